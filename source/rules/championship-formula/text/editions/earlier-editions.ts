// Chapter 28: earlier editions, whose tables may be taken in place of the published ones.
import type { RuleChapter } from '../../../text/statement.ts';
import { earlierCard } from '../option-cards.ts';

/** Chapter 28, which is all tables. */
export const earlierEditions: RuleChapter = {
  number: '28',
  title: 'Earlier editions (option)',
  option: earlierCard,
  statements: [],
  rulings: [],
};
