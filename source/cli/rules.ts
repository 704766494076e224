// chicane rules: a rule book in plain words, whole or one chapter of it.
import { quote } from '../circuit/file/faults.ts';
import { books } from '../rules/books.ts';
import type { BookText } from '../rules/text/book-text.ts';
import { bookTexts, chapterOfRule, chaptersOf, optionLines } from '../rules/text/chapters.ts';
import { chapterLines, optionPage } from '../rules/text/page.ts';
import type { RuleChapter } from '../rules/text/statement.ts';
import type { Command } from './command.ts';
import { columnsOut, print, printJson } from './printer.ts';
import { EXIT, wrongUse } from './problem.ts';

/** Wider lines are hard to read. */
const COLUMNS_MAX = 100;

interface RulesArgs {
  readonly book: string | undefined;
  readonly chapter: string | undefined;
  readonly json: boolean;
}

/** `chicane rules [book] [chapter]` */
export const rules: Command<RulesArgs> = {
  command: 'rules [book] [chapter]',
  describe: 'Read a rule book, or one of its chapters',
  build: yargs =>
    yargs
      .positional('book', {
        type: 'string',
        describe: `The book: ${bookTexts.map(({ id }) => id).join(', ')}`,
      })
      .positional('chapter', {
        type: 'string',
        describe: 'A chapter by number or title, or the number of a rule in it',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .example('$0 rules masters-2005', 'the whole book')
      .example('$0 rules masters-2005 10', 'chapter 10, overshooting')
      .example('$0 rules masters-2005 M-18-1-4', 'the chapter of that rule'),
  run(args) {
    const book = bookNamed(args.book);
    const whole = args.chapter === undefined;
    const chapters =
      args.chapter === undefined ? chaptersOf(book.id) : [chapterNamed(book, args.chapter)];
    const options = whole ? optionLines(book.id) : [];
    if (args.json) {
      printJson({ book: book.id, edition: book.edition, chapters, options });
      return EXIT.fine;
    }
    const columns = Math.min(COLUMNS_MAX, columnsOut());
    if (whole) print(`${book.title}\n`);
    const pages = chapters.map(chapter => chapterLines(chapter, columns));
    if (options.length > 0) pages.push(optionPage(options, columns));
    print(pages.map(lines => lines.join('\n')).join('\n\n\n'));
    return EXIT.fine;
  },
};

// Returns the book of that name, or without a name the book that a race offers first.
function bookNamed(name: string | undefined): BookText {
  const id = name ?? books.find(book => bookTexts.some(text => text.id === book.id))?.id;
  const found = bookTexts.find(text => text.id === id);
  if (found !== undefined) return found;
  const known = bookTexts.map(text => text.id).join(', ');
  throw wrongUse(`There is no rule book ${quote(name ?? '')}. You can read: ${known}.`);
}

function chapterNamed(book: BookText, name: string): RuleChapter {
  const chapters = chaptersOf(book.id);
  const title = name.toLowerCase();
  const found =
    chapters.find(
      ({ number }) => number === name || number === chapterOfRule(book.id, name.toUpperCase()),
    ) ?? chapters.find(chapter => chapter.title.toLowerCase().startsWith(title));
  if (found !== undefined && name !== '') return found;
  const known = chapters.map(({ number, title }) => `${number} ${title}`).join(', ');
  throw wrongUse(`${book.title} has no chapter ${quote(name)}. Its chapters: ${known}.`);
}
