// Chapter 20: planning errors.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 20. */
export const planningErrors: RuleChapter = {
  number: '20',
  title: 'Planning errors',
  statements: [
    rule(
      'CFR-159',
      'A card that cannot be reached even with all tests passed becomes the highest speed that they could give.',
    ),
    rule('CFR-160', 'A car without a card drives at its zero-wear speed this turn.'),
  ],
  rulings: [
    ruling(
      'CR-10',
      'A card that slows down by more than the car can pay becomes the lowest speed that it can pay for.',
    ),
    ruling(
      'CR-50',
      'Here no card can be missing. The zero-wear speed is the highest that needs no wear, no test and no chance.',
    ),
  ],
};
