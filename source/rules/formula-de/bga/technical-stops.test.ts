// Technical stops in the advanced book of BGA: repairs, and what follows them.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import {
  type CarSpec,
  car,
  choices,
  ends,
  gear,
  gears,
  longStop,
  pitAt,
  play,
  question,
  quickStop,
  race,
  type Situation,
  to,
  toldOf,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import type { FormulaDeOptions } from '../state.ts';
import { bgaAdvanced as book } from './advanced.ts';

const TECHNICAL: Partial<FormulaDeOptions> = { technicalStops: 'on' };
const WITH_TIRES: Partial<FormulaDeOptions> = { technicalStops: 'on', tireChoice: 'on' };
const FAR: CarSpec = { space: '0@20', gear: 2 };

/** Car 0 has come to its pit, and the crew rolls the face. */
function arriving(own: Partial<CarSpec>, options = TECHNICAL, face = 12): Situation {
  const asked = race({
    book,
    board: PIT_LAP,
    cars: [{ space: 'P3', gear: 2, ...own }, FAR],
    toPlay: [0, 1],
    dice: [4, face, ...Array<number>(6).fill(4)],
    options,
  });
  return play(asked, gear(2), to('B1'));
}

function repairs(situation: Situation): readonly string[] {
  const long = choices(situation, 'pitStop').filter(({ stop }) => stop === 'long');
  return long.map(choice => choice.repairs.toSorted().join('+')).toSorted();
}

test('a race of one lap, which has no stops, does not start with them (BR-41)', () => {
  const setup = (laps: number, options: Partial<FormulaDeOptions>) => ({
    book: book.id,
    track: PIT_LAP.id,
    seed: 7,
    laps,
    seats: [{ name: 'Ann' }, { name: 'Ben' }],
    options,
  });
  expect(() => book.start(setup(1, TECHNICAL), PIT_LAP)).toThrow(
    'BGA advanced: option technicalStops: it needs 2 laps or more, not 1. Set laps to 2, or technicalStops to off',
  );
  expect(book.start(setup(2, TECHNICAL), PIT_LAP).race.laps).toBe(2);
  expect(book.start(setup(1, {}), PIT_LAP).race.laps).toBe(1);
});

describe('a pit', () => {
  test('holds 2 repair points for the whole race (BGA-O-52)', () => {
    const pitsBy = (options: Partial<FormulaDeOptions>) =>
      beforeRace(PIT_LAP, 2, { preparation: 'ready', ...options }, book).race.pits?.map(
        ({ points }) => points,
      );
    expect(pitsBy(TECHNICAL)).toEqual([2, 2]);
    expect(pitsBy({})).toEqual([0, 0]);
  });

  test('gets no points back: what a stop has spent is gone at the next one (BGA-O-56)', () => {
    const done = play(arriving({ points: { body: 1, engine: 2 } }), longStop('body', 'engine'));
    expect(pitAt(done, 0).points).toBe(0);
    expect(repairs(arriving({ points: { body: 1 }, pitPoints: 0 }))).toEqual(['']);
    expect(repairs(arriving({ points: { body: 1 }, pitPoints: 1 }))).toEqual(['', 'body']);
  });
});

describe('at a stop', () => {
  test('the driver chooses between tires and a technical stop (BGA-O-53)', () => {
    const asked = arriving({ points: { body: 2, tires: 1 } });
    expect(question(asked)).toMatchObject({ seat: 0, step: 'pitStop' });
    expect(new Set(choices(asked, 'pitStop').map(({ stop }) => stop))).toEqual(
      new Set(['quick', 'long']),
    );
    expect(question(arriving({ points: { body: 2 } }, {})).seat).toBe(1);
  });

  test('for tires the crew rolls, and nothing is repaired (BGA-O-54)', () => {
    const done = play(arriving({ points: { body: 2, tires: 1 } }), quickStop);
    expect(toldOf(done, 'quickStopRolled')).toMatchObject([{ roll: 12, succeeded: false }]);
    expect(car(done, 0).points).toMatchObject({ tires: 6, body: 2 });
    expect(pitAt(done, 0).points).toBe(2);
  });

  test('for tires is known to be slow in half of all cases (BGA-A-85, BGA-A-86)', () => {
    const asked = arriving({ points: { tires: 1 } });
    const [choice] = choices(asked, 'pitStop').filter(({ stop }) => stop === 'quick');
    if (choice === undefined) throw new Error('no stop for tires');
    expect(asked.book.consequences(asked.race, 0, choice, asked.board)).toContainEqual(
      expect.objectContaining({ kind: 'quickStop', percent: 50 }),
    );
  });

  test('that is technical up to 2 points come back, in one zone or two other than tires (BGA-O-55)', () => {
    const asked = arriving({ points: { tires: 1, gearbox: 1, body: 2 } });
    expect(repairs(asked)).toEqual(['', 'body', 'body+gearbox', 'gearbox', 'gearbox+gearbox']);
    const done = play(asked, longStop('gearbox', 'gearbox'));
    expect(car(done, 0).points).toMatchObject({ tires: 6, gearbox: 3, body: 2 });
    expect(pitAt(done, 0).points).toBe(0);
  });

  test('that is technical tires may be changed as well (BGA-O-55)', () => {
    const asked = arriving({ points: { tires: 1, body: 2 } }, WITH_TIRES);
    const done = play(asked, { kind: 'pitTires', tires: 'rain' }, longStop('body'));
    expect(car(done, 0)).toMatchObject({ set: { type: 'rain' }, points: { tires: 6, body: 3 } });
  });

  test('no more than 2 points come back, however many a pit holds, and no zone exceeds its start (BR-50)', () => {
    const asked = arriving({ points: { gearbox: 1, body: 2 }, pitPoints: 4 });
    expect(repairs(asked)).toEqual(['', 'body', 'body+gearbox', 'gearbox', 'gearbox+gearbox']);
  });

  test('a technical one may be taken without points or anything to repair, and ends the turn (BGA-V-37)', () => {
    for (const own of [{}, { points: { body: 1 }, pitPoints: 0 }]) {
      const asked = arriving(own);
      expect(repairs(asked)).toEqual(['']);
      const done = play(asked, longStop());
      expect(question(done).seat).toBe(1);
      expect(car(done, 0).pits?.stop).toBe('waiting');
      expect(toldOf(done, 'quickStopRolled')).toEqual([]);
    }
  });
});

