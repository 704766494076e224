// Chapter 23: classic era (option).
import { type RuleChapter, rule } from '../../../text/statement.ts';
import { classicCard } from '../option-cards.ts';

/** Chapter 23. */
export const classicEra: RuleChapter = {
  number: '23',
  title: 'Classic era (option)',
  option: classicCard,
  statements: [
    rule(
      'CFR-176',
      'The cards of 2 points, except that of skill, are out, and the points must add up to 0.',
    ),
  ],
  rulings: [],
};
