// The page of records as rows: the lap of the day, then a table of what the people at this machine have done.
import type { Board } from '../../../circuit/board.ts';
import { lapTime } from '../../../replay/lap-time.ts';
import { stories } from '../../../replay/stories.ts';
import { bookNamed } from '../../../rules/games.ts';
import { dayLap } from '../../../storage/day/calendar.ts';
import type { DayEntry } from '../../../storage/day/day-entry.ts';
import { type Feat, type KeptRecord, RECORD_KINDS } from '../../../storage/records/kept-record.ts';
import { dayLine } from '../../day-line.ts';
import { type Look, padded } from '../../look.ts';
import type { Model, RecordsScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import type { DayState } from '../../services.ts';
import { cutText, textWidth } from '../../theme/width.ts';
import { cleanText } from '../../typing/text-field.ts';
import type { RecordWords } from '../../words/record-words.ts';

const NAME_COLUMNS = 20;
const TRACK_COLUMNS = 24;
/** Days that are listed under the one of today. */
const DAYS_SHOWN = 7;
/** The columns of the table in their order; those behind give way on a narrow page. */
const COLUMNS = ['track', 'kind', 'plays', 'time', 'driver', 'book', 'date'] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Record<Column, string>>;
const RIGHT: readonly Column[] = ['plays', 'time'];
const GAP = 2;
/** Fewest columns in which rules can be told from others. */
const BOOK_LEAST = 6;

export function recordRows(
  { day, settings: { ascii } }: Pick<Model, 'day' | 'settings'>,
  { records, tracks }: Pick<RecordsScreen, 'records' | 'tracks'>,
  { words, glyphs }: Look,
  columns: number,
): readonly Row[] {
  const said = words.records;
  const none: Row = [{ text: `  ${said.none}`, tone: 'plain' }];
  return [
    ...(day === undefined ? [] : [...dayRows(day, said, ascii), []]),
    ...(records.length === 0
      ? [none]
      : tableRows(recordTable(records, tracks, said), said, columns - 2, glyphs.ellipsis)),
  ];
}

function dayRows(day: DayState, said: RecordWords, ascii: boolean): readonly Row[] {
  const past = day.entries.filter(({ date }) => date !== day.today.date).slice(-DAYS_SHOWN);
  return [
    [{ text: ` ${said.day.heading}`, tone: 'title' }],
    ...dayLines(day, said, ascii).map((text): Row => [{ text: `  ${text}`, tone: 'strong' }]),
    ...past
      .toReversed()
      .map((entry): Row => [{ text: `  ${entryLine(entry, said, ascii)}`, tone: 'plain' }]),
  ];
}

/** Returns the lap of today and the streak in a few lines; the text to be passed on has a line of its own. */
export function dayLines(day: DayState, said: RecordWords, ascii: boolean): readonly string[] {
  const { today, entry, streak, damaged } = day;
  return [
    entry === undefined ? said.day.open(today.trackName) : entryLine(entry, said, ascii),
    said.day.streak(streak.now, streak.longest),
    ...(damaged === 0 ? [] : [said.day.damaged(damaged)]),
  ];
}

export function entryLine(
  { date, track, lap }: DayEntry,
  { day }: RecordWords,
  ascii: boolean,
): string {
  const trackName = dayLap(date)?.trackName ?? track;
  if (lap === undefined) return `${date} ${trackName} ${day.brokenOff}`;
  return dayLine({ date, trackName }, lap, day.share, ascii);
}

/**
 * Returns in a sentence the records of the people here on a board by the rules with that id; undefined if there are none.
 */
export function bestHere(
  records: readonly KeptRecord[],
  { id, hash }: Pick<Board, 'id' | 'hash'>,
  rules: string,
  said: RecordWords,
): string | undefined {
  const here = records.filter(one => one.track === id && one.hash === hash && one.book === rules);
  if (here.length === 0) return undefined;
  const inOrder = here.toSorted(
    (a, b) => RECORD_KINDS.indexOf(a.kind) - RECORD_KINDS.indexOf(b.kind) || a.laps - b.laps,
  );
  return said.best(inOrder.map(one => recordText(one, rules, said)));
}

/** Returns rolls or turns, as the rules with that id count a race, with their unit. */
function playsText(plays: number, rules: string, { language }: RecordWords): string {
  const book = bookNamed(rules);
  return book === undefined
    ? String(plays)
    : stories.of(book).sheetWords(language, rules).plays.told(plays);
}

/** Returns a record by the rules with that id as a few words, such as `timed lap: 10 rolls in 0'35"62, Ada`. */
export function recordText(record: Feat, rules: string, said: RecordWords): string {
  const { plays, timeMs, name } = record;
  const time = timeMs === undefined ? '' : lapTime(timeMs);
  const counted = playsText(plays, rules, said);
  return said.told(kindText(record, said), counted, time, cleanText(name, NAME_COLUMNS));
}

function kindText({ kind, laps }: Pick<Feat, 'kind' | 'laps'>, said: RecordWords): string {
  return kind === 'race' ? said.race(laps) : said.kinds[kind];
}

/** Returns the records as cells of a table, by circuit, then by rules, kind and distance; only those of the newest board. */
export function recordTable(
  records: readonly KeptRecord[],
  tracks: Readonly<Record<string, string>>,
  said: RecordWords,
): readonly Cells[] {
  return records
    .filter(one => newestOf(records, one) === one)
    .map(record => ({
      track: cleanText(tracks[record.track] ?? record.track, TRACK_COLUMNS),
      kind: kindText(record, said),
      plays: String(record.plays),
      time: record.timeMs === undefined ? '' : lapTime(record.timeMs),
      driver: cleanText(record.name, NAME_COLUMNS),
      date: record.date,
      book: bookNamed(record.book)?.name ?? cleanText(record.book, NAME_COLUMNS),
    }))
    .toSorted(
      (a, b) =>
        a.track.localeCompare(b.track) ||
        a.book.localeCompare(b.book) ||
        a.kind.localeCompare(b.kind),
    );
}

// The records of a circuit that has been redrawn start again; those of its former board are no longer shown.
function newestOf(records: readonly KeptRecord[], one: KeptRecord): KeptRecord | undefined {
  return records
    .filter(
      ({ kind, laps, track, book }) =>
        kind === one.kind && laps === one.laps && track === one.track && book === one.book,
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
}

function tableRows(
  table: readonly Cells[],
  { columns: heads }: RecordWords,
  room: number,
  mark: string,
): readonly Row[] {
  const widths = widthsIn(table, heads, room);
  const shown = COLUMNS.filter(column => widths.has(column));
  const line = (cells: Cells) =>
    shown
      .map(column => inWidth(cells[column], column, widths.get(column) ?? 0, mark))
      .join(' '.repeat(GAP))
      .trimEnd();
  return [
    [{ text: `  ${line(heads)}`, tone: 'faint' }],
    ...table.map((cells): Row => [{ text: `  ${line(cells)}`, tone: 'plain' }]),
  ];
}

// The column of times is left out where there are none; the column of rules, which tells two records apart, is cut before it
// is left out.
function widthsIn(
  table: readonly Cells[],
  heads: RecordWords['columns'],
  room: number,
): ReadonlyMap<Column, number> {
  const widths = new Map<Column, number>();
  let left = room;
  for (const column of COLUMNS) {
    const longest = Math.max(...table.map(cells => textWidth(cells[column])));
    if (longest === 0) continue;
    const wanted = Math.max(textWidth(heads[column]), longest);
    const width = column === 'book' && left >= BOOK_LEAST ? Math.min(wanted, left) : wanted;
    if (width > left) break;
    widths.set(column, width);
    left -= width + GAP;
  }
  return widths;
}

function inWidth(text: string, column: Column, width: number, mark: string): string {
  const fitting = textWidth(text) > width ? `${cutText(text, width - 1)}${mark}` : text;
  return padded(fitting, width, RIGHT.includes(column) ? 'left' : 'right');
}
