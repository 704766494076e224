// Chapter 19, the pit lane, stops and who plays when with cars in it.
import {
  choice,
  example,
  only,
  type RuleChapter,
  renumbered,
  rule,
  ruling,
} from '../../../../text/statement.ts';

/** Chapter 19. */
export const pits: RuleChapter = {
  number: '19',
  title: 'Pits',
  statements: [
    rule('M-19-0', 'To get points back or change tires you stop at your pit.'),
    choice('M-19-1-1', 'The pit lane, one lane wide, leads to the pits; turn in if you like.'),
    rule('M-19-1-2', 'You go into a pit and out of it by the space with the arrow in front of it.'),
    rule(
      'M-19-1-3',
      'In the lane there is no collision, blocking or engine blow. Over-revving, braking and slipstreams work as elsewhere.',
    ),
    rule(
      'M-19-1-4',
      'After a 20 or 30, even by a car on its way in, cars in pits or lane make no engine test; all others do. A weather roll is made as usual.',
    ),
    rule(
      'M-19-1-5',
      'No passing in the lane, and no cost for being held up: you stop right behind the car ahead until it goes.',
    ),
    rule(
      'M-19-1-6',
      'The lane has no lowest or highest gear but on ovals. The booklet leaves their limit open; here it is 4th, and a circuit says itself that it is an oval.',
    ),
    rule(
      'M-19-1-7',
      'Nobody may use the lane at the start or on the last lap, and M-19-5 does not apply then.',
    ),
    only(
      '2005',
      rule(
        'M-19-1-8',
        'In the lane you must take a gear whose top face reaches your pit; if none open to you does, the highest one open.',
      ),
    ),
    only(
      '2005',
      rule('M-19-1-9', 'From your stop until you are out of the lane 1st gear is forbidden.'),
    ),
    rule(
      'M-19-2-1',
      'You are in your pit only on the pit space itself, not on the lane space in front of it: in the drawing (M-19-5-6) E and H are in, F and G are not.',
    ),
    rule('M-19-2-2', 'Every roll that is long enough brings you in; speed does not matter.'),
    only(
      '2002',
      choice(
        'M-19-2-3',
        'In the pit all your tires come back, of whatever kind, even if you had lost none.',
      ),
    ),
    only(
      '2005',
      choice(
        'M-19-2-3',
        'All tire points come back in the pit, needed or not, and you say at once which kind you take for the coming lap.',
      ),
    ),
    only('2002', rule('M-19-2-4', 'Before a stop you must have driven a whole lap.')),
    only('2005', rule('M-19-2-4', 'Before a stop you must have driven a lap on the set you have.')),
    rule('M-19-2-5', 'Enter the lane and you must stop at your own pit.'),
    only('2005', rule('M-19-2-7', 'Say nothing and you keep the kind of tires you had.')),
    choice(
      'M-19-3-1',
      'The quick stop only renews or changes tires; the same kind and unused ones are fine.',
    ),
    rule('M-19-3-2', 'After the tires you roll the black die.'),
    rule(
      'M-19-3-3',
      '1-10: done. You move half the number, rounded up (1 for 1 or 2, 4 for 7, 5 for 10), out of the pit at once, in 4th. The next gear is free from there: 5th, or 2nd for one gas.',
    ),
    only(
      '2002',
      choice('M-19-3-4', '11-20: not done. You wait for your next turn and leave in 4th or lower.'),
    ),
    only(
      '2005',
      choice(
        'M-19-3-4',
        '11-20: it failed. You stay until your next turn and leave in 4th, 3rd or 2nd.',
      ),
    ),
    rule('M-19-3-5', 'The move of a quick stop gets no soft bonus.'),
    choice(
      'M-19-3-6',
      'Until you enter your pit the soft bonus is there to use, even past the line.',
    ),
    only('2005', choice('M-19-3-7', 'Brakes may shorten the move of a quick stop.')),
    only('2005', rule('M-19-3-8', 'If that move ends in the first corner, it is a stop there.')),
    choice(
      'M-19-4-1',
      'The long stop also brings back other points. On arrival you say what is repaired, and each point costs one of the pit.',
    ),
    choice('M-19-4-2', 'You stay, and leave at your next turn in 4th or lower.'),
    choice('M-19-4-3', 'You may make a long stop and repair nothing.'),
    rule(
      'M-19-5-1',
      'Past a dotted line you can no longer turn in; in the drawing C is past it and I is not.',
    ),
    rule(
      'M-19-5-2',
      'Order: first cars on the track past that limit, then the pit zone (lane ahead of pit at the same level), then cars short of the limit.',
    ),
    rule('M-19-5-3', 'The lane is neutral ground: there A and D make no collision test.'),
    example(
      'M-19-5-4',
      'Order in the drawing: A, B, C on the track past the limit, then D to H in lane and pits, then I.',
    ),
    example(
      'M-19-5-5',
      'C plays before I, even if I was there first or is in a higher gear: C is past the limit.',
    ),
    example(
      'M-19-5-6',
      'The drawing: A, B and C past the limit, D, F and G in the lane, E and H in their pits, I still short of the limit.',
    ),
    renumbered(
      '19-2-6',
      choice(
        'M-19-5-7',
        'Say your tires before anything else: quick-stop roll, repairs, weather. They stay so in the next round, even while you wait in your pit.',
      ),
    ),
  ],
  rulings: [
    ruling(
      'R-62',
      'Whether a space is past the limit is read off that space. A car of the pit zone ranks right at the limit, behind track cars past it on that lap and ahead of all others; within the zone, further along goes first. Where the lane is shut, rank alone decides.',
    ),
    ruling(
      'R-76',
      'The lane is open at the end of every lap but the last. With that, the least distance before a stop is the same in both editions.',
    ),
    ruling(
      'R-77',
      'You turn in by an allowed way to the first space of the lane, not while overshooting or on a last run. Behind cars in the lane you wait free of charge; if its first space is taken you count as on the track.',
    ),
    only(
      '2005',
      ruling(
        'R-78',
        'M-19-1-8 binds you whenever you begin a play in the lane and have not stopped yet. Distance alone counts; bonus and cars ahead do not.',
      ),
    ),
    ruling(
      'R-79',
      'Spare spaces are lost without brakes; too few leave you in the lane. The soft bonus may make up the distance.',
    ),
    ruling(
      'R-80',
      'A quick stop that works belongs to the same play, in 4th, with brakes and without bonus, and waiting in the lane is free. Back on the track all rules hold, in both editions a stop in the first corner too. The face that brought you in still calls for tests.',
    ),
    ruling(
      'R-81',
      'Leaving after a wait: each gear from 1st to 4th (2005: 2nd to 4th) at no cost, then a normal play without a black die, soft bonus included.',
    ),
    ruling(
      'R-82',
      'Only points crossed out in this race come back, never more than you set up. What the pit has left is kept for another stop. Tires always come back in full.',
    ),
    ruling(
      'R-83',
      'You are asked for tires, kind of stop and repairs, in this order. No answer means the same tires and a quick stop. Once confirmed, tires are fixed.',
    ),
  ],
};
