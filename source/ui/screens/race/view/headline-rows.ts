// The headlines: what the person at the keyboard must know before anything else, in rows of their own.
import type { Row, Tone } from '../../../rows.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { missedBy, newsFor } from '../news.ts';
import type { News, RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

/** Most rows that headlines take. */
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

/** Returns `rows` rows: a sentence for the player, and the headlines; blank ones where there are none. */
export function headlineRows(
  { notice, words }: { readonly notice: string; readonly words: Words },
  race: RaceModel,
  rows: number,
  columns: number,
): readonly Row[] {
  const said: readonly Row[] = notice === '' ? [] : [[{ text: ` ${notice}`, tone: 'warn' }]];
  const all = packed([...said, ...headlines(race, columns, words)], rows, columns);
  const blank: readonly Row[] = Array.from({ length: Math.max(0, rows - all.length) }, () => []);
  return [...all, ...blank];
}

// Sentences that share a row where there are fewer rows than sentences, as far as they fit.
function packed(all: readonly Row[], rows: number, columns: number): readonly Row[] {
  const width = (row: Row) => row.reduce((sum, run) => sum + textWidth(run.text), 0);
  const packedRows: Row[] = [];
  for (const [at, row] of all.entries()) {
    const last = packedRows.at(-1);
    const isTight = all.length - at > rows - packedRows.length;
    if (last !== undefined && isTight && width(last) + width(row) + 1 <= columns) {
      packedRows[packedRows.length - 1] = [...last, { text: ' ', tone: 'plain' }, ...row];
    } else packedRows.push(row);
  }
  return packedRows.slice(0, rows);
}

// News of the weather is introduced by a word, unless its sentence would be cut for that.
function newsText({ kind, text }: News, columns: number, { race }: Words): string {
  const named = race.weatherNews(text);
  return kind === 'weather' && textWidth(named) < columns ? named : text;
}
