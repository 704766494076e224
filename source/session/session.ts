// Runs one race: says who is asked next, lets CPU drivers answer, saves after every answer and tells who listens.
import type { Board } from '../circuit/board.ts';
import type { Driver } from '../drivers/driver.ts';
import type {
  Choice,
  Decision,
  Outcome,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
} from '../rules/kit/types.ts';
import { type Disk, realDisk } from '../storage/disk.ts';
import { type Berth, copySave, newBerth, openLogbook, type RaceFacts } from '../storage/logbook.ts';
import type { OpenedSave } from '../storage/open-save.ts';
import type { Answered, SavedDriver } from '../storage/save-file.ts';
import type { SavedQualifying } from '../storage/saved-qualifying.ts';
import { safeName } from '../storage/untrusted-text.ts';
import { firstLuck } from './crew.ts';
import { runSession } from './run-session.ts';

/** Who answers for a seat: a person at the keyboard, a program over the line protocol, a driver of this program. */
export type SeatDriver =
  | { readonly kind: 'human' }
  | { readonly kind: 'remote' }
  | {
      readonly kind: 'cpu';
      readonly level: string;
      /** Name of the character whose taste it has; absent: a plain driver of its level. */
      readonly character?: string;
    };

/** A place at the table of a new race: who sits there. */
export interface SessionSeat {
  readonly name: string;
  readonly driver: SeatDriver;
}

/** What came of an answer of a seat; the answer itself may be sealed. */
export interface Turn {
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  readonly seat: Seat;
}

/** What the race waits for; `ask` has every open decision of people and remote programs. */
export type Next =
  | { readonly kind: 'over' }
  | { readonly kind: 'ask'; readonly decisions: readonly Decision[] }
  | { readonly kind: 'cpu'; readonly seat: Seat };

export interface Session {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly seats: readonly SessionSeat[];
  /** The save; undefined while none is written. */
  readonly file: string | undefined;
  race(): Race;
  /** Everything told so far: one list that grows. */
  events(): readonly RaceEvent[];
  answers(): readonly Answered[];
  next(): Next;
  /**
   * Plays an answer of any seat; saved before it returns.
   * @throws IllegalChoice when it is not in the list; DiceUsedUp or ImpossibleFace from a dice script. The race
   * is then as it was.
   */
  answer(seat: Seat, choice: Choice): Turn;
  /**
   * Lets the next CPU driver answer; saved before it returns.
   * @throws RangeError when no CPU driver is to answer.
   */
  advance(): Turn;
  /** A sentence for the player, e.g. that the save could not be written; gone when it was read. */
  notice(): string | undefined;
  /** Calls `listener` after every answer; answers how to stop that. */
  listen(listener: (turn: Turn) => void): () => void;
  /**
   * Writes a copy of the save to another file.
   * @throws what the disk says.
   */
  saveCopy(file: string): void;
  /** Saves once more if need be and gives the save free. May be called again, and while the program is ending. */
  close(): void;
}

/** Where a race is saved. */
export interface Saving {
  readonly folder: string;
  /** Tests put another disk and another clock in place of the machine's. */
  readonly disk?: Disk;
  readonly now?: () => Date;
  /** The place of a save that is there already; absent: a new one is taken. */
  readonly berth?: () => Berth;
}

/** A race to begin. */
export interface NewSession<B extends Board = Board> {
  readonly book: RuleBook;
  readonly board: B;
  /** The text of the circuit's file; the save keeps it. */
  readonly circuitText: string;
  /** In grid order; names are made safe here. */
  readonly seats: readonly SessionSeat[];
  readonly laps: number;
  /** An integer. */
  readonly seed: number;
  /** Faces of all dice; replaces the seed. */
  readonly dice?: readonly number[];
  /** The book's own options; the book fills in what is missing. */
  readonly options?: unknown;
  /** A snapshot to begin with instead of the book's start (see `readSnapshot`); it has a car for each seat. */
  readonly from?: Outcome<Race, RaceEvent>;
  /** Every CPU driver that a seat may name. */
  readonly levels: readonly Driver[];
  /** Absent: the race is not saved. */
  readonly saving?: Saving;
  /** The timed trials that made its grid. */
  readonly qualifying?: SavedQualifying;
}

