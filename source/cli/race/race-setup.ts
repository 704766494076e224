// Turns wishes (humans, CPU drivers, size of the grid) into the seats of a race, in grid order.
import { randomInt } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Board } from '../../circuit/board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { DEFAULT_LEVEL, drivers } from '../../drivers/levels/drivers.ts';
import {
  drawNames,
  drawOpponents,
  type Opponent,
  opponent,
} from '../../drivers/levels/opponents.ts';
import { games, type SeatRange } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { SessionSeat } from '../../session/session.ts';
import { safeName, safeText } from '../../storage/untrusted-text.ts';
import { wrongUse } from '../problem.ts';

export interface Entry {
  readonly humans: readonly string[];
  /** Levels with or without a name, as `LEVEL[:NAME]`; the name of a character brings its taste. */
  readonly cpus: readonly string[];
  /** Cars on the grid; drawn CPU drivers fill what is left. */
  readonly grid: number | undefined;
  /** The level around which the drivers that fill the grid are drawn. */
  readonly level?: string;
}

const USUAL_GRID = 6;

/** The levels that fill a grid, weakest first. */
const OPPONENT_LEVELS: readonly string[] = drivers
  .filter(driver => driver.as !== undefined)
  .map(driver => driver.level);

/**
 * Returns the seats of a race: humans and named CPU drivers first, then drawn CPU drivers up to the size of the grid.
 * @param slots places on the circuit's grid
 * @param seed the same seed draws the same opponents
 * @throws Problem when more cars are wanted than the grid has places, or a level is unknown
 */
export function seatsOf(entry: Entry, slots: number, seed: number): readonly SessionSeat[] {
  const wanted = entry.humans.length + entry.cpus.length;
  const cars = Math.max(wanted, entry.grid ?? Math.min(slots, Math.max(USUAL_GRID, wanted)));
  if (cars > slots) {
    throw wrongUse(`The grid of this circuit has ${slots} places; ${cars} cars are too many.`);
  }
  const humans = entry.humans.map((name, i) => human(name, `Player ${i + 1}`));
  const given = entry.cpus.map(cpuOf);
  const taken = [...entry.humans, ...given.map(one => one.name)];
  const nameless = given.filter(one => one.name === '').length;
  const names = [...drawNames(nameless, taken, seed)];
  const named = given.map(({ name, level }) =>
    opponent(name === '' ? (names.shift() ?? '') : name, level),
  );
  const fill = drawOpponents(
    {
      count: cars - wanted,
      level: entry.level ?? DEFAULT_LEVEL,
      spread: 'mixed',
      levels: OPPONENT_LEVELS,
      taken: [...entry.humans, ...named.map(one => one.name)],
    },
    seed,
  );
  return withOwnNames([...humans, ...[...named, ...fill].map(seatOf)]);
}

// Gives the later of two equal names a number, since log and classification could not tell the drivers apart.
function withOwnNames(seats: readonly SessionSeat[]): readonly SessionSeat[] {
  const taken = new Set<string>();
  return seats.map(seat => {
    let name = seat.name;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${seat.name} ${number}`;
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}

function seatOf({ name, ...driver }: Opponent): SessionSeat {
  return { name, driver: { kind: 'cpu', ...driver } };
}

function human(name: string, otherwise: string): SessionSeat {
  return { name: safeName(name) || otherwise, driver: { kind: 'human' } };
}

function cpuOf(text: string): Opponent {
  const [level = '', ...name] = text.split(':');
  knownLevel(level);
  const named = safeName(name.join(':'));
  // In `chicane simulate` this means a number of cars; here it would be a driver called 3.
  if (/^\d+$/.test(named)) {
    throw wrongUse(
      `--cpu ${level}:${named} would name a driver ${named}. Repeat the flag for more of them.`,
    );
  }
  return { name: named, level };
}

/**
 * Checks that a level exists.
 * @param levels those to choose from; when absent, of any game
 * @throws Problem when no CPU driver has the level
 */
export function knownLevel(level: string, levels: readonly Driver[] = everyDriver()): void {
  if (levels.some(driver => driver.level === level)) return;
  const known = [...new Set(levels.map(driver => driver.level))].join(', ');
  throw wrongUse(`There is no CPU level "${safeName(level)}". Levels: ${known}.`);
}

function everyDriver(): readonly Driver[] {
  return driverTables.all().flatMap(stable => stable.drivers);
}

/**
 * Checks that a book has drivers for all seats of the CPU.
 * @throws Problem when it has no driver of some level
 */
export function checkLevels(
  book: RuleBook,
  seats: readonly SessionSeat[],
  levels: readonly Driver[],
): void {
  for (const { driver } of seats) {
    if (driver.kind !== 'cpu' || levels.some(({ level }) => level === driver.level)) continue;
    const known = levels.map(({ level }) => level).join(', ');
    throw wrongUse(`${book.name} has no drivers of the level ${driver.level}. Levels: ${known}.`);
  }
}

/**
 * Checks that a board has all that a race needs.
 * @throws Problem when it has not
 */
export function checkBoard(book: RuleBook, board: Board, options: object): void {
  const unfit = games.of(book).whyUnfit?.(book, board, options);
  if (unfit !== undefined)
    throw wrongUse(`${unfit}. Take another circuit or leave the option out.`);
}

/**
 * Checks that cars make whole teams, where there are teams.
 * @throws Problem when they do not
 */
export function checkTeams({ team = 1 }: SeatRange, cars: number): void {
  if (cars % team === 0) return;
  throw wrongUse(`Teams of two take an even number of cars, not ${cars}.`);
}

/** Returns a grid drawn by lot, the same for the same seed; without a timed trial no driver has a claim to pole. */
export function drawGrid<T>(seats: readonly T[], seed: number): readonly T[] {
  const lot = xoroshiro128plus(seed);
  const order = [...seats];
  for (let i = order.length - 1; i > 0; i--) {
    const j = uniformInt(lot, 0, i);
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
  }
  return order;
}

/** Returns a seed for a race without one: six digits, easy to read out. */
export function freshSeed(now: number = Date.now()): number {
  return uniformInt(xoroshiro128plus(now), 100_000, 999_999);
}

/** Returns a seed for races and seasons that bots may drive: drawn by the system, so that no clock gives it away. */
export function secretSeed(): number {
  return randomInt(2 ** 31);
}

/** More cars than any grid has places for. */
const CARS_MAX = 99;

/**
 * Returns the levels of a grid from wishes of the form `LEVEL:COUNT`.
 * @param grid cars in all, the remaining ones of the level `otherwise`; undefined for only the wished ones
 * @throws Problem when a level is unknown or more cars are wanted than the grid has places
 */
export function levelsOf(
  wishes: readonly string[],
  grid: number | undefined,
  otherwise: string,
): readonly string[] {
  const wanted = wishes.flatMap(wish => {
    const [level = '', count = '1'] = wish.split(':');
    knownLevel(level);
    const cars = Number(count);
    if (!Number.isInteger(cars) || cars < 1 || cars > CARS_MAX) {
      throw wrongUse(
        `--cpu ${safeText(wish, 30)}: write a level and a number of cars, such as club:3.`,
      );
    }
    return Array.from({ length: cars }, () => level);
  });
  const cars = grid ?? wanted.length;
  if (wanted.length > cars)
    throw wrongUse(`${wanted.length} cars do not fit on a grid of ${cars}.`);
  return [...wanted, ...Array.from({ length: cars - wanted.length }, () => otherwise)];
}
