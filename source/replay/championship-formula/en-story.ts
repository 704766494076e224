// Events of Championship Formula Racing as English sentences, for the log, the text race and replays.

import type { Board } from '../../circuit/board.ts';
import { CHAMPIONSHIP_VALUES } from '../../rules/championship-formula/championship-values.ts';
import type { Damage } from '../../rules/championship-formula/chapters/damage/damage.ts';
import { NO_BID, worthOf } from '../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { Retirement, RollCause } from '../../rules/championship-formula/state.ts';
import type { RollResult } from '../../rules/championship-formula/values.ts';
import type { RaceEvent } from '../../rules/kit/types.ts';
import { ordinal } from '../ordinal.ts';
import { spaceName } from '../space-names.ts';
import { entersCorner, type PlaceWords, rollText, type Telling, told } from './telling.ts';

/**
 * Returns an event as one sentence of at most 76 columns for names of ordinary length, undefined for an event that the
 * events around it already report. `names` are by seat, fit for a terminal.
 */
export function sentence(
  event: RaceEvent,
  names: readonly string[],
  board: Board,
): string | undefined {
  return told(event, names, board, { ...PLACES, telling: TELLING });
}

const PLACES: PlaceWords = {
  space: id => spaceName(id, 'en'),
  car: number => `Car ${number}`,
  place: (space, corner = 'the pits') => `${space} in ${corner}`,
};

type Event<Kind extends ChampionshipEvent['kind']> = Extract<
  ChampionshipEvent,
  { readonly kind: Kind }
>;

const ATTRIBUTES: Readonly<Record<keyof Damage, string>> = {
  acceleration: 'acceleration',
  topSpeed: 'top speed',
  deceleration: 'braking',
};

const WHY_OUT: Readonly<Record<Retirement, string>> = {
  crash: 'crashed on',
  gravel: 'in the gravel at',
  engine: 'the engine blows on',
  brakes: 'the brakes fail on',
};

const TESTED = { green: 'passed', yellow: 'passed', red: 'failed' } as const;
const DAMAGED = { green: 'unharmed', yellow: 'unharmed', red: 'harmed' } as const;
const CHANCED = { green: 'through', yellow: 'a spin', red: 'a crash' } as const;

// What each roll is called, and what its colours mean (CFR-83 to CFR-96).
const ROLLS: Readonly<
  Record<Exclude<RollCause, 'pass'>, readonly [string, Readonly<Record<RollResult, string>>]>
> = {
  acceleration: ['tests the acceleration', TESTED],
  topSpeed: ['tests the top speed', TESTED],
  startSpeed: ['tests the start', { green: 'passed', yellow: 'a mis-shift', red: 'a stall' }],
  deceleration: ['tests the brakes', TESTED],
  lateBraking: ['tests late braking', TESTED],
  chance: ['takes a chance', CHANCED],
  crashAvoidance: ['rolls to avoid the crash', CHANCED],
  avoidDamage: ['rolls to avoid damage', DAMAGED],
};

// A pass is yellow only in the draft.
const PASSED = { green: 'gets', yellow: 'scrapes', red: 'finds no way' } as const;

const PAID_FOR: Readonly<Record<Event<'wearPaid'>['for'], string>> = {
  braking: 'to brake harder',
  lateBraking: 'to brake late',
  corner: 'for the corner',
  contact: 'for the contact',
  brakeTest: 'for the failed brakes',
  test: 'for the test',
};