describe('a car that has stopped', () => {
  const waiting = (own: Partial<CarSpec>, options = WITH_TIRES) =>
    race({
      book,
      board: PIT_LAP,
      cars: [{ space: 'B1', gear: 6, pit: 'waiting', tires: 'soft', fittedFor: 2, ...own }, FAR],
      toPlay: [0, 1],
      dice: [4, 4],
      options,
    });

  test('for repairs leaves in the next round, in 4th at most (BGA-O-57, BR-39)', () => {
    const done = play(arriving({ points: { body: 2 } }), longStop('body'));
    expect(question(done).seat).toBe(1);
    expect(gears(waiting({ plainExit: true }))).toEqual([1, 2, 3, 4]);
  });

  test('for repairs has no extra space in its first move (BGA-O-58, BR-37)', () => {
    const fitted = play(arriving({}, WITH_TIRES), { kind: 'pitTires', tires: 'soft' });
    expect(car(play(fitted, longStop()), 0).plainExit).toBe(true);
    const rolled = play(waiting({ plainExit: true }), gear(2));
    const [end = ''] = ends(rolled);
    const done = play(rolled, to(end));
    expect(question(done).seat).toBe(1);
    expect(car(done, 0).plainExit).toBeUndefined();
  });

  test('for tires, slowly, may have it in its first move (BR-37)', () => {
    const fitted = play(arriving({}, WITH_TIRES), { kind: 'pitTires', tires: 'soft' });
    expect(car(play(fitted, quickStop), 0).plainExit).toBeUndefined();
    const rolled = play(waiting({}), gear(2));
    const [end = ''] = ends(rolled);
    expect(question(play(rolled, to(end))).step).toBe('softBonus');
  });

  test('for tires, quickly, has none in the move out of its pit (BGA-V-36, BR-37)', () => {
    const fitted = play(arriving({}, WITH_TIRES, 6), { kind: 'pitTires', tires: 'soft' });
    const leaving = play(fitted, quickStop);
    expect(toldOf(leaving, 'quickStopRolled')).toMatchObject([{ succeeded: true }]);
    const [end] = ends(leaving);
    const done = end === undefined ? leaving : play(leaving, to(end));
    expect(toldOf(done, 'carMoved', 0).map(({ how }) => how)).not.toContain('bonus');
    expect(question(done).seat).toBe(1);
  });
});

describe('repair points that no stop can spend', () => {
  const setup = (options: Partial<FormulaDeOptions>) =>
    beforeRace(PIT_LAP, 2, { preparation: 'ready', ...options }, book);

  test('are refused in a setup', () => {
    expect(() => setup({ pitPoints: 2 })).toThrow(
      'BGA advanced: options.pitPoints: no stop of this race repairs',
    );
    expect(setup({ ...TECHNICAL, pitPoints: 1 }).race.pits?.[0]?.points).toBe(1);
  });

  test('are refused in a race that comes from outside, as a stop that it cannot have had', () => {
    const { race: plain } = setup({});
    const pits = plain.pits?.map(pit => ({ ...pit, points: 1 })) ?? [];
    expect(book.faults({ ...plain, pits }, PIT_LAP)).toEqual([
      'pits.0.points: no stop of this race repairs',
      'pits.1.points: no stop of this race repairs',
    ]);
    const cars = plain.cars.map(one => ({ ...one, plainExit: true }));
    expect(book.faults({ ...plain, cars }, PIT_LAP)).toEqual([
      'cars.0.plainExit: its book has no use for it',
      'cars.1.plainExit: its book has no use for it',
    ]);
  });
});
