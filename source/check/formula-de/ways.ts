// Every legal way of random situations, told from the rule text alone, against what the books offer.
//   node source/check/formula-de/ways.ts --situations 20000 [--book masters-2002] [--seed 1]
import { books } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { orderOf, wholeNumber } from '../orders.ts';
import { rareTraits, tallyOf, textOfTally } from './ways/tally.ts';

interface Order {
  readonly books: readonly FormulaDeBook[];
  readonly first: number;
  readonly situations: number;
}

const FINDS_SHOWN = 10;

/** As many situations must show everything; fewer may miss something by chance. */
const SITUATIONS_FOR_ALL = 1000;

/** Judges the situations of every book and returns the exit code. */
function ways({ books: judged, first, situations }: Order): number {
  let faults = 0;
  for (const book of judged) {
    const tally = tallyOf(book, first, situations);
    for (const find of tally.finds.slice(0, FINDS_SHOWN)) console.log(`${find}\n`);
    console.log(textOfTally(book, tally));
    const rare = situations < SITUATIONS_FOR_ALL ? [] : rareTraits(book, tally);
    for (const trait of rare) console.log(`  too few situations with: ${trait}`);
    faults += tally.finds.length + rare.length;
  }
  return faults > 0 ? 1 : 0;
}

const order = orderOf(
  {
    about: `Every end that a play can come to, tried out from the rule text, against every end that the books offer.
Ends with 1 when the two differ, and prints the commands that show it again, or when a thousand and more never
came to something.`,
    flags: {
      book: { type: 'string', takes: 'ID', says: 'one book only (all of them)' },
      situations: { type: 'string', takes: 'N', default: '1000', says: 'situations of each book' },
      seed: { type: 'string', takes: 'N', default: '1', says: 'seed of the first situation' },
    },
  },
  (given): Order => ({
    books: booksNamed(given.book),
    first: wholeNumber('seed', given.seed, 0),
    situations: wholeNumber('situations', given.situations),
  }),
);
process.exitCode = ways(order);

/**
 * Returns the book of an id, or every book.
 * @throws RangeError when there is no such book
 */
function booksNamed(id: string | undefined): readonly FormulaDeBook[] {
  const named = books.filter(book => id === undefined || book.id === id);
  if (named.length > 0) return named;
  throw new RangeError(
    `There is no book "${id}". There are ${books.map(one => one.id).join(', ')}.`,
  );
}
