// Chapter 5, how the points are spread over the car.
import { choice, only, type RuleChapter, rule } from '../../../../text/statement.ts';

/** Chapter 5. */
export const configuration: RuleChapter = {
  number: '5',
  title: 'Configuration of the car',
  statements: [
    rule(
      'M-5-0-1',
      'Overshooting, braking, blocking, over-revving, collisions, engine tests, dangerous spaces and the wall use up the points of your six parts. A point lost is crossed out.',
    ),
    choice(
      'M-5-0-2',
      'Spread 20 points over the six parts as you like, at least 1 in each; 2 more wait in your pit. Once the race starts the spread is fixed.',
    ),
    rule(
      'M-5-1-1',
      'No body, engine or handling point left: your car is out. A blown engine still allows a last run (M-16-0-3).',
    ),
    rule('M-5-1-2', 'No brake point left: you cannot brake.'),
    rule('M-5-1-3', 'No gas point left: you may go down only one gear at a time.'),
    only(
      '2002',
      rule(
        'M-5-1-4',
        'If an overshoot takes exactly your last tire point you spin. If it costs more, brakes may cover the rest; with none left the car is out.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-5-1-4',
        'An overshoot that takes your last tire point, and needs no more than that, spins the car.',
      ),
    ),
    rule('M-5-2', 'Every part starts the race with a point or more.'),
    choice(
      'M-5-3',
      'The 2 points of the pit may go on the car: 20 + 2, 21 + 1 or 22 + 0. Only the pit may be left with none.',
    ),
  ],
  rulings: [],
};
