// A sample of the situations that `node source/check/formula-de/ways.ts` judges by the ten thousand.
import { describe, expect, test } from 'vitest';
import { books } from '../../rules/books.ts';
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

const SEEDS = Array.from({ length: SITUATIONS }, (_, index) => index + 1);

describe('a book that forgets a choice is found out:', () => {
  const forgotten: Readonly<Record<string, (choice: FormulaDeChoice) => boolean>> = {
    'a braked move': choice => choice.kind === 'move' && choice.brakes === 2,
    'a blocked move': choice => choice.kind === 'move' && choice.missing === 1,
    'a way of the slide': choice => choice.kind === 'slide' && choice.to.startsWith('L'),
    'the soft bonus': choice => choice.kind === 'useSoftBonus',
    'a shortened slipstream': choice => choice.kind === 'takeSlipstream' && choice.brakes === 1,
    'brakes after a slide': choice => choice.kind === 'brakeAtEnd' && choice.brakes === 1,
    'a mix that pays for an overshoot': choice =>
      choice.kind === 'payOvershoot' && choice.brakes === 1,
  };

  test.each(Object.entries(forgotten))('%s', (_what, isForgotten) => {
    const forgetful: typeof masters2005 = {
      ...masters2005,
      decisions: (race, board) =>
        masters2005.decisions(race, board).map(asked => ({
          ...asked,
          choices: asked.choices.filter(choice => !isForgotten(choice)),
        })),
    };
    const found = SEEDS.find(
      seed => judge(forgetful, dealtSituation(masters2005, seed)).differences.length > 0,
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
