// Championship Formula Racing in plain words: the book that each edition makes of the chapters.
import type { BookText, OptionLine } from '../../text/book-text.ts';
import type { RuleTable, Ruling, Statement } from '../../text/statement.ts';
import type { ChampionshipBook } from '../book.ts';
import { championship } from '../championship.ts';
import { championshipDraft } from '../championship-draft.ts';
import type { BookValues } from '../values.ts';
import { chapters } from './chapters.ts';
import { brakingTable, cornerTable, softTable } from './corners/payment-tables.ts';
import { differencesOf } from './editions/differences.ts';
import { earlierEditions } from './editions/earlier-editions.ts';
import { earlierTables } from './editions/earlier-tables.ts';
import type { Edition } from './editions/editions.ts';
import {
  bidTable,
  cardTable,
  gridTable,
  oddsTable,
  pitCardTable,
  rollTable,
  slipTable,
} from './tables.ts';

// By the title of the chapter that shows them.
const TABLES: Readonly<Record<string, readonly ((values: BookValues) => RuleTable)[]>> = {
  'Car set-up': [cardTable],
  'The pole bid': [bidTable],
  'The starting grid': [gridTable],
  'Slowing down': [brakingTable],
  Tests: [rollTable, oddsTable],
  Corners: [cornerTable],
  Slipstream: [slipTable],
  'Tires (option)': [pitCardTable, softTable],
};

/** The books to read. A chapter has the same number in each. */
export const championshipTexts: readonly BookText[] = [
  textOf(championship, 'published'),
  textOf(championshipDraft, 'draft'),
];

function textOf(book: ChampionshipBook, edition: Edition): BookText {
  const { id, name, definition } = book;
  const isSaid = (one: Statement | Ruling) => one.editions?.includes(edition) ?? true;
  const options: readonly OptionLine[] = differencesOf(edition);
  const told = chapters.map(chapter => ({
    ...chapter,
    statements: chapter.statements.filter(isSaid),
    tables:
      chapter === earlierEditions
        ? earlierTables(book)
        : (TABLES[chapter.title] ?? []).map(table => table(definition.values)),
    rulings: chapter.rulings.filter(isSaid),
  }));
  return { id, title: name, edition, chapters: told, options };
}
