// Driver points: a driver may roll the own dice again (TR-149, TR-150, TR-153, TR-154, TRR-18, TRR-58, TRR-59).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../testing/expect-dice-used-up.ts';
import {
  type Answer,
  type CarSpec,
  car,
  choices,
  dice,
  gear,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { scriptedDice } from '../../kit/dice.ts';
import { DiceUsedUp } from '../../kit/errors.ts';
import { secondThoughtFaults } from './driver-points.ts';
import type { DriverPoints } from './state.ts';

import { trant } from './trant.ts';

const BOARD = track('60 2R5 35');
const D20: Answer = { kind: 'throwDice', dice: 'd20' };
const TWO_D10: Answer = { kind: 'throwDice', dice: 'twoD10' };
const KEEP: Answer = { kind: 'keepRoll' };
const AGAIN: Answer = { kind: 'rollAgain' };

const bought = (points: number): DriverPoints => ({ bought: points, wonHalves: 0 });

function alone(faces: readonly number[], own: Partial<CarSpec> = {}, over: Partial<RaceSpec> = {}) {
  const asked = race({
    book: trant,
    board: BOARD,
    cars: [{ space: '0@10', gear: 3, driverPoints: bought(1), ...own }],
    dice: faces,
    ...over,
  });
  return play(asked, gear(own.gear ?? 3));
}

const isAsked = (situation: Situation) => question(situation).step === 'secondThought';

describe('a driver with a driver point', () => {
  test('may roll the movement again, and is asked before the chart is read (TR-149)', () => {
    const asked = play(alone(dice(2, 19)), D20);
    expect(question(asked)).toEqual({
      seat: 0,
      step: 'secondThought',
      rule: 'TR-149',
      choices: [KEEP, AGAIN],
    });
    expect(asked.race.secondThought).toMatchObject({ die: 'd20', faces: [2] });
    expect(asked.race.agenda[1]).toEqual({ step: 'readChart', seats: [0] });
    expect(toldOf(asked, 'chartRead')).toEqual([]);
    const again = play(asked, AGAIN);
    expect(toldOf(again, 'chartRead')).toMatchObject([{ roll: 19, points: 8 }]);
    expect(toldOf(again, 'driverPointSpent')).toEqual([
      { kind: 'driverPointSpent', seat: 0, die: 'd20', value: 2, from: 'bought' },
    ]);
    expect(car(again, 0).driverPoints).toEqual(bought(0));
    expectDiceUsedUp(again.race);
  });

  test('may let the roll stand, for nothing', () => {
    const kept = play(alone(dice(2)), D20, KEEP);
    expect(toldOf(kept, 'chartRead')).toMatchObject([{ roll: 2, points: 4 }]);
    expect(toldOf(kept, 'driverPointSpent')).toEqual([]);
    expect(car(kept, 0).driverPoints).toEqual(bought(1));
  });

  test('rolls two dice of ten again together (TR-47, TR-149)', () => {
    const asked = play(alone(dice(1, 4, 9, 8)), TWO_D10);
    expect(asked.race.secondThought).toMatchObject({ die: 'd10', faces: [1, 4] });
    expect(trant.faults(asked.race, BOARD)).toEqual([]);
    const again = play(asked, AGAIN);
    expect(toldOf(again, 'driverPointSpent')).toMatchObject([{ value: 5 }]);
    expect(toldOf(again, 'chartRead')).toMatchObject([{ roll: 17 }]);
    expectDiceUsedUp(again.race);
  });

  test('takes the second result even if it is worse, and rolls no third time (TR-150)', () => {
    const again = play(alone(dice(15, 1), { driverPoints: bought(3) }), D20, AGAIN);
    expect(toldOf(again, 'chartRead')).toMatchObject([{ roll: 1, points: 4 }]);
    expect(isAsked(again)).toBe(false);
    expect(car(again, 0).driverPoints).toEqual(bought(2));
  });

  test('is asked about the next roll again while a point is left', () => {
    const [one, two] = [bought(2), bought(1)].map(driverPoints => {
      const first = alone(dice(10, 11, 12), { gear: 1, driverPoints });
      return play(first, D20, AGAIN, to('0@12'), gear(1), D20);
    });
    expect(one && isAsked(one)).toBe(true);
    expect(two && isAsked(two)).toBe(false);
  });
});

describe('the points', () => {
  test('that were bought go first (TRR-59)', () => {
    const spent = play(
      alone(dice(2, 3), { driverPoints: { bought: 1, wonHalves: 2 } }),
      D20,
      AGAIN,
    );
    expect(car(spent, 0).driverPoints).toEqual({ bought: 0, wonHalves: 2 });
    expect(toldOf(spent, 'driverPointSpent')).toMatchObject([{ from: 'bought' }]);
  });

  test('that were won are gone when they are spent (TR-153)', () => {
    const spent = play(
      alone(dice(2, 3), { driverPoints: { bought: 0, wonHalves: 3 } }),
      D20,
      AGAIN,
    );
    expect(car(spent, 0).driverPoints).toEqual({ bought: 0, wonHalves: 1 });
    expect(toldOf(spent, 'driverPointSpent')).toMatchObject([{ from: 'won' }]);
  });

  test('are spent whole: half a point rolls nothing again, and is kept (TRR-58)', () => {
    const now = play(alone(dice(2), { driverPoints: { bought: 0, wonHalves: 1 } }), D20);
    expect(isAsked(now)).toBe(false);
    expect(car(now, 0).driverPoints).toEqual({ bought: 0, wonHalves: 1 });
  });

  test('are no business of a race without the option', () => {
    const spec = { book: trant, board: BOARD, options: { driverPoints: 'off' } } as const;
    const { race: begun } = race({ ...spec, cars: [{ space: '0@10' }] });
    expect(begun.cars[0]).not.toHaveProperty('driverPoints');
    expect(() => race({ ...spec, cars: [{ space: '0@10', driverPoints: bought(1) }] })).toThrow(
      'cars.0.driverPoints: its book has no use for it',
    );
  });
});

describe('the engine is judged by the roll that stands (TRR-18)', () => {
  test.each([
    [16, 11, 3],
    [11, 16, 2],
  ])('a %i rolled again as %i leaves %i engine points', (first, second, left) => {
    const now = play(alone(dice(first, second)), D20, AGAIN);
    expect(car(now, 0).points.engine).toBe(left);
    expect(now.race.dangerous).toHaveLength(3 - left);
  });

  test('a 16 that is kept costs its point', () => {
    expect(car(play(alone(dice(16)), D20, KEEP), 0).points.engine).toBe(2);
  });
});

/** A race from its start, whose drivers have a point each. */
function started(faces: readonly number[]): Situation {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const setup = { book: 'trant', track: BOARD.id, seed: 1, laps: 2, seats, options: {} };
  const { race: begun } = trant.start(setup, BOARD);
  const fresh = {
    ...begun,
    agenda: [
      { step: 'rollWeather', seats: [0] },
      { step: 'rollStall', seats: [1] },
      { step: 'rollStall', seats: [0] },
      { step: 'beginRound', seats: [] },
    ],
    round: 0,
    cars: begun.cars.map(one => ({ ...one, driverPoints: bought(1) })),
    dice: scriptedDice(faces),
  } as const;
  const { race: now, events } = trant.resumeAt(fresh, BOARD);
  return { book: trant, board: BOARD, race: now, events, heard: 0 };
}

describe('the dice that may be rolled again (TRR-59)', () => {
  test('are those of stalls, and not those of the weather', () => {
    const asked = started(dice(4, 1, 15, 7));
    expect(toldOf(asked, 'weatherSet')).toHaveLength(1);
    expect(question(asked)).toMatchObject({ seat: 1, step: 'secondThought' });
    expect(asked.race.agenda[1]).toEqual({ step: 'rollStall', seats: [1] });
    const away = play(asked, AGAIN, KEEP);
    expect(toldOf(away, 'carStalled')).toEqual([]);
    expect(car(away, 1)).toMatchObject({ condition: 'sound', driverPoints: bought(0) });
    expect(car(away, 0).driverPoints).toEqual(bought(1));
    const stalled = play(started(dice(4, 1, 15, 7)), KEEP, KEEP);
    expect(toldOf(stalled, 'carStalled')).toEqual([{ kind: 'carStalled', seat: 1 }]);
  });

  test('are those of the grid too, for a point that has just been bought (TR-6, TR-23)', () => {
    const seats = [{ name: 'Ada' }];
    const options = { preparation: 'chosen', weather: 'sun' } as const;
    const setup = {
      book: 'trant',
      track: BOARD.id,
      seed: 1,
      laps: 3,
      seats,
      dice: [9, 9, 9],
      options,
    };
    const { race: begun, events } = trant.start(setup, BOARD);
    const building = { book: trant, board: BOARD, race: begun, events, heard: 0 };
    const bare = play(building, { kind: 'keepCar' });
    expect(question(bare).step).not.toBe('secondThought');
    const point = { kind: 'moveConstructionPoint', from: 'brakes', to: 'driver' } as const;
    const asked = play(building, point, { kind: 'keepCar' });
    expect(question(asked)).toMatchObject({ seat: 0, step: 'secondThought' });
    expect(asked.race.agenda[1]).toMatchObject({ step: 'rollForPlace' });
    // A ready-made car with driver points is bought and rolls for its place in one go.
    const whole = choices(building, 'buildCar').find(({ driver }) => driver > 0);
    if (whole === undefined) throw new Error('no ready-made car has a driver');
    expect(question(play(building, whole))).toMatchObject({ seat: 0, step: 'secondThought' });
  });

  test('are those of the own car alone', () => {
    const now = race({
      book: trant,
      board: BOARD,
      cars: [
        { space: '0@20', gear: 3, driverPoints: bought(0) },
        { space: '0@10', gear: 3, driverPoints: bought(2) },
      ],
      dice: dice(10),
    });
    expect(question(play(now, gear(3), gear(3), D20)).step).not.toBe('secondThought');
  });

  test('are those of debris', () => {
    const road = {
      dangerous: ['0@12'],
      cars: [{ space: '0@10', gear: 1, driverPoints: bought(2) }],
    };
    const asked = play(
      race({ book: trant, board: BOARD, ...road, dice: dice(10, 3, 15) }),
      gear(1),
      D20,
      KEEP,
      to('0@12'),
    );
    expect(asked.race.agenda[1]).toMatchObject({ step: 'handlingTest' });
    expect(car(play(asked, KEEP), 0).points.handling).toBe(1);
    expect(car(play(asked, AGAIN), 0).points.handling).toBe(2);
  });

  test('are those of a contact, of either car by its own driver', () => {
    const contact = (mover: number, other: number) =>
      play(
        race({
          book: trant,
          board: BOARD,
          cars: [
            { space: '0@57', gear: 2, driverPoints: bought(mover) },
            { space: '0@62', gear: 2, driverPoints: bought(other) },
          ],
          toPlay: [0],
          dice: dice(10, 1, 2, 17),
        }),
        D20,
        ...(mover > 0 ? [KEEP] : []),
        to('0@61'),
      );
    const first = contact(1, 0);
    expect(question(first)).toMatchObject({ seat: 0, step: 'secondThought' });
    expect(first.race.agenda[1]).toMatchObject({ step: 'collisionRoll', seats: [0], other: 1 });
    const second = contact(0, 1);
    expect(question(second)).toMatchObject({ seat: 1, step: 'secondThought' });
    expect(second.race.secondThought).toMatchObject({ faces: [2] });
    // What came before it has been told.
    expect(toldOf(second, 'testMade')).toMatchObject([{ seat: 0, roll: 1, failed: true }]);
    expect(car(second, 0).points.body).toBe(2);
    expect(car(play(second, AGAIN), 1).points.body).toBe(3);
    expect(car(play(second, KEEP), 1).points.body).toBe(2);
  });

  test('are those of an injury: a driver who is out may still spend a point', () => {
    const blown = { gear: 5, points: { engine: 0 }, driverPoints: bought(3) };
    const asked = play(alone(dice(16, 1, 12, 1, 20), blown), D20, KEEP);
    expect(car(asked, 0).status).toBe('retired');
    expect(question(asked)).toMatchObject({ seat: 0, step: 'secondThought' });
    expect(play(asked, AGAIN).events.at(-2)).toMatchObject({ roll: 12, condition: 'unhurt' });
    // The second roll is another one, which may be made again too.
    const table = alone(dice(16, 1, 1, 20), blown);
    const worse = play(table, D20, KEEP, KEEP);
    expect(worse.race.secondThought).toMatchObject({ faces: [1], settled: [1] });
    const end = play(worse, AGAIN);
    expect(car(end, 0)).toMatchObject({ injury: 'bruised', driverPoints: bought(2) });
    expect(toldOf(end, 'injuryChecked')).toMatchObject([{ roll: 1, second: 20 }]);
  });
});

describe('a question about dice', () => {
  const asked = play(alone(dice(2, 19)), D20);

  test('tells what the roll does that is kept, and the point that another one costs', () => {
    const [keep, again] = question(asked).choices;
    expect(keep && trant.consequences(asked.race, 0, keep, BOARD)).toEqual([
      { kind: 'movementPoints', amount: 4 },
    ]);
    expect(again && trant.consequences(asked.race, 0, again, BOARD)).toEqual([
      { kind: 'driverPoint', amount: 1 },
    ]);
  });

  test('is part of a race that is saved, and faulted where it cannot be', () => {
    const { race: saved } = asked;
    expect(trant.faults(saved, BOARD)).toEqual([]);
    const { secondThought: thought, ...without } = saved;
    expect(trant.faults(without, BOARD)).toEqual(['secondThought: it is missing']);
    const late = { ...saved, agenda: saved.agenda.slice(2) };
    expect(trant.faults(late, BOARD)).toEqual(['secondThought: nobody is asked about dice']);
    const [first] = saved.agenda;
    const idle = { ...saved, agenda: [first, { step: 'beginRound', seats: [] }] };
    expect(trant.faults(idle, BOARD)).toEqual([
      'agenda.1: no step with dice waits for the second thought',
    ]);
    for (const seats of [[], [0, 0]]) {
      const agenda = [{ step: 'secondThought', seats } as const, ...saved.agenda.slice(1)];
      expect(trant.faults({ ...saved, agenda }, BOARD)).toContain(
        'agenda.0.seats: one driver is asked about dice',
      );
    }
    const poor = { ...saved, cars: saved.cars.map(one => ({ ...one, driverPoints: bought(0) })) };
    expect(trant.faults(poor, BOARD)).toEqual(['cars.0.driverPoints: none is left to roll again']);
    const strange = (change: object) =>
      trant.faults({ ...saved, secondThought: { ...thought, ...change } }, BOARD);
    expect(strange({ faces: [21] })).toEqual(['secondThought.faces: 21 is not on the d20 die']);
    expect(strange({ die: 'gear9' })).toEqual(['secondThought.die: there is no die gear9']);
  });

  test('may be about the die of tests, which need not be one of the chart (TRR-59)', () => {
    const { chart: _chart, ...values } = trant.definition.values;
    expect(secondThoughtFaults(asked.race, { values })).toEqual([]);
  });

  test('is answered by a plain error where a script of dice ends at it', () => {
    const last = play(alone(dice(2)), D20);
    expect(() => play(last, AGAIN)).toThrow(DiceUsedUp);
    expect(() => play(last, AGAIN)).toThrow('the d20 die asked for one more');
    expect(choices(play(last, KEEP), 'boostEngine')).toHaveLength(1);
  });
});

test('a race in which nobody spends a point is told exactly as one without points', () => {
  const told = (points: number) => {
    let now = trant.start(
      {
        book: 'trant',
        track: BOARD.id,
        seed: 5,
        laps: 1,
        seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
        options: {},
      },
      BOARD,
    );
    const cars = now.race.cars.map(one => ({ ...one, driverPoints: bought(points) }));
    now = { ...now, race: { ...now.race, cars } };
    const events = [...now.events];
    for (let turn = 0; turn < 4000; turn++) {
      const [asked] = trant.decisions(now.race, BOARD);
      if (asked === undefined) break;
      // The choice hangs on the race alone, not on the number of questions.
      const at = asked.step === 'secondThought' ? 0 : events.length % asked.choices.length;
      const choice = asked.choices[at];
      if (choice === undefined) break;
      now = trant.apply(now.race, asked.seat, choice, BOARD);
      events.push(...now.events);
    }
    return events;
  };
  const plain = told(0);
  expect(told(2)).toEqual(plain);
  expect(plain.at(-1)?.kind).toBe('raceEnded');
});
