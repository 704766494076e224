// Chapter 4: the starting grid.
import { type RuleChapter, rule } from '../../text/statement.ts';

/** Chapter 4. */
export const startingGrid: RuleChapter = {
  number: '4',
  title: 'The starting grid',
  statements: [
    rule(
      'CFR-111',
      'The highest bid takes the first place, right behind the line on the grey side. The other cars follow in the order of their bids.',
    ),
  ],
  rulings: [],
};
