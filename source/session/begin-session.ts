// Begins a race, or takes one up again from its save.
import type { Board } from '../circuit/board.ts';
import type { Driver } from '../drivers/driver.ts';
import type { Outcome, Race, RaceEvent, RaceSetup, RuleBook, Seat } from '../rules/kit/types.ts';
import { type Disk, realDisk } from '../storage/disk.ts';
import { type Berth, copySave, newBerth, openLogbook, type RaceFacts } from '../storage/logbook.ts';
import type { OpenedSave } from '../storage/open-save.ts';
import type { SavedDriver } from '../storage/save-file.ts';
import type { SavedQualifying } from '../storage/saved-qualifying.ts';
import { safeName } from '../storage/untrusted-text.ts';
import { firstRandomState } from './crew.ts';
import { runSession } from './run-session.ts';

import type { Session, SessionSeat } from './session.ts';

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
  /** Names are made safe here. */
  readonly seats: readonly SessionSeat[];
  /** Seats in grid order, pole first; absent: as they sit, or as the book rolls it. */
  readonly grid?: readonly Seat[];
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
    ...(wanted.grid === undefined ? {} : { grid: wanted.grid }),
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
    ? { name: safe, ...driver, luck: firstRandomState(seed, seat) }
    : { name: safe, kind: driver.kind };
}
