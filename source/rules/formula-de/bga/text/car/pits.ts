// Chapter 16, pit lane and pit stops.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 16. */
export const pits: RuleChapter = {
  number: '16',
  title: 'Pit stops',
  statements: [
    rule(
      'BGA-B-8',
      'The colour in the middle of a car is that of its pit box and, in a team race, of its team.',
    ),
    rule(
      'BGA-B-10',
      'You have made a pit stop only when you leave the lane and end on your own box. The space of the lane in front of it will not do.',
    ),
    basic(
      choice(
        'BGA-B-67',
        'In a race of two laps you may pit between them, for what the first lap has cost.',
      ),
    ),
    basic(
      choice(
        'BGA-B-68',
        'After lap 1 the pits are open to you. A stop gives back all points lost.',
      ),
    ),
    advanced(
      choice('BGA-A-78', 'After lap 1 the pits are open to you, to get back all tires lost.'),
    ),
    ...both(rule, 'BGA-B-69', 'BGA-A-79', 'The lane has no speed limit: any gear will do.'),
    ...both(rule, 'BGA-B-70', 'BGA-A-80', 'No exact roll is needed to reach your box.'),
    ...both(rule, 'BGA-B-71', 'BGA-A-81', 'Your box is the one in the colour of your car.'),
    ...both(
      rule,
      'BGA-B-72',
      'BGA-A-82',
      'A roll that is long enough brings you in. Spare spaces are lost.',
    ),
    basic(
      rule(
        'BGA-B-73',
        'In the box you have 18 points again and your turn is over. In your next one you leave, in 4th at most.',
      ),
    ),
    advanced(rule('BGA-A-83', 'As soon as you are in your box all your tires are back.')),
    advanced(rule('BGA-A-84', 'Then you roll the black die: how fast is your crew?')),
    advanced(
      rule(
        'BGA-A-85',
        '1 to 10: a quick stop. You leave at once, in 4th, and move half the number rounded up, 1 to 5 spaces.',
      ),
    ),
    advanced(
      choice(
        'BGA-A-86',
        '11 to 20: a slow stop. You stay until the next round and leave in 4th or lower.',
      ),
    ),
    ...both(
      rule,
      'BGA-B-74',
      'BGA-A-87',
      'In the lane there are no collisions and no engine rolls. BGA-V-33 to BGA-V-35 settle what braking and skipped gears cost there.',
    ),
    ...both(
      rule,
      'BGA-B-75',
      'BGA-A-88',
      'The lane is one car wide, with no passing. You wait behind the car ahead in whatever gear, and it costs nothing.',
    ),
    ...both(
      rule,
      'BGA-B-76',
      'BGA-A-89',
      'Cars in the lane wait for those on the track between the exit of the pits and their entry.',
    ),
    rule('BGA-V-33', 'To end right behind a car in the lane, or in your box, costs nothing.'),
    choice('BGA-V-34', 'You may end sooner than that if you pay for braking as usual.'),
    rule('BGA-V-35', 'Skipped gears cost in the lane what they cost on the track.'),
  ],
  rulings: [
    basic(
      ruling(
        'BR-38',
        'So skipped gears and braking short are paid in the lane; collisions, engine rolls and blocking are off.',
      ),
    ),
    advanced(
      ruling(
        'BR-38',
        'So skipped gears and braking short are paid in the lane; collisions, engine rolls, blocking and slipstreams are off. A quick stop that ends on the track may go on with a slipstream.',
      ),
    ),
    basic(
      ruling(
        'BR-39',
        'You leave your box in any gear from 1st to 4th, free of cost, whatever brought you in. The turn after that shifts from there.',
      ),
    ),
    advanced(
      ruling(
        'BR-39',
        'After a quick stop you are in 4th. After any other you leave in 1st to 4th as you like, free of cost, whatever brought you in. The turn after that shifts from there.',
      ),
    ),
    ruling('BR-40', 'In the lane you must go to your box. You cannot drive past it.'),
    ruling(
      'BR-41',
      'The lane is open from the end of lap 1 to the end of the penultimate lap. A race of one lap has no pit stop.',
    ),
    basic(ruling('BR-42', 'Crossing the line in the lane ends the lap and refills the nitro.')),
    advanced(
      ruling(
        'BR-42',
        'Crossing the line in the lane ends the lap: your tires are a lap older and the nitro is refilled. The soft space of the old set can be used up to the box.',
      ),
    ),
    basic(
      ruling(
        'BR-64',
        'A stop sets you to 18 points even when nothing was lost, and costs you a turn whatever you rolled. There is no crew to roll for.',
      ),
    ),
  ],
};
