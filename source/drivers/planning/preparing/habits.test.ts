import { describe, expect, test } from 'vitest';
import { pointsIn } from '../../../rules/formula-de/budget.ts';
import { masters2005 as book } from '../../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeOptions, FormulaDeRace, Pool } from '../../../rules/formula-de/state.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import { driverOf } from '../../levels/drivers.ts';
import { seededRandom } from '../../levels/random-generator.ts';

const BOARD = cornersBoard();

/** Returns a race whose cars a level has prepared, and the kinds of its answers. */
function preparedBy(
  level: string,
  options: Partial<FormulaDeOptions> = {},
  character?: string,
): { readonly race: FormulaDeRace; readonly kinds: readonly string[] } {
  const seats = Array.from({ length: 6 }, (_, seat) => ({ name: `Driver ${seat}` }));
  const setup = { book: book.id, track: BOARD.id, seed: 4, laps: 3, seats };
  let { race: now } = book.start(
    { ...setup, options: { preparation: 'chosen', weather: 'sun', ...options } },
    BOARD,
  );
  const driver = driverOf(level);
  const plays = character === undefined ? driver : driver?.as?.(character);
  const kinds: string[] = [];
  for (;;) {
    const [decision] = book.decisions(now, BOARD);
    const isOver = decision === undefined || now.round > 0 || decision.step === 'announceGear';
    if (isOver || plays === undefined) return { race: now, kinds };
    const answer = plays.choose(book.view(now, decision.seat), decision, BOARD, seededRandom(1, 0));
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new Error('an answer off the list');
    kinds.push(choice.kind);
    ({ race: now } = book.apply(now, decision.seat, choice, BOARD));
  }
}

const points = ({ cars }: FormulaDeRace, pool: Pool) =>
  cars.reduce((sum, car) => sum + pointsIn(car.points, pool), 0) / cars.length;

describe('before the race', () => {
  test('a rookie keeps the car and the pit it is given and fits the tires for the track of the moment', () => {
    const { race: dry, kinds } = preparedBy('rookie');
    expect(new Set(kinds)).toEqual(new Set(['choosePitBox', 'keepCar', 'chooseTires']));
    expect(dry.pits?.map(({ box }) => box)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(dry.cars.map(({ set }) => set?.type)).toEqual(Array(6).fill('hard'));
    const { race: wet } = preparedBy('rookie', { weather: 'rain' });
    expect(wet.cars.map(({ set }) => set?.type)).toEqual(Array(6).fill('rain'));
  });

  test('a club driver takes the ready-made car that suits it and moves no point', () => {
    const car = { tires: 2, brakes: 2, gearbox: 7, body: 3, engine: 3, handling: 3 };
    const { kinds } = preparedBy('club', { car });
    expect(kinds).toContain('configureCar');
    expect(kinds).not.toContain('movePoint');
    expect(preparedBy('rookie', { car }).kinds).toContain('keepCar');
  });

  test('a pro works out where every point belongs', () => {
    expect(preparedBy('pro').kinds).toContain('movePoint');
  });

  test('characters choose tires by their taste, rookies do not', () => {
    const fitted = (level: string, character?: string) =>
      preparedBy(level, {}, character).race.cars.map(({ set }) => set?.type);
    expect(fitted('club')).toEqual(Array(6).fill('hard'));
    expect(fitted('club', 'Ribalto')).toEqual(Array(6).fill('soft'));
    expect(fitted('club', 'Okurada')).toEqual(Array(6).fill('hard'));
    expect(fitted('rookie', 'Ribalto')).toEqual(Array(6).fill('hard'));
    expect(fitted('pro', 'Ribalto')).toEqual(Array(6).fill('soft'));
  });

  test('characters spread their points by their taste', () => {
    const plain = preparedBy('pro').race;
    const nurse = preparedBy('pro', {}, 'Haldquist').race;
    const late = preparedBy('pro', {}, 'Vellano').race;
    const clean = preparedBy('pro', {}, 'Duvannes').race;
    expect(points(nurse, 'engine')).toBeGreaterThan(points(plain, 'engine'));
    expect(points(clean, 'body')).toBeGreaterThan(points(plain, 'body'));
    expect(points(late, 'tires') + points(late, 'brakes')).toBeGreaterThan(
      points(plain, 'tires') + points(plain, 'brakes'),
    );
  });
});
