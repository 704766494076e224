// Where a backmarker may be put: how far ahead of the leader, and in which corner (TR-135).
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';

/** Returns the space of the marked line; undefined at other questions. */
export function markedPlace({ at }: FormulaModel, items: readonly Item[]): string | undefined {
  const choice = items.find(({ value }) => value === at)?.choice;
  return choice?.kind === 'placeBackmarker' ? choice.space : undefined;
}

/** Returns the facts about a space for a backmarker. */
export function markerFacts(
  { table, shown }: FormulaModel,
  space: string,
  { trant }: RaceWords,
): string {
  const { board, book } = table;
  const [leader] = book.standings(shown, board);
  const from = spaceOf(board, shown.cars[leader?.seat ?? 0]?.space ?? space);
  const to = spaceOf(board, space);
  const ticks = (to.tick - from.tick + board.ticks) % board.ticks;
  return trant.markerFacts(Math.round(ticks / 2), cornerOf(board, to)?.name ?? '');
}
