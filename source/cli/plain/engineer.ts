// The race engineer in plain text: the best answers to the open question, and what he says of each.
import type { Choice } from '../../rules/kit/types.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import {
  callEngineer,
  engineerRefusal,
  speaks,
  toldAdvice,
} from '../../ui/screens/race/engineer.ts';
import type { Item } from '../../ui/screens/race/items.ts';
import type { RaceModel } from '../../ui/screens/race/race-model.ts';
import type { Menu } from './menu.ts';
import type { PlainScript } from './plain-text.ts';
import { rowText, WHOLE_COLUMNS } from './told-rows.ts';

/** Answers of which he speaks, the best first. */
const ANSWERS_MOST = 3;

/** Returns what he says of the best answers by their numbers in a list, or why he says nothing. */
export function engineersAdvice(
  model: RaceModel,
  { lines }: Menu<Choice>,
  { words, plain }: PlainScript,
): readonly string[] {
  const refusal = engineerRefusal(model, words.race);
  if (refusal !== undefined) return [refusal];
  const panels = panelsOf(model);
  const called = speaks(model) ? model : callEngineer(model);
  const items = panels.items(model, words.race);
  const nameOf = ({ choice, value }: Item): string => {
    const at = lines.findIndex(line => 'value' in line && line.value === choice);
    if (at >= 0) return String(at + 1);
    // An answer in a list behind this one goes by its words.
    const rows = panels.lines(model, items, WHOLE_COLUMNS, words);
    return rowText(rows.find(line => line.value === value)?.row.slice(1) ?? []);
  };
  const said = toldAdvice(called).flatMap(({ choice }): readonly string[] => {
    const item = items.find(one => one.choice === choice);
    if (item === undefined) return [];
    const marked = { ...called, at: item.value };
    const sentence = rowText(panels.engineer(marked, WHOLE_COLUMNS, words).flat());
    return sentence === '' ? [] : [plain.noted(nameOf(item), sentence)];
  });
  return said.length === 0 ? [words.race.silentEngineer] : said.slice(0, ANSWERS_MOST);
}
