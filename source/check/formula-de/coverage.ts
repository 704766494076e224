// Everything that can happen in a race of the Formula Dé family, to find out what random races have missed.

import { books, trialBooks } from '../../rules/books.ts';
import { askingSteps } from '../../rules/formula-de/book.ts';
import type { CarMoved, FormulaDeEvent, TestMade } from '../../rules/formula-de/events.ts';
import {
  BOOSTS,
  CAUSES,
  type FormulaDeRace,
  RETIREMENTS,
  STEP_NAMES,
  type StepName,
} from '../../rules/formula-de/state.ts';
import type { InjuryChecked, PenaltyFaced } from '../../rules/formula-de/trant/events.ts';
import { ADJUSTMENTS, MOVEMENT_THROWS, WINGS } from '../../rules/formula-de/trant/state.ts';
import { optionNames, optionsIn } from '../contract/option-sampler.ts';
import { WEATHERS, weatherOf } from './weather-story.ts';

const OVERSHOOT_ROLLS = 'rolls lost by an overshoot';

// Records, so that the compiler finds a kind that is missing.
const EVENTS: Readonly<Record<FormulaDeEvent['kind'], readonly string[]>> = {
  dieRolled: [''],
  gridRolled: [''],
  roundBegan: [''],
  playBegan: [''],
  playSkipped: [''],
  playRecovered: [''],
  carStalled: [''],
  superStarted: [''],
  gearChosen: [''],
  pointsPaid: Object.keys(CAUSES),
  spacesAdded: BOOSTS,
  carMoved: causes<CarMoved['how']>({
    main: true,
    slide: true,
    bonus: true,
    slipstream: true,
    penalty: true,
  }),
  carHeldBack: [''],
  carBlocked: [''],
  slipstreamDeclined: [''],
  cornerOvershot: [''],
  stopMade: [''],
  carSpun: [''],
  tiresRegained: [''],
  carTurnedRound: [''],
  testMade: causes<TestMade['test']>({ collision: true, wall: true, handling: true, engine: true }),
  spaceMarked: [''],
  carRetired: RETIREMENTS,
  wreckRemoved: [''],
  lapBegan: [''],
  carFinished: [''],
  raceEnded: [''],
  weatherSet: [''],
  pitChosen: [''],
  carConfigured: [''],
  tiresFitted: [''],
  pointsRestored: [''],
  pitLaneEntered: [''],
  pitLaneLeft: [''],
  carHeldUp: [''],
  pitStopMade: [''],
  quickStopRolled: [''],
  engineBlown: [''],
  gearsShown: [''],
  chartRead: MOVEMENT_THROWS,
  engineBoosted: [''],
  penaltyFaced: causes<PenaltyFaced['why']>({
    skid: true,
    body: true,
    suspension: true,
    wornTires: true,
  }),
  moveAdjusted: ADJUSTMENTS,
  moveShortened: [''],
  swerveShifted: [''],
  secondCheckMade: [''],
  workOrdered: [''],
  workDriven: [''],
  wingChosen: WINGS,
  gridRollKept: [''],
  backmarkerPlaced: [''],
  backmarkerMoved: [''],
  backmarkersRemoved: [''],
  injuryChecked: causes<InjuryChecked['condition']>({
    unhurt: true,
    bruised: true,
    injured: true,
    severe: true,
    killed: true,
  }),
  raceStopped: [''],
  raceRestarted: [''],
  driverPointSpent: [''],
  weatherSectionEntered: [''],
  carBuilt: [''],
  carStripped: [''],
};

