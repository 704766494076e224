// Begins a race, or resumes one from its save.
import type { Board } from '../circuit/board.ts';
import type { Driver } from '../drivers/driver.ts';
import type { Qualifying } from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { Outcome, Race, RaceEvent, RaceSetup, RuleBook, Seat } from '../rules/kit/types.ts';
import {
  copySave,
  newSaveSlot,
  openAutosave,
  type RaceFacts,
  type SaveSlot,
  saveSlotNamed,
} from '../storage/autosave.ts';
import { type Disk, realDisk } from '../storage/disk.ts';
import type { OpenedSave } from '../storage/saves/open-save.ts';
import { playedRace } from '../storage/saves/played-race.ts';
import type { GoneBackTo, SavedDriver } from '../storage/saves/save-file.ts';
import { safeName } from '../storage/untrusted-text.ts';
import type { SeatPlan } from './hand-overs.ts';
import { runSession } from './run-session.ts';
import { firstRandomState } from './seat-drivers.ts';

import type { Session, SessionSeat } from './session.ts';

export interface Saving {
  readonly folder: string;
  /** Replaces the disk and the clock of the machine in tests. */
  readonly disk?: Disk;
  readonly now?: () => Date;
  /** Returns the slot of an existing save; when absent, a new one is taken. */
  readonly slot?: () => SaveSlot;
}

export interface NewSession<B extends Board = Board> {
  readonly book: RuleBook;
  readonly board: B;
  /** The text of the circuit's file, which the save keeps. */
  readonly circuitText: string;
  /** Names need not be safe for a terminal; they are made safe here. */
  readonly seats: readonly SessionSeat[];
  /** Seats in grid order, pole first; when absent, as they sit or as the book rolls for it. */
  readonly grid?: readonly Seat[];
  /** Points that each seat brings from the qualifying (see `RaceSetup`). */
  readonly qualifyingPoints?: readonly number[];
  readonly laps: number;
  /** An integer. */
  readonly seed: number;
  /** Faces of all dice, in place of the seed. */
  readonly dice?: readonly number[];
  /** The book's own options; the book fills in missing ones. */
  readonly options?: unknown;
  /** A snapshot to begin from instead of the book's start, with a car for each seat (see `readSnapshot`). */
  readonly from?: Outcome<Race, RaceEvent>;
  /** The race to whose question it goes back, in `from`; its save is named after that race. */
  readonly again?: GoneBackTo;
  readonly levels: readonly Driver[];
  readonly saving?: Saving;
  readonly qualifying?: Qualifying;
  /** True where no answer can be taken back, as in a timed lap. */
  readonly answersStand?: true;
  /** Whose hands a car may go to; absent outside a season, where it may go to anybody's. */
  readonly seatPlan?: SeatPlan;
}

export interface PreparedRace {
  readonly facts: RaceFacts;
  readonly drivers: readonly SavedDriver[];
  readonly first: Outcome<Race, RaceEvent>;
}

/**
 * Begins a race, and its save if one is wanted.
 * @throws UnknownLevel when a seat names a level that `levels` does not have; RangeError, DiceUsedUp or ImpossibleFace
 * from `prepareRace`.
 */
export function newSession(wanted: NewSession): Session {
  const { book, board, saving } = wanted;
  const { facts, drivers, first } = prepareRace(wanted);
  const { disk = realDisk, now = () => new Date() } = saving ?? {};
  const slot = saving?.slot ?? (() => slotFor(wanted, saving?.folder ?? '', disk, now()));
  return runSession({
    book,
    board,
    setup: facts.setup,
    drivers,
    levels: wanted.levels,
    first,
    hashes: [],
    answers: [],
    played: {
      book,
      board,
      setup: facts.setup,
      ...snapshot(wanted.from),
      ...(wanted.again === undefined ? {} : { parent: wanted.again.of }),
      answers: [],
    },
    autosave: saving === undefined ? undefined : openAutosave(facts, slot, disk, now),
    isUnsaved: true,
    notices: [],
    answersStand: wanted.answersStand === true,
    handOvers: [],
    seatPlan: wanted.seatPlan,
    copyTo: (file, history, lock) => copySave({ file, facts, history, disk, now: now(), lock }),
  });
}

function slotFor(
  { board, from, again }: NewSession,
  folder: string,
  disk: Disk,
  now: Date,
): SaveSlot {
  if (again === undefined || again.of === '') return newSaveSlot(folder, board.id, disk, now);
  return saveSlotNamed(folder, `${again.of}-from-${from?.race.round ?? 0}`, disk, now);
}

/**
 * Returns the parts from which a race begins.
 * @throws RangeError when the setup does not fit the book or the board; DiceUsedUp or ImpossibleFace when scripted dice
 * do not fit the throws before the first question.
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
    ...(wanted.qualifyingPoints === undefined ? {} : { qualifyingPoints: wanted.qualifyingPoints }),
    options: wanted.options ?? {},
  };
  const facts = {
    book: { id: book.id, edition: book.edition },
    circuit: { id: board.id, hash: board.hash, text: wanted.circuitText },
    setup,
    ...snapshot(from),
    ...(wanted.again === undefined ? {} : { again: wanted.again }),
    ...(qualifying === undefined ? {} : { qualifying }),
  };
  return { facts, drivers, first: from ?? book.start(setup, board) };
}

export interface ResumedSession {
  /** Without an autosave the race is only viewed. */
  readonly opened: Pick<OpenedSave, 'save'> & Partial<Pick<OpenedSave, 'autosave'>>;
  readonly levels: readonly Driver[];
  readonly disk?: Disk;
  readonly now?: () => Date;
  /** See `NewSession`. */
  readonly seatPlan?: SeatPlan;
}

/**
 * Resumes a saved race at the decision it had reached; the first notices report what was recovered. Throws UnknownLevel when
 * a driver of the save has a level that `levels` does not have.
 */
export function resumeSession(wanted: ResumedSession): Session {
  const { save, autosave } = wanted.opened;
  const { disk = realDisk, now = () => new Date() } = wanted;
  const { book, board, record } = save;
  return runSession({
    book,
    board,
    setup: record.setup,
    drivers: record.drivers,
    handOvers: record.handOvers ?? [],
    seatPlan: wanted.seatPlan,
    levels: wanted.levels,
    first: { race: save.race, events: save.events },
    hashes: record.hashes,
    answers: record.answers,
    played: playedRace(save),
    autosave,
    isUnsaved: save.recovered !== 'nothing',
    notices: save.notices,
    answersStand: false,
    copyTo: (file, history, lock) =>
      copySave({ file, facts: record, history, disk, now: now(), lock }),
  });
}

function snapshot(from: NewSession['from']): Pick<NewSession, 'from'> {
  return from === undefined ? {} : { from };
}

/** Returns the laps of a race; a snapshot's own number overrules the one asked for. */
function lapsOf(race: Race, otherwise: number): number {
  return 'laps' in race && typeof race.laps === 'number' ? race.laps : otherwise;
}

function savedDriver({ name, driver }: SessionSeat, seat: Seat, seed: number): SavedDriver {
  const safe = safeName(name) || `Driver ${seat + 1}`;
  return driver.kind === 'cpu'
    ? { name: safe, ...driver, luck: firstRandomState(seed, seat) }
    : { name: safe, kind: driver.kind };
}
