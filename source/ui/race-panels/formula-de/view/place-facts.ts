// Where something may be put: a backmarker, so far ahead of the leader (TR-135), or the car of a lap alone (TR-33).
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';

/** Returns the space of the marked line; undefined at other questions. */
export function markedPlace({ at }: FormulaModel, items: readonly Item[]): string | undefined {
  const choice = items.find(({ value }) => value === at)?.choice;
  return choice === undefined ? undefined : placeOf(choice);
}

/** Returns the space on which a choice puts something; undefined for other choices. */
export function placeOf(choice: FormulaDeChoice): string | undefined {
  if (choice.kind === 'placeBackmarker') return choice.space;
  return choice.kind === 'placeCar' ? choice.to : undefined;
}

export function placeFacts(
  { table, shown, prompt }: FormulaModel,
  space: string,
  { trant }: RaceWords,
): string {
  const { board, book } = table;
  const isCar = prompt?.kind === 'ask' && prompt.decision.choices[0]?.kind === 'placeCar';
  if (isCar) return trant.beforeLine(Math.round((board.ticks - spaceOf(board, space).tick) / 2));
  const [leader] = book.standings(shown, board);
  const from = spaceOf(board, shown.cars[leader?.seat ?? 0]?.space ?? space);
  const to = spaceOf(board, space);
  const ticks = (to.tick - from.tick + board.ticks) % board.ticks;
  return trant.markerFacts(Math.round(ticks / 2), cornerOf(board, to)?.name ?? '');
}
