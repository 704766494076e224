// Fields that belong to one chapter: a race has them where its lists and numbers use them, and nowhere else.
import { describe, expect, test } from 'vitest';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { trialBook } from '../books.ts';
import { makeBook } from './book.ts';
import { CAR_GROUPS, RACE_GROUPS } from './groups.ts';
import { masters2005, masters2005Definition } from './masters/masters-2005.ts';
import type { FormulaDeRace } from './state.ts';

const BOARD = cornersBoard();
const { values, orderOfPlay } = masters2005Definition;
const { tires: _tires, ...withoutTires } = values;
const LEFT_OUT = ['pitTires', 'pitStop', 'handlingTests', 'endInertia'];

/** Cars with points and gears, on a dry track without marks, pits or types of tires; the last engine point ends the race. */
const plain = makeBook({
  ...masters2005Definition,
  id: 'plain',
  preparation: [],
  orderOfPlay: orderOfPlay.filter(([step]) => !LEFT_OUT.includes(step)),
  values: {
    ...withoutTires,
    parts: { ...values.parts, engine: { pool: 'engine', last: 'out', oneTooMany: 'out' } },
  },
});

function startedBy(book: typeof plain, options: object = {}, cars = 3): FormulaDeRace {
  const seats = Array.from({ length: cars }, (_, seat) => ({ name: `Driver ${seat + 1}` }));
  const setup = { book: book.id, track: BOARD.id, seed: 4, laps: 2, seats, options };
  return book.start(setup, BOARD).race;
}

function groupsOf(race: FormulaDeRace): readonly string[] {
  const has = (groups: object, owner: object) => Object.keys(groups).filter(name => name in owner);
  return [...has(RACE_GROUPS, race), ...race.cars.flatMap(car => has(CAR_GROUPS, car))];
}

describe('a race', () => {
  test('of a book that has no use for them has none of the groups, to its end', () => {
    let race = startedBy(plain);
    for (let count = 0; count < 2000; count++) {
      const [asked] = plain.decisions(race, BOARD);
      if (asked === undefined) break;
      expect(groupsOf(race)).toEqual([]);
      expect(plain.faults(race, BOARD)).toEqual([]);
      const choice = asked.choices[(count * 7 + 3) % asked.choices.length];
      if (choice === undefined) throw new Error('no choice');
      race = plain.apply(race, asked.seat, choice, BOARD).race;
    }
    expect(race.agenda).toEqual([]);
  });

  test('of the Masters has pits, tires, weather and marks', () => {
    expect(new Set(groupsOf(startedBy(masters2005)))).toEqual(
      new Set(['pits', 'weather', 'dangerous', 'set']),
    );
  });

  test('whose cars are configured by their drivers counts the points that they move', () => {
    expect(groupsOf(startedBy(masters2005, { preparation: 'chosen' }))).toContain('adjustments');
  });

  test('of one lap against the clock counts rolls and has neither pits nor marks', () => {
    const trial = trialBook('masters-2005', 'guided');
    if (trial === undefined) throw new Error('no trial');
    expect(groupsOf(startedBy(trial, {}, 1))).toEqual(['weather', 'set', 'trial']);
  });
});

describe('a race from outside', () => {
  const [full] = startedBy(masters2005).cars;

  test.each(['pits', 'weather', 'dangerous'] as const)('is refused without its %s', name => {
    const { [name]: _gone, ...less } = startedBy(masters2005);
    expect(masters2005.faults(less, BOARD)).toContain(`${name}: it is missing`);
  });

  test.each(['pits', 'weather', 'dangerous'] as const)(
    'is refused with %s that its book has no use for',
    name => {
      const more = { ...startedBy(plain), [name]: startedBy(masters2005)[name] };
      expect(plain.faults(more, BOARD)).toEqual([`${name}: its book has no use for it`]);
    },
  );

  test.each(['pits', 'set'] as const)('is refused when a car has no %s', name => {
    const race = startedBy(masters2005);
    const cars = race.cars.map(({ [name]: _gone, ...car }) => car);
    expect(masters2005.faults({ ...race, cars }, BOARD)).toEqual(
      [0, 1, 2].map(seat => `cars.${seat}.${name}: it is missing`),
    );
  });

  test.each([
    ['pits', full?.pits],
    ['set', full?.set],
    ['inertia', { gear: 4, prolongs: false }],
    ['trial', { rolls: 0, penaltyRolls: 0, misplacements: 0 }],
    ['adjustments', 0],
    ['nitro', 0],
  ])('is refused when a car has %s that its book has no use for', (name, value) => {
    const race = startedBy(plain);
    const cars = race.cars.map(car => ({ ...car, [name]: value }));
    expect(plain.faults({ ...race, cars }, BOARD)).toContain(
      `cars.0.${name}: its book has no use for it`,
    );
  });

  test('is refused when a car names a pit that is not there', () => {
    const race = startedBy(masters2005);
    const cars = race.cars.map(car => ({ ...car, pits: { pit: 9 } }));
    expect(masters2005.faults({ ...race, cars }, BOARD)).toContain(
      'cars.0.pits.pit: there is no pit 9',
    );
  });
});
