// Chapter 7, which ways a car may drive, and the stops that corners want.

import { only, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { drivingExamples } from './driving-examples.ts';

/** Chapter 7. */
export const drivingCode: RuleChapter = {
  number: '7',
  title: 'Driving code',
  statements: [
    rule(
      'M-7-0-1',
      'Straights and corners have different rules. Never drive through a car, go round it; never go backwards.',
    ),
    rule(
      'M-7-1-1',
      'The flag of a corner says how many stops you must make inside; from then on you may leave. Further stops there do not count, so they bring no slide. The flag also shows the longest (L) and shortest (C) way through.',
    ),
    rule('M-7-1-2', 'Two-coloured kerbs run along a corner, or a row of corners.'),
    only(
      '2002',
      rule(
        'M-7-1-3',
        'A thin line across the lanes, red or here and there blue, marks both ends of a corner.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-7-1-3',
        'Both ends of a corner are marked by a thin line over the three lanes, red or in the second colour of the kerb.',
      ),
    ),
    rule(
      'M-7-1-4',
      'In a corner, and just before and after it, you may go only where an arrow points.',
    ),
    rule(
      'M-7-2-1',
      'All that lies between two corners is a straight; drive it in as many moves as you like.',
    ),
    rule(
      'M-7-2-2',
      'A straight needs no stop: one move may lead from your last stop in a corner to a stop in the next.',
    ),
    rule(
      'M-7-2-3',
      'On a straight take the shortest way from where you come onto it to where you end. Only a car to pass, or a dangerous space or the wall to avoid, allows a longer one.',
    ),
    rule(
      'M-7-2-4',
      'No zigzag: once out of a lane you may not change back in the same move unless a car or a dangerous space makes you.',
    ),
    rule(
      'M-7-2-5',
      'From the middle of three free lanes you change lane at most once in a move: there is no way back to the middle.',
    ),
    rule(
      'M-7-2-6',
      'A move over a straight and a corner may look like a zigzag as a whole; each part need only keep its own rules.',
    ),
    ...drivingExamples,
  ],
  rulings: [
    ruling(
      'R-01',
      'The board knows for each space its lane, corner and rank along the lap, the spaces you may go to, those beside it, and whether it lies at the wall, past the pit limit or past the line.',
    ),
    ruling(
      'R-04',
      'A way is cut into straight parts and corner parts. Each straight part must be shortest between its own ends; corner parts only follow arrows. Taken together they may be longer.',
    ),
    ruling(
      'R-05',
      'A straight part is allowed if no way between its ends is shorter while keeping off all cars, and off the dangerous spaces and the wall lane that it does not enter itself. Where to enter that lane, and which of two ways leaves the better bonus, is for you to choose.',
    ),
    ruling(
      'R-06',
      'You may go round some dangerous spaces and drive over others, and decide afresh in each play. One that you enter justifies no detour. You may end on one.',
    ),
    ruling(
      'R-07',
      'Where lanes are irregular, one of two equally short ways is not allowed if it changes lane back and the other does not.',
    ),
    ruling('R-08', 'In corners every way along arrows is allowed, however long it is.'),
    ruling(
      'R-09',
      'Up to the first slipstream, main move, slide and bonus are judged as one way. Each slipstream starts a new way; a slide or bonus after it belongs to that one.',
    ),
    ruling(
      'R-10',
      'You move exactly what you rolled less your brakes, unless blocked. Any space you can reach that way may be the end; you may not pick a shorter way to lose spaces.',
    ),
    ruling(
      'R-12',
      'No space is in two corners. Corners that touch have a flag and a count each: leave one with its stops, stop in the next, and the stop is for the next.',
    ),
    ruling(
      'R-13',
      'A stop counts once per play, where the car stands in the end, unless it came into that corner by overshooting another in this play. Leaving the corner resets the count.',
    ),
    ruling(
      'R-14',
      'Stops made in a corner are kept from play to play. With all of them you leave freely; one short is an overshoot, more than one short puts you out. A grid space inside a corner counts as having its stops.',
    ),
  ],
};
