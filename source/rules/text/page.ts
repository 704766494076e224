import type { OptionLine } from './book-text.ts';
import { PAGE_WORDS, type TextLanguage } from './page-words.ts';
import type { OptionCard, RuleChapter, RuleTable, Ruling, Statement } from './statement.ts';

/** A blank at which a line may break: not the one that French has before a punctuation mark. */
const BLANK = / (?![:;?!»])/;

/** Width of the column of numbers: `M-16-0-3-1` and two spaces. */
const NUMBER_COLUMNS = 12;
const LEAST_COLUMNS = 20;

/**
 * Returns a chapter in lines of at most `columns`: its heading, the card of its option if it is about one, each statement
 * with its number, its tables, then the house rulings.
 */
export function chapterLines(
  chapter: RuleChapter,
  columns: number,
  language: TextLanguage = 'en',
): readonly string[] {
  const { number, title, option, statements, tables = [], rulings } = chapter;
  const said = statements.flatMap(one => numbered(one.rule, spoken(one, language), columns));
  const ruled = rulings.flatMap(({ id, text }: Ruling) => numbered(id, text, columns));
  const card = option === undefined ? [] : [...cardLines(option, columns, language), ''];
  const shown = tables.flatMap((table, i) => [
    ...(i + said.length === 0 ? [] : ['']),
    ...tableLines(table, columns),
  ]);
  const told = [...headed(`${number}  ${title}`), ...card, ...said, ...shown];
  if (ruled.length === 0) return told;
  const above = said.length + shown.length === 0 ? told : [...told, ''];
  return [...above, PAGE_WORDS[language].rulings, '', ...ruled];
}

/** Returns the options with their values and the statements that set them, at most `columns` wide. */
export function optionPage(
  options: readonly OptionLine[],
  columns: number,
  language: TextLanguage = 'en',
): readonly string[] {
  const width = Math.max(...options.map(({ name }) => name.length)) + 2;
  const lines = options.flatMap(({ name, value, paragraphs }) =>
    hung(name, `${value} (${paragraphs.join(', ')})`, width, columns),
  );
  return [...headed(PAGE_WORDS[language].differences), ...lines];
}

function headed(heading: string): readonly string[] {
  return [heading, '='.repeat(heading.length), ''];
}

function cardLines(
  { plays, needs, changes }: OptionCard,
  columns: number,
  language: TextLanguage,
): readonly string[] {
  const words = PAGE_WORDS[language];
  return [
    ...numbered(words.plays, plays, columns),
    ...numbered(words.needs, needs, columns),
    ...numbered(words.changes, changes, columns),
  ];
}

// The last column is wrapped, the others are as wide as their widest cell.
function tableLines({ title, head, rows, note }: RuleTable, columns: number): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map(cells => cells[i]?.length ?? 0)) + 2);
  const indent = widths.slice(0, -1).reduce((sum, width) => sum + width, 0);
  const lines = all.flatMap(cells => {
    const before = cells.slice(0, -1).map((cell, i) => cell.padEnd(widths[i] ?? 0));
    return hung(before.join(''), cells.at(-1) ?? '', indent, columns);
  });
  return [title, '', ...lines, ...(note === undefined ? [] : wrapWords(note, columns))];
}

function spoken({ kind, text, in2005 }: Statement, language: TextLanguage): string {
  const words = PAGE_WORDS[language];
  const mark = kind === 'example' || kind === 'advice' ? words[kind] : '';
  return `${mark}${text}${in2005 === undefined ? '' : words.in2005(in2005)}`;
}

function numbered(number: string, text: string, columns: number): readonly string[] {
  return hung(number, text, NUMBER_COLUMNS, columns);
}

function hung(mark: string, text: string, indent: number, columns: number): readonly string[] {
  return wrapWords(text, Math.max(LEAST_COLUMNS, columns - indent)).map(
    (line, i) => (i === 0 ? mark : '').padEnd(indent) + line,
  );
}

/** Returns lines of at most `columns` characters, with a longer word on its own; an empty text is one empty line. */
export function wrapWords(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BLANK)) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= columns) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
