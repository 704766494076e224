// Sessions and saves of every book, including the test book of sealed bids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFault } from '../circuit/file/faults.ts';
import { readCircuit } from '../circuit/file/read.ts';
import { isFormulaBoard } from '../circuit/formula-board.ts';
import { drivers } from '../drivers/levels/drivers.ts';
import { allBooks, bookNamed, games } from '../rules/games.ts';
import type { RuleBook } from '../rules/kit/types.ts';
import {
  type NewSession,
  newSession,
  resumeSession,
  type Saving,
} from '../session/begin-session.ts';
import type { Session } from '../session/session.ts';
import { newWeekend, type Weekend } from '../session/weekend.ts';
import type { Disk } from '../storage/disk.ts';
import type { Library } from '../storage/library.ts';
import { openSave } from '../storage/saves/open-save.ts';
import { bidLibrary, bidSession } from './bids/bid-session.ts';
import { bidder, sealedBids } from './bids/sealed-bids.ts';

const levels = [...drivers, bidder];

export const bookIds: readonly string[] = allBooks().map(book => book.id);

const read = new Map<string, ReturnType<typeof readCircuit>>();

/** A library that knows every book and circuit and reads each circuit once. */
export const everyLibrary: Library = {
  bookOf: bookNamed,
  boardOf(text, book) {
    if (book.id === sealedBids.id) return bidLibrary.boardOf(text, book);
    const circuit = read.get(text) ?? readCircuit(text, 'the circuit of the save');
    read.set(text, circuit);
    if (circuit.ok) return { ok: true, board: games.of(book).boardOf(circuit, book) };
    return { ok: false, reason: circuit.faults.map(describeFault).join(' ') };
  },
};

/** Returns a race of a book with two people and two CPU drivers that answer at random. */
export function sessionOf(bookId: string, saving?: Saving, laps = 1): Session {
  const kept = saving === undefined ? {} : { saving };
  const book = bookNamed(bookId);
  if (book === undefined || book.id === sealedBids.id)
    return bidSession({ laps: 3 * laps, ...kept });
  return newSession({ ...raceOf(book, laps), ...kept });
}

/** Returns two sessions of timed trials before a race by the first book, with the drivers of `sessionOf`. */
export function weekendOf(saving: Saving): Weekend {
  const [book] = allBooks();
  if (book === undefined) throw new Error('no book');
  const wishes = { hand: 'guided', sessions: 2, weather: 'roll' } as const;
  const { board, ...race } = raceOf(book, 1);
  if (!isFormulaBoard(board)) throw new Error('no board for trials');
  return newWeekend({ race: { ...race, board, saving }, wishes, races: true });
}

function raceOf(book: RuleBook, laps: number): NewSession {
  const circuitText = readFileSync(join(import.meta.dirname, '../../tracks/monza.yaml'), 'utf8');
  const circuit = everyLibrary.boardOf(circuitText, book);
  if (!circuit.ok) throw new Error(circuit.reason);
  const person = { kind: 'human' } as const;
  const cpu = { kind: 'cpu', level: 'random' } as const;
  const seats = [person, cpu, person, cpu].map((driver, seat) => ({
    name: `Driver ${seat + 1}`,
    driver,
  }));
  return { book, board: circuit.board, circuitText, seats, laps, seed: 2005, levels };
}

/**
 * Resumes a save of any book.
 * @throws Error with the sentence when it cannot be opened
 */
export function resumed(file: string, disk: Disk, now?: () => Date): Session {
  const opened = openSave(file, everyLibrary, disk, now);
  if (opened.kind !== 'open') throw new Error(opened.sentence);
  return resumeSession({ opened, levels, disk, ...(now === undefined ? {} : { now }) });
}
