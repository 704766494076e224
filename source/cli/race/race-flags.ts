// The flags that describe a race, shared by race and drive.

import type { Argv } from 'yargs';
import { driverTables } from '../../drivers/driver-tables.ts';
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { DICE_BYTES_MAX, parseDiceFile } from '../../protocol/dice-file.ts';
import { allBooks, bookNamed, games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { NewSession } from '../../session/begin-session.ts';
import type { SessionSeat } from '../../session/session.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem, wrongUse } from '../problem.ts';
import { readText } from '../tracks/author-file.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { wholeNumber } from '../whole-number.ts';
import { handicapsFrom } from './handicap-flag.ts';
import {
  checkLaps,
  optionFlags,
  optionsFromFlags,
  raceOptions,
  trialOptions,
} from './option-flags.ts';
import { checkBoard, checkLevels, checkTeams, freshSeed } from './race-setup.ts';
export const LAPS_MAX = 99;

/**
 * Returns a seed for dice, a whole number of 32 bits.
 * @throws Problem of wrong use for any other number
 */
export function wholeSeed(seed: number): number {
  return wholeNumber('seed', seed, -2147483648, 2147483647);
}

export interface VenueFlags {
  readonly track: string;
  readonly rules: string;
  readonly human: readonly string[];
  readonly cpu: readonly string[];
  readonly seed: number | undefined;
}

/** Most work for one choice, about ten seconds. */
const FORESIGHT_MAX = 100_000;

export interface RaceFlags extends VenueFlags {
  readonly laps: number | undefined;
  readonly grid: number | undefined;
  readonly dice: string | undefined;
  /** Answers in imagined races that a champion may take for one choice. */
  readonly foresight?: number | undefined;
  /** Points by which cars are weaker, as SEAT=POINTS. */
  readonly handicap?: readonly string[] | undefined;
}

export function venueFlags<T>(yargs: Argv<T>): Argv<T & VenueFlags> {
  const venue = yargs
    .option('track', { type: 'string', default: 'monza', describe: 'Circuit: a name or a file' })
    .option('rules', {
      type: 'string',
      default: allBooks()[0]?.id ?? '',
      choices: allBooks().map(book => book.id),
      describe: 'Rule book',
    });
  return optionFlags(venue, trialOptions, { usual: true })
    .option('human', {
      type: 'string',
      array: true,
      default: [] as string[],
      defaultDescription: 'none',
      describe: 'A human driver by name; repeat for more',
    })
    .option('cpu', {
      type: 'string',
      array: true,
      default: [] as string[],
      defaultDescription: 'none',
      describe: `A CPU driver as LEVEL or LEVEL:NAME, where the name may be a character; repeat for more. The rest of the grid is drawn around level ${DEFAULT_LEVEL}`,
    })
    .option('seed', { type: 'number', describe: 'Seed for the dice, a whole number' })
    .requiresArg(['track', 'rules', 'human', 'cpu', 'seed']) as Argv<T & VenueFlags>;
}

export function raceFlags<T>(yargs: Argv<T>): Argv<T & RaceFlags> {
  const length = venueFlags(yargs).option('laps', {
    type: 'number',
    defaultDescription: 'as many as the rules say',
    describe: 'Laps',
  });
  return optionFlags(length, raceOptions, { usual: true })
    .option('grid', { type: 'number', describe: 'Cars on the grid' })
    .option('dice', {
      type: 'string',
      describe: 'File with every die face, in the order rolled',
    })
    .option('foresight', {
      type: 'number',
      describe:
        'How far champions look ahead: 0 is not at all, 3000 the default; more takes longer',
    })
    .option('handicap', {
      type: 'string',
      array: true,
      describe:
        'SEAT=POINTS: a driver, by name or by number from 1, whose car has that many points fewer; repeat for more. In rules whose cars are built from cards',
    })
    .requiresArg(['laps', 'grid', 'dice', 'foresight', 'handicap']) as Argv<T & RaceFlags>;
}

/**
 * Returns the race that the flags describe; `seat` decides who sits where.
 * @throws Problem in plain words when it cannot be raced
 */
export function raceFromFlags(
  flags: RaceFlags,
  seat: (slots: number, seed: number) => readonly SessionSeat[],
): NewSession {
  const book = bookNamed(flags.rules);
  if (book === undefined) throw wrongUse(`There is no rule book "${safeText(flags.rules, 30)}".`);
  const track = circuitNamed(flags.track);
  const board = games.of(book).boardOf(track, book);
  const laps = wholeNumber('laps', flags.laps ?? book.usualLaps, 1, LAPS_MAX);
  if (flags.grid !== undefined) wholeNumber('grid', flags.grid, 1, book.seats.max);
  const seed = wholeSeed(flags.seed ?? freshSeed());
  const options = optionsFromFlags(book, flags);
  checkLaps(book, options, laps);
  checkBoard(book, board, options);
  const range = games.of(book).seatsOn(book, board, options);
  const seats = seat(range.max, seed);
  checkTeams(range, seats.length);
  const levels = levelsFrom(book, flags.foresight);
  checkLevels(book, seats, levels);
  return {
    book,
    board,
    circuitText: track.text,
    seats,
    laps,
    seed,
    options: { ...options, ...handicapsFrom(book, flags.handicap, seats) },
    ...(flags.dice === undefined ? {} : { dice: diceFrom(flags.dice) }),
    levels,
  };
}

function levelsFrom(book: RuleBook, foresight: number | undefined): NewSession['levels'] {
  const { drivers, looking } = driverTables.of(book);
  if (foresight === undefined) return drivers;
  wholeNumber('foresight', foresight, 0, FORESIGHT_MAX);
  if (looking !== undefined) return looking(foresight);
  throw wrongUse(`--foresight: drivers of ${book.name} always look equally far ahead.`);
}

function diceFrom(file: string): readonly number[] {
  const read = parseDiceFile(readText(file, DICE_BYTES_MAX));
  if (!read.ok) throw new Problem(`${safeText(file, 60)}: ${read.problem}`);
  return read.faces;
}
