// Chapter 10, the start.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 10. */
export const start: RuleChapter = {
  number: '10',
  title: 'Start',
  statements: [
    rule('TR-42', 'Before anybody moves in the first turn, a d20 is rolled for each car.'),
    rule('TR-43', 'On a 1 it stalls: no movement this turn, and 1st gear again in the next.'),
    rule('TR-44', 'It is not rolled for again: nobody stalls twice.'),
  ],
  rulings: [
    ruling('TRR-12', 'All cars have rolled before the first of them moves.'),
    ruling(
      'TRR-65',
      'A stalled car sets no gear for its lost turn nor for the next: both are in 1st. A car that is standing in its pit keeps the gear it has.',
    ),
  ],
};
