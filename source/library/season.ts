// Seasons as others use them: a plan and what was entered, from which everything else is computed.
import { describeFault, type Fault } from '../circuit/file/faults.ts';
import { games } from '../rules/games.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import { enterAll, enter as enterEntry } from '../season/apply-entry.ts';
import type { LedgerLine as KeptLine, Entry as LedgerEntry } from '../season/ledger/entry.ts';
import { racedEntry as entryOf } from '../season/ledger/raced-entry.ts';
import type { Entrant } from '../season/plan/plan.ts';
import { readPlan as readFile } from '../season/plan/read-plan.ts';
import { newSeason, type Season as SeasonState, type Venues } from '../season/season.ts';
import { raceSheet } from '../season/sheet/make-sheet.ts';
import { type Standings, standings as standingsAfter } from '../season/standings/standings.ts';
import { due as dueNow, type TableRace } from '../season/to-do.ts';
import { rulesOf } from './book.ts';
import { book as bookNamed } from './books.ts';
import { type Circuit, trackOf } from './circuit.ts';
import { recordOf } from './record.ts';
import type { Due, Entry, LedgerLine, Plan, TableDriver, TableDue } from './season-types.ts';
import type { Answer, Setup } from './types.ts';

declare const SEASON: unique symbol;

/** A season at one moment. It is no JSON: keep the text of its plan and its `lines`, which make it again. */
export interface Season {
  readonly [SEASON]: true;
  readonly plan: Plan;
  /** Everything entered so far, plain JSON. */
  readonly lines: readonly LedgerLine[];
}

/** Thrown for a plan with errors. The message is the first of them, with its place and its remedy. */
export class BadPlan extends Error {
  override readonly name = 'BadPlan';
  /** Every error and warning, in the order of the file. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults[0] === undefined ? 'the plan has faults' : describeFault(faults[0]));
    this.faults = faults;
  }
}

/**
 * Reads and checks the plan of a season.
 * @param text the YAML of the file; `saves/README.md` explains its fields
 * @param seed the seed of a plan that names none; without it that is an error
 * @throws BadPlan
 */
export function readPlan(text: string, seed?: number): Plan {
  const read = readFile(text, 'plan', seed === undefined ? {} : { seed });
  if (!read.ok) throw new BadPlan(read.faults);
  return read.plan as unknown as Plan;
}

/**
 * Returns a season.
 * @param circuits at least those of the calendar
 * @param lines what was entered before; nothing for a new season
 * @throws RangeError for a circuit that is missing; NotDue for the first line that does not fit
 */
export function openSeason(
  plan: Plan,
  circuits: readonly Circuit[],
  lines: readonly LedgerLine[] = [],
): Season {
  const venues = venuesOf(circuits);
  for (const { track } of plan.calendar) circuitNamed(circuits, track);
  const state = newSeason(plan as unknown as SeasonState['plan'], venues);
  const opened = enterAll(state, lines as unknown as readonly KeptLine[]);
  return kept(opened, circuits);
}

/** Returns everything that may be done now, in any order; nothing when the season is over. */
export function due(season: Season): readonly Due[] {
  const circuits = circuitsOf(season);
  return dueNow(stateOf(season)).map(one => {
    if (one.kind !== 'race') return one;
    const { weekend, table, race } = one;
    return { kind: 'race', weekend, table, ...raceDue(race, circuits) };
  });
}

/**
 * Returns the season after an entry.
 * @param at when it happened, ISO 8601
 * @throws NotDue for an entry that does not fit; the message says why
 */
export function enter(season: Season, entry: Entry, at: string): Season {
  const { state, circuits } = insideOf(season);
  const opened = state.lines.length > 0 ? state : enterEntry(state, opening(season.plan), at);
  return kept(enterEntry(opened, entry as LedgerEntry, at), circuits);
}

/**
 * Returns the entry of a race of a season that is over.
 * @param table what was due
 * @param answers all of them, in their order
 * @throws IllegalChoice where the answers are not legal in their order
 */
export function racedEntry(season: Season, table: TableDue, answers: readonly Answer[]): Entry {
  const { book, circuit, setup, weekend, table: number } = table;
  const race = raceOf(season, table);
  const rules = rulesOf(book);
  const board = games.of(rules).boardOf(trackOf(circuit), rules);
  const sheet = raceSheet({ book: rules, board, setup: race.setup, answers });
  const hash = recordOf(book, circuit, setup, answers).end;
  const { save: _save, ...entry } = entryOf({ weekend, table: number, race }, sheet, {
    save: '',
    hash,
  });
  return entry as unknown as Entry;
}

/**
 * Returns the standings of drivers and teams.
 * @param after weekends of the calendar that count; all that were raced unless given
 */
export function standings(season: Season, after?: number): Standings {
  return standingsAfter(stateOf(season), after);
}

const states = new WeakMap<Season, { state: SeasonState; circuits: readonly Circuit[] }>();

// The first line of every season.
function opening(plan: Plan): LedgerEntry {
  return { kind: 'opened', plan: fingerprint(plan), seed: fingerprint(plan.seed) };
}

function kept(state: SeasonState, circuits: readonly Circuit[]): Season {
  const season = { plan: state.plan, lines: state.lines } as unknown as Season;
  states.set(season, { state, circuits });
  return season;
}

function insideOf(season: Season): { state: SeasonState; circuits: readonly Circuit[] } {
  const found = states.get(season);
  if (found === undefined) throw new TypeError('the season does not come from openSeason');
  return found;
}

function stateOf(season: Season): SeasonState {
  return insideOf(season).state;
}

function circuitsOf(season: Season): readonly Circuit[] {
  return insideOf(season).circuits;
}

function circuitNamed(circuits: readonly Circuit[], id: string): Circuit {
  const circuit = circuits.find(one => one.id === id);
  if (circuit === undefined) throw new RangeError(`the calendar names ${id}, which is not given`);
  return circuit;
}

function venuesOf(circuits: readonly Circuit[]): Venues {
  return {
    venue(id, track) {
      const book = rulesOf(bookNamed(id));
      return { book, board: games.of(book).boardOf(trackOf(circuitNamed(circuits, track)), book) };
    },
  };
}

function raceOf(season: Season, { weekend, table }: TableDue): TableRace {
  for (const one of dueNow(stateOf(season))) {
    if (one.kind === 'race' && one.weekend === weekend && one.table === table) return one.race;
  }
  throw new RangeError(`table ${table} of ${weekend} is not due`);
}

function raceDue(
  { seats, setup }: TableRace,
  circuits: readonly Circuit[],
): Omit<TableDue, 'kind' | 'weekend' | 'table'> {
  const { book, track, seats: named, ...others } = setup;
  return {
    book: bookNamed(book),
    circuit: circuitNamed(circuits, track),
    setup: { ...others, names: named.map(({ name }) => name) } satisfies Setup,
    drivers: seats.map(({ entrant, standIn }) => driverOf(entrant, standIn)),
  };
}

function driverOf({ id, name, cpu, character }: Entrant, standIn: string | undefined): TableDriver {
  if (standIn !== undefined) return { id, name, level: standIn };
  return {
    id,
    name,
    ...(cpu === undefined ? {} : { level: cpu }),
    ...(character === undefined ? {} : { character }),
  };
}
