// What the book says of a race that came from outside: a sound one has no fault, each broken promise is named.
import { describe, expect, test } from 'vitest';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { writtenRace } from '../../testing/formula-de/builders.ts';
import { masters2005 as book } from './masters/masters-2005.ts';
import type { FormulaDeRace } from './state.ts';

const BOARD = cornersBoard();

describe('faults', () => {
  const sound = () =>
    writtenRace({
      board: BOARD,
      cars: [{ space: '0@10' }, { space: '0@12' }, { space: '2@40' }],
    });
  type Change = (now: FormulaDeRace) => unknown;
  const carWith = (now: FormulaDeRace, seat: number, change: object) => ({
    ...now,
    cars: now.cars.map((car, at) => (at === seat ? { ...car, ...change } : car)),
  });
  const withOptions = (now: FormulaDeRace, change: object) => ({
    ...now,
    options: { ...now.options, ...change },
  });
  const withTask = (now: FormulaDeRace, task: object) => ({
    ...now,
    agenda: [{ seats: [0], ...task }, ...now.agenda],
  });
  const BROKEN: readonly (readonly [what: string, change: Change])[] = [
    ['no race at all', () => 'race'],
    ['nothing', () => undefined],
    ['a list', () => []],
    ['another book', now => ({ ...now, book: 'masters-1899' })],
    ['another circuit', now => ({ ...now, track: 'elsewhere' })],
    ['no laps', now => ({ ...now, laps: 0 })],
    ['half a lap', now => ({ ...now, laps: 1.5 })],
    ['no cars', now => ({ ...now, cars: [] })],
    ['cars that are no list', now => ({ ...now, cars: 7 })],
    ['a missing field', ({ dangerous: _dangerous, ...rest }) => rest],
    ['two cars on one space', now => carWith(now, 1, { space: now.cars[0]?.space })],
    ['a car on no space of the board', now => carWith(now, 0, { space: 'Z99' })],
    ['a seat in the wrong place', now => carWith(now, 0, { seat: 2 })],
    ['a gear that does not exist', now => carWith(now, 0, { gear: 7 })],
    ['a gear of zero', now => carWith(now, 0, { gear: 0 })],
    ['negative points', now => carWith(now, 0, { points: { ...now.cars[0]?.points, brakes: -1 } })],
    [
      'points that are no whole number',
      now => carWith(now, 0, { points: { ...now.cars[0]?.points, brakes: 0.5 } }),
    ],
    [
      'more points than were configured',
      now => carWith(now, 0, { points: { ...now.cars[0]?.points, brakes: 99 } }),
    ],
    [
      'a running car without a body point',
      now => carWith(now, 0, { points: { ...now.cars[0]?.points, body: 0 } }),
    ],
    ['a part that is missing', now => carWith(now, 0, { points: { tires: 6 } })],
    ['an unknown status', now => carWith(now, 0, { status: 'parked' })],
    ['an unknown condition', now => carWith(now, 0, { condition: 'dented' })],
    ['an unknown reason of retirement', now => carWith(now, 0, { retirement: 'boredom' })],
    ['laps below zero', now => carWith(now, 0, { laps: -1 })],
    ['stops below zero', now => carWith(now, 0, { stops: -1 })],
    ['a finished car on the board', now => carWith(now, 0, { status: 'finished', place: 1 })],
    [
      'two finishers on one place',
      now =>
        carWith(
          carWith(now, 0, { status: 'finished', place: 1, onBoard: false }) as FormulaDeRace,
          1,
          { status: 'finished', place: 1, onBoard: false },
        ),
    ],
    ['a dangerous space that does not exist', now => ({ ...now, dangerous: ['Z1'] })],
    ['a space dangerous twice', now => ({ ...now, dangerous: ['L1', 'L1'] })],
    ['an unknown step', now => ({ ...now, agenda: [{ step: 'dance', seats: [] }] })],
    [
      'a task for a seat that does not exist',
      now => ({
        ...now,
        agenda: [{ step: 'announceGear', seats: [9] }],
      }),
    ],
    ['a test without a space', now => withTask(now, { step: 'handlingTest' })],
    ['a test on no space of the board', now => withTask(now, { step: 'wallTest', space: 'Z99' })],
    ['a collision with nobody', now => withTask(now, { step: 'collisionTest' })],
    [
      'a collision with no car of the race',
      now => withTask(now, { step: 'collisionTest', other: 9 }),
    ],
    ['a space where no test is made', now => withTask(now, { step: 'markStop', space: '0@10' })],
    ['a task of another kind', now => withTask(now, { step: 'markStop', rank: 1 })],
    ['an order with a seat that does not exist', now => ({ ...now, order: [0, 9] })],
    ['an order with a seat twice', now => ({ ...now, order: [0, 0] })],
    ['dice of no kind', now => ({ ...now, dice: { kind: 'loaded' } })],
    ['no dice', ({ dice: _dice, ...rest }) => rest],
    ['a track neither dry nor wet', now => ({ ...now, weather: { ...now.weather, track: 'icy' } })],
    ['an option that is missing', now => withOptions(now, { weather: undefined })],
    ['options that are no object', now => ({ ...now, options: [] })],
    ['an unknown sky', now => ({ ...now, weather: { ...now.weather, sky: 'snow' } })],
    ['laps behind that are no list', now => ({ ...now, down: 'none' })],
    ['a play of a seat that does not exist', now => ({ ...now, play: { ...now.play, seat: 9 } })],
    ['a round below zero', now => ({ ...now, round: -1 })],
    ['a number that is none', now => ({ ...now, arrivals: Number.NaN })],
  ];

  test.each([
    ['a trial', { trial: { rolls: 0, penaltyRolls: 0, misplacements: 0 } }, 'trial'],
    ['points moved about', { adjustments: 0 }, 'adjustments'],
  ])('names fields of a chapter that the race does not play: %s', (_what, change, name) => {
    expect(book.faults(carWith(sound(), 1, change), BOARD)).toEqual([
      `cars.1.${name}: its book has no use for it`,
    ]);
  });

  test('names fields of a chapter that are missing', () => {
    const blown = carWith(sound(), 0, { condition: 'blown' });
    expect(book.faults(blown, BOARD)).toEqual([
      'cars.0.inertia: it is missing of a car without an engine',
    ]);
    const chosen = withOptions(sound(), { preparation: 'chosen' });
    expect(book.faults(chosen, BOARD)).toEqual(
      [0, 1, 2].map(seat => `cars.${seat}.adjustments: it is missing`),
    );
  });

  test('a race that keeps its promises has none', () => {
    expect(book.faults(sound(), BOARD)).toEqual([]);
  });

  test('of a test that is still to be made are none', () => {
    const space = sound().cars[0]?.space;
    for (const task of [
      { step: 'handlingTest', space },
      { step: 'collisionTest', other: 1 },
      { step: 'engineTest', other: 0 },
      { step: 'weatherTest' },
    ]) {
      expect(book.faults(withTask(sound(), task), BOARD)).toEqual([]);
    }
  });

  test.each(BROKEN)('names %s', (_what, change) => {
    const faults = book.faults(change(sound()), BOARD);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toMatch(/\S.*\S/);
  });

  test('names the options that its book does not declare so', () => {
    const options = { wether: 'sun', tires: 'wooden', lastSession: 7 };
    expect(book.faults(withOptions(sound(), options), BOARD)).toEqual([
      'options.wether: there is no such option; did you mean weather?',
      'options.lastSession: 7 is not one of dry, wet',
      'options.tires: "wooden" is not one of hard, soft, rain',
    ]);
    const { weather: _weather, ...less } = sound().options;
    expect(book.faults({ ...sound(), options: less }, BOARD)).toEqual([
      'options.weather: it is missing',
    ]);
  });

  test('names the options beside whatever else is wrong', () => {
    const foggy = { ...sound().weather, sky: 'fog' };
    const broken = { ...withOptions(sound(), { weather: 'fog' }), weather: foggy };
    expect(book.faults(broken, BOARD)).toEqual([
      'weather.sky: "fog" is not one of sun, changeable, rain',
      'options.weather: "fog" is not one of sun, changeable, rain, roll',
    ]);
  });

  test('names every fault at once', () => {
    const both = carWith(carWith(sound(), 0, { gear: 7 }) as FormulaDeRace, 1, { laps: -1 });
    expect(book.faults(both, BOARD).length).toBeGreaterThanOrEqual(2);
  });
});
