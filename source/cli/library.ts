// What saves refer to: the rule books and the reader of circuits.
import { describeFault } from '../circuit/file/faults.ts';
import { readCircuit } from '../circuit/file/read.ts';
import { bookNamed, games } from '../rules/games.ts';
import type { Library } from '../storage/library.ts';

/** Everything this program can play. */
export const library: Library = {
  bookOf: bookNamed,
  boardOf(text, book) {
    const read = readCircuit(text, 'the circuit in the save');
    if (read.ok) return { ok: true, board: games.of(book).boardOf(read) };
    const [first] = read.faults;
    return { ok: false, reason: first === undefined ? 'it has faults' : describeFault(first) };
  },
};
