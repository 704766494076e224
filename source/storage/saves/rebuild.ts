// Makes a race again from its setup and its answers.
import type { Board } from '../../circuit/board.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { begun, playEntry } from '../../rules/kit/take-back.ts';
import type { Race, RaceEvent, RuleBook } from '../../rules/kit/types.ts';
import type { SaveRecord } from './save-file.ts';

export type Rebuilt =
  | { readonly ok: true; readonly race: Race; readonly events: readonly RaceEvent[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Plays a record from its start. Fails when another edition of the book wrote it, when an answer is refused, or when
 * the race at a recorded round differs from the one that was played.
 */
export function rebuild(record: SaveRecord, book: RuleBook, board: Board): Rebuilt {
  if (record.book.edition !== book.edition) {
    return { ok: false, reason: `it was played by edition ${record.book.edition} of its rules` };
  }
  const recorded = new Map(record.hashes.map(({ answered, hash }) => [answered, hash]));
  const differs = (count: number, race: Race) => {
    const hash = recorded.get(count);
    return hash !== undefined && hash !== fingerprint(race);
  };
  try {
    const first = record.from ?? book.start(record.setup, board);
    const events: RaceEvent[] = [...first.events];
    let reached = begun(first.race);
    for (const [index, answer] of record.answers.entries()) {
      if (differs(index, reached.race)) return { ok: false, reason: apart(index) };
      const next = playEntry(book, reached, answer, board);
      reached = next.reached;
      for (const event of next.events) events.push(event);
    }
    if (differs(record.answers.length, reached.race)) {
      return { ok: false, reason: apart(record.answers.length) };
    }
    return { ok: true, race: reached.race, events };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function apart(answers: number): string {
  return `replayed, it becomes another race after ${answers} answers`;
}
