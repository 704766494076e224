// Chapters and options of a book as lines of text, for the command line and for the help in a race.
import type { OptionLine } from './book-text.ts';
import type { RuleChapter, Ruling, Statement } from './statement.ts';
import { wrapWords } from './wrap.ts';

/** Width of the column of numbers: `M-16-0-3-1` and two spaces. */
const NUMBER_COLUMNS = 12;
const LEAST_COLUMNS = 20;

/** Returns a chapter at most `columns` wide: its heading, each statement with its number, then the house rulings. */
export function chapterLines(chapter: RuleChapter, columns: number): readonly string[] {
  const { number, title, statements, rulings } = chapter;
  const said = statements.flatMap(one => numbered(one.rule, spoken(one), columns));
  const ruled = rulings.flatMap(({ id, text }: Ruling) => numbered(id, text, columns));
  const heading = [...headed(`${number}  ${title}`), ...said];
  return ruled.length === 0 ? heading : [...heading, '', 'House rulings', '', ...ruled];
}

/** Returns the options with their values and the statements that set them, at most `columns` wide. */
export function optionPage(options: readonly OptionLine[], columns: number): readonly string[] {
  const width = Math.max(...options.map(({ name }) => name.length)) + 2;
  const lines = options.flatMap(({ name, value, paragraphs }) =>
    hung(name, `${value} (${paragraphs.join(', ')})`, width, columns),
  );
  return [...headed('Where the editions differ'), ...lines];
}

function headed(heading: string): readonly string[] {
  return [heading, '='.repeat(heading.length), ''];
}

function spoken({ kind, text, in2005 }: Statement): string {
  const marked = kind === 'example' ? `Example: ${text}` : text;
  return in2005 === undefined ? marked : `${marked} (In the 2005 booklet: ${in2005}.)`;
}

function numbered(number: string, text: string, columns: number): readonly string[] {
  return hung(number, text, NUMBER_COLUMNS, columns);
}

function hung(mark: string, text: string, indent: number, columns: number): readonly string[] {
  return wrapWords(text, Math.max(LEAST_COLUMNS, columns - indent)).map(
    (line, i) => (i === 0 ? mark : '').padEnd(indent) + line,
  );
}
