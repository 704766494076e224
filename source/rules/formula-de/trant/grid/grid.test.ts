// The grid and what follows it: places by die (TR-23 to TR-26), pits (TR-25, TR-37), tires and wing (TR-21, TR-22, TRR-6,
// TRR-63).
import { describe, expect, test } from 'vitest';
import {
  choices,
  play,
  question,
  type Situation,
  toldOf,
} from '../../../../testing/formula-de/builders.ts';
import { beginning } from '../../../../testing/formula-de/trant-start.ts';
import type { BuiltCar } from '../state.ts';
import { trant } from '../trant.ts';

const STANDARD: BuiltCar = {
  points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 },
  fittings: { qualifying: 0, pitCrew: 0 },
  driver: 0,
};
const QUALIFIER: BuiltCar = {
  ...STANDARD,
  points: { ...STANDARD.points, engine: 2 },
  fittings: { qualifying: 1, pitCrew: 0 },
};
const AWAY = [20, 20, 20];

function gridOf({ race }: Situation): readonly number[] | undefined {
  return race.grid;
}

describe('the grid by die (TR-23, TR-24)', () => {
  test('is in ascending order of a d20, the lowest in front', () => {
    expect(gridOf(beginning({ dice: [12, 3, 19, ...AWAY] }))).toEqual([1, 0, 2]);
  });

  test('breaks ties by more rolls, as often as it takes', () => {
    const dice = [7, 3, 7, 9, 9, 4, 2, ...AWAY];
    const tied = beginning({ dice });
    expect(gridOf(tied)).toEqual([1, 2, 0]);
    expect(tied.events.filter(({ kind }) => kind === 'dieRolled').slice(0, 7)).toHaveLength(7);
  });

  test('stands where it is given, and nobody rolls for it (TR-11, TR-38)', () => {
    const given = beginning({ grid: [2, 0, 1], dice: AWAY });
    expect(gridOf(given)).toEqual([2, 0, 1]);
    expect(toldOf(given, 'gridRolled')).toEqual([]);
  });
});

test('what was rolled for places is forgotten once the cars have lined up (TR-23)', () => {
  for (const one of beginning({ dice: [12, 3, 19, ...AWAY] }).race.cars) {
    expect(one).not.toHaveProperty('gridRolls');
  }
});

describe('a Qualifying Point (TR-26)', () => {
  const cars = [STANDARD, QUALIFIER, STANDARD];

  test('lets its car roll twice and take either number', () => {
    const dice = [5, 18, 2, 11, ...AWAY];
    const built = beginning({ options: { cars, preparation: 'chosen' }, dice });
    expect(question(built)).toMatchObject({ seat: 1, step: 'keepGridRoll', rule: 'TR-26' });
    expect(choices(built, 'keepGridRoll').map(({ roll }) => roll)).toEqual([2, 18]);
    expect(gridOf(play(built, { kind: 'keepGridRoll', roll: 18 }))).toEqual([0, 2, 1]);
    const lower = play(built, { kind: 'keepGridRoll', roll: 2 });
    expect(gridOf(lower)).toEqual([1, 0, 2]);
    expect(toldOf(lower, 'gridRollKept')).toEqual([{ kind: 'gridRollKept', seat: 1, roll: 2 }]);
  });

  test('a race from outside may wait for the choice, between rolls from 1 on', () => {
    const options = { cars, preparation: 'chosen' } as const;
    const { race, board } = beginning({ options, dice: [5, 18, 1, 11, ...AWAY] });
    expect(trant.faults(race, board)).toEqual([]);
    const low = race.cars.map(one => (one.seat === 1 ? { ...one, gridRolls: [18, 0] } : one));
    expect(trant.faults({ ...race, cars: low }, board)).toHaveLength(1);
  });

  test('takes the lower one where nobody is asked', () => {
    expect(gridOf(beginning({ options: { cars }, dice: [5, 18, 2, 11, ...AWAY] }))).toEqual([
      1, 0, 2,
    ]);
  });

  test('a tie is broken by one roll for each car', () => {
    const dice = [5, 5, 9, 11, 3, 8, ...AWAY];
    expect(gridOf(beginning({ options: { cars }, dice }))).toEqual([0, 1, 2]);
  });
});

