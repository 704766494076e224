// Formula Dé Masters, competition rules of 2005: its order of play and its numbers.
import { makeBook } from '../book.ts';
import type { BookDefinition } from '../values.ts';

const BLACK_DIE = { name: 'black', faces: Array.from({ length: 20 }, (_, i) => i + 1) };

function evenDie(name: string, from: number, to: number) {
  return { name, faces: Array.from({ length: to - from + 1 }, (_, i) => from + i) };
}

/** The book as data: what another edition must be laid beside. */
export const masters2005Definition: BookDefinition = {
  id: 'masters-2005',
  name: 'Masters 2005',
  edition: 1,
  seats: { min: 1, max: 12 },
  // M-6-3. The slide (step 6) and the soft bonus (7) concern wet tracks and soft tires, steps 12 and 13 the pits.
  orderOfPlay: [
    'beginPlay',
    'announceGear',
    'setLever',
    'payOverRevving',
    'rollGearDie',
    'moveCar',
    'slipstream',
    'brakeAtEnd',
    'handlingTests',
    'blocking',
    'markStop',
    'collisionTests',
    'engineTests',
  ],
  values: {
    //
    gearDice: [
      { name: 'gear1', faces: [1, 1, 2, 2] },
      { name: 'gear2', faces: [2, 3, 3, 4, 4, 4] },
      { name: 'gear3', faces: [4, 5, 6, 6, 7, 7, 8, 8] },
      evenDie('gear4', 7, 12),
      evenDie('gear5', 11, 20),
      evenDie('gear6', 21, 30),
    ],
    blackDie: BLACK_DIE,
    gearbox: {
      // M-13-T
      overRevving: [{ gas: 1 }, { gas: 1, brakes: 1 }, { gas: 1, brakes: 1, engine: 1 }],
      // M-16-0-3-1
      blownAtOnce: true,
    },
    // M-9-1-1, M-9-2-1
    start: { stall: 1, superStart: 20, superStartSpaces: 4 },
    //
    movement: { stayGear: 2 },
    // M-10-1, M-8-1-1
    overshoot: { fatalMissing: 2, tiresPerSpace: 1 },
    // M-12-T
    blocking: { brakesFirst: 3, fatal: 7 },
    // M-14-1, M-14-3
    collision: { normal: { dry: 1, wet: 2 }, aggravated: { dry: 2, wet: 3 } },
    // M-17-0-2, M-17-3
    handling: { odds: { dry: 4, wet: 5 }, testsFinishSpace: false },
    // M-16-0-1, M-16-0-2
    engine: { odds: { dry: 4, wet: 3 }, triggers: { 5: 20, 6: 30 }, lowestGear: 5 },
    // M-18-0-3, M-18-1-1, M-18-1-4
    slipstream: { spaces: 3, lowestGear: 4, cornerEntryBrakes: 1 },
  },
  options: {
    // M-5-0-2: 20 points on the car; the spread is the one usual at tournaments.
    car: { tires: 6, brakes: 3, gas: 3, body: 3, engine: 3, handling: 2 },
    sky: 'sun',
  },
};

/** The rule book `masters-2005`. */
export const masters2005 = makeBook(masters2005Definition);
