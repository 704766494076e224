// Chapter 7, the grid.
import { type RuleChapter, rule } from '../../../text/statement.ts';
import { both } from './games.ts';

/** Chapter 7. */
export const grid: RuleChapter = {
  number: '7',
  title: 'Start formation',
  statements: [
    ...both(
      rule,
      'BGA-B-42',
      'BGA-A-23',
      'Everybody rolls the black die, 1 to 20, for the grid. The highest number takes pole, the next the place behind it, and so on.',
    ),
    ...both(rule, 'BGA-B-43', 'BGA-A-24', 'All who are tied for a place roll again.'),
  ],
  rulings: [],
};
