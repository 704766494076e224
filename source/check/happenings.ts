// Everything that can happen in a race of the Formula Dé family, so that random races can be asked whether they came to it.
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeEvent, PointsPaid, TestMade } from '../rules/formula-de/events.ts';
import { RETIREMENTS } from '../rules/formula-de/state.ts';

// Records, so that the compiler misses a kind that is not listed.
const EVENTS: Readonly<Record<FormulaDeEvent['kind'], readonly string[]>> = {
  dieRolled: [''],
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
  }),
  carMoved: ['main', 'slipstream'],
  carHeldBack: [''],
  carBlocked: [''],
  slipstreamDeclined: [''],
  cornerOvershot: [''],
  stopMade: [''],
  carSpun: [''],
  carTurnedRound: [''],
  testMade: causes<TestMade['test']>({ collision: true, handling: true, engine: true }),
  spaceMarked: [''],
  carRetired: RETIREMENTS,
  wreckRemoved: [''],
  lapBegan: [''],
  carFinished: [''],
  raceEnded: [''],
};

const CHOICES: Readonly<Record<FormulaDeChoice['kind'], string>> = {
  chooseGear: 'announceGear',
  move: 'moveCar',
  takeSlipstream: 'slipstream',
  declineSlipstream: 'slipstream',
  payOvershoot: 'brakeAtEnd',
};

/** Names of all happenings as `fuzzRace` counts them. */
export const HAPPENINGS: readonly string[] = [
  ...Object.entries(EVENTS).flatMap(([kind, details]) =>
    details.map(detail => (detail === '' ? kind : `${kind} ${detail}`)),
  ),
  ...Object.entries(CHOICES).map(([kind, step]) => `${step}: ${kind}`),
];

function causes<Cause extends string>(all: Readonly<Record<Cause, true>>): readonly string[] {
  return Object.keys(all);
}
