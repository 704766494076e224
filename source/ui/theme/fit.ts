// Rows cut, padded, joined and turned into ASCII, all measured in terminal columns.
import type { Row, Run, Tone } from '../rows.ts';
import { ASCII_TWINS } from './glyphs.ts';
import { cutText, graphemesOf, textWidth } from './width.ts';

export function rowOf(text: string, tone: Tone = 'plain'): Row {
  return text === '' ? [] : [{ text, tone }];
}

export function rowWidth(row: Row): number {
  let width = 0;
  for (const run of row) width += textWidth(run.text);
  return width;
}

/** Returns the columns of the words of a row, without the blanks at its end. */
export function wordsWidth(row: Row): number {
  return textWidth(
    row
      .map(run => run.text)
      .join('')
      .trimEnd(),
  );
}

/**
 * Returns the row cut or padded with blanks to exactly `columns`; a wide character that would be halved becomes a
 * blank.
 */
export function fitRow(row: Row, columns: number): Row {
  const fitted: Run[] = [];
  let room = columns;
  for (const run of row) {
    if (room <= 0) break;
    const text = cutText(run.text, room);
    if (text !== '') fitted.push(text === run.text ? run : { ...run, text });
    room -= textWidth(text);
    if (text !== run.text) break;
  }
  if (room > 0) fitted.push({ text: ' '.repeat(room), tone: 'plain' });
  return fitted;
}

/**
 * Returns the row if its words fit into `columns`, else cut with `mark` in its last column, so that a reader sees the
 * cut.
 */
export function abridgedRow(row: Row, columns: number, mark: string): Row {
  if (columns < 1 || wordsWidth(row) <= columns) return row;
  const kept = fitRow(row, columns - 1);
  return [...kept, { text: mark, tone: kept.at(-1)?.tone ?? 'plain' }];
}

/** Returns the first `count` rows, the last of them with `mark` behind its words when there are more. */
export function cutRows(
  rows: readonly Row[],
  count: number,
  columns: number,
  mark: string,
): readonly Row[] {
  const kept = rows.slice(0, count);
  const last = kept.at(-1);
  if (last === undefined || kept.length === rows.length) return kept;
  const room = columns - textWidth(mark) - 1;
  const words = rowWidth(last) <= room ? last : fitRow(last, room);
  return [
    ...kept.slice(0, -1),
    [...words, { text: ` ${mark}`, tone: last.at(-1)?.tone ?? 'plain' }],
  ];
}

/** Returns the first of several forms of a row that fits into `columns`; the last one where none does. */
export function fullestRow(forms: readonly Row[], columns: number): Row {
  return forms.find(row => rowWidth(row) <= columns) ?? forms.at(-1) ?? [];
}

/** Returns the row with no more than one blank before its first word. */
export function withoutGap(row: Row): Row {
  const [first, ...rest] = row;
  return first === undefined ? [] : [{ ...first, text: first.text.replace(/^ +/, ' ') }, ...rest];
}

export function besideRows(
  left: readonly Row[],
  columns: number,
  right: readonly Row[],
): readonly Row[] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, at) => [
    ...fitRow(left[at] ?? [], columns),
    ...(right[at] ?? []),
  ]);
}

const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Typographic characters in words that are not in the glyph table. */
const TYPOGRAPHY: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['«', '"'],
  ['»', '"'],
  ['–', '-'],
  ['−', '-'],
  ['—', '-'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['°', 'o'],
  ['œ', 'o'],
  ['æ', 'a'],
  ['ß', 's'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['þ', 't'],
  ['ı', 'i'],
  ['Œ', 'O'],
  ['Æ', 'A'],
]);

function asciiCharacter(text: string, width: number): string {
  const twin = TYPOGRAPHY.get(text) ?? ASCII_TWINS.get(text);
  if (twin !== undefined) return twin;
  const bare = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return PLAIN_ASCII.test(bare) && bare.length === width ? bare : '?'.repeat(width);
}

export function isWritable(text: string): boolean {
  return graphemesOf(text).every(
    mark => mark.text === '?' || !asciiCharacter(mark.text, mark.width).includes('?'),
  );
}

/**
 * Returns the row in characters 32 to 126, column for column; letters lose their accents, other characters become `?`.
 */
export function asciiRow(row: Row): Row {
  return row.map(run => {
    if (PLAIN_ASCII.test(run.text)) return run;
    const text = graphemesOf(run.text)
      .map(mark => asciiCharacter(mark.text, mark.width))
      .join('');
    return { ...run, text };
  });
}
