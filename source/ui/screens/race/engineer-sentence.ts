// What the engineer says of the marked choice, in rows.
import type { Verdict } from '../../advice.ts';
import { wrapped } from '../../look.ts';
import type { Row, Tone } from '../../rows.ts';
import type { Compared, EngineerWords } from '../../words/engineer-words.ts';

export const VERDICT_TONES: Readonly<Record<Verdict['kind'], Tone>> = {
  best: 'good',
  even: 'good',
  worse: 'faint',
  ruin: 'bad',
};

export function engineerSentence(
  { kind, rolls, why }: Verdict,
  names: Compared['names'],
  words: EngineerWords,
): string {
  if (kind === 'even' || kind === 'ruin') return words[kind];
  const reasons = why.map(one => words.why(one.name, one.rolls, kind === 'best'));
  return words[kind]({ ...(names === undefined ? {} : { names }), rolls, why: reasons });
}

export function sentenceRows(text: string, columns: number, tone: Tone): readonly Row[] {
  return wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone }]);
}
