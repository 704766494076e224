// Chapter 9: tests.
import { choice, example, type RuleChapter, rule, ruling } from '../../text/statement.ts';
import { only } from './editions/editions.ts';

/** Chapter 9. */
export const tests: RuleChapter = {
  number: '9',
  title: 'Tests',
  statements: [
    choice('CFR-13', 'Once a turn you may beat your acceleration by 20 with a test.'),
    example('CFR-14', 'Acceleration 40 and a passed test: up to 60 mph faster this turn.'),
    rule('CFR-15', 'A failed test can damage the car.'),
    choice('CFR-16', 'Top speed may be beaten by 20 in the same way.'),
    choice(
      'CFR-81',
      'A test lifts acceleration, brakes, top speed or start speed by 20 for this turn. A failure can harm the car for the race.',
    ),
    rule('CFR-82', 'Two dice are added and looked up on the die roll reference. Low is good.'),
    rule('CFR-83', 'Green: you have the 20 more this turn.'),
    rule(
      'CFR-84',
      'Red: the test fails, and as a rule that attribute is 20 lower until the race is over.',
    ),
    only(
      'published',
      rule(
        'CFR-85',
        'After a failed test of acceleration or top speed you drive 20 slower than you tried.',
      ),
    ),
    only(
      'draft',
      rule(
        'CFR-85',
        'After a failed test of acceleration or top speed you drive only as fast as its damage leaves you.',
      ),
    ),
    only(
      'published',
      example(
        'CFR-86',
        'Top speed 140, 160 tried and failed: you drive 140 this turn, while your top speed is now 120.',
      ),
    ),
    only(
      'draft',
      example(
        'CFR-86',
        'Top speed 140, 160 tried and failed: you drive 120, your top speed from now on.',
      ),
    ),
    rule(
      'CFR-87',
      'The second damage to acceleration and top speed, counted together, blows the engine. The car is out.',
    ),
    rule(
      'CFR-88',
      'If both are tested, acceleration is first. Top speed is tested only if that succeeds.',
    ),
    only(
      'published',
      rule(
        'CFR-89',
        'Yellow in a start test is a mis-shift: you start 20 slower than your start speed.',
      ),
    ),
    only(
      'draft',
      rule(
        'CFR-89',
        'Yellow in a start test is a mis-shift: you start 20 slower than your start speed and lose a wear. Nobody stalls.',
      ),
    ),
    only(
      'published',
      rule(
        'CFR-90',
        'Red in a start test is a stall: 0 mph, and the car counts as spun this turn.',
      ),
    ),
    rule('CFR-91', 'The start speed itself is never damaged.'),
    rule(
      'CFR-92',
      'Red in a brake test takes a wear and 20 of the brakes. Without a wear to pay, the car spins.',
    ),
    rule(
      'CFR-93',
      'The second damage to the brakes is their end, and that of the race for the car.',
    ),
  ],
  rulings: [
    ruling(
      'CR-5',
      'In the columns of acceleration, top speed and brakes, all that is not red is a success.',
    ),
    ruling(
      'CR-7',
      'After a failed brake test the car still slows down as planned, unless it spins or is out.',
    ),
    ruling(
      'CR-8',
      'The wear of a failed brake test is a fine. It does not count against the 2 wear of a move.',
    ),
    only(
      'published',
      ruling('CR-58', 'Two six-sided dice: added for the result, read one by one for contact.'),
    ),
    only('draft', ruling('CR-58', 'Two six-sided dice are added.')),
  ],
};
