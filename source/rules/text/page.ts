// Chapters and options of a book as lines of text, for the command line and for the help in a race.
import type { OptionLine } from './book-text.ts';
import type { OptionCard, RuleChapter, Ruling, Statement } from './statement.ts';
import { wrapWords } from './wrap.ts';

/** Width of the column of numbers: `M-16-0-3-1` and two spaces. */
const NUMBER_COLUMNS = 12;
const LEAST_COLUMNS = 20;

/**
 * A chapter at most `columns` wide: its heading, the card of its option if it is about one, a statement each with its
 * number, then the house rulings.
 */
export function chapterLines(chapter: RuleChapter, columns: number): readonly string[] {
  const { number, title, option, statements, rulings } = chapter;
  const said = statements.flatMap(one => numbered(one.rule, spoken(one), columns));
  const ruled = rulings.flatMap(({ id, text }: Ruling) => numbered(id, text, columns));
  const card = option === undefined ? [] : [...cardLines(option, columns), ''];
  const told = [...headed(`${number}  ${title}`), ...card, ...said];
  if (ruled.length === 0) return told;
  const above = said.length === 0 ? told : [...told, ''];
  return [...above, 'House rulings', '', ...ruled];
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

function cardLines({ plays, needs, changes }: OptionCard, columns: number): readonly string[] {
  return [
    ...numbered('Plays', plays, columns),
    ...numbered('Needs', needs, columns),
    ...numbered('Changes', changes, columns),
  ];
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
