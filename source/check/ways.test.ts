// A sample of what `node source/check/ways.ts` judges by the ten thousand.
import { describe, expect, test } from 'vitest';
import { books } from '../rules/books.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import { judge } from './ways/judge.ts';
import { dealtSituation } from './ways/situations.ts';
import { tallyOf } from './ways/tally.ts';

const SITUATIONS = 150;
/** Of a hundred situations at least so many show each trait. */
const LEAST_PERCENT = 1;

describe.each(books.map(book => [book.name, book] as const))('%s', (_name, book) => {
  const tally = tallyOf(book, 1, SITUATIONS);

  test('lets a play end exactly where the rule text does, whatever lies around', () => {
    expect(tally.finds.join('\n\n')).toBe('');
  });

  test('is asked for everything that a movement may come to', () => {
    const rare = Object.entries(tally.traits).filter(
      ([, count]) => count < (LEAST_PERCENT * SITUATIONS) / 100,
    );
    expect(rare).toEqual([]);
  });
});

/** The book without the choices that `isGone` names, or with others in their place. */
function lacking(book: FormulaDeBook, isGone: (choice: FormulaDeChoice) => boolean): FormulaDeBook {
  return {
    ...book,
    decisions: (race, board) =>
      book
        .decisions(race, board)
        .map(asked => ({ ...asked, choices: asked.choices.filter(choice => !isGone(choice)) })),
  };
}

test('a choice that a book forgets is missed', () => {
  const [book] = books;
  if (book === undefined) throw new RangeError('there is no book');
  const forgetful = lacking(
    book,
    choice => choice.kind === 'takeSlipstream' && choice.brakes === 1,
  );
  const seeds = Array.from({ length: SITUATIONS }, (_, index) => index + 1);
  const found = seeds.filter(
    seed => judge(forgetful, dealtSituation(book, seed)).differences.length > 0,
  );
  expect(found).not.toEqual([]);
});
