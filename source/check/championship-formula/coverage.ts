// Everything that can happen in a race in rows, to find out what random races have missed.
import { askingSteps } from '../../rules/championship-formula/book.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../rules/championship-formula/championship-draft.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import { HANDICAP_MOST } from '../../rules/championship-formula/options.ts';
import {
  type ChampionshipRace,
  RETIREMENTS,
  type RollCause,
} from '../../rules/championship-formula/state.ts';

type Payment = Extract<ChampionshipEvent, { readonly kind: 'wearPaid' }>['for'];

// Records, so that the compiler finds a kind that is missing.
const ROLLS: Readonly<Record<RollCause, true>> = {
  acceleration: true,
  topSpeed: true,
  startSpeed: true,
  deceleration: true,
  lateBraking: true,
  chance: true,
  crashAvoidance: true,
  pass: true,
  avoidDamage: true,
};
const PAYMENTS: Readonly<Record<Payment, true>> = {
  braking: true,
  lateBraking: true,
  corner: true,
  contact: true,
  brakeTest: true,
  test: true,
};
const EVENTS: Readonly<Record<ChampionshipEvent['kind'], readonly string[]>> = {
  dieRolled: [''],
  answerSealed: [''],
  carRevealed: [''],
  bidRevealed: [''],
  tieRolled: [''],
  gridSet: [''],
  tireShown: [''],
  turnBegan: [''],
  cardRevealed: [''],
  movesOrdered: [''],
  moveBegan: [''],
  skillSpent: [''],
  rollRead: Object.keys(ROLLS),
  speedChanged: [''],
  damaged: [''],
  wearPaid: Object.keys(PAYMENTS),
  carMoved: [''],
  lineCrossed: [''],
  wearGained: [''],
  slipTaken: [''],
  lineLeft: [''],
  passTried: [''],
  carSpun: [''],
  carPlaced: [''],
  stalled: [''],
  retired: RETIREMENTS,
  finished: [''],
  pitEntered: [''],
  tireChanged: [''],
  pitLeft: [''],
  turnEnded: [''],
  raceEnded: [''],
};

const options = [championship, championshipDraft].flatMap(book =>
  book.options.flatMap(({ name, values }) => values.map(value => `option ${name} ${value}`)),
);

/** Names of everything that can happen, as `fuzzRace` counts it. */
const HAPPENINGS: readonly string[] = [
  ...Object.entries(EVENTS).flatMap(([kind, details]) =>
    details.map(detail => (detail === '' ? kind : `${kind} ${detail}`)),
  ),
  ...[...askingSteps].flatMap(([step, kinds]) => kinds.map(kind => `${step}: ${kind}`)),
  ...new Set(options),
  ...Array.from({ length: HANDICAP_MOST + 1 }, (_, points) => `handicap ${points}`),
];

/** Returns what a race shows besides its events: its options, and the handicaps of its seats. */
export function rowNamesIn({ options }: ChampionshipRace): readonly string[] {
  const { handicaps = [], ...declared } = options;
  return [
    ...Object.entries(declared).map(([name, value]) => `option ${name} ${value}`),
    ...new Set(handicaps.map(points => `handicap ${points}`)),
  ];
}

export function neverSeenInRows(seen: ReadonlySet<string>): readonly string[] {
  return HAPPENINGS.filter(what => !seen.has(what));
}
