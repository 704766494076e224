// The headlines: what the person at the keyboard must know before anything else, in rows of their own.
import type { Row, Tone } from '../../../rows.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { missedBy, newsFor } from '../news.ts';
import type { News, RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

export const HEADLINES_MOST = 3;

/** Returns the headlines, the weightiest first: what was skipped, or what has come since the last answer. */
export function headlines(race: RaceModel, columns: number, words: Words): readonly Row[] {
  const row = (text: string, tone: Tone): Row => [
    { text: ' ', tone: 'plain' },
    ...namedRuns(race, { text, tone: tone === 'plain' ? 'strong' : tone }),
  ];
  const missed = missedBy(race);
  if (missed.length === 0) {
    return newsFor(race).map(one => row(newsText(one, columns, words), one.tone));
  }
  const introduced = words.race.director.missed;
  return missed.map(({ text, tone }, at) => row(at === 0 ? introduced(text) : text, tone));
}

export interface Heads {
  readonly rows: readonly Row[];
  /** Number of headlines in the rows; several share a row where there is only one. */
  readonly told: number;
}

/** What precedes the headlines: a sentence for the player, empty when there is none. */
export interface Said {
  readonly notice: string;
  readonly words: Words;
}

export function headsIn(
  { notice, words }: Said,
  race: RaceModel,
  rows: number,
  columns: number,
): Heads {
  const said: readonly Row[] = notice === '' ? [] : [[{ text: ` ${notice}`, tone: 'warn' }]];
  const all = packed([...said, ...headlines(race, columns, words)], rows, columns);
  const sentences = all.reduce((sum, row) => sum + row.length, 0);
  return { rows: all.map(joined), told: Math.max(0, sentences - said.length) };
}

// Sentences by row: they share one where there are fewer rows than sentences, as far as they fit.
function packed(all: readonly Row[], rows: number, columns: number): readonly (readonly Row[])[] {
  const packedRows: Row[][] = [];
  for (const [at, sentence] of all.entries()) {
    const last = packedRows.at(-1);
    const isTight = all.length - at > rows - packedRows.length;
    if (last !== undefined && isTight && rowWidth(joined([...last, sentence])) <= columns) {
      last.push(sentence);
    } else packedRows.push([sentence]);
  }
  return packedRows.slice(0, rows);
}

// A sign separates two events, which otherwise would be read as cause and effect.
function joined(sentences: readonly Row[]): Row {
  return sentences.flatMap((row, at) => (at === 0 ? row : [{ text: ' |', tone: 'faint' }, ...row]));
}

// News of the weather is introduced by a word, unless its sentence would be cut for that.
function newsText({ kind, text }: News, columns: number, { race }: Words): string {
  const named = race.weatherNews(text);
  return kind === 'weather' && textWidth(named) < columns ? named : text;
}
