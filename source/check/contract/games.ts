// The games as the checks see them: book, board, dice, and the promises that depend on a game's own rules.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '../../circuit/board.ts';
import { describeFault } from '../../circuit/file/faults.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { books, trialBooks } from '../../rules/books.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../rules/championship-formula/championship-draft.ts';
import type { ChampionshipRace } from '../../rules/championship-formula/state.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { allBooks, games, type ReadTrack, type SeatRange } from '../../rules/games.ts';
import type { Die } from '../../rules/kit/dice.ts';
import { gameTable } from '../../rules/kit/game-table.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { lapsLeastOf } from '../../rules/kit/options.ts';
import type { Race, RaceSetup, RuleBook } from '../../rules/kit/types.ts';
import { bidTable, sealedBids, TIE_DIE } from '../../testing/bids/sealed-bids.ts';
import { TINY_TRACKS } from '../../testing/circuits/tiny-circuits.ts';
import { neverSeenInRows, rowNamesIn } from '../championship-formula/coverage.ts';
import { championshipFaults } from '../championship-formula/invariants.ts';
import { namesIn, neverSeen } from '../formula-de/coverage.ts';
import { formulaDeFaults } from '../formula-de/invariants.ts';
import { sceneOf } from '../formula-de/scenes.ts';
import { SOURCE } from '../guards/source-text.ts';
import { dealtHandicaps, dealtOptions, sampledOptions } from './option-sampler.ts';
import type { Opening, Turn } from './turns.ts';
import '../../testing/bids/bid-tables.ts';
export interface Game<B extends Board = Board> {
  readonly book: RuleBook;
  readonly board: B;
  readonly track: string;
  readonly dice: readonly Die[];
  readonly agendaMax: number;
  faults(turn: Turn): readonly string[];
  readonly lapsMax: number;
  options(seed: number): object;
  /** Returns what options add for so many seats, drawn from a seed; absent where none names seats. */
  optionsOfSeats?(seed: number, seats: number): object;
  /** Whether CPU drivers play none of its races: they study each board first. */
  readonly withoutCpus?: true;
  /** Answers after which a race is left, for books whose races may go on for ever. */
  readonly answersMax?: number;
  /** Returns what a race shows besides its events, by name, to see whether random races have reached it. */
  shown?(race: Race): readonly string[];
  /** Returns an opening from a random situation, for games that can begin in the middle of a race. */
  scene?(seed: number): Opening;
}

interface CheckedGame {
  /** Every book that is checked, including those of timed trials. */
  readonly books: readonly RuleBook[];
  readonly tinyTracks: readonly string[];
  neverSeen(seen: ReadonlySet<string>): readonly string[];
  on(book: RuleBook, track: string): Game;
}

const LAPS_MAX = 3;
/** A car placed by hand may be moved about for ever. */
const ANSWERS_BY_HAND = 60;
// After the play comes beginRound or nextPlay, and one task may be put in front of it.
const TASKS_AROUND_A_PLAY = 3;
/** Steps of a preparation that concern the whole table; in the others each car has a task. */
const OF_THE_TABLE: ReadonlySet<string> = new Set(['rollGrid', 'rollWeather', 'lineUp']);

// A small board may have no room for a team.
function raceable(book: FormulaDeBook, board: FormulaBoard, options: Partial<FormulaDeOptions>) {
  const { min, max } = games.of(book).seatsOn(book, board, options);
  return min <= max ? options : {};
}

// Each die once, by its name.
function chartDice({ chart }: BookValues): readonly Die[] {
  const dice = Object.values(chart?.throws ?? {}).flat();
  return [...new Map(dice.map(die => [die.name, die])).values()];
}

export function formulaDeGame(book: FormulaDeBook, board: FormulaBoard, track = board.id): Game {
  const { orderOfPlay, values, preparation } = book.definition;
  const ofEachCar = preparation.filter(([step]) => !OF_THE_TABLE.has(step));
  return {
    book,
    board,
    track,
    dice: [...values.gearDice, ...chartDice(values), values.blackDie],
    agendaMax: Math.max(
      orderOfPlay.length + TASKS_AROUND_A_PLAY,
      book.seats.max * ofEachCar.length + TASKS_AROUND_A_PLAY,
    ),
    faults: turn => formulaDeFaults(book, board, turn),
    // A session is one timed lap (M-1-0-1).
    lapsMax: book.definition.session === 'trial' ? 1 : LAPS_MAX,
    options: seed => raceable(book, board, sampledOptions(book, seed)),
    ...(orderOfPlay.some(([step]) => step === 'placeCar') ? { answersMax: ANSWERS_BY_HAND } : {}),
    shown: (race: FormulaDeRace) => namesIn(race),
    ...(book.definition.session === 'race' ? { scene: seed => sceneOf(book, board, seed) } : {}),
  };
}

export const bidGame: Game = {
  book: sealedBids,
  board: bidTable,
  track: bidTable.id,
  dice: [TIE_DIE],
  agendaMax: 3,
  faults: () => [],
  lapsMax: LAPS_MAX,
  options: () => ({}),
};

// A crash row for every car, twice over, and what is left of the turn behind them (CFR-132, CFR-158).
const TASKS_OF_A_CAR = 2;
const TASKS_OF_A_TURN = 12;

export function championshipGame(book: ChampionshipBook, board: RowBoard, track: string): Game {
  const { preparation, values, options } = book.definition;
  return {
    book,
    board,
    track,
    dice: [values.die],
    agendaMax: preparation.length + TASKS_OF_A_TURN + TASKS_OF_A_CAR * book.seats.max,
    faults: turn => championshipFaults(book, board, turn),
    shown: (race: ChampionshipRace) => rowNamesIn(race),
    lapsMax: LAPS_MAX,
    options(seed) {
      const dealt = dealtOptions(options, seed);
      return games.of(book).whyUnfit?.(book, board, dealt) === undefined ? dealt : {};
    },
    optionsOfSeats: dealtHandicaps,
  };
}

