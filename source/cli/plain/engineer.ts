// The race engineer in plain text: the best answers to the open question, and what he says of each.
import type { Advice } from '../../drivers/advice.ts';
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
import type { PlainScript, PlainText } from './plain-text.ts';
import { rowText, WHOLE_COLUMNS } from './told-rows.ts';

/** Answers of which he speaks, the best first. */
const ANSWERS_MOST = 3;

/** Returns what he says of the best answers by their numbers in the list, or why he says nothing. */
export function engineersAdvice(
  model: RaceModel,
  texts: PlainText,
  script: PlainScript,
): readonly string[] {
  const { words, plain } = script;
  const { lines } = texts.menu(model, script);
  const refusal = engineerRefusal(model, words.race);
  if (refusal !== undefined) return [refusal];
  const panels = panelsOf(model);
  const called = speaks(model) ? model : callEngineer(model);
  const items = panels.items(model, words.race);
  const numberOf = (choice: Choice): string | undefined => {
    const at = lines.findIndex(line => 'value' in line && line.value === choice);
    return at < 0 ? undefined : String(at + 1);
  };
  const nameOf = ({ value }: Item): string => {
    // An answer in a list behind this one goes by its words.
    const rows = panels.lines(model, items, WHOLE_COLUMNS, words);
    return rowText(rows.find(line => line.value === value)?.row.slice(1) ?? []);
  };
  const told = toldAdvice(called);
  // Of answers that are put together he speaks of those first that the list has whole.
  const isLaid = told.some(({ choice }) => texts.laid?.(called, choice, script) !== undefined);
  const isListed = ({ choice }: Advice) => numberOf(choice) !== undefined;
  const ordered = isLaid ? [...told.filter(isListed), ...told.filter(one => !isListed(one))] : told;
  const said = ordered.flatMap(({ choice }): readonly string[] => {
    const item = items.find(one => one.choice === choice);
    const laid =
      item === undefined
        ? texts.laid?.(called, choice, script)
        : { model: { ...called, at: item.value }, name: nameOf(item) };
    if (laid === undefined) return [];
    const number = numberOf(choice);
    const sentence = rowText(panels.engineer(laid.model, WHOLE_COLUMNS, words).flat());
    return sentence === '' ? [] : [plain.noted(number ?? laid.name, sentence)];
  });
  return said.length === 0 ? [words.race.silentEngineer] : said.slice(0, ANSWERS_MOST);
}
