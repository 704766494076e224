import { describe, expect, test } from 'vitest';
import { masters2005 as book } from '../rules/formula-de/books/masters-2005.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../rules/formula-de/state.ts';
import { cornersBoard } from '../testing/tiny-circuits.ts';
import { bestChoice } from './plan.ts';

const board = cornersBoard();

/** Ten cars before the start, and every choice of a driver until all are prepared. */
function prepared(
  laps: number,
  options: Partial<FormulaDeOptions>,
): { readonly race: FormulaDeRace; readonly choices: readonly FormulaDeChoice[] } {
  const seats = Array.from({ length: 10 }, (_, seat) => ({ name: `Driver ${seat}` }));
  const setup = { book: book.id, track: board.id, seed: 4, laps, seats };
  let { race } = book.start({ ...setup, options: { preparation: 'chosen', ...options } }, board);
  const choices: FormulaDeChoice[] = [];
  for (;;) {
    const [decision] = book.decisions(race, board);
    if (decision === undefined || decision.step === 'announceGear' || decision.step === 'moveCar') {
      return { race, choices };
    }
    const choice = bestChoice(book.view(race, decision.seat), decision, board);
    choices.push(choice);
    ({ race } = book.apply(race, decision.seat, choice, board));
  }
}

describe('a driver before the start', () => {
  test('moves points about until no move is worth the trouble, well before the limit of sixty', () => {
    const { race, choices } = prepared(3, { weather: 'sun' });
    const moves = choices.filter(({ kind }) => kind === 'movePoint').length;
    expect(moves).toBeGreaterThan(0);
    for (const { adjustments } of race.cars) expect(adjustments).toBeLessThan(20);
  });

  test('gives the parts that eliminate more points for a long race than for a short one', () => {
    const vital = (laps: number) =>
      prepared(laps, { weather: 'sun' }).race.cars.map(
        ({ points }) => points.body + points.engine + points.handling,
      );
    const [short = 0, long = 0] = [vital(1), vital(5)].map(all => Math.max(...all));
    expect(long).toBeGreaterThan(short);
  });

  test('takes rain tires for a wet track', () => {
    const { race } = prepared(2, { weather: 'rain' });
    for (const { tires } of race.cars) expect(tires).toBe('rain');
  });
});
