// The mark of the open list: which line it is on, and how it steps from line to line.
import type { Stage } from './course.ts';
import type { RaceModel } from './race-model.ts';
import { openItems } from './race-update.ts';
import { promptLines } from './view/prompt-rows.ts';

/** Returns the values of the lines of the open list. */
function valuesOf(model: RaceModel, stage: Stage): readonly string[] {
  const items = openItems(model, stage);
  return promptLines(model, items, stage.size.columns, stage.words).map(({ value }) => value);
}

/** Returns the value of the marked line: the first one where none has the mark. */
export function markedValue(model: RaceModel, stage: Stage): string {
  const values = valuesOf(model, stage);
  return values.includes(model.at) ? model.at : (values[0] ?? '');
}

/** Returns the model with the mark some lines further down; the ends of the list are joined. */
export function withMark(model: RaceModel, by: number, stage: Stage): RaceModel {
  const values = valuesOf(model, stage);
  const from = Math.max(0, values.indexOf(model.at));
  const at = values[(from + by + values.length) % values.length] ?? '';
  return { ...model, at, doubted: '' };
}