// What shows that a step has been played; the steps that ask show by their choices.
const STEPS: Readonly<Partial<Record<StepName, string>>> = {
  rollGrid: 'gridRolled',
  rollWeather: 'weatherSet',
  beginRound: 'roundBegan',
  nextPlay: 'wreckRemoved',
  endRound: 'carTurnedRound',
  beginPlay: 'playBegan',
  setLever: 'gearChosen',
  payOverRevving: 'pointsPaid overRevving',
  rollGearDie: 'dieRolled',
  handlingTests: 'testMade handling',
  blocking: 'carBlocked',
  markStop: 'stopMade',
  regainTires: 'tiresRegained',
  collisionTests: 'testMade collision',
  engineTests: 'testMade engine',
  endInertia: 'carRetired engine',
  countOvershoot: OVERSHOOT_ROLLS,
  checkWeather: 'weatherSectionEntered',
  rollForPlace: 'dieRolled',
  lineUp: 'gridRolled',
  arriveInPit: 'pointsPaid pitEntry',
  pitWork: 'workDriven',
  injuryCheck: 'injuryChecked unhurt',
  stopRace: 'raceStopped',
  rollStall: 'carStalled',
  showGears: 'gearsShown',
  waitAfterStall: 'carStalled',
  readChart: 'chartRead d20',
  strainEngine: 'pointsPaid strain',
  facePenalty: 'penaltyFaced skid',
  chargeOvershoot: 'cornerOvershot',
  penaltyAfterDebris: 'penaltyFaced suspension',
  penaltyAfterContact: 'penaltyFaced body',
  countTurn: 'chooseStart: placeCar',
  collisionChecks: 'testMade collision',
  moveBackmarkersAhead: 'backmarkerMoved',
  moveBackmarkers: 'backmarkerMoved',
};

/**
 * What no race of random drivers reaches: cars that a season brings along and that give up points (TR-7), and backmarkers
 * that every car has passed (TR-141), for which random drivers do not live long enough. The tests of their chapters reach
 * it.
 */
const BEYOND_RANDOM_RACES: ReadonlySet<string> = new Set([
  'carStripped',
  'stripCar: stripCar',
  'step stripCar',
  'backmarkersRemoved',
  'removeBackmarkers: removeBackmarkers',
  'step removeBackmarkers',
]);

// The steps of some book; no race can reach the others.
const PLAYED: ReadonlySet<string> = new Set(
  [...books, ...trialBooks].flatMap(({ definition }) => {
    const { preparation, round, orderOfPlay, asides = [] } = definition;
    return [...preparation, ...round, ...orderOfPlay, ...asides].map(([step]) => step);
  }),
);

const signs = Object.entries(STEPS);
const shown = new Set(signs.flatMap(([step, sign]) => (PLAYED.has(step) ? [sign] : [])));
const unheardOf = new Set(signs.flatMap(([, sign]) => (shown.has(sign) ? [] : [sign])));

/** Names of everything that can happen, as `fuzzRace` counts it. */
const HAPPENINGS: readonly string[] = [
  ...Object.entries(EVENTS)
    .flatMap(([kind, details]) =>
      details.map(detail => (detail === '' ? kind : `${kind} ${detail}`)),
    )
    .filter(what => !unheardOf.has(what)),
  ...[...askingSteps].flatMap(([step, kinds]) =>
    PLAYED.has(step) ? kinds.map(kind => `${step}: ${kind}`) : [],
  ),
  ...optionNames(books),
  ...WEATHERS.map(weather => `weather ${weather}`),
  OVERSHOOT_ROLLS,
];

/** Returns what a race shows besides its events: its options, its weather, rolls that overshoots cost in a trial. */
export function namesIn(race: FormulaDeRace): readonly string[] {
  const lost = race.cars.some(({ trial }) => trial !== undefined && trial.penaltyRolls > 0)
    ? [OVERSHOOT_ROLLS]
    : [];
  return [...optionsIn(race.options), `weather ${weatherOf(race)}`, ...lost];
}

function stepsMissing(seen: ReadonlySet<string>): readonly StepName[] {
  const asked = new Set([...seen].map(what => what.split(':')[0]));
  return STEP_NAMES.filter(
    step => PLAYED.has(step) && !asked.has(step) && !seen.has(STEPS[step] ?? ''),
  );
}

export function neverSeen(seen: ReadonlySet<string>): readonly string[] {
  const steps = stepsMissing(seen).map(step => `step ${step}`);
  return [...HAPPENINGS.filter(what => !seen.has(what)), ...steps].filter(
    what => !BEYOND_RANDOM_RACES.has(what),
  );
}

function causes<Cause extends string>(all: Readonly<Record<Cause, true>>): readonly string[] {
  return Object.keys(all);
}
