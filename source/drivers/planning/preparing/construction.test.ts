// How a driver builds a car from construction points and fits its wing.
import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { builtOf, carFaults, costOf } from '../../../rules/formula-de/trant/series/construction.ts';
import type { BuiltCar } from '../../../rules/formula-de/trant/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { track } from '../../../testing/formula-de/builders.ts';
import type { Driver } from '../../driver.ts';
import { driverTables } from '../../driver-tables.ts';
import { characterNamed } from '../../levels/characters.ts';
import { LEANINGS } from '../../levels/leanings.ts';
import { seededRandom } from '../../levels/random-generator.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import { wingCost } from '../../solver/wing-cost.ts';
import { usualChoice } from '../../usual.ts';
import { bestChoice } from '../plan.ts';
import { planner } from '../planner.ts';
import { lookAhead } from '../rollout/look-ahead.ts';

const FAST = track('110 1R12 110 PR14/6<14,13>2,3');
const WINDING = track('16 1R3 4 2L6 3 1R3 4 1L4 3 2R6 22 PR14/6<14,13>2,3');

function tasteOf(name: string): Taste {
  return characterNamed(name)?.taste ?? PLAIN_TASTE;
}

/** Returns the car that a driver builds for a race of ten, and its wing. */
function prepared(board: typeof FAST, taste: Taste, laps = 2): BuiltCar & { wing: string } {
  const seats = Array.from({ length: 6 }, (_, seat) => ({ name: `Driver ${seat}` }));
  const options = { preparation: 'chosen', weather: 'sun' } as const;
  const setup = { book: trant.id, track: board.id, seed: 3, laps, seats, options };
  let { race } = trant.start(setup, board);
  for (;;) {
    const [decision] = trant.decisions(race, board);
    if (decision === undefined || race.round > 0) break;
    const { seat } = decision;
    const choice = bestChoice(trant.view(race, seat), decision, board, taste);
    ({ race } = trant.apply(race, seat, choice, board));
  }
  const [car] = race.cars;
  if (car === undefined) throw new Error('no car');
  return { ...builtOf(car), wing: car.wing ?? 'none' };
}

describe('a car that is built', () => {
  test('costs as many points as the race allows (TR-5)', () => {
    expect(costOf(prepared(FAST, PLAIN_TASTE, 2))).toBe(20);
    expect(costOf(prepared(FAST, PLAIN_TASTE, 3))).toBe(24);
  });

  test('has more body for a driver that dreads contact than for one that seeks it', () => {
    const clean = prepared(WINDING, tasteOf('Duvannes')).points.body ?? 0;
    expect(clean).toBeGreaterThan(prepared(WINDING, tasteOf('Brandeker')).points.body ?? 0);
  });

  test('has more tires and brakes for a driver that spends them gladly', () => {
    const spent = (name: string) => {
      const { tires = 0, brakes = 0 } = prepared(WINDING, tasteOf(name)).points;
      return tires + brakes;
    };
    expect(spent('Vellano')).toBeGreaterThan(spent('Morvane'));
  });
});

describe('the cars of a series', () => {
  type Builder = Driver<FormulaDeRace, FormulaDeChoice, FormulaBoard>;
  const SEATS = Array.from({ length: 6 }, (_, seat) => ({ name: `Driver ${seat}` }));
  const IN_SERIES: Partial<FormulaDeOptions> = { cars: SEATS.map(() => null), longest: 2 };

  const built = (driver: Builder, of = IN_SERIES, seed = 1) => {
    const options = { preparation: 'chosen', weather: 'sun', ...of } as const;
    const setup = { book: trant.id, track: FAST.id, seed: 3, laps: 2, seats: SEATS, options };
    let { race } = trant.start(setup, FAST);
    let random = seededRandom(seed, 0);
    for (;;) {
      const [decision] = trant.decisions(race, FAST);
      if (decision?.step !== 'buildCar' || decision.seat > 0) break;
      const answer = driver.choose(trant.view(race, 0), decision, FAST, random);
      random = answer.random;
      ({ race } = trant.apply(race, 0, answer.choice, FAST));
    }
    const [car] = race.cars;
    if (car === undefined) throw new Error('no car');
    return builtOf(car);
  };
  const different = (cars: readonly BuiltCar[]) =>
    new Set(cars.map(car => JSON.stringify(car))).size;
  const skill = { level: 'any', misjudgement: 0 } as const;
  const LEVELS: readonly (readonly [string, (taste: Taste) => Builder])[] = [
    ['plainly', taste => planner({ ...skill, preparing: 'plainly' }, taste)],
    ['by habit', taste => planner({ ...skill, preparing: 'byHabit' }, taste)],
    ['by plan', taste => planner(skill, taste)],
    ['looking ahead', taste => lookAhead('any', { work: 10, choices: 2 }, taste)],
  ];
  const SIX = ['Vellano', 'Morvane', 'Okurada', 'Castelbrun', 'Ferranze', 'Lindarsen'];

  test.each(LEVELS)(
    'are what their drivers have in mind, of as many points as the race allows (TR-5, TR-6): %s',
    (_, driver) => {
      const cars = SIX.map(name => built(driver(tasteOf(name))));
      expect(different(cars)).toBeGreaterThanOrEqual(4);
      for (const car of cars) {
        expect(costOf(car)).toBe(20);
        expect(carFaults(car, 2, trant.definition.values)).toEqual([]);
      }
    },
  );

  test.each(LEVELS)(
    'differ by the random numbers of drivers without a character: %s',
    (_, driver) => {
      const cars = () =>
        [1, 2, 3, 4, 5, 6, 7, 8].map(seed => built(driver(PLAIN_TASTE), IN_SERIES, seed));
      const once = cars();
      expect(different(once)).toBeGreaterThanOrEqual(3);
      expect(cars()).toEqual(once);
    },
  );

  test('are no draw for whoever presses Enter: the usual car stays as it is', () => {
    const options = { ...IN_SERIES, preparation: 'chosen', weather: 'sun' } as const;
    for (const seed of [3, 4, 5, 6]) {
      const setup = { book: trant.id, track: FAST.id, seed, laps: 2, seats: SEATS, options };
      const { race } = trant.start(setup, FAST);
      const [decision] = trant.decisions(race, FAST);
      const { pits, ...stable } = driverTables.of(trant);
      if (decision === undefined || pits === undefined) throw new Error('nothing is asked');
      const choice = usualChoice(trant.view(race, 0), decision, FAST, {
        ...stable,
        pits,
        book: trant,
      });
      expect(choice).toEqual({ kind: 'keepCar' });
    }
  });

  test.each(LEVELS)(
    'are built by the sums of the circuit alone in a single race: %s',
    (_, driver) => {
      const plain = built(driver({ ...PLAIN_TASTE, leaning: {} }), {});
      for (const leaning of Object.values(LEANINGS)) {
        expect(built(driver({ ...PLAIN_TASTE, leaning }), {})).toEqual(plain);
      }
    },
  );
});

describe('the high wing (TR-22)', () => {
  test('saves rolls where corners follow each other, and costs some on long straights', () => {
    const { values } = trant.definition;
    expect(wingCost(FAST, values)).toBeGreaterThan(0);
    expect(wingCost(WINDING, values)).toBeLessThan(0);
  });

  test('is fitted where it saves rolls', () => {
    expect(prepared(FAST, PLAIN_TASTE).wing).toBe('usual');
    expect(prepared(WINDING, PLAIN_TASTE).wing).toBe('high');
  });
});
