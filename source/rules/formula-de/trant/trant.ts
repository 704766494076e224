// Trant's Race & Series Rules of 1995: the order of play and the numbers of a race. Lay it beside bga/advanced.ts.
import { SKIES } from '../../../circuit/formula-board.ts';
import { makeBook } from '../book.ts';
import { TIRE_TYPES } from '../car-parts.ts';
import type { BookDefinition } from '../definition.ts';
import { OVER_REVVING, spread } from '../shared-numbers.ts';
import { CONSTRUCTION, HIGH_WING } from './cars.ts';
import { CHART, CHART_DICE, D20 } from './movement/chart.ts';
import { BACKMARKERS, CHAIN_REACTION } from './options.ts';
import { WINGS } from './state.ts';
import { TRANT_TIRES } from './tires.ts';

export const trantDefinition: BookDefinition = {
  id: 'trant',
  name: 'Trant',
  // Edition 1 left backmarkers beside the middle longer than TR-137 has it; edition 2 let a point that bought no space of a
  // doubled straight count as driven out of the pits (TR-81), kept one way to a space where others let penalties lead on
  // elsewhere (TR-57), and where the track was closed had a car use its wing and kept the bonus of soft tires from a way
  // into the pits (TR-49); edition 3 kept one way to a space whichever way the points had come that did not move the car, so
  // that no lane was left to choose (TR-57, TR-88).
  edition: 4,
  seats: { min: 1, max: 12 },
  // TR-10
  usualLaps: 2,
  session: 'race',
  hasTrials: true,
  // TRR-63
  preparation: [
    ['buildCar', 'TR-5', 'preparation'],
    ['rollWeather', 'TR-12'],
    ['stripCar', 'TR-7'],
    ['rollForPlace', 'TR-23'],
    ['keepGridRoll', 'TR-26', 'preparation'],
    ['lineUp', 'TR-24'],
    ['choosePitBox', 'TR-25', 'preparation'],
    ['chooseTires', 'TR-21', 'preparation'],
    ['chooseWing', 'TR-22', 'preparation'],
    ['rollStall', 'TR-42'],
  ],
  round: [
    ['beginRound', 'TR-45'],
    ['checkWeather', 'TR-15'],
    ['setGears', 'TR-73'],
    ['showGears', 'TR-75'],
    ['nextPlay', 'TR-45'],
    ['endRound', 'TR-45'],
    ['moveBackmarkers', 'TR-140', 'backmarkers'],
    ['stopRace', 'TR-146', 'injuries'],
    ['removeBackmarkers', 'TR-141', 'backmarkers'],
    ['placeBackmarker', 'TR-135', 'backmarkers'],
  ],
  orderOfPlay: [
    ['checkWeather', 'TR-15'],
    ['moveBackmarkersAhead', 'TR-140', 'backmarkers'],
    ['waitAfterStall', 'TR-43'],
    ['beginPlay', 'TR-45'],
    ['swerveShift', 'TR-80'],
    ['chooseDice', 'TR-47'],
    ['readChart', 'TR-48'],
    ['strainEngine', 'TR-103'],
    ['boostEngine', 'TR-106'],
    ['pitWork', 'TR-126'],
    ['leavePit', 'TR-133'],
    ['moveCar', 'TR-57'],
    ['arriveInPit', 'TR-122'],
    ['facePenalty', 'TR-50'],
    ['penaltyMove', 'TR-50'],
    ['handlingTests', 'TR-97'],
    ['penaltyAfterDebris', 'TR-102'],
    ['chargeOvershoot', 'TR-62'],
    ['payBlocking', 'TR-81'],
    ['collisionChecks', 'TR-86'],
    ['penaltyAfterContact', 'TR-102'],
    // A stop counts only where the whole move ends, with everything that it causes (TR-101, TRR-23).
    ['markStop', 'TR-61'],
    ['orderWork', 'TR-132'],
  ],
  trial: {
    preparation: [
      ['buildCar', 'TR-5', 'preparation'],
      ['stripCar', 'TR-30'],
      ['chooseTires', 'TR-32'],
      ['chooseStart', 'TR-33'],
    ],
    round: [
      ['beginRound', 'TR-45'],
      ['setGears', 'TR-72'],
      ['showGears', 'TR-75'],
      ['nextPlay', 'TR-45'],
      ['endRound', 'TR-45'],
    ],
    leavesOut: [
      'checkWeather',
      'moveBackmarkersAhead',
      'waitAfterStall',
      'swerveShift',
      'pitWork',
      'leavePit',
      'arriveInPit',
      'handlingTests',
      'penaltyAfterDebris',
      'payBlocking',
      'collisionChecks',
      'penaltyAfterContact',
      'orderWork',
    ],
    counts: ['countTurn', 'TR-35'],
  },
  asides: [
    ['injuryCheck', 'TR-143', 'injuries'],
    ['secondThought', 'TR-149', 'driverPoints'],
  ],
  // TRR-56
  restart: ['chooseTires', 'rollStall'],
  values: {
    gearDice: CHART_DICE,
    chart: CHART,
    // TRR-59
    rolledAgain: [
      'rollForPlace',
      'lineUp',
      'rollStall',
      'readChart',
      'collisionRoll',
      'backmarkerCheck',
      'secondCheck',
      'handlingTest',
      'injuryCheck',
    ],
    blackDie: D20,
    // TR-66, TR-92, TR-100, TRR-14, TRR-19
    parts: {
      tires: { pool: 'tires', last: 'nothing', oneTooMany: 'spinOneShort' },
      brakes: { pool: 'brakes', last: 'nothing', oneTooMany: 'out' },
      gearbox: { pool: 'gearbox', last: 'nothing', oneTooMany: 'out' },
      body: { pool: 'body', last: 'nothing', oneTooMany: 'out' },
      engine: { pool: 'engine', last: 'nothing', oneTooMany: 'out' },
      handling: { pool: 'handling', last: 'nothing', oneTooMany: 'out' },
    },
    // TR-67
    spin: { gear: 1, start: 'away', turns: 'ownTurn', tiresAfter: 0 },
    // TR-69, TR-96, TRR-37
    eliminations: {
      overshoot: { leaves: 'atOnce', aggravates: false, marks: false },
      blocking: { leaves: 'atOnce', aggravates: false, marks: true },
      collision: { leaves: 'atOnce', aggravates: false, marks: true },
      engine: { leaves: 'atOnce', aggravates: false, marks: false },
      handling: { leaves: 'atOnce', aggravates: false, marks: false },
      wall: { leaves: 'atOnce', aggravates: false, marks: false },
      overRevving: { leaves: 'atOnce', aggravates: false, marks: false },
    },
    // TR-45, TRR-15, whose front edge is read as where a space begins, the measure of order in every book: on straights the two
    // agree, and in corners one order holds for play, standings and slipstreams.
    order: { lapping: 'byRace', slowLast: true, pitBands: false },
    // TR-17, TR-18
    weather: {
      ladder: {
        sun: { sun: 'sunFixed', changeable: 'changeable', rain: 'rain' },
        changeable: { sun: 'sun', changeable: 'changeable', rain: 'rain' },
        rain: { sun: 'sun', changeable: 'changeable', rain: 'rainFixed' },
      },
    },
    // TR-27 to TR-37, TRR-7 to TRR-11
    trials: {
      sessionsMost: 1,
      skipMost: 3,
      flyingStart: true,
      clockFromLine: true,
      pointsATurn: 2,
      tires: ['hard', 'soft'],
      sky: 'sun',
      timed: true,
      // No turn is added for a minute.
      minuteMs: Number.POSITIVE_INFINITY,
      stepMs: 1,
      byLot: true,
      lapless: 'byDistance',
      changeableSky: 'sun',
      options: ['untimed', 'injuries', 'driverPoints'],
    },
    // TR-151
    points: { race: [10, 6, 4, 3, 2, 1], qualifying: [], byDistance: true },
    teams: { size: 1 },
    // TR-75 to TR-78, TRR-14
    gearbox: { overRevving: OVER_REVVING, mayBeFatal: true },
    wing: HIGH_WING,
    construction: CONSTRUCTION,
    // TR-5
    configuration: {
      total: 20,
      pitMost: 0,
      poolLeast: 0,
      readyMade: [spread('balanced', [6, 3, 3, 3, 3, 2], 0)],
    },
    // TR-43
    start: {
      stall: 1,
      superStartFrom: Number.POSITIVE_INFINITY,
      superStartSpaces: 0,
      superStartGears: [],
    },
    movement: { stayGear: 6, doubledStraights: true, marksExcuse: false },
    // TR-62, TR-64
    overshoot: {
      fatalMissing: 2,
      paidIn: 'tires',
      brakesPay: false,
      locksLane: false,
      stopsBeyond: true,
      skippingIsFatal: true,
    },
    tires: TRANT_TIRES,
    slide: { track: 'wet', leastMissing: 0, overshooting: false },
    // TR-110
    bonusTrack: 'dry',
    bonusOrBrakes: false,
    // TR-112
    bonusNeeds: ['body', 'handling'],
    // TR-88, TR-98, TR-114
    penalty: {
      lacking: { body: 'body', handling: 'suspension' },
      wornTires: { hard: [0], soft: [0, 0, 1], rain: [0] },
    },
    // TR-82 to TR-85
    blocking: {
      brakesFirst: 3,
      fatal: 7,
      further: 'either',
      stopSpace: 'any',
      spins: false,
      hits: 'nearest',
      tiresForBrakes: true,
      byTires: true,
    },
    walls: false,
    // TR-87, TR-119: the corner's number alone decides
    collision: {
      normal: { dry: 0, wet: 0 },
      aggravated: { dry: 0, wet: 0 },
      aboveFlag: { dry: 0, wet: 1 },
      chainReaction: false,
    },
    // TR-97
    handling: { odds: { dry: 4, wet: 5 } },
    engine: {
      odds: { dry: 0, wet: 0 },
      triggers: {},
      lowestGear: 7,
      inertiaGear: 1,
      prolongingCorner: 0,
      spunLeavesAtRoundEnd: true,
    },
    pits: {
      exitGear: 6,
      lowestExitGear: 1,
      ovalGearMost: 6,
      // TR-25, TR-37, TR-124
      choosesFirst: 'last',
      sharing: 2,
      // TR-121, TR-122, TR-126, TR-129
      lane: 'wide',
      entry: { gearMost: 4, price: { gearbox: 1, brakes: 1 } },
      work: { roll: 10, repairs: ['body', 'handling'] },
      stops: [],
      refit: 'any',
      repairsMost: 0,
      bonusAfter: [],
      gearMustReach: false,
      quickStopUpTo: 0,
      quickExitDivisor: 1,
      quickExit: [],
      slipstreamReturn: 'moveCar',
    },
    slipstream: {
      spaces: 0,
      lowestGear: 7,
      cornerEntryBrakes: 0,
      inPits: false,
      returnsTo: 'moveCar',
    },
  },
  options: [
    {
      name: 'weather',
      values: [...SKIES, 'roll'],
      usual: 'roll',
      flag: {
        name: 'weather',
        help: 'Weather; roll uses the die',
        form: 'value',
        sets: 'roll',
        told: { sun: 'sun', changeable: 'changeable', rain: 'rain', roll: 'weather by the die' },
      },
    },
    CHAIN_REACTION,
    BACKMARKERS,
    { name: 'lastSession', values: ['dry'], usual: 'dry' },
    // TRR-11
    {
      name: 'untimed',
      values: ['off', 'on'],
      usual: 'off',
      off: 'off',
      changes: { trials: { timed: false } },
      flag: {
        name: 'untimed',
        help: 'No clock in timed trials: equal turns by Qualifying Point, then by lot',
        form: 'name',
        sets: 'on',
        told: { on: 'trials without a clock' },
      },
    },
    {
      name: 'tires',
      values: TIRE_TYPES,
      usual: 'hard',
      overruledBy: 'preparation',
      flag: {
        name: 'tires',
        help: 'Tires for every car',
        form: 'value',
        told: { hard: 'hard tires', soft: 'soft tires', rain: 'rain tires' },
      },
    },
    {
      name: 'wing',
      values: WINGS,
      usual: 'usual',
      overruledBy: 'preparation',
      flag: {
        name: 'wing',
        help: 'The wing of every car; high is the high downforce one',
        form: 'value',
        told: { high: 'high downforce wings' },
      },
    },
    {
      name: 'preparation',
      values: ['ready', 'chosen'],
      usual: 'ready',
      off: 'ready',
      flag: {
        name: 'prepare',
        help: 'Each driver builds the car, picks a pit and chooses tires and wing first',
        form: 'switch',
        sets: 'chosen',
        told: { chosen: 'cars prepared by their drivers' },
      },
    },
    {
      name: 'injuries',
      values: ['on', 'off'],
      usual: 'on',
      off: 'off',
      flag: {
        name: 'injuries',
        help: 'Whether drivers whose cars are out may be hurt, which may stop the race',
        form: 'value',
        sets: 'on',
        told: { off: 'no injuries' },
      },
    },
    {
      name: 'driverPoints',
      values: ['on', 'off'],
      usual: 'on',
      off: 'off',
      flag: {
        name: 'driver-points',
        help: 'Whether drivers may spend driver points to roll their dice again',
        form: 'value',
        sets: 'on',
        told: { off: 'no driver points' },
      },
    },
  ],
  usualCar: { car: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 } },
};

export const trant = makeBook(trantDefinition);
