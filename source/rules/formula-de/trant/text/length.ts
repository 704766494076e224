// Chapter 3, the length of a race and how its grid is made.
import { type RuleChapter, rule } from '../../../text/statement.ts';

/** Chapter 3. */
export const length: RuleChapter = {
  number: '3',
  title: 'Length of a race',
  statements: [
    rule('TR-10', 'A race has two laps or three, as settled when the series is set up.'),
    rule(
      'TR-11',
      'The grid is made by a roll, by a lap alone or by rotation (TR-23, TR-27, TR-38), settled before the series too.',
    ),
  ],
  rulings: [],
};