const TELLING: Telling = {
  dieRolled: () => undefined,
  answerSealed: () => undefined,
  carRevealed: ({ seat, figures }, { name }) => {
    const { acceleration, deceleration, topSpeed, startSpeed, wear, skill } = figures;
    const speeds = `acc ${acceleration} dec ${deceleration} top ${topSpeed} start ${startSpeed}`;
    return `${name(seat)}: ${speeds} wear ${wear} skill ${skill}.`;
  },
  bidRevealed: ({ seat, bid, second }, { name }) => {
    const bids = second === true ? 'adds' : 'bids';
    const worth = worthOf(bid, CHAMPIONSHIP_VALUES);
    if (worth === worthOf(NO_BID, CHAMPIONSHIP_VALUES)) return `${name(seat)} ${bids} nothing.`;
    return `${name(seat)} ${bids} ${bid.wear} wear and ${bid.skill} skill, worth ${worth}.`;
  },
  tieRolled: ({ seat, total }, { name }) => `${name(seat)} rolls ${total} to break the tie.`,
  gridSet: ({ grid }, { name }) => `${name(grid[0] ?? 0)} has pole position.`,
  tireShown: ({ seat, tire }, { name }) => `${name(seat)} starts on ${tire} tires.`,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  cardRevealed: ({ seat, speed, before, planned }, { name }) =>
    planned === undefined
      ? `${name(seat)} turns over ${speed} mph${changeFrom(before, speed)}.`
      : `${name(seat)} turns over ${planned} mph, which is out of reach: ${speed} mph.`,
  movesOrdered: () => undefined,
  moveBegan: ({ seat, speed }, { name }) => `${name(seat)} drives at ${speed} mph.`,
  skillSpent: ({ seat, green, red }, { name }) => {
    if (green + red === 0) return undefined;
    return `${name(seat)} spends ${red > 0 ? 'a red chip' : `${green} skill`}.`;
  },
  rollRead: (roll, { name }) => rollSentence(roll, name(roll.seat), name(roll.other ?? -1)),
  speedChanged: ({ seat, speed, late }, { name }) => {
    if (speed === 0) return `${name(seat)} comes to a stop.`;
    return late === true
      ? `${name(seat)} brakes late to ${speed} mph.`
      : `${name(seat)} is at ${speed} mph now.`;
  },
  damaged: ({ seat, attribute }, { name }) =>
    `${name(seat)} loses 20 mph of ${ATTRIBUTES[attribute]} from now on.`,
  wearPaid: ({ seat, wear, left, corner, for: why }, { name }) => {
    const what = corner === undefined ? PAID_FOR[why] : `in ${corner}`;
    return `${name(seat)} pays ${wear} wear ${what}, ${left} left.`;
  },
  carMoved: ({ seat, from, to }, teller) =>
    entersCorner(from, to, teller)
      ? `${teller.name(seat)} enters ${teller.corner(to)} on ${to}.`
      : undefined,
  lineCrossed: ({ seat, laps }, { name }) =>
    laps > 1 ? `${name(seat)} completes lap ${laps - 1}.` : undefined,
  wearGained: ({ seat, wear }, { name }) => `${name(seat)} gains ${wear} wear from hard tires.`,
  slipTaken: ({ seat, of, spaces }, { name }) =>
    `${name(seat)} slipstreams ${name(of)} for ${spaces === 1 ? '1 space' : `${spaces} spaces`}.`,
  lineLeft: ({ seat }, { name }) => `${name(seat)} leaves the racing line early.`,
  passTried: ({ seat, other, blocked }, { name }) =>
    `${name(seat)} tries to pass ${name(other)}${blocked ? ', who blocks' : ''}.`,
  carSpun: ({ seat, space }, { name, place }) => `${name(seat)} spins on ${place(space)}.`,
  carPlaced: ({ seat, to }, { name, place }) => `${name(seat)} comes to rest on ${place(to)}.`,
  stalled: ({ seat }, { name }) => `${name(seat)} stalls on the grid.`,
  retired: ({ seat, space, cause }, { name, place }) =>
    `${name(seat)} is out: ${WHY_OUT[cause]} ${place(space)}.`,
  finished: ({ seat, place }, { name }) =>
    `${name(seat)} takes the flag in ${ordinal(place)} place.`,
  pitEntered: ({ seat, space }, { name }) => `${name(seat)} enters the pits, ${space}.`,
  tireChanged: ({ seat, tire, wear }, { name }) =>
    `${name(seat)} takes ${tire} tires and is back to ${wear} wear.`,
  pitLeft: ({ seat, space }, { name }) => `${name(seat)} leaves the pits on ${space}.`,
  turnEnded: () => undefined,
  raceEnded: () => 'The race is over.',
};

// A car that stood still has no earlier speed to compare with.
function changeFrom(before: number, speed: number): string {
  if (before === 0) return '';
  if (speed === before) return ', as before';
  return speed > before ? `, ${speed - before} up` : `, ${before - speed} down`;
}

function rollSentence(roll: Event<'rollRead'>, name: string, other: string): string {
  const { cause, result, total, lowered } = roll;
  const read = rollText(total, lowered);
  if (cause === 'pass') {
    return `${name} ${PASSED[result]} past ${other} (${read}).`;
  }
  const [rolls, results] = ROLLS[cause];
  return `${name} ${rolls}: ${read}, ${results[result]}.`;
}
