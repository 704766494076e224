// The steps of a play (6-3): 14 in 2002, 15 in 2005.
import {
  choice,
  only,
  referee,
  renumbered,
  rule,
  type Statement,
} from '../../../text/statement.ts';

/** The part of chapter 6 that lists the steps. */
export const orderOfAPlay: readonly Statement[] = [
  choice('M-6-3-s1', 'Name your gear.'),
  rule('M-6-3-s2', 'The lever goes to that gear.'),
  rule(
    'M-6-3-s3',
    'If you skip gears on the way down, the points of chapter 13 are crossed out now, before the roll.',
  ),
  rule('M-6-3-s4', 'The die of the gear is rolled.'),
  choice(
    'M-6-3-s5',
    'You move that many spaces. The way is yours to choose, and brakes may shorten it.',
  ),
  choice(
    'M-6-3-s6',
    'On a wet track you slide if you stand in a corner that still needs a stop, at most once in a play.',
  ),
  only(
    '2002',
    choice(
      'M-6-3-s7',
      'Soft tires on their first lap: take 1 more space if you wish, once in a play. Or spend brakes instead: this is the braking step.',
    ),
  ),
  only(
    '2005',
    choice(
      'M-6-3-s7',
      'Soft tires on their first lap offer 1 extra space, once in a play. Brakes come later, at step 9.',
    ),
  ),
  choice(
    'M-6-3-s8',
    'Slipstream if you may and want to; after each one the steps go on from the slide (6).',
  ),
  only('2005', choice('M-6-3-s9b', 'Spend brakes, when all slipstreams are done. This is step 9.')),
  renumbered(
    '6-3, step 10',
    rule(
      'M-6-3-s9',
      'Handling tests, one per dangerous space you entered, and wall tests. They belong to the move but are rolled once the car stands.',
    ),
  ),
  renumbered(
    '6-3, step 11',
    choice('M-6-3-s10', 'Blocking: you pay for the spaces that other cars have cost you.'),
  ),
  renumbered(
    '6-3, step 12',
    choice('M-6-3-s11', 'If you have reached your pit, say which tires you take.'),
  ),
  only(
    '2002',
    choice(
      'M-6-3-s12',
      'Quick or long stop. A quick stop that takes you out of the lane, in 4th, may catch a slipstream and goes on from step 7, without the soft bonus.',
    ),
  ),
  only(
    '2005',
    renumbered(
      '6-3, step 13',
      choice(
        'M-6-3-s12',
        'Quick or long stop. If a quick stop brings you out of the lane, in 4th, you may slipstream and go on from step 6; the soft bonus stays shut.',
      ),
    ),
  ),
  renumbered(
    '6-3, step 14',
    rule('M-6-3-s13', 'Collision tests with the cars beside you and in front of you.'),
  ),
  renumbered('6-3, step 15', rule('M-6-3-s14', 'Engine tests, after a 20 in 5th or a 30 in 6th.')),
  rule(
    'M-6-3-n',
    'The weather is rolled after the last play of the round, just before the leader plays again.',
  ),
  referee(
    'M-6-3-1',
    'Lever and die differ: the lever counts, and a forgotten lever counts as set. The program sees to it: the two cannot differ.',
  ),
  referee(
    'M-6-3-2',
    'Once the next driver has rolled, the lever moves to the gear that was played. The program sees to it: both agree long before that.',
  ),
  referee(
    'M-6-3-3',
    'Points crossed out for a skip that was not played come back. The program sees to it: you pay only for the gear you use.',
  ),
];
