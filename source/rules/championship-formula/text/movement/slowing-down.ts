// Chapter 8: slowing down.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 8. */
export const slowingDown: RuleChapter = {
  number: '8',
  title: 'Slowing down',
  statements: [
    choice('CFR-17', 'You may go slower by any amount up to your brakes.'),
    example('CFR-18', 'At 100 with brakes 40 you can plan 60 or 80 for nothing.'),
    choice('CFR-19', 'Beyond the brakes you pay, 20 mph for each wear and 20 for a brake test.'),
    rule('CFR-20', '20 beyond the brakes: 1 wear or a test.'),
    rule('CFR-21', '40 beyond: 2 wear, or 1 wear and a test.'),
    rule('CFR-22', '60 beyond: 2 wear and a test.'),
    rule('CFR-23', '80 or more beyond: 2 wear, a test, and the car spins.'),
    rule('CFR-24', 'Nobody can choose 80 or more. It happens only to a car that is forced to.'),
    rule('CFR-161', 'You cannot choose to slow down by more than you can pay for.'),
    rule(
      'CFR-162',
      'A car that is forced to, by traffic or by a failed pass, spins and pays nothing for it.',
    ),
  ],
  rulings: [
    ruling(
      'CR-6',
      'You decide how to pay at the start of your own move, in the open and before the first space.',
    ),
    ruling(
      'CR-9',
      'Forced slowing of 80 or more takes 2 wear and the test, as far as the car still has them, and a spin. Forced slowing by less that cannot be paid is a spin and costs nothing else.',
    ),
    ruling(
      'CR-57',
      'Being forced to slow down does not lift the limits of 2 wear and one roll in a move. What is lacking is a spin.',
    ),
  ],
};
