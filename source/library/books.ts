// The rule books that there are, and those that others make of them.
import { bookOf } from '../rules/books.ts';
import { makeBook } from '../rules/formula-de/book.ts';
import type { BookOption, Changes } from '../rules/formula-de/options.ts';
import { allBooks } from '../rules/games.ts';
import { didYouMean } from '../rules/kit/nearest.ts';
import { type Book, bookFrom } from './book.ts';

const known: readonly Book[] = allBooks().map(rules => bookFrom(rules));

/** Returns every rule book, of all games. */
export function books(): readonly Book[] {
  return known;
}

/**
 * Returns a rule book by its id, such as `masters-2005`.
 * @throws RangeError where there is none
 */
export function book(id: string): Book {
  const found = known.find(one => one.id === id);
  if (found !== undefined) return found;
  const ids = known.map(one => one.id);
  throw new RangeError(`there is no rule book ${id}${didYouMean(id, ids)}`);
}

/** Reports whether a book was made by `ownBook`. */
export function isOwn(book: Book): boolean {
  return !known.includes(book);
}

/** A rule book of one's own: what it changes of one of Formula Dé. */
export interface OwnBook {
  /** Id of the book that it follows in everything else. */
  readonly from: string;
  /** An id of its own, which no other book has. */
  readonly id: string;
  readonly name: string;
  /** 1 unless given; to be raised when the same answers would play differently. */
  readonly edition?: number;
  /** Numbers that hold in every race, by chapter. */
  readonly values?: Changes;
  /** Options behind those of the book that it follows, each with the numbers that hold while it is on. */
  readonly options?: readonly BookOption[];
}

/**
 * Returns a rule book of one's own, to be raced by people and CPU drivers like any other.
 * @throws RangeError where the book that it follows is none of Formula Dé, its id is taken, or it names a chapter that there is not
 */
export function ownBook({ from, id, name, edition = 1, values = {}, options = [] }: OwnBook): Book {
  const base = bookOf(from);
  if (base === undefined) throw new RangeError(`no book of Formula Dé has the id ${from}`);
  if (known.some(one => one.id === id)) throw new RangeError(`there is a rule book ${id} already`);
  const { definition } = base;
  const chapters = [values, ...options.map(({ changes = {} }) => changes)].flatMap(Object.keys);
  const strange = chapters.find(chapter => !(chapter in definition.values));
  if (strange !== undefined) {
    throw new RangeError(
      `${from} has no chapter ${strange}${didYouMean(strange, Object.keys(definition.values))}`,
    );
  }
  const changed = Object.entries(definition.values).map(([chapter, numbers]) => [
    chapter,
    changedBy(numbers, values[chapter as keyof Changes]),
  ]);
  const rules = makeBook({
    ...definition,
    ...{ id, name, edition },
    values: Object.fromEntries(changed) as typeof definition.values,
    options: [...definition.options, ...options],
  });
  return bookFrom(rules, from);
}

// A chapter of several numbers keeps those that are not named.
function changedBy(numbers: unknown, changes: unknown): unknown {
  if (changes === undefined) return numbers;
  return changes instanceof Object ? Object.assign({}, numbers, changes) : changes;
}