const checked = gameTable<CheckedGame>({
  'formula-de': {
    books: [...books, ...trialBooks],
    tinyTracks: Object.keys(TINY_TRACKS),
    neverSeen,
    on: (book: FormulaDeBook, track) => formulaDeGame(book, boardFor(book, track), track),
  },
  'championship-formula': {
    books: [championship, championshipDraft],
    // The others have no pits, or are drawn for walls and driving codes.
    tinyTracks: ['tiny-corners'],
    neverSeen: neverSeenInRows,
    on: (book: ChampionshipBook, track) => championshipGame(book, rowsOf(book, track), track),
  },
});
checked.setTest({ books: [sealedBids], tinyTracks: [], neverSeen: () => [], on: () => bidGame });

/** Returns the books of every game, and with `trials` those of timed trials too. */
export function checkedBooks(trials: boolean): readonly RuleBook[] {
  const raced = allBooks().map(({ id }) => id);
  return checked
    .all()
    .flatMap(game => game.books)
    .filter(({ id }) => id !== sealedBids.id && (trials || raced.includes(id)));
}

export function neverSeenIn(some: readonly Game[], seen: ReadonlySet<string>): readonly string[] {
  return [...new Set(some.map(({ book }) => checked.of(book)))].flatMap(game =>
    game.neverSeen(seen),
  );
}

export function tinyTracksOf(book: RuleBook): readonly string[] {
  return checked.of(book).tinyTracks;
}

const TRACKS = join(SOURCE, '..', 'tracks');

/** Returns the ids of the circuits in `tracks/`, in order. */
export function trackIds(): readonly string[] {
  return readdirSync(TRACKS)
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))
    .sort();
}

export function trackText(id: string): string {
  return readFileSync(join(TRACKS, `${id}.yaml`), 'utf8');
}

const tracks = new Map<string, ReadTrack>();

/**
 * Returns the board of a circuit in `tracks/`, or a small board of the tests; always the same object, so that it is
 * solved once.
 * @throws RangeError when there is no such board or its file has faults.
 */
export function boardNamed(id: string): FormulaBoard {
  return trackNamed(id).board;
}

/**
 * Returns the board on which a book races a circuit in `tracks/` or a small board of the tests; always the same object.
 * @throws RangeError like `boardNamed`.
 */
export function boardFor(book: FormulaDeBook, track: string): FormulaBoard {
  return games.of(book).boardOf(trackNamed(track), book) as FormulaBoard;
}

// A game hands out the same board for a circuit that it has seen.
function rowsOf(book: ChampionshipBook, track: string): RowBoard {
  return games.of(book).boardOf(trackNamed(track), book) as RowBoard;
}

function trackNamed(id: string): ReadTrack {
  const track = tracks.get(id) ?? freshTrack(id);
  tracks.set(id, track);
  return track;
}

/**
 * Returns a board as `boardNamed` does, but a new one that has not been solved.
 * @throws RangeError like `boardNamed`.
 */
export function freshBoard(id: string): FormulaBoard {
  return freshTrack(id).board;
}

function freshTrack(id: string): ReadTrack {
  const tiny = TINY_TRACKS[id];
  if (tiny !== undefined) return tiny();
  const known = [...trackIds(), ...Object.keys(TINY_TRACKS)];
  if (!known.includes(id)) {
    throw new RangeError(`There is no circuit "${id}"${didYouMean(id, known) || '.'}`);
  }
  return readTrack(trackText(id), `${id}.yaml`);
}

/**
 * Returns the board of a circuit file from anywhere, a new one that has not been solved.
 * @throws RangeError when the file cannot be read or has faults
 */
export function boardInFile(path: string): FormulaBoard {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new RangeError(`There is no file "${path}" to read.`);
  }
  return readTrack(text, path).board;
}

function readTrack(text: string, name: string): ReadTrack {
  const read = readCircuit(text, name);
  if (!read.ok) throw new RangeError(read.faults.map(describeFault).join('\n'));
  return read;
}

/**
 * Returns the game of a book, including books of timed trials, on a circuit (see `boardNamed`).
 * @throws RangeError when there is no such book or circuit.
 */
export function gameOf(bookId: string, track: string): Game {
  const known = checked.all().flatMap(game => game.books);
  const book = known.find(one => one.id === bookId);
  if (book === undefined) {
    const ids = known.map(one => one.id);
    throw new RangeError(`There is no book "${bookId}". There are ${ids.join(', ')}.`);
  }
  return checked.of(book).on(book, track);
}

/** Returns a setup for a game; without `options` they are drawn from the seed. */
export function setupOf(
  game: Game,
  seed: number,
  cars: number,
  laps: number,
  options = game.options(seed),
): RaceSetup {
  const seats = Array.from({ length: wholeTeams(game, cars, options) }, (_, seat) => ({
    name: `Driver ${seat + 1}`,
  }));
  return {
    book: game.book.id,
    track: game.board.id,
    seed,
    laps: Math.max(laps, lapsLeastOf(game.book.options, options as object)),
    seats,
    options: { ...options, ...game.optionsOfSeats?.(seed, seats.length) },
  };
}

// Options decide whether there are teams, of which only whole ones race.
function wholeTeams({ book, board }: Game, cars: number, options: unknown): number {
  const { min, team = 1 } = games.of(book).seatsOn(book, board, options);
  return Math.max(min, cars - (cars % team));
}

export function seatsOf({ book, board }: Game): SeatRange {
  return games.of(book).seatsOn(book, board);
}
