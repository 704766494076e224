// The rule books and the circuit reader that saves refer to.
import { describeFault } from '../circuit/file/faults.ts';
import { readCircuit } from '../circuit/file/read.ts';
import { bookNamed, games } from '../rules/games.ts';
import type { Library } from '../storage/library.ts';

export const library: Library = {
  bookOf: bookNamed,
  boardOf(text, book) {
    const read = readCircuit(text, 'the circuit in the save');
    if (read.ok) return { ok: true, board: games.of(book).boardOf(read, book) };
    const [first] = read.faults;
    return { ok: false, reason: first === undefined ? 'it has faults' : describeFault(first) };
  },
};
