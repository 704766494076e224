// Reads the text file of a rule book (see `rules/books/README.md` for its format) and makes the book of one edition from it.
import type { BookFrame, BookText, OptionLine } from './book-text.ts';
import {
  type Edition,
  type OptionCard,
  type RuleChapter,
  type RuleTable,
  type Ruling,
  STATEMENT_KINDS,
  type Statement,
  type StatementKind,
} from './statement.ts';

/** A text that cannot be a book: the message begins with its file and line. */
export class BookFault extends Error {
  override readonly name = 'BookFault';
}

interface Chapter {
  readonly line: number;
  readonly number: string;
  readonly title: string;
  /** The only edition that has this chapter; undefined for a chapter of every edition. */
  readonly edition: Edition | undefined;
  readonly statements: Statement[];
  readonly rulings: Ruling[];
  readonly tables: RuleTable[];
  readonly card: Partial<Record<keyof OptionCard, string>>;
  /** Whether the card comes first: JSON has the parts of a chapter in the order of the text. */
  isCardFirst: boolean;
}

/** What stands before the sentence of a line. */
interface Head {
  readonly names: { readonly name: string; edition: Edition | undefined }[];
  kind: StatementKind;
  in2005: Pick<Statement, 'in2005'>;
}

const HEADING = /^## (?:(\d+) )?(.+?)(?: \[(\S+)\])?$/;
const SENTENCE = /^(\S+(?: \S+)*?) {2}(\S.*)$/;
const TABLE = /^\{(\w+)\}$/;
const MARK = /\[([^\]]+)\]|\((\S+): ([^)]+)\)|\S+/g;
const ROW = /^[A-Z]+(?:-\w+)+$/;
const DIFFERENCE = /^(.*) \(([^()]+)\)$/;
const NAMED = /\b([A-Z]+)-[\dA-Z][\w-]*/g;
const NAMED_CHAPTER = /\b(?:chapter|chapitre) (\d+)/g;
const CARD: Readonly<Record<string, keyof OptionCard>> = {
  Plays: 'plays',
  Needs: 'needs',
  Changes: 'changes',
};

/**
 * Returns the chapters of an edition and what other editions have instead.
 * @throws BookFault at the first line that cannot be read, quotes no value, or names no row or chapter of the book
 */
export function readBook(text: string, frame: BookFrame): Pick<BookText, 'chapters' | 'options'> {
  const reader = new BookReader(frame);
  for (const [index, line] of text.split('\n').entries()) reader.read(line.trimEnd(), index + 1);
  return reader.book();
}

class BookReader {
  readonly #frame: BookFrame;
  #line = 0;
  #section: 'notes' | 'statements' | 'rulings' | 'differences' = 'notes';
  readonly #chapters: Chapter[] = [];
  readonly #options: OptionLine[] = [];
  /** Rows and rulings of the edition, and those of every edition. */
  readonly #rows = new Set<string>();
  readonly #everyRow = new Set<string>();
  /** Texts, and the rows that they may name. */
  readonly #said: { readonly line: number; readonly text: string; readonly rows: Set<string> }[] =
    [];

  constructor(frame: BookFrame) {
    this.#frame = frame;
  }

  read(line: string, number: number): void {
    this.#line = number;
    const chapter = this.#chapters.at(-1);
    if (line.startsWith('## ')) this.#heading(line);
    // What stands above the first chapter is for those who write the file.
    else if (line !== '' && chapter !== undefined) this.#within(chapter, line);
  }

  #within(chapter: Chapter, line: string): void {
    const [, table] = TABLE.exec(line) ?? [];
    const [, head, text] = SENTENCE.exec(line) ?? [];
    if (line.startsWith('### ')) this.#section = 'rulings';
    else if (table !== undefined) this.#table(chapter, table);
    else if (head === undefined || text === undefined) {
      throw this.#fault('two spaces stand between the number of a row and its sentence');
    } else {
      const said = text.replace(/\{([^}]*)\}/g, (_, path: string) => this.#valueAt(path));
      if (this.#section === 'differences') this.#difference(this.#head(head), said);
      else this.#sentence(chapter, this.#head(head), said);
    }
  }

  book(): Pick<BookText, 'chapters' | 'options'> {
    const told = this.#chapters.filter(
      ({ statements, rulings, tables }) => statements.length + rulings.length + tables.length > 0,
    );
    this.#checkReferences(told.map(({ number }) => number));
    return { chapters: told.map(chapter => this.#chapter(chapter)), options: this.#options };
  }

  #fault(message: string, line = this.#line): BookFault {
    return new BookFault(`${this.#frame.file}, line ${line}: ${message}`);
  }

