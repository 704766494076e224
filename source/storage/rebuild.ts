// Makes a race again from its setup and its answers.
import type { Board } from '../circuit/board.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import type { Race, RaceEvent, RuleBook } from '../rules/kit/types.ts';
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
    let race = first.race;
    for (const [index, { seat, choice }] of record.answers.entries()) {
      if (differs(index, race)) return { ok: false, reason: apart(index) };
      const next = book.apply(race, seat, choice, board);
      race = next.race;
      for (const event of next.events) events.push(event);
    }
    if (differs(record.answers.length, race)) {
      return { ok: false, reason: apart(record.answers.length) };
    }
    return { ok: true, race, events };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function apart(answers: number): string {
  return `replayed, it becomes another race after ${answers} answers`;
}
