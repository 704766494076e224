// Situations among other cars, for the tests of drivers that look ahead.
import { gear, play, race, type Situation, track } from './builders.ts';

/** Returns a situation on three lanes with three faster cars behind, all of them still to play; the die shows a 5. */
export function pursued(body: number): Situation {
  const board = track('90 1R3 30');
  const cars = [
    { space: '1@20.5', gear: 3, points: { body } },
    { space: '0@12', gear: 4 },
    { space: '0@10', gear: 4 },
    { space: '1@11.5', gear: 4 },
  ];
  return play(race({ board, cars, toPlay: [0, 1, 2, 3], dice: [5] }), gear(3));
}

/**
 * Returns a situation in the last lap of three, of 120 spaces each: a car is about to choose its gear, and another one
 * is some spaces ahead, or behind if negative.
 */
export function runIn(
  spacesToFlag: number,
  lever: number,
  other: { readonly ahead: number; readonly gear: number },
): Situation {
  return race({
    board: track('30 1R3 87'),
    laps: 3,
    cars: [
      { space: `0@${120 - spacesToFlag}`, gear: lever, laps: 3 },
      { space: `2@${120 - spacesToFlag + other.ahead}`, gear: other.gear, laps: 3 },
    ],
    toPlay: [0, 1],
  });
}
