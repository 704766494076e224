// Chapter 6, gears, dice and who plays when.

import {
  choice,
  example,
  only,
  type RuleChapter,
  referee,
  renumbered,
  rule,
  ruling,
} from '../../../../text/statement.ts';
import { orderOfAPlay } from '../order-of-a-play.ts';

/** Chapter 6. */
export const gearbox: RuleChapter = {
  number: '6',
  title: 'Gearbox, movement and order of play',
  statements: [
    only(
      '2002',
      choice(
        'M-6-1-1',
        'Six gears, a die for each; its face is how many spaces you move. Keep the gear, go up by one, or skip up to 4 on the way down (M-6-1-2 forbids the fourth).',
      ),
    ),
    only(
      '2005',
      choice(
        'M-6-1-1',
        'Each of the six gears has a die, and its face tells how far you move. Keep the gear, go up by one, or skip 1, 2 or 3 when you go down.',
      ),
    ),
    rule(
      'M-6-1-2',
      '6th to 4th or 4th to 1st can be done and costs points (chapter 13). 6th to 1st cannot.',
    ),
    referee(
      'M-6-1-3',
      'The 1st gear die is a pyramid, read at its tip. The program sees to it: it rolls the numbers of M-6-T.',
    ),
    rule('M-6-T', 'Spaces: 1st 1-2, 2nd 2-4, 3rd 4-8, 4th 7-12, 5th 11-20, 6th 21-30.'),
    choice(
      'M-6-2-1',
      'You start in 1st. Each turn: name a gear, set the lever, roll its die, move. Where the whole movement ends, slide, bonus and slipstreams included, you have made a stop; corners count stops.',
    ),
    rule('M-6-2-2', 'Within a round the cars play in their order on the track, leader first.'),
    renumbered(
      '6-2-2',
      example('M-6-2-3', 'B passes the leader A during a round: in the next one B plays before A.'),
    ),
    renumbered(
      '6-2-3',
      rule(
        'M-6-2-4',
        'Of two cars level with each other the higher gear goes first, in equal gears the one that got there sooner.',
      ),
    ),
    renumbered(
      '6-2-4',
      rule(
        'M-6-2-5',
        'Cars in the pits have an order of their own (M-19-5). A special rule always beats a general one.',
      ),
    ),
    renumbered(
      '6-2-5',
      rule(
        'M-6-2-6',
        'Lapping: a round runs from the leader round the loop to the car just ahead of it. A lapped car waits for the car that lapped it, so it misses a play. Passing the leader again gives it back: two plays in that round.',
      ),
    ),
    renumbered(
      '6-2-5',
      example(
        'M-6-2-6-E',
        'Four cars, by round: 1-2-3-4; 1-2-3 (1 and 2 pass 4, which misses its play); 1-2-4-3 (4 passes 2 and 3); 1-4-2-3-4 (4 passes 1 and plays twice); 1-2-3-4.',
      ),
    ),
    ...orderOfAPlay,
  ],
  rulings: [
    ruling(
      'R-02',
      'Level means the same rank on the track. On a straight with staggered lanes half a space ahead is ahead, so a car in the middle is never level with one outside.',
    ),
    ruling(
      'R-30',
      'Faces of the dice: 1st 1 1 2 2; 2nd 2 3 3 4 4 4; 3rd 4 5 6 6 7 7 8 8; 4th each of 7 to 12; 5th each of 11 to 20; 6th each of 21 to 30.',
    ),
    ruling(
      'R-60',
      'The leader is the car that has covered most, ties as in R-63; on the grid it is pole. The order is drawn up when a round begins, and only lapping (R-61) alters it.',
    ),
    ruling(
      'R-61',
      'Cars play by their gap behind the leader round the loop. If you have lost a lap since the round began, your turn is skipped; if you have won one back, you play again at the end. A leader who is gone still counts until the round is over.',
    ),
    ruling(
      'R-63',
      'Ties: running cars before stalled ones; then by lever, the higher first, 1st for a spun car; then by time on the space, and a car that stays has been there all along. Before the start the grid decides.',
    ),
    ruling(
      'R-64',
      'After the last play spun cars are turned and put in 1st (in 2005 one without an engine goes out now), the weather is rolled, the new order drawn up. New weather works from the next play on.',
    ),
    ruling(
      'R-65',
      'A stalled car, or one waiting in its pit, uses up its turn; the turn of a wreck is its removal. All of them count as plays.',
    ),
  ],
};
