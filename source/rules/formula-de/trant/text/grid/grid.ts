// Chapter 7, the grid by a roll.
import { choice, type RuleChapter, rule } from '../../../../text/statement.ts';

/** Chapter 7. */
export const grid: RuleChapter = {
  number: '7',
  title: 'The grid by a roll',
  statements: [
    rule('TR-23', 'A d20 for each car: the lowest starts from pole, the highest from the back.'),
    rule('TR-24', 'Equal rolls are rolled again, until they differ.'),
    choice('TR-25', 'Pits are chosen from the back: the last car on the grid first, pole last.'),
    choice(
      'TR-26',
      'A car with a Qualifying Point rolls twice, and you take the number you like better.',
    ),
  ],
  rulings: [],
};
