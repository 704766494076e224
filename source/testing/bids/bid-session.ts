// Sessions and saves of the test book of sealed bids.

import { type NewSession, newSession, resumeSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import type { Disk } from '../../storage/disk.ts';
import type { Library } from '../../storage/library.ts';
import { openSave } from '../../storage/saves/open-save.ts';
import './bid-tables.ts';
import { BID_TABLE_TEXT, bidder, bidTable, sealedBids } from './sealed-bids.ts';

export const bidLibrary: Library = {
  bookOf: id => (id === sealedBids.id ? sealedBids : undefined),
  boardOf: text =>
    text === BID_TABLE_TEXT
      ? { ok: true, board: bidTable }
      : { ok: false, reason: 'it is not the table' },
};

/** Returns a race of bids, with two people and a CPU driver unless `over` says otherwise. */
export function bidSession(over: Partial<NewSession> = {}): Session {
  return newSession({
    book: sealedBids,
    board: bidTable,
    circuitText: BID_TABLE_TEXT,
    seats: [
      { name: 'Ada', driver: { kind: 'human' } },
      { name: 'Ben', driver: { kind: 'human' } },
      { name: 'Cleo', driver: { kind: 'cpu', level: 'bidder' } },
    ],
    laps: 3,
    seed: 7,
    levels: [bidder],
    ...over,
  });
}

/**
 * Opens a save of the test book.
 * @throws Error with the sentence that says why it cannot be opened
 */
export function resumedBids(file: string, disk?: Disk, now?: () => Date): Session {
  const opened = openSave(file, bidLibrary, disk, now);
  if (opened.kind !== 'open') throw new Error(opened.sentence);
  const given = { ...(disk === undefined ? {} : { disk }), ...(now === undefined ? {} : { now }) };
  return resumeSession({ opened, levels: [bidder], ...given });
}

/** Answers the next question: CPU drivers for themselves, people with the choice at `pick` of their list. */
export function playOne(session: Session, pick = 0): void {
  const next = session.next();
  if (next.kind === 'cpu') session.advance();
  if (next.kind !== 'ask') return;
  const [decision] = next.decisions;
  const choice = decision?.choices[pick % decision.choices.length];
  if (decision !== undefined && choice !== undefined) session.answer(decision.seat, choice);
}

export function playOut(session: Session): void {
  for (let pick = 0; session.next().kind !== 'over'; pick++) playOne(session, pick);
}
