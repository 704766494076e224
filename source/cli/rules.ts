// chicane rules: a rule book in plain words, whole or one chapter of it.
import { quote } from '../circuit/file/faults.ts';
import type { Language } from '../replay/language.ts';
import { bookSources, firstText } from '../rules/text/book-sources.ts';
import type { BookText } from '../rules/text/book-text.ts';
import { chapterHolding } from '../rules/text/chapter-holding.ts';
import { chapterLines, optionPage } from '../rules/text/page.ts';
import { BookFault } from '../rules/text/read-book.ts';
import type { RuleChapter } from '../rules/text/statement.ts';
import { ruleText } from '../storage/rule-texts.ts';
import { FR } from '../ui/words/fr/words.ts';
import type { Command } from './command.ts';
import { spokenLanguage } from './language.ts';
import { columnsOut, print, printJson, tellPerson } from './printer.ts';
import { EXIT, Problem, wrongUse } from './problem.ts';

const KNOWN = bookSources.map(({ id }) => id).join(', ');
/** Wider lines are hard to read. */
const COLUMNS_MAX = 100;

interface RulesArgs {
  readonly book: string | undefined;
  readonly chapter: string | undefined;
  readonly json: boolean;
}

export const rules: Command<RulesArgs> = {
  command: 'rules [book] [chapter]',
  describe: 'Read a rule book, or one of its chapters',
  build: yargs =>
    yargs
      .positional('book', {
        type: 'string',
        describe: `The book: ${KNOWN}`,
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
      args.chapter === undefined ? book.chapters : [chapterNamed(book, args.chapter)];
    const options = whole ? book.options : [];
    if (args.json) {
      printJson({ book: book.id, edition: book.edition, chapters, options });
      return EXIT.fine;
    }
    const columns = Math.min(COLUMNS_MAX, columnsOut());
    if (whole) print(`${book.title}\n`);
    const pages = chapters.map(chapter => chapterLines(chapter, columns, book.language));
    if (options.length > 0) pages.push(optionPage(options, columns, book.language));
    print(pages.map(lines => lines.join('\n')).join('\n\n\n'));
    return EXIT.fine;
  },
};

// Returns the book of that name, or without a name the book that a race offers first, in the language of the player.
function bookNamed(name: string | undefined): BookText {
  const language = spokenLanguage();
  const book = textOf(name ?? firstText ?? '', language);
  if (book === undefined) {
    throw wrongUse(`There is no rule book ${quote(name ?? '')}. You can read: ${KNOWN}.`);
  }
  if (book.language !== language) tellPerson(FR.rulesLanguage);
  return book;
}

function textOf(id: string, language: Language): BookText | undefined {
  try {
    return ruleText(id, language);
  } catch (error) {
    throw error instanceof BookFault ? new Problem(`${error.message}.`) : error;
  }
}

function chapterNamed(book: BookText, name: string): RuleChapter {
  const { chapters } = book;
  const title = name.toLowerCase();
  const holding = chapterHolding(chapters, name.toUpperCase())?.number;
  const found =
    chapters.find(({ number }) => number === name || number === holding) ??
    chapters.find(chapter => chapter.title.toLowerCase().startsWith(title));
  if (found !== undefined && name !== '') return found;
  const known = chapters.map(({ number, title }) => `${number} ${title}`).join(', ');
  throw wrongUse(`${book.title} has no chapter ${quote(name)}. Its chapters: ${known}.`);
}
