// What dice that may be thrown again have shown, and what for (TR-149).
import { chartPoints } from '../../../../rules/formula-de/gear-throws.ts';
import type { Row } from '../../../rows.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';

/** Returns the fact over the list of the question for a second throw; none where no dice are asked about. */
export function thoughtRows(model: FormulaModel, words: RaceWords): readonly Row[] {
  const fact = thoughtFact(model, words);
  return fact === '' ? [] : [[{ text: ` ${fact}`, tone: 'plain' }]];
}

function thoughtFact({ table, moment }: FormulaModel, { trant }: RaceWords): string {
  const { race } = moment;
  const { secondThought, play } = race;
  const [, waiting] = race.agenda;
  if (secondThought === undefined || waiting === undefined) return '';
  const roll = secondThought.faces.reduce((sum, face) => sum + face, 0);
  const { chart } = termsOf(table, race.options).values;
  if (waiting.step === 'readChart' && chart !== undefined) {
    return trant.rolled(roll, play.gear, chartPoints(chart, play.gear, roll));
  }
  const { space, other } = waiting;
  const where = other === undefined ? (space ?? '') : letterOf(table, other);
  return trant.thoughts[waiting.step]?.(roll, where) ?? trant.thoughts.other(roll, where);
}
