// A saved race as it is played again for its sheet.
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import type { LoadedSave } from './read-save.ts';

/**
 * Returns the race of a save as it was played. One that the present rules or the present reading of its circuit would play
 * differently begins where it stands.
 */
export function playedRace(save: LoadedSave): PlayedRace {
  const { book, board, record, race, events } = save;
  const { setup, from, answers, handOvers } = record;
  const changes = handOvers === undefined ? {} : { handOvers };
  const isSame = record.book.edition === book.edition && record.circuit.hash === board.hash;
  if (!isSame) return { book, board, setup, from: { race, events }, answers: [], ...changes };
  return { book, board, setup, ...(from === undefined ? {} : { from }), answers, ...changes };
}
