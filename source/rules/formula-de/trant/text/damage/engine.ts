// Chapter 20, the engine.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 20. */
export const engine: RuleChapter = {
  number: '20',
  title: 'Engine',
  statements: [
    rule('TR-103', 'Reliability: a movement roll of exactly 16 costs 1 engine.'),
    rule('TR-104', 'Only what the dice show counts, not what an engine point makes of it.'),
    rule('TR-105', 'It leaves debris where the car is.'),
    choice('TR-106', 'Once a turn you may spend 1 engine: the roll counts as 5 more.'),
    rule('TR-107', 'An engine point spent like that leaves no debris.'),
  ],
  rulings: [
    ruling(
      'TRR-18',
      'Where a roll is made again, only the one that stands is judged. An 11 raised to 16 costs nothing more; a 16 raised to 21 costs two engine points, one for each.',
    ),
    ruling(
      'TRR-19',
      'A 16 with no engine left puts you out before you move, with debris on your space and 3 more on the roll for the driver.',
    ),
    ruling(
      'TRR-20',
      'The debris lies on the space from which you rolled. You do not check for it yourself.',
    ),
  ],
};
