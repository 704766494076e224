// The names of the lines of a list of targets: as full as they can be beside what the lines cost.

import { nameOfChoice } from '../../../../replay/formula-de/choice-names.ts';
import { padded } from '../../../look.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';
import { consequenceRuns } from '../view/consequence-runs.ts';
import { NAME_FORMS, type NameForm, partsOfName } from './names.ts';

/** Columns for a blank behind the name, and for the mark of a list that continues. */
const AROUND_COLUMNS = 3;

/** Names the spaces to which the choice of an item leads. */
export type Namer = (item: Item) => (to: string) => string;

export interface TargetLine {
  readonly item: Item;
  /** Columns that are left for it. */
  readonly left: number;
}

/** Returns what names the targets of a list: what a line costs is worth more than the whole name of its space. */
export function placesNamed(
  model: FormulaModel,
  lines: readonly TargetLine[],
  words: RaceWords,
): Namer {
  const items = lines.map(({ item }) => item);
  const fits = (form: NameForm) => {
    const named = namer(model, items, words, form);
    const label = labelColumns(items, words, named);
    return lines.every(({ item, left }) => {
      const cost = consequenceRuns(item, words, words.nothing, left);
      const name = Math.max(label, textWidth(nameOfChoice(item, words, named(item))));
      return MARK_COLUMNS + name + AROUND_COLUMNS + rowWidth(cost) <= left;
    });
  };
  return namer(model, items, words, NAME_FORMS.find(fits) ?? 'bare');
}

// The coordinates stand in a column.
function namer(
  model: FormulaModel,
  items: readonly Item[],
  words: RaceWords,
  form: NameForm,
): Namer {
  const nameOf = (item: Item, to: string) => partsOfName(model, item, to, words, form).join(', ');
  const names = items.flatMap(item => ('to' in item.choice ? [nameOf(item, item.choice.to)] : []));
  const columns = Math.max(0, ...names.map(textWidth));
  return item => to => {
    const name = nameOf(item, to);
    return name === '' ? words.space(to) : `${padded(name, columns)}  ${words.space(to)}`;
  };
}

/** Returns the columns of the longest name, behind which the costs stand; 0 in a list whose names differ much in width. */
export function labelColumns(items: readonly Item[], words: RaceWords, named: Namer): number {
  const widths = items.map(item => textWidth(nameOfChoice(item, words, named(item))));
  return items.every(({ choice: { kind } }) => ALIGNED.includes(kind)) ? Math.max(0, ...widths) : 0;
}

const ALIGNED: readonly string[] = ['move', 'slide', 'penaltyMove', 'orderWork'];
