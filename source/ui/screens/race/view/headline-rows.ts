// The headlines: what the person at the keyboard must know before anything else, in rows of their own.
import { wrapped } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { farLines, missedBy, newsFor, toldTo } from '../news.ts';
import type { LogLine, News, RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

export const HEADLINES_MOST = 4;

interface Headline {
  /** All of it in one row. */
  readonly row: Row;
  /** In rows that are not cut. */
  readonly wrapped: readonly Row[];
  /** Whether it hurts the driver who is told: then it has a row of its own. */
  readonly isOwn: boolean;
}

/**
 * Returns the rows of the headlines, the weightiest first, but for the first `told`, as many as are whole in a room: what was
 * skipped, or what has come since the last answer; then, in one sentence, what far cars have done.
 */
export function headlines(
  race: RaceModel,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  told: number,
  words: Words,
): readonly Row[] {
  const shown: Row[] = [];
  for (const { wrapped: sentence } of headlinesOf(race, columns, words).slice(told)) {
    if (shown.length + sentence.length > rows) break;
    shown.push(...sentence);
  }
  return shown;
}

function headlinesOf(race: RaceModel, columns: number, words: Words): readonly Headline[] {
  const headline = (text: string, tone: Tone, isOwn: boolean): Headline => {
    const row = (part: string): Row => [
      { text: ' ', tone: 'plain' },
      ...namedRuns(race, { text: part, tone: tone === 'plain' ? 'strong' : tone }),
    ];
    return { row: row(text), wrapped: wrapped(text, columns - 1).map(row), isOwn };
  };
  const driver = toldTo(race);
  const missed = missedBy(race);
  const introduced = words.race.director.missed;
  const own: readonly Headline[] =
    missed.length === 0
      ? newsFor(race).map(one =>
          headline(newsText(one, columns, words), one.tone, one.hurt.includes(driver)),
        )
      : missed.map(({ text, tone, highlight }, at) =>
          headline(
            at === 0 ? introduced(text) : text,
            tone,
            highlight?.hurt.includes(driver) === true,
          ),
        );
  const far = farText(farLines(race), columns, words);
  return far === '' ? own : [...own, headline(far, 'faint', false)];
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

export interface HeadRoom {
  readonly columns: number;
  readonly rows: number;
  /** Whether what is too long for the rows has room elsewhere; else it is cut. */
  readonly isElsewhere?: boolean;
}

export function headsIn({ notice, words }: Said, race: RaceModel, room: HeadRoom): Heads {
  const row: Row = [{ text: ` ${notice}`, tone: 'warn' }];
  const said: readonly Headline[] = notice === '' ? [] : [{ row, wrapped: [row], isOwn: true }];
  const groups = packed([...said, ...headlinesOf(race, room.columns, words)], room);
  const sentences = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    rows: groups.flatMap(({ rows }) => rows),
    told: Math.max(0, sentences - said.length),
  };
}

/** Sentences that share a row, or one in its rows. */
interface Group {
  readonly rows: readonly Row[];
  readonly count: number;
}

// Sentences about others share a row where there are fewer rows than they need, as far as they fit.
function packed(
  all: readonly Headline[],
  { rows, columns, isElsewhere = false }: HeadRoom,
): readonly Group[] {
  const groups: Headline[][] = [];
  for (const [at, sentence] of all.entries()) {
    const last = groups.at(-1);
    const isTight =
      rowsOf(all.slice(at)) > rows - groups.reduce((sum, one) => sum + rowsOf(one.slice(0, 1)), 0);
    const together = [...(last ?? []), sentence];
    const isShared = isTight && together.every(({ isOwn }) => !isOwn);
    if (last !== undefined && isShared && rowWidth(joined(together)) <= columns) {
      last.push(sentence);
    } else groups.push([sentence]);
  }
  return fitting(groups, rows, isElsewhere);
}

function fitting(
  groups: readonly (readonly Headline[])[],
  rows: number,
  isElsewhere: boolean,
): readonly Group[] {
  const kept: Group[] = [];
  let room = rows;
  for (const sentences of groups) {
    const [first] = sentences;
    const whole = sentences.length === 1 ? (first?.wrapped ?? []) : [joined(sentences)];
    const isWhole = whole.length <= room;
    if (room === 0 || (!isWhole && isElsewhere)) break;
    const shown = isWhole ? whole : [joined(sentences)];
    kept.push({ rows: shown, count: sentences.length });
    room -= shown.length;
  }
  return kept;
}

function rowsOf(headlines: readonly Headline[]): number {
  return headlines.reduce((sum, { wrapped: rows }) => sum + rows.length, 0);
}

// A sign separates two events, which otherwise would be read as cause and effect.
function joined(sentences: readonly Headline[]): Row {
  return sentences.flatMap(({ row }, at) =>
    at === 0 ? row : [{ text: ' |', tone: 'faint' }, ...row],
  );
}

// News of the weather is introduced by a word, unless its sentence would be cut for that.
function newsText({ kind, text }: News, columns: number, { race }: Words): string {
  const named = race.weatherNews(text);
  return kind === 'weather' && textWidth(named) < columns ? named : text;
}
