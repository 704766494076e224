// The race engineer's sentence about the marked line of the prompt, in turns.
import { verdictOn } from '../../../advice.ts';
import { wrapped } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import type { ChampionshipModel } from '../championship-model.ts';
import { choiceLaid } from '../editors.ts';
import { isEdited } from '../items.ts';

const TONES: Readonly<Record<'best' | 'even' | 'worse' | 'ruin', Tone>> = {
  best: 'good',
  even: 'good',
  worse: 'faint',
  ruin: 'bad',
};

/** Returns the engineer's sentence; nothing where there is no choice to make. */
export function engineerRows(
  model: ChampionshipModel,
  columns: number,
  { championship: { engineer, reasons } }: Words,
): readonly Row[] {
  const { prompt, at } = model;
  if (prompt?.kind !== 'ask') return [];
  const { decision } = prompt;
  const choice = isEdited(decision) ? choiceLaid(model) : decision.choices[Number(at)];
  const verdict = choice === undefined ? undefined : verdictOn(prompt.advice, choice);
  if (verdict === undefined) return [];
  const { kind, rolls } = verdict;
  const why = verdict.why.map(({ name }) => reasons[name] ?? name);
  const text = kind === 'best' || kind === 'worse' ? engineer[kind](rolls, why) : engineer[kind];
  return wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone: TONES[kind] }]);
}
