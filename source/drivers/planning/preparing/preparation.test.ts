import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsIn } from '../../../rules/formula-de/budget.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import { masters2005 as book } from '../../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeOptions, FormulaDeRace, Part } from '../../../rules/formula-de/state.ts';
import { track } from '../../../testing/circuits/layout.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import { lossesByPlace } from '../losses.ts';
import { bestChoice } from '../plan.ts';

/** Prepares cars before the start and collects every choice of their drivers. */
function prepared(
  laps: number,
  options: Partial<FormulaDeOptions>,
  { board = cornersBoard(), cars = 10 } = {},
): { readonly race: FormulaDeRace; readonly choices: readonly FormulaDeChoice[] } {
  const seats = Array.from({ length: cars }, (_, seat) => ({ name: `Driver ${seat}` }));
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
        ({ points }) =>
          pointsIn(points, 'body') + pointsIn(points, 'engine') + pointsIn(points, 'handling'),
      );
    const [short = 0, long = 0] = [vital(1), vital(5)].map(all => Math.max(...all));
    expect(long).toBeGreaterThan(short);
  });

  test('gives them fewer points where there are fewer cars', () => {
    const vital = (cars: number) =>
      prepared(3, { weather: 'sun' }, { cars }).race.cars.map(
        ({ points }) =>
          pointsIn(points, 'body') + pointsIn(points, 'engine') + pointsIn(points, 'handling'),
      );
    expect(Math.max(...vital(3))).toBeLessThan(Math.min(...vital(10)));
  });

  // Six starting places, laps of about 160 spaces, with 8 and with 12 stops.
  const FAST = track(`15${' 1R4 15'.repeat(8)}`);
  const SLOW = track(`20${' 2R7 15'.repeat(6)}`);
  const mean = (part: Part, race: FormulaDeRace) =>
    race.cars.reduce((sum, { points }) => sum + pointsIn(points, part), 0) / race.cars.length;

  test('gives the engine more points on a fast circuit, and the body more in the rain', () => {
    const on = (board: FormulaBoard, weather: 'sun' | 'rain') =>
      prepared(3, { weather }, { board, cars: 6 }).race;
    expect(mean('engine', on(FAST, 'sun'))).toBeGreaterThan(mean('engine', on(SLOW, 'sun')));
    expect(mean('body', on(SLOW, 'rain'))).toBeGreaterThan(mean('body', on(SLOW, 'sun')));
  });

  test('reckons in front with more engine tests, and behind with more dangerous spaces', () => {
    const [pole, last] = [lossesByPlace(0, 9), lossesByPlace(9, 9)];
    expect(pole.engine).toBeGreaterThan(last.engine);
    expect(pole.handling).toBeLessThan(last.handling);
    expect(Math.abs(lossesByPlace(0, 0).handling)).toBe(0);
    const cars = [1, 2, 3, 4].flatMap(laps => prepared(laps, { weather: 'sun' }).race.cars);
    const worth = (grid: (seat: number) => boolean) =>
      cars
        .filter(({ seat }) => grid(seat))
        .reduce(
          (sum, { points }) => sum + pointsIn(points, 'engine') - pointsIn(points, 'handling'),
          0,
        );
    expect(worth(seat => seat < 5)).toBeGreaterThan(worth(seat => seat >= 5));
  });

  test('takes rain tires for a wet track', () => {
    const { race } = prepared(2, { weather: 'rain' });
    for (const { set } of race.cars) expect(set?.type).toBe('rain');
  });
});
