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

/** Rows of headlines, and how many headlines stand in them. */
export interface HeadlineRows {
  readonly rows: readonly Row[];
  readonly told: number;
}

/** Returns at most `rows` rows: a sentence for the player, and the headlines. */
export function headlineRows(
  { notice, words }: { readonly notice: string; readonly words: Words },
  race: RaceModel,
  rows: number,
  columns: number,
): HeadlineRows {
  const said: readonly Row[] = notice === '' ? [] : [[{ text: ` ${notice}`, tone: 'warn' }]];
  const packs = packed([...said, ...headlines(race, columns, words)], rows, columns);
  const told = packs.reduce((sum, { sentences }) => sum + sentences, 0);
  return { rows: packs.map(({ row }) => row), told: Math.max(0, told - said.length) };
}

/** A row, and how many sentences share it. */
interface Pack {
  readonly row: Row;
  readonly sentences: number;
}

// Sentences that share a row where there are fewer rows than sentences, as far as they fit.
function packed(all: readonly Row[], rows: number, columns: number): readonly Pack[] {
  const width = (row: Row) => row.reduce((sum, run) => sum + textWidth(run.text), 0);
  const packs: Pack[] = [];
  for (const [at, row] of all.entries()) {
    const last = packs.at(-1);
    const isTight = all.length - at > rows - packs.length;
    if (last !== undefined && isTight && width(last.row) + width(row) + 1 <= columns) {
      const both: Row = [...last.row, { text: ' ', tone: 'plain' }, ...row];
      packs[packs.length - 1] = { row: both, sentences: last.sentences + 1 };
    } else packs.push({ row, sentences: 1 });
  }
  return packs.slice(0, rows);
}

// News of the weather is introduced by a word, unless its sentence would be cut for that.
function newsText({ kind, text }: News, columns: number, { race }: Words): string {
  const named = race.weatherNews(text);
  return kind === 'weather' && textWidth(named) < columns ? named : text;
}
