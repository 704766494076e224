// Every rule book the program knows: a new one is a line here.

import { bgaAdvanced } from './formula-de/bga/advanced.ts';
import { bgaBasic } from './formula-de/bga/basic.ts';
import { type FormulaDeBook, makeBook } from './formula-de/book.ts';
import { TRIAL_HANDS, type TrialHand, trialOf } from './formula-de/chapters/trials/trial-lists.ts';
import type { BookDefinition } from './formula-de/definition.ts';
import { masters2002 } from './formula-de/masters/masters-2002.ts';
import { masters2005 } from './formula-de/masters/masters-2005.ts';
import { trant } from './formula-de/trant/trant.ts';
import type { RuleBook } from './kit/types.ts';

/** The book offered first: circuits are measured by it, and a lap without a race is driven by it. */
export const firstBook: FormulaDeBook = masters2005;

/** All books, the one offered first in front. */
export const books: readonly FormulaDeBook[] = [
  firstBook,
  masters2002,
  bgaAdvanced,
  bgaBasic,
  trant,
];

export function bookOf(id: string): FormulaDeBook | undefined {
  return books.find(book => book.id === id);
}

const trials = new Map(
  books
    .filter(({ definition }) => definition.hasTrials)
    .flatMap(({ id, definition }) =>
      handsOf(definition).map(
        hand => [trialKey(id, hand), makeBook(trialOf(definition, hand))] as const,
      ),
    ),
);

// Where a timed trial is driven like a race, no car is placed by hand.
function handsOf({ trial }: BookDefinition): readonly TrialHand[] {
  return trial === undefined ? TRIAL_HANDS : ['guided'];
}

function trialKey(bookId: string, hand: TrialHand): string {
  return `${bookId} ${hand}`;
}

/** The timed trials of every book that has them, guided and by free hand where the book has both. */
export const trialBooks: readonly FormulaDeBook[] = [...trials.values()];

/** Returns the timed trial of a book, guided if it has no free hand; undefined for a book without trials. */
export function trialBook(bookId: string, hand: TrialHand): FormulaDeBook | undefined {
  return trials.get(trialKey(bookId, hand)) ?? trials.get(trialKey(bookId, 'guided'));
}

const racesOfTrials = new Map(
  books.flatMap(({ id }) => TRIAL_HANDS.map(hand => [trialBook(id, hand)?.id ?? id, id] as const)),
);

/**
 * Returns the id of the book whose wording a race uses: its own or, for a timed trial, that of the race it is driven for.
 */
export function wordsBookId(id: string): string {
  return racesOfTrials.get(id) ?? id;
}

/** Hides which game a book belongs to, for code that serves every game. */
export function anyBook(book: FormulaDeBook): RuleBook {
  return book;
}