/** A race before its first answer: what its save is of, who drives, and how it stands. */
export interface PreparedRace {
  readonly facts: RaceFacts;
  readonly drivers: readonly SavedDriver[];
  readonly first: Outcome<Race, RaceEvent>;
}

/**
 * Begins a race, and its save where one is wanted.
 * @throws UnknownLevel when a seat names no level of `levels`; DiceUsedUp or ImpossibleFace when dice fall at once.
 */
export function newSession(wanted: NewSession): Session {
  const { book, board, saving } = wanted;
  const { facts, drivers, first } = prepareRace(wanted);
  const { disk = realDisk, now = () => new Date() } = saving ?? {};
  const berth = saving?.berth ?? (() => newBerth(saving?.folder ?? '', board.id, disk, now()));
  return runSession({
    book,
    board,
    setup: facts.setup,
    drivers,
    levels: wanted.levels,
    first,
    hashes: [],
    answers: [],
    logbook: saving === undefined ? undefined : openLogbook(facts, berth, disk, now),
    isUnsaved: true,
    notices: [],
    copyTo: (file, chronicle) => copySave(file, facts, chronicle, disk, now()),
  });
}

/**
 * What a race begins with.
 * @throws DiceUsedUp or ImpossibleFace when dice fall at once.
 */
export function prepareRace(wanted: NewSession): PreparedRace {
  const { book, board, from, qualifying } = wanted;
  const drivers = wanted.seats.map((seat, index) => savedDriver(seat, index, wanted.seed));
  const setup: RaceSetup = {
    book: book.id,
    track: board.id,
    seed: wanted.seed,
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    laps: from === undefined ? wanted.laps : lapsOf(from.race, wanted.laps),
    seats: drivers.map(({ name }) => ({ name })),
    options: wanted.options ?? {},
  };
  const facts = {
    book: { id: book.id, edition: book.edition },
    circuit: { id: board.id, hash: board.hash, text: wanted.circuitText },
    setup,
    ...(from === undefined ? {} : { from }),
    ...(qualifying === undefined ? {} : { qualifying }),
  };
  return { facts, drivers, first: from ?? book.start(setup, board) };
}

/** A saved race to go on with. */
export interface ResumedSession {
  readonly opened: OpenedSave;
  readonly levels: readonly Driver[];
  readonly disk?: Disk;
  readonly now?: () => Date;
}

/**
 * Goes on with a saved race at the very decision; what was recovered is its first notice.
 * @throws UnknownLevel when a driver of the save is of a level that `levels` does not have.
 */
export function resumeSession(wanted: ResumedSession): Session {
  const { save, logbook } = wanted.opened;
  const { disk = realDisk, now = () => new Date() } = wanted;
  const { book, board, record } = save;
  return runSession({
    book,
    board,
    setup: record.setup,
    drivers: record.drivers,
    levels: wanted.levels,
    first: { race: save.race, events: save.events },
    hashes: record.hashes,
    answers: record.answers,
    logbook,
    isUnsaved: save.recovered !== 'nothing',
    notices: save.notices,
    copyTo: (file, chronicle) => copySave(file, record, chronicle, disk, now()),
  });
}

/** Laps of a snapshot, which knows better than the wishes around it. */
function lapsOf(race: Race, otherwise: number): number {
  return 'laps' in race && typeof race.laps === 'number' ? race.laps : otherwise;
}

function savedDriver({ name, driver }: SessionSeat, seat: Seat, seed: number): SavedDriver {
  const safe = safeName(name) || `Driver ${seat + 1}`;
  return driver.kind === 'cpu'
    ? { name: safe, ...driver, luck: firstLuck(seed, seat) }
    : { name: safe, kind: driver.kind };
}
