// Formula Dé Masters, competition rules of 2002: its order of play and its numbers. Lay it beside masters-2005.ts.
import { makeBook } from '../book.ts';
import type { BookDefinition } from '../definition.ts';
import { BLACK_DIE, GEAR_DICE, OVER_REVVING, TIRES } from '../shared-numbers.ts';
import {
  CONFIGURATION,
  ELIMINATIONS,
  OPTIONS,
  PARTS_OF_THE_CAR,
  PREPARATION,
  ROUND,
  USUAL_CAR,
  WEATHER_LADDER,
} from './common.ts';

/** The book as data. */
export const masters2002Definition: BookDefinition = {
  id: 'masters-2002',
  name: 'Masters 2002',
  edition: 2,
  seats: { min: 1, max: 12 },
  session: 'race',
  hasTrials: true,
  preparation: PREPARATION,
  round: ROUND,
  // M-6-3, 14 steps: brakes share step 7 with the soft bonus, before the slipstreams.
  orderOfPlay: [
    ['beginPlay', 'M-9-0-1'],
    ['announceGear', 'M-6-3-s1'],
    ['setLever', 'M-6-3-s2'],
    ['payOverRevving', 'M-13-1'],
    ['rollGearDie', 'M-6-3-s4'],
    ['moveCar', 'M-7-2-1'],
    ['slide', 'M-8-1-2'],
    ['softBonus', 'M-8-2-1'],
    ['brakeAtEnd', 'M-11-0-1'],
    ['slipstream', 'M-18-1-1'],
    ['payOvershoot', 'M-10-0-1'],
    ['handlingTests', 'M-17-0-2'],
    ['blocking', 'M-12-0-1'],
    ['markStop', 'M-7-1-1'],
    ['pitTires', 'M-19-2-3'],
    ['pitStop', 'M-19-3-1'],
    ['collisionTests', 'M-14-1'],
    ['engineTests', 'M-16-0-1'],
    ['endInertia', 'M-16-0-3'],
  ],
  values: {
    gearDice: GEAR_DICE,
    blackDie: BLACK_DIE,
    parts: PARTS_OF_THE_CAR,
    // M-10-4-1, M-10-4-6, R-24
    spin: { gear: 1, start: 'restartRoll', turns: 'roundEnd', tiresAfter: 0 },
    //
    eliminations: {
      ...ELIMINATIONS,
      overRevving: { ...ELIMINATIONS.overRevving, leaves: 'ownTurn' },
    },
    // M-6-2-6, M-9-1-3
    order: { lapping: 'onTheLoop', slowLast: true },
    weather: { ladder: WEATHER_LADDER },
    // M-16-0-3-1
    gearbox: { overRevving: OVER_REVVING, mayBeFatal: true },
    configuration: CONFIGURATION,
    // M-9-1-1, M-9-2-1
    start: { stall: 1, superStartFrom: 20, superStartSpaces: 4, superStartGears: [2] },
    //
    movement: { stayGear: 2 },
    // M-10-1, M-11-0-2
    overshoot: { fatalMissing: 2, paidIn: 'tires', brakesPay: true },
    tires: TIRES,
    // M-8-1-2, M-8-2-1
    slide: { track: 'wet', leastMissing: 1, overshooting: false },
    bonusTrack: 'dry',
    // M-6-3-s7
    bonusOrBrakes: true,
    // M-12-T, M-12-1-1, M-12-1-4
    blocking: { brakesFirst: 3, fatal: 7, further: 'tires', spins: true, hitsAhead: true },
    // M-15-0-2
    walls: true,
    // M-14-1, M-14-3
    collision: { normal: { dry: 1, wet: 2 }, aggravated: { dry: 2, wet: 3 } },
    // M-17-0-2
    handling: { odds: { dry: 4, wet: 5 } },
    // M-16-0-1 to M-16-0-3, R-75
    engine: {
      odds: { dry: 4, wet: 3 },
      triggers: { 5: 20, 6: 30 },
      lowestGear: 5,
      inertiaGear: 4,
      prolongingCorner: 2,
      spunLeavesAtRoundEnd: false,
    },
    // M-19-3-3, M-19-3-4, M-6-3-s12
    pits: {
      exitGear: 4,
      lowestExitGear: 1,
      ovalGearMost: 4,
      gearMustReach: false,
      stops: ['quick', 'long'],
      refit: 'any',
      quickStopUpTo: 10,
      quickExitDivisor: 2,
      quickExit: [
        'moveCar',
        'slide',
        'softBonus',
        'brakeAtEnd',
        'slipstream',
        'payOvershoot',
        'handlingTests',
        'blocking',
        'markStop',
      ],
      slipstreamReturn: 'softBonus',
    },
    // M-18-0-3, M-18-1-1, M-18-1-3, M-18-1-4, M-19-1-3
    slipstream: {
      spaces: 3,
      lowestGear: 4,
      cornerEntryBrakes: 1,
      inPits: true,
      returnsTo: 'slide',
    },
  },
  options: OPTIONS,
  usualCar: USUAL_CAR,
};

/** The rule book `masters-2002`. */
export const masters2002 = makeBook(masters2002Definition);
