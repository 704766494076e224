// Chapter 22, pit stops as work.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 22. */
export const pits: RuleChapter = {
  number: '22',
  title: 'Pit stops',
  statements: [
    rule('TR-120', 'Only a car that is about to stop may enter the pit lane.'),
    rule('TR-121', 'The lane is as wide as need be: any number of cars share a space of it.'),
    rule(
      'TR-122',
      'You come to your pit in 4th or lower, and your move ends there. In a higher gear, each one above 4th costs 1 transmission and 1 brake.',
    ),
    rule('TR-123', 'The MP you had left are added to the work of your stop.'),
    rule('TR-124', 'You stop in your own pit alone, which another team may share.'),
    rule('TR-125', 'Several cars may stop in one pit at the same time.'),
    rule(
      'TR-126',
      'New tires bring back all tires lost. They are as many MP of work as a roll of 10 in your gear, spread over more than one turn if necessary.',
    ),
    rule(
      'TR-127',
      'Points in the pit crew reduce that. Their table is lost; by later rules each takes off 3 in a race of two laps and 2 in one of three, down to 1 at the least.',
    ),
    rule('TR-128', 'A car that stands in its pit cannot change gear.'),
    choice(
      'TR-129',
      'With the tires one point of suspension or bodywork may be repaired. Both together are one and a half times the work.',
    ),
    choice('TR-130', 'Each point after that is the full work of your gear once more.'),
    example('TR-131', 'In 4th each further point is another 10 MP.'),
    choice('TR-132', 'You say what tires and repairs you want as you come in.'),
    choice(
      'TR-133',
      'When all of that is done you may begin more repairs, or change to another type of tires, without driving off.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-46',
      'A car that cannot pay for the gears above 4th may not take the pit, and so must not enter the lane in such a gear.',
    ),
    ruling('TRR-47', 'The MP left over are added for every car, in whatever gear.'),
    ruling(
      'TRR-48',
      'Work begins with the roll of your next turn, in the same gear. A boost counts, soft tires and wing do not. Whatever is left when all is done takes you out at once. 4th, tires, 2 MP left on entry: 12. Rolls worth 8 and 9: 8, then 4 and 5 to drive.',
    ),
    ruling(
      'TRR-49',
      'One and a half times the work is reckoned after what the crew takes off, and rounded up. In 4th: tires 10, one repair 15, two repairs 25.',
    ),
    ruling('TRR-50', 'There are no repairs without new tires.'),
  ],
};
