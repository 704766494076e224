// A sample of the situations that `node source/check/formula-de/ways.ts` judges by the ten thousand.
import { describe, expect, test } from 'vitest';
import { books } from '../../rules/books.ts';
import { bgaAdvanced } from '../../rules/formula-de/bga/advanced.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { masters2002 } from '../../rules/formula-de/masters/masters-2002.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { judge } from './ways/judge.ts';
import { dealtSituation } from './ways/situations.ts';
import { rareTraits, tallyOf } from './ways/tally.ts';

const SITUATIONS = 160;

describe.each(books.map(book => [book.name, book] as const))('%s', (_name, book) => {
  const tally = tallyOf(book, 1, SITUATIONS);

  test('lets a play end exactly where the rule text does, whatever lies around', () => {
    expect(tally.finds.join('\n\n')).toBe('');
  });

  test('is tried in everything that a movement may come to', () => {
    expect(rareTraits(book, tally)).toEqual([]);
  });
});

// Most forgotten choices show within a few; the rarest takes some hundreds.
const SEEDS = Array.from({ length: 1000 }, (_, index) => index + 1);

type Forgets = (choice: FormulaDeChoice) => boolean;

describe('a book that forgets a choice is found out:', () => {
  const byMasters: Readonly<Record<string, Forgets>> = {
    'a braked move': choice => choice.kind === 'move' && choice.brakes === 2,
    'a blocked move': choice => choice.kind === 'move' && choice.missing === 1,
    'a way of the slide': choice => choice.kind === 'slide' && choice.to.startsWith('L'),
    'the soft bonus': choice => choice.kind === 'useSoftBonus',
    'a shortened slipstream': choice => choice.kind === 'takeSlipstream' && choice.brakes === 1,
    'brakes after a slide': choice => choice.kind === 'brakeAtEnd' && choice.brakes === 1,
    'a mix that pays for an overshoot': choice =>
      choice.kind === 'payOvershoot' && choice.brakes === 1,
  };
  const byBga: Readonly<Record<string, Forgets>> = {
    'the extra space of chosen tires': choice => choice.kind === 'useSoftBonus',
    nitro: choice => choice.kind === 'useNitro',
    'tires that pay for a blocking': choice => choice.kind === 'payBlocking' && choice.tires > 0,
  };
  const forgotten = [
    ...Object.entries(byMasters).map(([what, forgets]) => [what, forgets, masters2005] as const),
    ...Object.entries(byBga).map(([what, forgets]) => [what, forgets, bgaAdvanced] as const),
  ];

  test.each(forgotten)('%s', (_what, forgets, book) => {
    const forgetful: typeof masters2005 = {
      ...book,
      decisions: (race, board) =>
        book.decisions(race, board).map(asked => ({
          ...asked,
          choices: asked.choices.filter(choice => !forgets(choice)),
        })),
    };
    const found = SEEDS.find(
      seed => judge(forgetful, dealtSituation(book, seed)).differences.length > 0,
    );
    expect(found).toBeDefined();
  });
});

test('a book that plays by the other edition is found out', () => {
  const disguised = { ...masters2005, id: masters2002.id };
  const found = SEEDS.find(seed =>
    judge(disguised, dealtSituation(masters2005, seed)).differences.some(line =>
      line.startsWith('on offer, but not legal'),
    ),
  );
  expect(found).toBeDefined();
});
