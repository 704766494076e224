// When the usual choice gives way to one that costs nothing.
import { expect, test } from 'vitest';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import type { Choice, View } from '../rules/kit/types.ts';
import { cornersBoard } from '../testing/circuits/tiny-circuits.ts';
import { question, race } from '../testing/formula-de/builders.ts';
import type { Adviser } from './advice.ts';
import { CLEARLY, DEAR, type PointCosts, spared } from './cautious-choice.ts';
import { formulaDePointCosts } from './planning/point-costs.ts';

const BOARD = cornersBoard();
const NOW = race({
  board: BOARD,
  cars: [{ space: BOARD.spaces[0]?.id ?? '', gear: 3 }],
  toPlay: [0],
});
const DECISION = question(NOW);
const [DEAREST, FREE, PAID] = DECISION.choices;

/** Returns what becomes of the first choice, at a share of a pool and so many rolls better than the one that is free. */
function kept(share: number, better: number, free: Choice | undefined = FREE): boolean {
  const pointCosts: PointCosts = {
    costOf: (_book, _view, _seat, choice) => ({
      share: choice === DEAREST ? share : 0.1,
      isFree: choice === free,
    }),
  };
  const adviser: Adviser = {
    advise: (_view, { choices }) =>
      choices
        .map(choice => ({ choice, value: choice === DEAREST ? 10 - better : 10, reasons: [] }))
        .toSorted((one, other) => one.value - other.value),
  };
  const view = NOW.race as View<typeof NOW.race>;
  if (DEAREST === undefined) throw new Error('nothing to choose');
  const sparing = { book: masters2005, pointCosts, adviser };
  return spared(DEAREST, view, DECISION, BOARD, sparing) === DEAREST;
}

test('a choice that costs more than half of a pool gives way to a free one that is about as good', () => {
  expect(PAID).toBeDefined();
  expect(kept(DEAR + 0.01, 0)).toBe(false);
  expect(kept(DEAR + 0.01, CLEARLY)).toBe(false);
  expect(kept(1, -1)).toBe(false);
});

test('a choice that is clearly better stands, whatever it costs', () => {
  expect(kept(1, CLEARLY + 0.01)).toBe(true);
});

test('a choice that costs half of a pool or less stands', () => {
  expect(kept(DEAR, 0)).toBe(true);
});

test('a dear choice stands where nothing is free', () => {
  expect(kept(1, 0, DEAREST)).toBe(true);
});

test('a change down costs the share of what the gearbox still has; one up is free (M-13-T)', () => {
  const points = { gearbox: 2 };
  const space = BOARD.spaces[0]?.id ?? '';
  const now = race({ board: BOARD, cars: [{ space, gear: 4, points }], toPlay: [0] });
  const { choices } = question(now);
  const costOf = (gear: number) => {
    const choice = choices.find(one => one.kind === 'chooseGear' && one.gear === gear);
    if (choice === undefined) throw new Error(`no gear ${gear}`);
    const view = now.book.view(now.race, 0);
    return formulaDePointCosts.costOf(now.book, view, 0, choice, BOARD);
  };
  expect(costOf(5)).toEqual({ share: 0, isFree: true });
  expect(costOf(2)).toEqual({ share: 0.5, isFree: false });
});

test.each(['spin', 'eliminated'])(
  '%s costs a whole pool, even with nothing left in it (M-10-4-2)',
  kind => {
    const book = { ...NOW.book, consequences: () => [{ kind }] };
    const view = NOW.book.view(NOW.race, 0);
    if (DEAREST === undefined) throw new Error('nothing to choose');
    expect(formulaDePointCosts.costOf(book, view, 0, DEAREST, BOARD)).toEqual({
      share: 1,
      isFree: false,
    });
  },
);
