// Turns the flags of `chicane simulate` into a simulation to begin, or into the sum of parts to be continued.

import type { Board } from '../../circuit/board.ts';
import { quote } from '../../circuit/file/faults.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { bookOf } from '../../rules/books.ts';
import { bookNamed as bookOfId, games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem, wrongUse } from '../problem.ts';
import { handicapsOf } from '../race/handicap-flag.ts';
import { checkLaps, everyOption, optionsFromFlags } from '../race/option-flags.ts';
import { LAPS_MAX } from '../race/race-flags.ts';
import { checkBoard, checkTeams, knownLevel, levelsOf } from '../race/race-setup.ts';
import { readText } from '../tracks/author-file.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { programVersion } from '../version.ts';
import { wholeNumber } from '../whole-number.ts';
import { type SimulateFlags, USUAL } from './flags.ts';
import {
  addParts,
  type CircuitPart,
  readPart,
  type SimulationPart,
  whyNotTogether,
} from './job.ts';
import type { SimulationPlan } from './plan.ts';
import { type SeedRanges, union } from './seeds.ts';

const RACES_MAX = 1_000_000;
const SEED_MAX = 2_147_483_647;

/** Flags whose values are taken from the files. */
const OF_THE_PLAN: readonly string[] = [
  'track',
  'laps',
  'grid',
  'cpu',
  'rules',
  ...everyOption.map(({ flag }) => flag.name),
  'handicap',
  'points',
];

/**
 * Returns the simulation as far as it has been raced, with all the seeds wanted of it.
 * @throws Problem in plain words when it cannot be raced
 */
export function startOf(flags: SimulateFlags): SimulationPart {
  const asked = seedsAsked(flags);
  if (flags.from.length === 0) return newPart(flags, asked ?? [[USUAL.seed, USUAL.races]]);
  const given: Readonly<Record<string, unknown>> = { ...flags };
  const known = OF_THE_PLAN.find(flag => given[flag] !== undefined);
  if (known !== undefined) {
    throw wrongUse(`The --from files say what is raced: leave out --${known}.`);
  }
  const parts = flags.from.map(partFrom);
  const sum = sumOf(flags.from, parts);
  return asked === undefined ? sum : { ...sum, wanted: union(sum.wanted, asked) };
}

function partFrom(file: string): SimulationPart {
  const read = readPart(readText(file));
  if (read.ok) return read.part;
  throw new Problem(`${quote(file)}: ${read.problem}`);
}

// Adds the files up; each must fit the others, and the first one also this program and its circuits.
function sumOf(files: readonly string[], parts: readonly SimulationPart[]): SimulationPart {
  let sum: SimulationPart | undefined;
  for (const [index, part] of parts.entries()) {
    const why = whyNotTogether(part, sum ?? present(part, files[index] ?? ''));
    if (why !== undefined) throw new Problem(`${quote(files[index] ?? '')}: ${why}`);
    sum = sum === undefined ? part : addParts(sum, part);
  }
  if (sum === undefined) throw wrongUse('--from takes a file.');
  return sum;
}

// Returns the same simulation as this program would race it, with nothing raced yet.
function present(part: SimulationPart, file: string): SimulationPart {
  try {
    return nothingRaced(part);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(`${quote(file)}: ${error.message}`);
    throw error;
  }
}

function nothingRaced({ plan, wanted, circuits }: SimulationPart): SimulationPart {
  const book = bookNamed(plan.rules);
  for (const level of plan.cars) knownLevel(level, driverTables.of(book).drivers);
  const now = Object.values(circuits).map(({ track }): [string, CircuitPart] => {
    const { id, hash } = gridFor(plan, book, track);
    return [id, { track, hash, seeds: [], counts: {} }];
  });
  return { program: programVersion(), plan, wanted, circuits: Object.fromEntries(now) };
}

function seedsAsked({ races, seed }: SimulateFlags): SeedRanges | undefined {
  if (races === undefined && seed === undefined) return undefined;
  const count = wholeNumber('races', races ?? USUAL.races, 1, RACES_MAX);
  const first = wholeNumber('seed', seed ?? USUAL.seed, -SEED_MAX, SEED_MAX - count);
  return [[first, first + count - 1]];
}

function newPart(flags: SimulateFlags, wanted: SeedRanges): SimulationPart {
  const rules = flags.rules ?? USUAL.rules;
  const book = bookNamed(rules);
  const wishes = flags.cpu ?? [];
  const grid = flags.grid ?? (wishes.length > 0 ? undefined : USUAL.grid);
  if (grid !== undefined) wholeNumber('grid', grid, 1, book.seats.max);
  const cars = levelsOf(wishes, grid, DEFAULT_LEVEL);
  for (const level of cars) knownLevel(level, driverTables.of(book).drivers);
  const laps = wholeNumber('laps', flags.laps ?? book.usualLaps, 1, LAPS_MAX);
  const options = optionsFromFlags(book, flags);
  checkLaps(book, options, laps);
  const plan: SimulationPlan = {
    rules,
    laps,
    cars,
    options,
    ...handicapsOf(book, flags.handicap, cars),
    points: flags.points === undefined ? pointsOf(rules) : pointsFrom(flags.points),
  };
  const circuits: Record<string, CircuitPart> = {};
  for (const name of (flags.track ?? USUAL.track).split(',')) {
    const track = name.trim();
    const { id, hash } = gridFor(plan, book, track);
    circuits[id] = { track, hash, seeds: [], counts: {} };
  }
  return { program: programVersion(), plan, wanted, circuits };
}

/**
 * Returns the board of a circuit.
 * @throws Problem when its grid has too few places for the cars, or they make no whole teams
 */
function gridFor({ cars, options }: SimulationPlan, book: RuleBook, track: string): Board {
  const board = games.of(book).boardOf(circuitNamed(track), book);
  checkBoard(book, board, options);
  const range = games.of(book).seatsOn(book, board, options);
  checkTeams(range, cars.length);
  const slots = range.max;
  if (cars.length <= slots) return board;
  throw wrongUse(
    `The grid of ${board.name} has ${slots} places; ${cars.length} cars are too many.`,
  );
}

function bookNamed(rules: string): RuleBook {
  const book = bookOfId(rules);
  if (book === undefined) throw wrongUse(`There is no rule book "${safeText(rules, 30)}".`);
  return book;
}

// A book that says what places are worth needs no organiser to do so (BGA-V-4).
function pointsOf(rules: string): readonly number[] {
  return bookOf(rules)?.terms({}).values.points?.race ?? pointsFrom(USUAL.points);
}

function pointsFrom(text: string): readonly number[] {
  if (/^\d{1,6}([\s,-]+\d{1,6})*$/.test(text)) return text.split(/[\s,-]+/).map(Number);
  throw wrongUse('--points takes whole numbers for the places, such as 10,6,4,3,2,1.');
}
