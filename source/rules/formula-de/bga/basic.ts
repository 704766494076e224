// The basic game of the BGA adaptation: its order of play and its numbers. Lay it beside advanced.ts.
import { makeBook } from '../book.ts';
import type { BookDefinition } from '../definition.ts';
import { BLACK_DIE, GEAR_DICE } from '../shared-numbers.ts';
import type { PartValues } from '../values.ts';
import {
  ELIMINATIONS,
  ENGINE,
  NITRO,
  ORDER,
  PITS,
  POINTS,
  roundBy,
  SETTLED,
  SLIPSTREAM,
  TEAMS_OPTION,
  TRIALS,
  trialRows,
  UNTIMED,
  WEATHER_LADDER,
} from './common.ts';

// One pool pays for everything, and none left is no harm in itself (BGA-B-40, BGA-B-41, BR-2).
const WEAR: PartValues = { pool: 'wear', last: 'nothing', oneTooMany: 'out' };

/** Points of wear at the start (BGA-B-40). */
const WEAR_POINTS = 18;

export const bgaBasicDefinition: BookDefinition = {
  id: 'bga-basic',
  name: 'BGA basic',
  edition: 1,
  seats: { min: 1, max: 12 },
  // BGA-B-12
  usualLaps: 1,
  session: 'race',
  hasTrials: true,
  preparation: [['rollGrid', 'BGA-B-42']],
  round: roundBy('BGA-B-27', 'BGA-V-47'),
  // BR-31
  orderOfPlay: [
    ['beginPlay', 'BGA-B-44'],
    ['announceGear', 'BGA-B-2'],
    ['setLever', 'BGA-B-25'],
    ['payOverRevving', 'BGA-B-56'],
    ['rollGearDie', 'BGA-B-3'],
    ['nitro', 'BGA-O-67', 'nitro'],
    ['moveCar', 'BGA-B-4'],
    ['payOvershoot', 'BGA-B-49'],
    ['blocking', 'BGA-B-55'],
    ['markStop', 'BGA-B-26'],
    ['pitTires', 'BGA-B-73'],
    ['pitStop', 'BGA-B-73'],
    ['collisionTests', 'BGA-B-59'],
    ['engineTests', 'BGA-B-61'],
  ],
  values: {
    gearDice: GEAR_DICE,
    blackDie: BLACK_DIE,
    parts: { tires: WEAR, brakes: WEAR, gearbox: WEAR, body: WEAR, engine: WEAR, handling: WEAR },
    spin: { gear: 1, start: 'firstGear', turns: 'ownTurn', tiresAfter: 0 },
    eliminations: ELIMINATIONS,
    order: ORDER,
    weather: { ladder: WEATHER_LADDER },
    trials: { ...TRIALS, paragraphs: trialRows('BGA-B-26'), options: ['nitro', 'untimed'] },
    points: POINTS,
    teams: { size: 1 },
    // BGA-B-56
    gearbox: { overRevving: [{ gearbox: 1 }, { gearbox: 2 }, { gearbox: 3 }], mayBeFatal: false },
    configuration: { total: WEAR_POINTS, pitMost: 0, poolLeast: 1, readyMade: [] },
    // BGA-B-45, BGA-B-47, BR-10
    start: { stall: 1, superStartFrom: 17, superStartSpaces: 4, superStartGears: [1, 2] },
    // BR-68
    movement: { stayGear: 6, doubledStraights: false, marksExcuse: true },
    // BGA-B-50, BGA-B-51, BR-2
    overshoot: {
      fatalMissing: 2,
      paidIn: 'tires',
      brakesPay: false,
      locksLane: true,
      stopsBeyond: false,
      skippingIsFatal: false,
    },
    slide: { track: 'wet', leastMissing: 1, overshooting: false },
    bonusTrack: 'dry',
    bonusOrBrakes: false,
    // BR-4
    blocking: {
      brakesFirst: Number.POSITIVE_INFINITY,
      fatal: Number.POSITIVE_INFINITY,
      further: 'tires',
      // BR-63
      stopSpace: 'any',
      spins: false,
      hits: 'nobody',
      tiresForBrakes: false,
      byTires: false,
    },
    walls: false,
    // BGA-B-59
    collision: { normal: { dry: 4, wet: 4 }, aggravated: { dry: 4, wet: 4 } },
    handling: { odds: { dry: 4, wet: 4 } },
    // BGA-B-60 to BGA-B-62
    engine: { ...ENGINE, odds: { dry: 4, wet: 4 } },
    // BGA-B-69 to BGA-B-73, BR-39, BR-64
    pits: {
      ...PITS,
      choosesFirst: 'pole',
      sharing: 1,
      lane: 'singleFile',
      stops: ['long'],
      repairsMost: 0,
      bonusAfter: [],
      quickExit: [],
      slipstreamReturn: 'moveCar',
    },
    slipstream: {
      ...SLIPSTREAM,
      returnsTo: 'moveCar',
    },
  },
  options: [
    { name: 'weather', values: ['sun'], usual: 'sun', off: 'sun' },
    { name: 'lastSession', values: ['dry'], usual: 'dry' },
    NITRO,
    ...SETTLED,
    TEAMS_OPTION,
    UNTIMED,
  ],
  usualCar: { car: { wear: WEAR_POINTS } },
};

export const bgaBasic = makeBook(bgaBasicDefinition);
