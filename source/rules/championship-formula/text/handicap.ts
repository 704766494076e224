// Chapter 24: handicap (option).
import { type RuleChapter, rule } from '../../text/statement.ts';
import { handicapCard } from './option-cards.ts';

/** Chapter 24. */
export const handicap: RuleChapter = {
  number: '24',
  title: 'Handicap (option)',
  option: handicapCard,
  statements: [rule('CFR-177', 'Experienced drivers build cars of 1 point or 0 in place of 2.')],
  rulings: [],
};
