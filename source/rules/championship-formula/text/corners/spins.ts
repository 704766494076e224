// Chapter 18: spins.
import { example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { only } from '../editions/editions.ts';

/** Chapter 18. */
export const spins: RuleChapter = {
  number: '18',
  title: 'Spins',
  statements: [
    rule(
      'CFR-144',
      'A spun car stands on the first space that needed the chance or, after another cause, where it was. Its speed is 0.',
    ),
    only('published', rule('CFR-145', 'A stall on the grid counts as a spin.')),
    rule(
      'CFR-146',
      'Next turn it plans the lower of acceleration and start speed, and may test neither.',
    ),
    example('CFR-147', 'Acceleration 40, start speed 60, spun: 40.'),
    rule('CFR-148', 'It may go slower only if the spaces of a corner on its way require it.'),
    rule('CFR-149', 'It moves last of its row, whatever its speed and side.'),
    rule('CFR-150', 'It cannot block.'),
    rule(
      'CFR-151',
      'The racing line on which it spun is lost to it. Others ahead may be used, in the same corner too.',
    ),
    rule('CFR-152', 'In the corner of the spin it may not be faster than the limits.'),
  ],
  rulings: [
    ruling(
      'CR-35',
      'Damage counts in what it plans. It goes below as far as the corner of the spin makes it. If on an empty road other corners would take a chance or more wear than it has, it may choose the fastest speed that its wear pays.',
    ),
    ruling('CR-36', 'Until it has left that corner it can pay there neither wear nor a chance.'),
    ruling(
      'CR-72',
      'A spin is over once the car has planned after it and left the corner, or has stood still for a turn.',
    ),
    ruling(
      'CR-84',
      'The start after a spin is no raise of speed inside a corner; the limits of that corner bind the car anyway.',
    ),
  ],
};