describe('before the start, weather, grid, pits, tires and wing, stall roll follow one another (TRR-63)', () => {
  const dice = [5, 12, 3, 19, ...AWAY];
  const options = { preparation: 'chosen', weather: 'roll' } as const;
  const prepared = (now: Situation) =>
    play(now, { kind: 'keepCar' }, { kind: 'keepCar' }, { kind: 'keepCar' });

  test('each driver is asked for a pit, then for tires, then for a wing', () => {
    let now = prepared(beginning({ options, dice }));
    const asked: string[] = [];
    while (now.race.round === 0) {
      const { step, seat, choices: offered } = question(now);
      asked.push(`${step} ${seat}`);
      const [first] = offered;
      if (first === undefined) break;
      const { race, events } = now.book.apply(now.race, seat, first, now.board);
      now = { ...now, race, events: [...now.events, ...events] };
    }
    // Pits from the last car up (TR-25), the rest from the pole.
    expect(asked).toEqual([
      'choosePitBox 2',
      'choosePitBox 0',
      'choosePitBox 1',
      'chooseTires 1',
      'chooseTires 0',
      'chooseTires 2',
      'chooseWing 1',
      'chooseWing 0',
      'chooseWing 2',
    ]);
    const dies = now.events.flatMap(event => (event.kind === 'dieRolled' ? [event.value] : []));
    expect(dies).toEqual(dice);
  });

  test('after a lap alone pits are chosen from the pole (TR-37)', () => {
    const given = { grid: [1, 0, 2], qualifyingPoints: [0, 0, 0], options };
    const now = prepared(beginning({ ...given, dice: [5, ...AWAY] }));
    expect(question(now)).toMatchObject({ seat: 1, step: 'choosePitBox' });
  });

  test('a rotated grid chooses pits from the last car, like one by die (TR-25, TR-38)', () => {
    const now = prepared(beginning({ grid: [1, 0, 2], options, dice: [5, ...AWAY] }));
    expect(question(now)).toMatchObject({ seat: 2, step: 'choosePitBox' });
  });

  test('a pit may be shared by two cars and no more (TR-124)', () => {
    let now = prepared(beginning({ options, dice }));
    now = play(now, { kind: 'choosePitBox', box: 3 }, { kind: 'choosePitBox', box: 3 });
    expect(choices(now, 'choosePitBox').map(({ box }) => box)).toEqual([0, 1, 2, 4, 5]);
  });

  test('tires that suit the weather come first, any type may be taken (TR-21, TR-108)', () => {
    const wet = prepared(beginning({ options, dice }));
    const box = (number: number) => ({ kind: 'choosePitBox', box: number }) as const;
    const now = play(wet, box(0), box(1), box(2));
    expect(choices(now, 'chooseTires').map(({ tires }) => tires)).toEqual(['hard', 'soft', 'rain']);
  });
});

describe('the wing (TR-22, TRR-6)', () => {
  test('is each driver’s own choice, and stays on the car', () => {
    const options = { preparation: 'chosen' } as const;
    let now = beginning({ seats: 1, options, dice: [3, 20] });
    now = play(now, { kind: 'keepCar' }, { kind: 'choosePitBox', box: 0 });
    now = play(now, { kind: 'chooseTires', tires: 'hard' });
    expect(choices(now, 'chooseWing').map(({ wing }) => wing)).toEqual(['usual', 'high']);
    now = play(now, { kind: 'chooseWing', wing: 'high' });
    expect(now.race.cars[0]?.wing).toBe('high');
    expect(toldOf(now, 'wingChosen')).toEqual([{ kind: 'wingChosen', seat: 0, wing: 'high' }]);
  });

  test('is the same on every car where nobody is asked', () => {
    const wings = beginning({ options: { wing: 'high' } }).race.cars.map(({ wing }) => wing);
    expect(wings).toEqual(['high', 'high', 'high']);
    expect(beginning().race.cars[0]?.wing).toBe('usual');
  });
});
