// The race engineer in plain text: the best answers to the open question, and what he says of each.
import type { Choice } from '../../rules/kit/types.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import {
  callEngineer,
  engineerRefusal,
  speaks,
  toldAdvice,
} from '../../ui/screens/race/engineer.ts';
import type { RaceModel } from '../../ui/screens/race/race-model.ts';
import type { PlainScript, PlainText } from './plain-text.ts';
import { rowText, WHOLE_COLUMNS } from './told-rows.ts';

/** Answers of which he speaks, the best first. */
const ANSWERS_TOLD = 3;

/** Returns what he says of the best answers by their numbers, or why he says nothing. */
export function engineersAdvice(
  model: RaceModel,
  text: PlainText,
  script: PlainScript,
): readonly string[] {
  const refusal = engineerRefusal(model, script.words.race);
  if (refusal !== undefined) return [refusal];
  const called = speaks(model) ? model : callEngineer(model);
  const best = toldAdvice(called).slice(0, ANSWERS_TOLD);
  const said = best.flatMap(({ choice }) => sentenceOn(called, choice, text, script));
  return said.length === 0 ? [script.words.race.silentEngineer] : said;
}

function sentenceOn(
  model: RaceModel,
  choice: Choice,
  text: PlainText,
  script: PlainScript,
): readonly string[] {
  const panels = panelsOf(model);
  const item = panels.items(model, script.words.race).find(one => one.choice === choice);
  if (item === undefined) return [];
  const rows = panels.engineer({ ...model, at: item.value }, WHOLE_COLUMNS, script.words);
  const sentence = rowText(rows.flat());
  if (sentence === '') return [];
  return [script.plain.noted(nameOf(model, item.value, choice, text, script), sentence)];
}

// Its number; an answer that stands in a list behind the first one goes by its words.
function nameOf(
  model: RaceModel,
  value: string,
  choice: Choice,
  text: PlainText,
  script: PlainScript,
): string {
  const { lines } = text.menu(model, script);
  const at = lines.findIndex(line => 'value' in line && line.value === choice);
  if (at >= 0) return String(at + 1);
  const panels = panelsOf(model);
  const items = panels.items(model, script.words.race);
  const row = panels
    .lines(model, items, WHOLE_COLUMNS, script.words)
    .find(line => line.value === value)?.row;
  return rowText(row?.slice(1) ?? []);
}