  #heading(line: string): void {
    const [, number, title = '', edition] = HEADING.exec(line) ?? [];
    this.#section = number === undefined ? 'differences' : 'statements';
    if (number === undefined) return;
    const before = this.#chapters.at(-1)?.number;
    const next = before === undefined ? number : String(Number(before) + 1);
    if (number !== next) throw this.#fault(`chapter ${next} is missing before chapter ${number}`);
    this.#chapters.push({
      line: this.#line,
      number,
      title,
      edition: this.#known(edition),
      statements: [],
      rulings: [],
      tables: [],
      card: {},
      isCardFirst: false,
    });
  }

  #table({ edition, tables }: Chapter, name: string): void {
    const made = Object.hasOwn(this.#frame.tables, name) ? this.#frame.tables[name] : undefined;
    if (made === undefined) throw this.#fault(`{${name}} is no table of the book`);
    if (this.#has(edition)) tables.push(...made());
  }

  #known(edition: string | undefined): Edition | undefined {
    const { editions } = this.#frame;
    if (edition === undefined || editions.includes(edition)) return edition;
    throw this.#fault(`[${edition}] is none of ${editions.join(', ')}`);
  }

  #has(only: Edition | undefined): boolean {
    return only === undefined || only === this.#frame.edition;
  }

  #valueAt(path: string): string {
    const within = (found: unknown, key: string): unknown =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
    const value = path.split('.').reduce<unknown>(within, this.#frame.values);
    if (typeof value === 'number' || typeof value === 'string') return String(value);
    throw this.#fault(`{${path}} is no value of the book`);
  }

  #head(text: string): Head {
    const head: Head = { names: [], kind: 'rule', in2005: {} };
    for (const [token, edition, later, in2005 = ''] of text.matchAll(MARK)) {
      const last = head.names.at(-1);
      const kind = STATEMENT_KINDS.find(one => one === token);
      if (edition !== undefined && last !== undefined) last.edition = this.#known(edition);
      else if (later !== undefined) head.in2005 = later === this.#frame.edition ? { in2005 } : {};
      else if (kind !== undefined) head.kind = kind;
      else head.names.push({ name: token, edition: undefined });
    }
    return head;
  }

  #sentence(chapter: Chapter, { names, kind, in2005 }: Head, text: string): void {
    for (const { name, edition = chapter.edition } of names) {
      const field = CARD[name];
      if (field === undefined) this.#row(name, edition);
      if (!this.#has(edition)) continue;
      this.#said.push({ line: this.#line, text, rows: this.#rows });
      const editions = edition === undefined ? {} : { editions: [edition] };
      if (field !== undefined) {
        chapter.isCardFirst ||= chapter.statements.length + chapter.rulings.length === 0;
        chapter.card[field] = text;
      } else if (this.#section === 'rulings') {
        chapter.rulings.push({ id: name, text, ...editions });
      } else chapter.statements.push({ rule: name, text, kind, ...in2005, ...editions });
    }
  }

  #row(name: string, edition: Edition | undefined): void {
    if (!ROW.test(name)) {
      throw this.#fault(`'${name}' is neither a row nor one of ${STATEMENT_KINDS.join(', ')}`);
    }
    this.#everyRow.add(name);
    if (!this.#has(edition)) return;
    if (this.#rows.has(name)) throw this.#fault(`${name} stands in the book already`);
    this.#rows.add(name);
  }

  // A row of another edition may describe what this edition lacks.
  #difference({ names }: Head, text: string): void {
    const [, value, rows] = DIFFERENCE.exec(text) ?? [];
    if (value === undefined || rows === undefined) {
      throw this.#fault('behind a value stand the rows that give it, in brackets');
    }
    for (const { name } of names.filter(({ edition }) => this.#has(edition))) {
      this.#said.push({ line: this.#line, text: rows, rows: this.#everyRow });
      this.#options.push({ name, value, paragraphs: rows.split(', ') });
    }
  }

  #checkReferences(chapters: readonly string[]): void {
    const series = new Set([...this.#everyRow].map(row => row.split('-')[0]));
    for (const { line, text, rows } of this.#said) {
      for (const [named, first] of text.matchAll(NAMED)) {
        const isKnown = rows.has(named) || [...rows].some(row => row.startsWith(`${named}-`));
        if (series.has(first) && !isKnown) throw this.#fault(`the book has no ${named}`, line);
      }
      for (const [named, number = ''] of text.matchAll(NAMED_CHAPTER)) {
        if (!chapters.includes(number)) throw this.#fault(`the book has no ${named}`, line);
      }
    }
  }

  #chapter(chapter: Chapter): RuleChapter {
    const { number, title, statements, rulings, tables, isCardFirst } = chapter;
    const card = this.#card(chapter);
    return {
      number,
      title,
      ...(isCardFirst ? card : {}),
      statements,
      rulings,
      ...(tables.length > 0 || this.#frame.listsTables === true ? { tables } : {}),
      ...(isCardFirst ? {} : card),
    };
  }

  #card({ line, card }: Chapter): Pick<RuleChapter, 'option'> {
    const { plays, needs, changes } = card;
    if (plays !== undefined && needs !== undefined && changes !== undefined) {
      return { option: { plays, needs, changes } };
    }
    if (Object.keys(card).length === 0) return {};
    throw this.#fault('the card of a chapter says what it Plays, Needs and Changes', line);
  }
}
