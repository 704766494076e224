// The log as rows: the newest sentence at the bottom, and a mark before what matters.

import { HEADLINE } from '../../../../replay/commentary/highlight.ts';
import { blankRows } from '../../../components/frame.ts';
import { typedRuns } from '../../../components/typed-runs.ts';
import { type Look, wrapped } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { foundPieces } from '../../../typing/find-text.ts';
import { loggedLines } from '../log.ts';
import { matches } from '../log-search.ts';
import { headlined, isFarFrom, toldTo } from '../news.ts';
import type { LogLine, RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

/** Marks for what a race is remembered for, for other headlines, and for the rest of the commentary. */
const MARKS = { great: '!', headline: '*', told: '+' } as const;
const GREAT = HEADLINE + 2;

export interface LogRoom {
  readonly columns: number;
  readonly rows: number;
}

export interface LogWishes {
  /** Sentences at the end that stand elsewhere; 0 when absent. */
  readonly without?: number;
  /** Whether those about cars far from the driver are told too. */
  readonly far?: boolean;
}

/**
 * Returns the last sentences, wrapped and none cut, with blank rows above them. Sentences of the headlines are left out, and
 * usually those about cars far from the driver.
 */
export function logTail(
  model: RaceModel,
  { columns, rows }: LogRoom,
  { without = 0, far = false }: LogWishes = {},
): readonly Row[] {
  const told = toldLines(model, far);
  const shown: Row[] = [];
  for (const line of told.slice(0, told.length - without).toReversed()) {
    const sentence = sentenceRows(model, line, columns);
    if (shown.length + sentence.length > rows) break;
    shown.unshift(...sentence);
  }
  return [...blankRows(rows - shown.length), ...shown];
}

/** Returns the newest sentence in one row, which may be too long for its columns; none where there is no sentence. */
export function newestRow(model: RaceModel): Row {
  const line = toldLines(model, false).at(-1);
  return line === undefined ? [] : lineRow(model, line);
}

/** Returns how many of the last sentences are whole in a room. */
export function toldIn(model: RaceModel, { columns, rows }: LogRoom): number {
  let room = rows;
  let count = 0;
  for (const { text } of toldLines(model, false).toReversed()) {
    room -= wrapped(text, columns - INDENT).length;
    if (room < 0) break;
    count++;
  }
  return count;
}

// Leaves out lines about no driver, such as a new round: the title line shows it already.
function toldLines(model: RaceModel, far: boolean): readonly LogLine[] {
  const news = headlined(model);
  const driver = toldTo(model);
  return model.log.filter(line => {
    const { seat, text, highlight } = line;
    const isAbout = seat >= 0 || highlight !== undefined;
    return isAbout && !news.includes(text) && (far || !isFarFrom(line, driver));
  });
}

/** Columns of the mark before a sentence, and of a blank behind it. */
const INDENT = 2;

function sentenceRows(model: RaceModel, line: LogLine, columns: number): readonly Row[] {
  return wrapped(line.text, columns - INDENT).map((text, at) =>
    at === 0
      ? lineRow(model, { ...line, text })
      : [{ text: '  ', tone: 'plain' }, ...namedRuns(model, { ...line, text })],
  );
}

/**
 * Returns the log on the whole screen, scrolled back by `model.logBack` sentences; long ones are wrapped. What is looked for
 * is highlighted, and the marked match has a pointer.
 */
export function logPage(
  model: RaceModel,
  columns: number,
  rows: number,
  { words, glyphs }: Pick<Look, 'words' | 'glyphs'>,
): readonly Row[] {
  if (model.log.length === 0) return [[{ text: ` ${words.race.logEmpty}`, tone: 'faint' }]];
  const lines = loggedLines(model.log, model.logFilter);
  if (lines.length === 0) return [[{ text: ` ${words.race.director.noneLeft}`, tone: 'faint' }]];
  const end = Math.max(1, lines.length - model.logBack);
  const page = lines.slice(Math.max(0, end - rows), end).flatMap(line =>
    wrapped(line.text, columns - 5).map((text, at) => {
      if (at > 0) return lit(model, [{ text: `    ${text}`, tone: line.tone }]);
      const row = lit(model, lineRow(model, { ...line, text }));
      return line === model.search?.line ? pointed(row, glyphs.pointer) : row;
    }),
  );
  return page.slice(-rows);
}

function lineRow(model: RaceModel, line: LogLine): Row {
  return [{ text: markOf(line), tone: line.tone }, ...namedRuns(model, line)];
}

function markOf({ highlight }: LogLine): string {
  if (highlight === undefined) return ' ';
  if (highlight.weight >= GREAT) return MARKS.great;
  return highlight.weight >= HEADLINE ? MARKS.headline : MARKS.told;
}

// What is looked for is highlighted, also where it extends beyond the end of a name.
function lit({ search }: RaceModel, row: Row): Row {
  if (search === undefined) return row;
  const text = row.map(run => run.text).join('');
  let at = 0;
  const spans = foundPieces(text, search.field.text).map(piece => {
    const from = at;
    at += piece.text.length;
    return { ...piece, from, to: at };
  });
  let begin = 0;
  return row.flatMap((run): readonly Run[] => {
    const from = begin;
    begin += run.text.length;
    return spans
      .filter(span => span.to > from && span.from < begin)
      .map(span => {
        const piece = text.slice(Math.max(from, span.from), Math.min(begin, span.to));
        return span.isFound ? { text: piece, tone: 'chosen' } : { ...run, text: piece };
      });
  });
}

function pointed([mark, ...rest]: Row, pointer: string): Row {
  return mark === undefined ? [] : [{ text: pointer, tone: 'strong' }, ...rest];
}

/** Returns the row with what is looked for and the number of the marked match, counted from the newest. */
export function searchRow(
  model: RaceModel,
  { words, glyphs }: Pick<Look, 'words' | 'glyphs'>,
): Row {
  const { search } = model;
  if (search === undefined) return [];
  const { field, isTyping, line } = search;
  const said = words.race.director.search;
  const found = matches(model);
  const at = line === undefined ? 0 : found.indexOf(line) + 1;
  const count = found.length === 0 ? said.none : said.count(at, found.length);
  return [
    { text: ` ${words.season.find}: `, tone: 'faint' },
    ...(isTyping
      ? typedRuns(field, glyphs.caret)
      : [{ text: field.text, tone: 'strong' } as const]),
    { text: field.text === '' ? '' : `   ${count}`, tone: found.length === 0 ? 'warn' : 'plain' },
  ];
}
