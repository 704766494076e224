// All gears of a turn are set before the first car of it moves (TR-71 to TR-78, TRR-13, TRR-14, TRR-65).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  gear,
  play,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { IllegalChoice } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import { trant } from '../trant.ts';

const BOARD = track('60 1R5 35');

function round(...cars: readonly Partial<CarSpec>[]): Situation {
  return race({
    book: trant,
    board: BOARD,
    cars: cars.map((spec, seat) => ({ space: `0@${20 + 4 * seat}`, ...spec })),
  });
}

// No engine point: nothing but the move is asked after the roll.
const SPENT = { points: { engine: 0 } } as const;

function offered(situation: Situation, seat: Seat): readonly number[] {
  const asked = trant.decisions(situation.race, BOARD).find(one => one.seat === seat);
  return (asked?.choices ?? []).flatMap(choice =>
    choice.kind === 'chooseGear' ? [choice.gear] : [],
  );
}

function set(situation: Situation, seat: Seat, to: number): Situation {
  const { race: next, events } = trant.apply(situation.race, seat, gear(to) as never, BOARD);
  return { ...situation, race: next, events: [...situation.events, ...events] };
}

describe('the gears of a turn', () => {
  const asked = round({ gear: 2 }, { gear: 4 }, { gear: 6 });

  test('are asked of all drivers at once, before the first car moves (TR-73)', () => {
    const open = trant.decisions(asked.race, BOARD);
    expect(open.map(({ seat, step, secret }) => [seat, step, secret])).toEqual([
      [2, 'setGears', true],
      [1, 'setGears', true],
      [0, 'setGears', true],
    ]);
    expect(toldOf(asked, 'playBegan')).toEqual([]);
  });

  test('stay covered until the last one is set, and are shown together (TRR-13)', () => {
    const two = set(set(asked, 1, 3), 2, 6);
    expect(two.events.slice(asked.events.length)).toEqual([]);
    expect(car(two, 1)).toMatchObject({ gear: 4, sealedGear: 3 });
    const shown = set(two, 0, 3);
    expect(toldOf(shown, 'gearsShown')).toEqual([{ kind: 'gearsShown', gears: [3, 3, 6] }]);
    expect(toldOf(shown, 'gearChosen').map(({ seat, from, gear: to }) => [seat, from, to])).toEqual(
      [
        [2, 6, 6],
        [1, 4, 3],
        [0, 2, 3],
      ],
    );
    expect(shown.race.cars.map(one => [one.gear, one.sealedGear])).toEqual([
      [3, undefined],
      [3, undefined],
      [6, undefined],
    ]);
    expect(toldOf(shown, 'playBegan')).toEqual([{ kind: 'playBegan', seat: 2 }]);
  });

  test('show to nobody but the driver who has set one (TR-73, TRR-13)', () => {
    const two = set(set(asked, 1, 3), 2, 6);
    const seen = (seat: Seat) => trant.view(two.race, seat).cars.map(one => one.sealedGear);
    expect(seen(-1)).toEqual([undefined, undefined, undefined]);
    expect(seen(0)).toEqual([undefined, undefined, undefined]);
    expect(seen(1)).toEqual([undefined, 3, undefined]);
    expect(seen(2)).toEqual([undefined, undefined, 6]);
    const other = set(set(asked, 1, 5), 2, 5);
    expect(trant.view(other.race, 0)).toEqual(trant.view(two.race, 0));
  });

  test('do not depend on who sets one first', () => {
    const ends = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map(order => order.reduce((now, seat) => set(now, seat, [3, 2, 5][seat] ?? 1), asked));
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('are set once: who has answered is not asked again', () => {
    const one = set(asked, 1, 3);
    expect(trant.decisions(one.race, BOARD).map(({ seat }) => seat)).toEqual([2, 0]);
    expect(() => set(one, 1, 4)).toThrow(IllegalChoice);
  });

  test('are no business of a car that is out', () => {
    const two = round({}, { condition: 'wreck', onBoard: false }, {});
    expect(trant.decisions(two.race, BOARD).map(({ seat }) => seat)).toEqual([2, 0]);
  });
});

describe('a gear', () => {
  test('may be raised or lowered by one, free, and not raised by more (TR-72, TR-74)', () => {
    expect(offered(round({ gear: 3, points: { gearbox: 0 } }, {}), 0)).toEqual([2, 3, 4]);
    expect(offered(round({ gear: 1 }, {}), 0)).toEqual([1, 2]);
    const up = set(set(round({ gear: 3 }, {}), 0, 4), 1, 3);
    expect(toldOf(up, 'pointsPaid')).toEqual([]);
  });

  test.each([
    [4, 'TR-75', { gearbox: 2 }],
    [3, 'TR-76', { gearbox: 2, brakes: 2 }],
    [2, 'TR-77', { gearbox: 2, brakes: 2, engine: 2 }],
  ] as const)('of 6th down to %i costs what is printed (%s)', (to, _row, left) => {
    const all = { gearbox: 3, brakes: 3, engine: 3 };
    const shown = set(set(round({ gear: 6, points: all }, {}), 0, to), 1, 3);
    expect(car(shown, 0)).toMatchObject({ gear: to, points: { ...all, ...left } });
    expect(shown.race.dangerous).toEqual([]);
  });

  test('skips no more than three (TR-78)', () => {
    expect(offered(round({ gear: 6 }, {}), 0)).toEqual([2, 3, 4, 5, 6]);
  });

  test('that the car cannot pay for is not on offer; the last point may go (TRR-14)', () => {
    expect(offered(round({ gear: 6, points: { gearbox: 0 } }, {}), 0)).toEqual([5, 6]);
    expect(offered(round({ gear: 6, points: { brakes: 0 } }, {}), 0)).toEqual([4, 5, 6]);
    expect(offered(round({ gear: 6, points: { engine: 0 } }, {}), 0)).toEqual([3, 4, 5, 6]);
    const last = { gearbox: 1, brakes: 1, engine: 1 };
    const shown = set(set(round({ gear: 6, points: last }, {}), 0, 2), 1, 3);
    expect(car(shown, 0)).toMatchObject({
      status: 'racing',
      points: { gearbox: 0, brakes: 0, engine: 0 },
    });
  });

  test('costs its points when it is shown, not when it is set (TRR-13)', () => {
    const one = set(round({ gear: 6 }, {}), 0, 3);
    expect(car(one, 0).points).toMatchObject({ gearbox: 3, brakes: 3 });
  });

  test('is 1st after a spin, once the car is turned forwards in its turn (TR-67, TR-71)', () => {
    const spun = { gear: 4, condition: 'spun', aggravates: true } as const;
    const asked = round(spun, { gear: 3 });
    expect(trant.decisions(asked.race, BOARD).map(({ seat }) => seat)).toEqual([1]);
    const shown = play(asked, gear(3));
    expect(car(shown, 0).gear).toBe(1);
    expect(toldOf(shown, 'pointsPaid')).toEqual([]);
    const after = play(
      race({
        book: trant,
        board: BOARD,
        cars: [{ space: '0@20', ...spun }],
        dice: [10],
      }),
      { kind: 'throwDice', dice: 'd20' },
    );
    expect(toldOf(after, 'carTurnedRound')).toHaveLength(1);
    expect(toldOf(after, 'chartRead')).toMatchObject([{ gear: 1, points: 2 }]);
    const next = play(after, { kind: 'move', to: '0@22', brakes: 0 });
    expect(offered(next, 0)).toEqual([1, 2]);
  });
});

test('a stalled car sets 1st in the turn that it waits and in the one after, others only in their first one (TR-43, TR-71, TRR-65)', () => {
  const onGrid = { gear: 1, start: 'firstGear' } as const;
  const cars: readonly CarSpec[] = [
    { space: '0@20', ...onGrid, ...SPENT, condition: 'stalled' },
    { space: '0@24', ...onGrid, ...SPENT },
  ];
  const driven = (now: Situation, end: string) =>
    play(now, { kind: 'throwDice', dice: 'd20' }, { kind: 'move', to: end, brakes: 0 });
  const begun = race({ book: trant, board: BOARD, cars, dice: [10, 10, 10] });
  const second = driven(begun, '0@26');
  expect([offered(second, 0), offered(second, 1)]).toEqual([[], [1, 2]]);
  const third = driven(driven(play(second, gear(1)), '0@28'), '0@22');
  expect(toldOf(third, 'chartRead', 0)).toMatchObject([{ gear: 1 }]);
  expect(offered(third, 0)).toEqual([1, 2]);
});

describe('a race from outside', () => {
  const SEALED: RaceSpec = {
    book: trant,
    board: BOARD,
    cars: [{ space: '0@20' }, { space: '1@30.5' }],
  };
  const asked = set(race(SEALED), 0, 4).race;
  const faultsWith = (change: object) =>
    trant.faults({ ...asked, cars: [{ ...asked.cars[0], ...change }, asked.cars[1]] }, BOARD);

  test('may hold covered gears', () => {
    expect(trant.faults(asked, BOARD)).toEqual([]);
  });

  test('is faulted for a covered gear that the car cannot reach or pay (TR-74, TRR-14)', () => {
    const cannot = (from: number, to: number, able: string) =>
      `cars.0.sealedGear: the car cannot shift from ${from} to ${to}, or cannot pay for it. Write one of ${able}`;
    expect(faultsWith({ sealedGear: 5 })).toEqual([cannot(3, 5, '1, 2, 3, 4')]);
    const poor = { ...asked.cars[0]?.points, gearbox: 0 };
    expect(faultsWith({ gear: 6, sealedGear: 4, points: poor })).toEqual([cannot(6, 4, '5, 6')]);
  });

  test('is faulted for a covered gear at the wrong moment', () => {
    const [, second] = asked.cars;
    const early = { ...asked, cars: [asked.cars[0], { ...second, sealedGear: 3 }] };
    expect(trant.faults(early, BOARD)).toEqual([
      'cars.1.sealedGear: its driver has yet to set it. Take it out',
    ]);
    const late = { ...asked, agenda: [{ step: 'nextPlay', seats: [] }] };
    expect(trant.faults(late, BOARD)).toEqual([
      'cars.0.sealedGear: no gears are being set. Take it out',
    ]);
    const out = { status: 'retired', retirement: 'engine', retiredAt: 1, condition: 'wreck' };
    expect(faultsWith({ ...out, onBoard: false })).toEqual([
      'cars.0.sealedGear: the car is out of the race. Take it out',
    ]);
  });
});
