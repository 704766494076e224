// Chapter 5, what a corner wants.
import { type RuleChapter, rule } from '../../../../text/statement.ts';
import { both } from '../games.ts';

/** Chapter 5. */
export const corners: RuleChapter = {
  number: '5',
  title: 'Corners',
  statements: [
    ...both(
      rule,
      'BGA-B-35',
      'BGA-A-17',
      'Each corner has a number (yellow box): at least that many stops you must make inside before you leave it.',
    ),
    ...both(
      rule,
      'BGA-B-36',
      'BGA-A-18',
      'With these stops made, your next move may take you out of it.',
    ),
    ...both(
      rule,
      'BGA-B-37',
      'BGA-A-19',
      'To help you plan, a corner also shows the spaces of its longest way (green box) and its shortest (red box).',
    ),
  ],
  rulings: [],
};
