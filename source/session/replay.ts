// A saved race to be watched again: it asks nobody and writes nothing.
import { basename } from 'node:path';
import type { Board } from '../circuit/board.ts';
import { openPlayback, type Playback } from '../replay/playback.ts';
import type { HandOver } from '../rules/kit/hand-over.ts';
import type { RaceSetup, RuleBook, Seat } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import { playedRace } from '../storage/saves/played-race.ts';
import type { LoadedSave } from '../storage/saves/read-save.ts';
import { trialsLeft } from '../storage/saves/saved-qualifying.ts';
import { safeText } from '../storage/untrusted-text.ts';
import { seatDriver } from './seat-drivers.ts';
import type { SessionSeat } from './session.ts';

export interface ReplayWishes {
  /** From 1, slow, to 9, at once; `USUAL_SPEED` when absent. */
  readonly speed?: number;
  /** The round to begin with; the grid when absent. */
  readonly round?: number;
  /** The seat whose car is followed; nobody's when absent. */
  readonly followed?: Seat;
  /** The letters of the cars by seat, where a season has given them. */
  readonly letters?: readonly string[];
}

export interface LiveRecord {
  readonly file: string;
  /** Who drives the race, in words. */
  readonly holder: string;
  /** Returns the seats that are asked. */
  toMove(): readonly Seat[];
  /** Reads the answers given since, and the cars that changed hands; reports whether there were any. */
  look(): boolean;
}

export interface Replay {
  /** The save. */
  readonly file: string;
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly seats: readonly SessionSeat[];
  /** The cars that changed hands, in order. */
  readonly handOvers: readonly HandOver[];
  readonly playback: Playback;
  /** The last round of the record. */
  readonly rounds: number;
  /** Whether the record ends with the end of the race. */
  readonly finished: boolean;
  readonly wishes: ReplayWishes;
  readonly played: PlayedRace;
  /** Present for a race that continues in another program. */
  readonly live?: LiveRecord;
  /** Returns a sentence for the player, each only once. */
  notice(): string | undefined;
  /** Does nothing: nothing is held. */
  close(): void;
}

export const SPEED_LEAST = 1;
export const USUAL_SPEED = 3;
export const SPEED_MOST = 9;

const NAME_CELLS = 60;

/** Returns a replay of a save at its beginning, or a sentence that says why it cannot be played again. Never throws. */
export function openReplay(
  save: LoadedSave,
  wishes: ReplayWishes = {},
): Replay | { readonly problem: string } {
  const name = safeText(basename(save.file), NAME_CELLS);
  const { book, board, record, race } = save;
  if (record.qualifying !== undefined && trialsLeft(record.qualifying)) {
    return { problem: `${name} has no race to replay yet: its timed trials are still under way.` };
  }
  if (record.book.edition !== book.edition) {
    return {
      problem: `${name} was raced under edition ${record.book.edition} of its rules, now ${book.edition}: it cannot be replayed from its first answers.`,
    };
  }
  const notices = [...save.notices];
  try {
    const playback = openPlayback(record, book, board);
    playback.seek({ round: wishes.round ?? 0 });
    return {
      file: save.file,
      book,
      board,
      setup: record.setup,
      played: playedRace(save),
      seats: seatsOf(save, wishes.letters),
      handOvers: record.handOvers ?? [],
      playback,
      rounds: race.round,
      finished: race.agenda.length === 0,
      wishes,
      notice: () => notices.shift(),
      close: () => undefined,
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `${name} cannot be replayed: ${safeText(why, 2 * NAME_CELLS)}.` };
  }
}

/** Returns who drives in a save, with the letters that a season has given the cars. */
export function seatsOf(
  { record }: LoadedSave,
  letters: ReplayWishes['letters'] = [],
): readonly SessionSeat[] {
  return record.drivers.map((driver, at) => {
    const letter = letters[at];
    const seat = { name: driver.name, driver: seatDriver(driver) };
    return letter === undefined ? seat : { ...seat, letter };
  });
}
