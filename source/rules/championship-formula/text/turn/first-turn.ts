// Chapter 6: the first turn.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 6. */
export const firstTurn: RuleChapter = {
  number: '6',
  title: 'The first turn',
  statements: [
    rule('CFR-67', 'On the first turn, without a test, you may not plan above your start speed.'),
    rule('CFR-68', 'Acceleration is no limit on that turn.'),
    choice('CFR-69', 'The start speed can be tested as well, for 20 more.'),
    example('CFR-70', 'With start speed 100, nothing above 100 without a test.'),
    choice('CFR-71', 'You may start slower than you could.'),
  ],
  rulings: [
    ruling(
      'CR-26',
      'A mis-shift with start speed 20 leaves the car at 0 without a spin. It does not move, plans within its acceleration next turn and cannot slip.',
    ),
    ruling(
      'CR-53',
      'Nobody slips on the first turn, as every car comes from 0 mph. After a spin or a stop in the pits the last speed counts.',
    ),
  ],
};
