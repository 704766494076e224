// How the weather may change the track, shown where tires are chosen.
import { chanceOfOtherTrack } from '../../../../rules/formula-de/chapters/round/weather-odds.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';

const STEPS: readonly string[] = ['chooseTires', 'pitTires'];
/** Number of rolls of the weather for which the chances are shown. */
const ROLLS = 3;

/**
 * Returns what the rolls of the weather may make of the track, at the questions for tires; empty elsewhere, in a race without
 * weather, and where other marks than the faces of the dice call for its rolls.
 */
export function weatherFacts(model: FormulaModel, { weather: words }: RaceWords): string {
  const { prompt, table, trial, moment } = model;
  const { weather, options } = moment.race;
  if (prompt?.kind !== 'ask' || !STEPS.includes(prompt.decision.step)) return '';
  if (trial !== undefined || weather === undefined) return '';
  const { values } = termsOf(table, options);
  if (Object.keys(values.engine.triggers).length === 0) return '';
  const { sky, hold = 'none', track } = weather;
  if (hold === 'fixed') return words.holds(track);
  const percent = (rolls: number) =>
    Math.round(100 * chanceOfOtherTrack({ sky, hold, track }, rolls, table.board, values));
  return words.changes(track, percent(1), ROLLS, percent(ROLLS));
}
