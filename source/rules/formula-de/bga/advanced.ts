// The advanced game of the BGA adaptation, with its options: its order of play and its numbers. Lay it beside basic.ts.
import { makeBook } from '../book.ts';
import type { BookDefinition } from '../definition.ts';
import { BLACK_DIE, GEAR_DICE, OVER_REVVING, spreads, TIRES } from '../shared-numbers.ts';
import { CONSTRUCTION, TECHNICAL_STOPS, TIRE_CHOICE } from './advanced-options.ts';
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
  WEATHER_OPTIONS,
} from './common.ts';

const bgaAdvancedDefinition: BookDefinition = {
  id: 'bga-advanced',
  name: 'BGA advanced',
  edition: 1,
  seats: { min: 1, max: 12 },
  // The source leaves the number open; a stop for tires needs two.
  usualLaps: 2,
  session: 'race',
  hasTrials: true,
  preparation: [
    ['rollGrid', 'BGA-A-23'],
    ['rollWeather', 'BGA-O-21', 'weather'],
    ['configureCar', 'BGA-O-2', 'construction'],
    ['chooseTires', 'BGA-O-37', 'tireChoice'],
  ],
  round: roundBy('BGA-A-8', 'BGA-V-18'),
  // BR-31
  orderOfPlay: [
    ['beginPlay', 'BGA-A-25'],
    ['announceGear', 'BGA-A-3'],
    ['setLever', 'BGA-A-6'],
    ['payOverRevving', 'BGA-A-48'],
    ['rollGearDie', 'BGA-A-6'],
    ['nitro', 'BGA-O-67', 'nitro'],
    ['moveCar', 'BGA-A-14'],
    ['slide', 'BGA-V-28', 'weather'],
    ['brakeAtEnd', 'BGA-A-40'],
    ['softBonus', 'BGA-O-43', 'tireChoice'],
    ['slipstream', 'BGA-A-69'],
    ['payOvershoot', 'BGA-A-30'],
    ['handlingTests', 'BGA-A-62'],
    ['payBlocking', 'BGA-A-43'],
    ['regainTires', 'BGA-A-38'],
    ['markStop', 'BGA-A-7'],
    ['pitTires', 'BGA-A-83'],
    ['pitStop', 'BGA-A-84'],
    ['collisionTests', 'BGA-A-52'],
    ['engineTests', 'BGA-A-57'],
  ],
  values: {
    gearDice: GEAR_DICE,
    blackDie: BLACK_DIE,
    // BGA-A-36, BGA-A-55, BGA-A-59, BGA-A-64
    parts: {
      tires: { pool: 'tires', last: 'spin', oneTooMany: 'spin' },
      brakes: { pool: 'brakes', last: 'nothing', oneTooMany: 'out' },
      gearbox: { pool: 'gearbox', last: 'nothing', oneTooMany: 'out' },
      body: { pool: 'body', last: 'out', oneTooMany: 'out' },
      engine: { pool: 'engine', last: 'out', oneTooMany: 'out' },
      handling: { pool: 'handling', last: 'out', oneTooMany: 'out' },
    },
    // BGA-A-37, BGA-A-38
    spin: { gear: 1, start: 'firstGear', turns: 'ownTurn', tiresAfter: 1 },
    eliminations: ELIMINATIONS,
    order: ORDER,
    weather: { ladder: WEATHER_LADDER },
    trials: {
      ...TRIALS,
      paragraphs: trialRows('BGA-A-7'),
      options: ['weather', 'tireChoice', 'nitro', 'untimed'],
    },
    points: POINTS,
    teams: { size: 1 },
    // BGA-A-48, BR-21
    gearbox: { overRevving: OVER_REVVING, mayBeFatal: true },
    // BGA-O-2, BGA-O-3, BGA-V-38, BR-48
    configuration: { total: 20, pitMost: 0, poolLeast: 1, readyMade: spreads(0) },
    // BGA-A-26, BGA-A-28, BR-10
    start: { stall: 1, superStartFrom: 20, superStartSpaces: 4, superStartGears: [1, 2] },
    // BR-68
    movement: { stayGear: 6, doubledStraights: false, marksExcuse: true },
    // BGA-A-31, BGA-A-32, BGA-A-41
    overshoot: {
      fatalMissing: 2,
      paidIn: 'tires',
      brakesPay: false,
      locksLane: true,
      stopsBeyond: false,
      skippingIsFatal: false,
    },
    // BGA-O-41 to BGA-O-51, BR-15, BR-35, BR-36: on soft ones no overshoot costs a single point
    tires: TIRES,
    // BGA-V-28 to BGA-V-30, BR-33
    slide: { track: 'wet', leastMissing: 1, overshooting: true },
    bonusTrack: 'dry',
    // BR-31
    bonusOrBrakes: false,
    // BGA-A-43, BR-16, BR-17
    blocking: {
      brakesFirst: 3,
      fatal: Number.POSITIVE_INFINITY,
      further: 'either',
      // BR-63
      stopSpace: 'any',
      spins: false,
      hits: 'nobody',
      tiresForBrakes: false,
      byTires: false,
    },
    // BGA-V-41
    walls: false,
    // BGA-A-52, BGA-O-33
    collision: { normal: { dry: 1, wet: 2 }, aggravated: { dry: 1, wet: 2 } },
    // BGA-A-62, BGA-O-35
    handling: { odds: { dry: 4, wet: 5 } },
    // BGA-A-56 to BGA-A-58, BGA-O-34
    engine: { ...ENGINE, odds: { dry: 4, wet: 3 } },
    // BGA-A-79, BGA-A-83 to BGA-A-85, BR-39
    pits: {
      ...PITS,
      choosesFirst: 'pole',
      sharing: 1,
      lane: 'singleFile',
      stops: ['quick'],
      // BGA-O-55, BR-50
      repairsMost: 2,
      // BR-37
      bonusAfter: ['quick'],
      quickExit: [
        'moveCar',
        'slide',
        'brakeAtEnd',
        'slipstream',
        'payOvershoot',
        'handlingTests',
        'payBlocking',
        'regainTires',
        'markStop',
      ],
      slipstreamReturn: 'slipstream',
    },
    // BGA-A-66, BGA-A-69, BGA-A-73
    slipstream: {
      ...SLIPSTREAM,
      // BR-31: a car skids once, before any of them
      returnsTo: 'slipstream',
    },
  },
  options: [
    CONSTRUCTION,
    ...WEATHER_OPTIONS,
    TIRE_CHOICE,
    TECHNICAL_STOPS,
    TEAMS_OPTION,
    NITRO,
    ...SETTLED,
    UNTIMED,
  ],
  // BGA-A-22
  usualCar: { car: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 } },
};

export const bgaAdvanced = makeBook(bgaAdvancedDefinition);
