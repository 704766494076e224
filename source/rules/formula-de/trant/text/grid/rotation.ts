// Chapter 9, the grid by rotation.
import { example, type RuleChapter, rule } from '../../../../text/statement.ts';

/** Chapter 9. */
export const rotation: RuleChapter = {
  number: '9',
  title: 'The grid by rotation',
  statements: [
    rule(
      'TR-38',
      'To leave nothing to luck, the teams of a series exchange their places on the grid from race to race.',
    ),
    rule('TR-39', 'How they rotate follows from the number of teams and of races.'),
    example(
      'TR-40',
      'Five teams of two cars: the two places of a team always add up to 11, as in 1 and 10 or 5 and 6.',
    ),
    example(
      'TR-41',
      'Twelve races, six teams, one of them marshal in each race: every team starts ten times and has each of the five pairs of places twice.',
    ),
  ],
  rulings: [],
};
