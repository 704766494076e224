// Chapter 11: corners.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 11. */
export const corners: RuleChapter = {
  number: '11',
  title: 'Corners',
  statements: [
    rule('CFR-36', 'A corner is a group of connected spaces with speeds on them.'),
    rule(
      'CFR-37',
      'Inside it the spaces are staggered, so that you usually keep the lane you came in.',
    ),
    rule(
      'CFR-39',
      'The number on a space limits every car that enters it. You can go faster for wear, or on a chance.',
    ),
    rule(
      'CFR-40',
      'You pay once a corner: once you have paid for an excess, all its other spaces are free up to that excess.',
    ),
    example(
      'CFR-41',
      'At 80 into a 60: 1 wear or a chance. The spaces behind cost nothing while you are at most 20 over their limits.',
    ),
    choice(
      'CFR-42',
      'Should a later space have a lower limit, the payment is topped up to the larger excess.',
    ),
    example(
      'CFR-43',
      'At 80, a 60 paid with 1 wear, then a 40 of the same corner: 1 wear more, or a chance. Now up to 40 over is free there.',
    ),
    choice('CFR-44', '20 over: 1 wear or a chance.'),
    choice('CFR-45', '40 over: 2 wear, or 1 wear and a chance.'),
    rule('CFR-46', '60 over: 2 wear and a chance.'),
    rule('CFR-47', '80 or more over: into the gravel, and out.'),
    rule('CFR-48', 'The same goes for a car that cannot pay, not even with a chance.'),
    rule('CFR-49', 'Unlike a crash, the gravel harms nobody else.'),
    rule('CFR-58', 'Wear pays for corners, for braking beyond the brakes and for braking late.'),
    rule(
      'CFR-59',
      'A car that begins its turn in a corner may speed up only if that needs no further wear and no chance, and takes it nowhere 80 or more over.',
    ),
    rule(
      'CFR-60',
      'Limits count on entering. Once you have ended a turn on the last space of a corner, it is behind you.',
    ),
  ],
  rulings: [
    ruling(
      'CR-17',
      'The credit of a corner is the largest excess paid in it, with its wear and its chance. Topping up costs the difference of two lines of the table, at most 2 wear and a chance in all. A 60 at 80 by a chance, then a 40: 1 wear, no second chance.',
    ),
    ruling('CR-18', 'It lasts over turns, until you leave the corner, spin, or brake late in it.'),
    ruling(
      'CR-19',
      'The gravel is at the space that cannot be paid. The car is removed, skill cannot help, and nobody behind rolls.',
    ),
    ruling(
      'CR-20',
      'You may brake late before that space if you have moved a space and can pay for it.',
    ),
    ruling(
      'CR-24',
      'Planning allows a higher speed in a corner if some way on the empty track needs no further payment. The move then has to follow such a way as far as other cars let it. The last space of a corner counts as outside.',
    ),
    ruling(
      'CR-64',
      'The credit shrinks at once when a car brakes late in a corner, to what the new speed would have had to pay for the limits entered since it paid.',
    ),
    ruling(
      'CR-80',
      'Whatever was paid beyond what the new speed needs is lost, and would have to be paid again.',
    ),
  ],
};
