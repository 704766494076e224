// The headlines: what the person at the keyboard must know before anything else, in rows of their own.
import type { Row, Tone } from '../../../rows.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { farLines, missedBy, newsFor, toldTo } from '../news.ts';
import type { LogLine, News, RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

export const HEADLINES_MOST = 4;

interface Headline {
  readonly row: Row;
  /** Whether it hurts the driver who is told: then it has a row of its own. */
  readonly isOwn: boolean;
}

/**
 * Returns the headlines, the weightiest first: what was skipped, or what has come since the last answer; then, in one row,
 * what far cars have done.
 */
export function headlines(race: RaceModel, columns: number, words: Words): readonly Row[] {
  return headlinesOf(race, columns, words).map(({ row }) => row);
}

function headlinesOf(race: RaceModel, columns: number, words: Words): readonly Headline[] {
  const row = (text: string, tone: Tone): Row => [
    { text: ' ', tone: 'plain' },
    ...namedRuns(race, { text, tone: tone === 'plain' ? 'strong' : tone }),
  ];
  const driver = toldTo(race);
  const missed = missedBy(race);
  const introduced = words.race.director.missed;
  const own: readonly Headline[] =
    missed.length === 0
      ? newsFor(race).map(one => ({
          row: row(newsText(one, columns, words), one.tone),
          isOwn: one.hurt.includes(driver),
        }))
      : missed.map(({ text, tone, highlight }, at) => ({
          row: row(at === 0 ? introduced(text) : text, tone),
          isOwn: highlight?.hurt.includes(driver) === true,
        }));
  const far = farText(farLines(race), columns, words);
  return far === '' ? own : [...own, { row: row(far, 'faint'), isOwn: false }];
}

/**
 * Returns one line about what far cars have done, the weightiest first and as much as fits; without anything of weight, how many
 * cars there were, and nothing without a line.
 */
export function farText(lines: readonly LogLine[], columns: number, { race }: Words): string {
  if (lines.length === 0) return '';
  const { elsewhere, quietElsewhere } = race.director;
  const told = lines
    .filter(({ highlight }) => highlight !== undefined)
    .toSorted((a, b) => (b.highlight?.weight ?? 0) - (a.highlight?.weight ?? 0))
    .map(({ text }) => text.replace(/ ?[.!]$/, ''));
  const cars = new Set(lines.map(({ seat }) => seat)).size;
  if (told.length === 0) return quietElsewhere(cars);
  let count = 1;
  const fits = (most: number) => textWidth(elsewhere(told.slice(0, most))) < columns;
  while (count < told.length && fits(count + 1)) count++;
  return elsewhere(told.slice(0, count));
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
  const said: readonly Headline[] =
    notice === '' ? [] : [{ row: [{ text: ` ${notice}`, tone: 'warn' }], isOwn: true }];
  const all = packed([...said, ...headlinesOf(race, columns, words)], rows, columns);
  const sentences = all.reduce((sum, row) => sum + row.length, 0);
  return { rows: all.map(joined), told: Math.max(0, sentences - said.length) };
}

// Sentences by row: those about others share one where there are fewer rows than sentences, as far as they fit.
function packed(
  all: readonly Headline[],
  rows: number,
  columns: number,
): readonly (readonly Row[])[] {
  const packedRows: Headline[][] = [];
  for (const [at, sentence] of all.entries()) {
    const last = packedRows.at(-1);
    const isTight = all.length - at > rows - packedRows.length;
    const together = [...(last ?? []), sentence];
    const isShared = isTight && together.every(({ isOwn }) => !isOwn);
    if (last !== undefined && isShared && rowWidth(joined(rowsOf(together))) <= columns) {
      last.push(sentence);
    } else packedRows.push([sentence]);
  }
  return packedRows.slice(0, rows).map(rowsOf);
}

function rowsOf(headlines: readonly Headline[]): readonly Row[] {
  return headlines.map(({ row }) => row);
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
