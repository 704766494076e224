// The categories in which a car of a book has its points, in the order in which a simulation reports their spread.
import { stories } from '../../../replay/stories.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { poolsOf } from '../../../rules/formula-de/budget.ts';
import { placesOf } from '../../../rules/formula-de/trant/series/construction.ts';
import type { Category } from '../../../rules/formula-de/trant/state.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import { EN_TRANT_RACE } from '../../../ui/words/trant-words.ts';

/** Returns the pools of a book, and what else its cars are built of (TR-5). */
export function categoriesOf(values: BookValues): readonly Category[] {
  return values.construction === undefined ? poolsOf(values) : placesOf(values);
}

export function categoryNames(book: FormulaDeBook): readonly string[] {
  const names: Readonly<Record<string, string>> = {
    ...stories.of(book).sheetWords('en', book.id).pools,
    ...EN_TRANT_RACE.extras,
  };
  return categoriesOf(book.definition.values).map(category => names[category] ?? category);
}
