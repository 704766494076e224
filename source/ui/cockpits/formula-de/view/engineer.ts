// The race engineer's sentence about the marked line of the prompt.
import { verdictOn } from '../../../advice.ts';
import { wrapped } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';

/** Decisions before a race, where everything hangs together with what is chosen next. */
const UNTOLD: readonly string[] = ['choosePitBox', 'configureCar', 'chooseTires'];

const TONES: Readonly<Record<'best' | 'even' | 'worse' | 'ruin', Tone>> = {
  best: 'good',
  even: 'good',
  worse: 'faint',
  ruin: 'bad',
};

/** Returns the engineer's sentence; nothing where there is no choice to make. */
export function engineerRows(
  { prompt, at }: FormulaModel,
  columns: number,
  words: RaceWords,
): readonly Row[] {
  if (prompt?.kind !== 'ask' || UNTOLD.includes(prompt.decision.step)) return [];
  const choice = prompt.decision.choices[Number(at)];
  const verdict = choice === undefined ? undefined : verdictOn(prompt.advice, choice);
  if (verdict === undefined) return [];
  const why = verdict.why.map(({ name }) => words.engineer.why(name));
  const text = words.engineer[verdict.kind](verdict.rolls, why);
  return wrapped(text, columns - 2).map(
    (line): Row => [{ text: ` ${line}`, tone: TONES[verdict.kind] }],
  );
}
