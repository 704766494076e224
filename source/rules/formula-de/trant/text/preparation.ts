// Chapter 5, before the race: in what order things are chosen.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 5. */
export const preparation: RuleChapter = {
  number: '5',
  title: 'Before the race',
  statements: [
    rule(
      'TR-19',
      'Each car has a sheet with what is left of its points. Here that is the table on the screen.',
    ),
    choice(
      'TR-21',
      'You choose your tires once you know the first weather roll and your place on the grid.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-63',
      'The order before a race: weather, grid, pits, tires together with the wing, stall rolls.',
    ),
  ],
};
