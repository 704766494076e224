// Everything that can happen in a race of the Formula Dé family, so that random races can be asked whether they came to it.

import { books } from '../../rules/books.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type {
  CarMoved,
  FormulaDeEvent,
  PointsPaid,
  TestMade,
} from '../../rules/formula-de/events.ts';
import {
  type FormulaDeRace,
  RETIREMENTS,
  STEP_NAMES,
  type StepName,
} from '../../rules/formula-de/state.ts';
import { optionNames, optionsIn } from '../contract/option-sampler.ts';
import { WEATHERS, weatherOf } from './weather-story.ts';

const OVERSHOOT_ROLLS = 'rolls lost by an overshoot';

// Records, so that the compiler misses a kind that is not listed.
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
  pointsPaid: causes<PointsPaid['why']>({
    overRevving: true,
    braking: true,
    overshoot: true,
    blocking: true,
    collision: true,
    collisionCaused: true,
    engineTest: true,
    handling: true,
    slipstreamEntry: true,
    wall: true,
  }),
  carMoved: causes<CarMoved['how']>({ main: true, slide: true, bonus: true, slipstream: true }),
  carHeldBack: [''],
  carBlocked: [''],
  slipstreamDeclined: [''],
  cornerOvershot: [''],
  stopMade: [''],
  carSpun: [''],
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
  pitLaneEntered: [''],
  pitLaneLeft: [''],
  carHeldUp: [''],
  pitStopMade: [''],
  quickStopRolled: [''],
  engineBlown: [''],
};

const CHOICES = {
  choosePitBox: 'choosePitBox',
  configureCar: 'configureCar',
  movePoint: 'configureCar',
  keepCar: 'configureCar',
  chooseTires: 'chooseTires',
  chooseGear: 'announceGear',
  move: 'moveCar',
  slide: 'slide',
  useSoftBonus: 'softBonus',
  declineSoftBonus: 'softBonus',
  takeSlipstream: 'slipstream',
  declineSlipstream: 'slipstream',
  brakeAtEnd: 'brakeAtEnd',
  payOvershoot: 'payOvershoot',
  pitTires: 'pitTires',
  pitStop: 'pitStop',
  placeCar: 'placeCar',
} as const satisfies Readonly<Record<FormulaDeChoice['kind'], StepName>>;

type AutomaticStep = Exclude<StepName, (typeof CHOICES)[keyof typeof CHOICES]>;

// What shows that a step has been played; the steps that ask show by their choices.
const STEPS: Readonly<Record<AutomaticStep, string>> = {
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
  collisionTests: 'testMade collision',
  engineTests: 'testMade engine',
  endInertia: 'carRetired engine',
  countOvershoot: OVERSHOOT_ROLLS,
};

/** Names of all happenings as `fuzzRace` counts them. */
const HAPPENINGS: readonly string[] = [
  ...Object.entries(EVENTS).flatMap(([kind, details]) =>
    details.map(detail => (detail === '' ? kind : `${kind} ${detail}`)),
  ),
  ...Object.entries(CHOICES).map(([kind, step]) => `${step}: ${kind}`),
  ...optionNames(books),
  ...WEATHERS.map(weather => `weather ${weather}`),
  OVERSHOOT_ROLLS,
];

/** What a race shows besides its events: its options, its weather, rolls that overshoots cost in a trial. */
export function namesIn(race: FormulaDeRace): readonly string[] {
  const lost = race.cars.some(car => car.penaltyRolls > 0) ? [OVERSHOOT_ROLLS] : [];
  return [...optionsIn(race.options), `weather ${weatherOf(race)}`, ...lost];
}

/** The steps that were never played, by what was seen. */
function stepsMissing(seen: ReadonlySet<string>): readonly StepName[] {
  const asked = new Set([...seen].map(what => what.split(':')[0]));
  const witnesses: Readonly<Partial<Record<StepName, string>>> = STEPS;
  return STEP_NAMES.filter(step => !asked.has(step) && !seen.has(witnesses[step] ?? ''));
}

/** Everything that can happen and every step of the family that was never seen. */
export function neverSeen(seen: ReadonlySet<string>): readonly string[] {
  const steps = stepsMissing(seen).map(step => `step ${step}`);
  return [...HAPPENINGS.filter(what => !seen.has(what)), ...steps];
}

function causes<Cause extends string>(all: Readonly<Record<Cause, true>>): readonly string[] {
  return Object.keys(all);
}
