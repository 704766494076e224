// The numbers of the Masters booklet that both editions share; the others are in masters-2002.ts and masters-2005.ts.
import { BLACK_DIE, GEAR_DICE, MINUTE_MS, OVER_REVVING, TIRES } from '../shared-numbers.ts';
import type { BookValues } from '../values.ts';
import { CONFIGURATION, PARTS_OF_THE_CAR, WEATHER_LADDER } from './common.ts';

type Differing = 'eliminations' | 'start' | 'bonusOrBrakes' | 'engine' | 'pits';

/** The chapters whose numbers are the same in both editions. */
export const NUMBERS: Omit<BookValues, Differing> = {
  gearDice: GEAR_DICE,
  blackDie: BLACK_DIE,
  parts: PARTS_OF_THE_CAR,
  // M-10-4-1, M-10-4-6, R-24
  spin: { gear: 1, start: 'restartRoll', turns: 'roundEnd', tiresAfter: 0 },
  // M-6-2-6, M-9-1-3
  order: { lapping: 'onTheLoop', slowLast: true, pitBands: true },
  weather: { ladder: WEATHER_LADDER },
  // M-1-0-1, M-1-1-11, M-1-1-13, M-1-3-2, M-3-1-4, R-90, R-92
  trials: {
    sessionsMost: 3,
    skipMost: 3,
    misplacementRolls: 10,
    paragraphs: { placeCar: 'M-1-1-11', countOvershoot: 'M-1-1-12', markStop: 'M-7-1-1' },
    timed: true,
    minuteMs: MINUTE_MS,
    stepMs: 10,
    lapless: 'asDriven',
    changeableSky: 'changeable',
    options: [],
  },
  teams: { size: 1 },
  // M-16-0-3-1
  gearbox: { overRevving: OVER_REVVING, mayBeFatal: true },
  configuration: CONFIGURATION,
  //
  movement: { stayGear: 2, doubledStraights: false, marksExcuse: true },
  // M-10-1, M-11-0-2
  overshoot: {
    fatalMissing: 2,
    paidIn: 'tires',
    brakesPay: true,
    locksLane: true,
    stopsBeyond: false,
    skippingIsFatal: false,
  },
  tires: TIRES,
  // M-8-1-2, M-8-2-1
  slide: { track: 'wet', leastMissing: 1, overshooting: false },
  bonusTrack: 'dry',
  // M-12-T, M-12-1-1, M-12-1-4
  blocking: {
    brakesFirst: 3,
    fatal: 7,
    further: 'tires',
    stopSpace: 'foremost',
    spins: true,
    hits: 'inTheWay',
    tiresForBrakes: false,
    byTires: false,
  },
  // M-15-0-2
  walls: true,
  // M-14-1, M-14-3
  collision: { normal: { dry: 1, wet: 2 }, aggravated: { dry: 2, wet: 3 } },
  // M-17-0-2
  handling: { odds: { dry: 4, wet: 5 } },
  // M-18-0-3, M-18-1-1, M-18-1-3, M-18-1-4, M-19-1-3
  slipstream: {
    spaces: 3,
    lowestGear: 4,
    cornerEntryBrakes: 1,
    inPits: true,
    returnsTo: 'slide',
  },
};

/** The start, except for the gears after a super start (M-9-1-1, M-9-2-1). */
export const START = { stall: 1, superStartFrom: 20, superStartSpaces: 4 };

/** The engine, except for when a spun car without one leaves (M-16-0-1 to M-16-0-3). */
export const ENGINE = {
  odds: { dry: 4, wet: 3 },
  triggers: { 5: 20, 6: 30 },
  lowestGear: 5,
  inertiaGear: 4,
  prolongingCorner: 2,
};

/** The pits, but for the gears and the movement out of them (M-19-1-6, M-19-3-1, M-19-3-3, M-19-3-5, M-19-5-7). */
export const PITS = {
  exitGear: 4,
  ovalGearMost: 4,
  choosesFirst: 'pole',
  sharing: 1,
  lane: 'singleFile',
  stops: ['quick', 'long'],
  refit: 'any',
  repairsMost: Number.POSITIVE_INFINITY,
  bonusAfter: ['quick', 'long'],
  quickStopUpTo: 10,
  quickExitDivisor: 2,
} as const;
