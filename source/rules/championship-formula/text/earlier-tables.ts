// The tables of earlier editions, which a race may take by its options (tables A1 and A2).
import type { RuleTable } from '../../text/statement.ts';
import type { ChampionshipBook } from '../book.ts';
import type { BookOption } from '../definition.ts';
import { CAR_TABLES, PASS_TABLE, START_TABLE } from '../options-of-tables.ts';
import type { ChampionshipOptions } from '../state.ts';
import type { BookValues, Roll } from '../values.ts';
import { cardTable, rollTable } from './tables.ts';

type Book = Pick<ChampionshipBook, 'definition' | 'terms'>;

const THREE_FOR_RED = 'A red chip is changed into three green ones.';

const NOTES: Readonly<Record<string, string>> = {
  2011: THREE_FOR_RED,
  2009: `${THREE_FOR_RED} Derived: the points of the start speeds and of the skill.`,
  1977: 'That edition has no skill.',
};

/** Returns the cards of each edition that the book offers, then the rolls that it offers. */
export function earlierTables(book: Book): readonly RuleTable[] {
  const rolls: readonly (readonly [string, BookOption, readonly Roll[]])[] = [
    ['Start test', START_TABLE, ['startTest']],
    ['Passes', PASS_TABLE, ['pass', 'blockedPass']],
  ];
  return [
    ...tablesOf(CAR_TABLES, book, cardsOf),
    ...rolls.flatMap(([name, option, columns]) =>
      tablesOf(option, book, (year, values) => ({
        title: `${name} of ${year}`,
        ...rowsFor(columns, values),
      })),
    ),
  ];
}

function tablesOf(
  option: BookOption,
  { definition, terms }: Book,
  table: (year: string, values: BookValues) => RuleTable,
): readonly RuleTable[] {
  if (!definition.options.includes(option)) return [];
  return option.values
    .filter(year => year !== option.off)
    .map(year => {
      const options: Partial<ChampionshipOptions> = { [option.name]: year };
      return table(year, terms(options).values);
    });
}

function cardsOf(year: string, values: BookValues): RuleTable {
  const { head, rows } = cardTable(values);
  const { total } = values.setUp;
  const note = NOTES[year];
  return {
    title: `Cards of ${year}, ${total} points in all`,
    head,
    rows,
    ...(note === undefined ? {} : { note }),
  };
}

function rowsFor(columns: readonly Roll[], values: BookValues): Pick<RuleTable, 'head' | 'rows'> {
  const { head, rows } = rollTable(values, columns);
  return { head, rows };
}
