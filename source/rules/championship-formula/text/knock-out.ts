// Chapter 25: knock-out bid (option).
import { choice, type RuleChapter, rule, ruling } from '../../text/statement.ts';
import { knockOutCard } from './option-cards.ts';

/** Chapter 25. */
export const knockOut: RuleChapter = {
  number: '25',
  title: 'Knock-out bid (option)',
  option: knockOutCard,
  statements: [
    rule(
      'CFR-178',
      'After a first closed bid the lower half, rounded down, takes its places as usual.',
    ),
    choice(
      'CFR-179',
      'The upper half, rounded up, keeps its bid on the table and bids once more. Both together set the places in front.',
    ),
  ],
  rulings: [
    ruling('CR-31', 'A tie between the halves is thrown for like any other.'),
    ruling(
      'CR-71',
      'A car alone in the upper half has nobody to bid against, and is not asked again.',
    ),
  ],
};
