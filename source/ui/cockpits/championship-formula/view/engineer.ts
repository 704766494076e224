// The race engineer's sentence about the marked line of the prompt, in turns.
import { verdictOn } from '../../../advice.ts';
import { wrapped } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import type { ChampionshipModel } from '../championship-model.ts';

const TONES: Readonly<Record<'best' | 'even' | 'worse' | 'ruin', Tone>> = {
  best: 'good',
  even: 'good',
  worse: 'faint',
  ruin: 'bad',
};

/** Returns the engineer's sentence; nothing where there is no choice to make. */
export function engineerRows(
  { prompt, at }: ChampionshipModel,
  columns: number,
  { championship: { engineer, reasons } }: Words,
): readonly Row[] {
  if (prompt?.kind !== 'ask') return [];
  const choice = prompt.decision.choices[Number(at)];
  const verdict = choice === undefined ? undefined : verdictOn(prompt.advice, choice);
  if (verdict === undefined) return [];
  const { kind, rolls } = verdict;
  const why = verdict.why.map(({ name }) => reasons[name] ?? name);
  const text = kind === 'best' || kind === 'worse' ? engineer[kind](rolls, why) : engineer[kind];
  return wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone: TONES[kind] }]);
}
