// Moves that brakes shorten, as lists of their own behind the list of the others.
import type { PlainWords } from '../../ui/words/plain-words.ts';
import type { MenuLine } from './menu.ts';

/**
 * Returns the line that opens the list of the next shorter moves, at whose end stands the line for those after them; nothing
 * where no move can be shortened further.
 * @param cuts by how much moves are shortened, the least first
 * @param linesOf returns the lines of the moves that are shortened by so much
 */
export function shorterMoves<X>(
  [cut, ...further]: readonly number[],
  linesOf: (cut: number) => readonly MenuLine<X>[],
  plain: PlainWords,
): readonly MenuLine<X>[] {
  if (cut === undefined) return [];
  const lines = linesOf(cut);
  const list = () => ({ lines: [...lines, ...shorterMoves(further, linesOf, plain)] });
  return [{ text: plain.withBrakes(lines.length), further: list }];
}
