// The tables that the text refers to, each built from the numbers of a book.
import type { BookFrame } from '../../text/book-text.ts';
import type { ChampionshipBook } from '../book.ts';
import { earlierTables } from './earlier-tables.ts';
import { brakingTable, cornerTable, softTable } from './payment-tables.ts';
import {
  bidTable,
  cardTable,
  gridTable,
  oddsTable,
  pitCardTable,
  rollTable,
  slipTable,
} from './tables.ts';

export function championshipTables(book: ChampionshipBook): BookFrame['tables'] {
  const { values } = book.definition;
  return {
    cards: () => [cardTable(values)],
    bids: () => [bidTable(values)],
    grid: () => [gridTable()],
    braking: () => [brakingTable(values)],
    rolls: () => [rollTable(values)],
    odds: () => [oddsTable(values)],
    corners: () => [cornerTable(values)],
    slips: () => [slipTable(values)],
    pitCards: () => [pitCardTable(values)],
    softPayments: () => [softTable(values)],
    earlier: () => earlierTables(book),
  };
}
