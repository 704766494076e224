// What the engineer says of the marked choice, in rows.
import type { Verdict } from '../../advice.ts';
import { wrapped } from '../../look.ts';
import type { Row, Tone } from '../../rows.ts';
import type { Compared, EngineerWords } from '../../words/engineer-words.ts';

/** The tone of each verdict. */
export const VERDICT_TONES: Readonly<Record<Verdict['kind'], Tone>> = {
  best: 'good',
  even: 'good',
  worse: 'faint',
  ruin: 'bad',
};

/** Returns the verdict as a sentence; `names` are those of the choices that are compared. */
export function engineerSentence(
  { kind, rolls, why }: Verdict,
  names: Compared['names'],
  words: EngineerWords,
): string {
  if (kind === 'even' || kind === 'ruin') return words[kind];
  const reasons = why.map(one => words.why(one.name, one.rolls, kind === 'best'));
  return words[kind]({ ...(names === undefined ? {} : { names }), rolls, why: reasons });
}

/** Returns the sentence as rows of so many columns. */
export function sentenceRows(text: string, columns: number, tone: Tone): readonly Row[] {
  return wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone }]);
}
