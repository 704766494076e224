// Chapter 16 without inertia: the engine tests after a 20 in 5th or a 30 in 6th.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  everyEnd,
  gear,
  play,
  race,
  type Situation,
  spaceId,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import type { TrackState } from '../../state.ts';

const BOARD = track('90 1R5 15');

interface Push {
  readonly gear?: number;
  readonly roll?: number;
  readonly black?: readonly number[];
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  readonly end?: string;
  readonly brakes?: number;
  readonly board?: ReturnType<typeof track>;
  readonly laps?: number;
  readonly trackState?: TrackState;
}

/** Returns a situation in which car 0 rolls in 5th from 0@10; the last car stands far behind in 2nd and plays next. */
function push(spec: Push): Situation {
  const { gear: number = 5, roll = 20, brakes = 0, others = [] } = spec;
  const situation = race({
    board: spec.board ?? BOARD,
    laps: spec.laps ?? 3,
    trackState: spec.trackState ?? 'dry',
    cars: [{ space: '0@10', gear: number, ...spec.own }, ...others, { space: '2@2', gear: 2 }],
    toPlay: [0, others.length + 1],
    dice: [roll, ...(spec.black ?? [])],
  });
  const end = spec.end ?? `0@${10 + roll - brakes}`;
  return play(situation, gear(number), to(end, { brakes }));
}

/** Returns the seats that tested their engine, in order. */
function testers(situation: Situation): readonly number[] {
  return toldOf(situation, 'testMade')
    .filter(event => event.test === 'engine')
    .map(event => event.seat);
}

describe('the engine test', () => {
  test('comes after a 20 in 5th (M-16-0-1)', () => {
    const done = push({ black: [20] });
    expect(testers(done)).toEqual([0]);
    expectDiceUsedUp(done.race);
  });

  test('comes after a 30 in 6th (M-16-0-1)', () => {
    expect(testers(push({ gear: 6, roll: 30, black: [20] }))).toEqual([0]);
  });

  test.each([
    [5, 19],
    [5, 11],
    [6, 29],
    [6, 21],
    [4, 12],
  ])('does not come in gear %i after a %i', (number, roll) => {
    const done = push({ gear: number, roll });
    expect(testers(done)).toEqual([]);
    expectDiceUsedUp(done.race);
  });

  test('is lost by 1 to 4 on a dry track: one engine point (M-16-0-2)', () => {
    for (const [face, engine] of [
      [1, 2],
      [4, 2],
      [5, 3],
      [20, 3],
    ] as const) {
      const done = push({ black: [face] });
      expect(car(done, 0).points.engine).toBe(engine);
      expect(toldOf(done, 'testMade')).toMatchObject([{ test: 'engine', upTo: 4 }]);
    }
  });

  test('is lost by 1 to 3 on a wet track (M-16-0-2)', () => {
    for (const [face, engine] of [
      [1, 2],
      [3, 2],
      [4, 3],
    ] as const) {
      expect(car(push({ black: [face], trackState: 'wet' }), 0).points.engine).toBe(engine);
    }
  });

  test('lost with two points left leaves an engine that still goes (M-16-0-2, M-16-0-3)', () => {
    const done = push({ black: [1], own: { points: { engine: 2 } } });
    expect(car(done, 0)).toMatchObject({ condition: 'sound', points: { engine: 1 } });
    expect(toldOf(done, 'engineBlown')).toEqual([]);
    const last = push({ black: [1], own: { points: { engine: 1 } } });
    expect(car(last, 0)).toMatchObject({ condition: 'blown', points: { engine: 0 } });
  });

  test('lost makes the space of the car dangerous (M-17-0-1)', () => {
    expect(push({ black: [3] }).race.dangerous).toEqual([spaceId(BOARD, '0@30')]);
    expect(push({ black: [5] }).race.dangerous).toEqual([]);
  });

  test('comes after a 20 that was shortened by brakes too (R-25)', () => {
    expect(testers(push({ brakes: 2, black: [20] }))).toEqual([0]);
  });

  test('comes once for each trigger, at the end of its play (R-71)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 5 },
        { space: '2@10', gear: 5 },
      ],
      toPlay: [0, 1],
      dice: [20, 20, 20, 20, 20, 20],
    });
    const first = play(start, gear(5), to('0@50'));
    expect(testers(first)).toEqual([0, 1]);
    expect(testers(play(first, gear(5), to('2@30')))).toEqual([0, 1, 0, 1]);
  });

  test('comes after the collision tests (M-6-3-s14)', () => {
    const done = push({ black: [20, 19, 18], others: [{ space: '0@31', gear: 2 }] });
    expect(toldOf(done, 'testMade').map(event => event.test)).toEqual([
      'collision',
      'collision',
      'engine',
    ]);
  });
});

describe('who tests (R-69)', () => {
  test('every car in 5th or 6th, whether it has played or not; lower gears do not', () => {
    const done = push({
      black: [20, 20, 20],
      others: [
        { space: '2@50', gear: 6 },
        { space: '2@40', gear: 4 },
        { space: '2@20', gear: 5 },
      ],
    });
    expect([...testers(done)].sort()).toEqual([0, 1, 3]);
    expectDiceUsedUp(done.race);
  });

  test('in the order of the cars on the track after the move (M-16-0-1)', () => {
    // The roller passes seat 2 with its 20.
    const done = push({
      black: [20, 20, 20],
      others: [
        { space: '2@50', gear: 6 },
        { space: '2@20', gear: 5 },
      ],
    });
    expect(testers(done)).toEqual([1, 0, 2]);
  });

  test('a lapped car tests where it stands on the track, not a lap behind (M-16-0-1, R-61, R-69)', () => {
    // Seat 2, a lap down, is ahead of the roller on the track; the leader is seat 1.
    const done = push({
      own: { laps: 2 },
      black: [20, 20, 20],
      others: [
        { space: '2@60', gear: 5, laps: 2 },
        { space: '2@50', gear: 5, laps: 1 },
      ],
    });
    expect(testers(done)).toEqual([1, 2, 0]);
  });

  test('each failed test costs the car that rolled it', () => {
    const done = push({ black: [2, 20], others: [{ space: '2@50', gear: 6 }] });
    expect(car(done, 1).points.engine).toBe(2);
    expect(car(done, 0).points.engine).toBe(3);
    expect(done.race.dangerous).toEqual([spaceId(BOARD, '2@50')]);
  });

  test('a spun car whose lever still shows 5th or 6th tests (M-10-4-5)', () => {
    const spun = { space: '2@50', condition: 'spun', points: { tires: 0 } } as const;
    expect(testers(push({ black: [20, 20], others: [{ ...spun, gear: 5 }] }))).toEqual([1, 0]);
    expect(testers(push({ black: [20], others: [{ ...spun, gear: 4 }] }))).toEqual([0]);
  });

  test('a wreck does not (R-42)', () => {
    expect(
      testers(push({ black: [20], others: [{ space: '2@50', gear: 6, condition: 'wreck' }] })),
    ).toEqual([0]);
  });

  test('a finished car does not', () => {
    const finished = {
      space: '2@0',
      gear: 6,
      status: 'finished',
      onBoard: false,
      place: 1,
      laps: 4,
    } as const;
    expect(testers(push({ black: [20], others: [finished] }))).toEqual([0]);
  });

  test('a car eliminated by a collision in this play does not (R-42)', () => {
    const done = push({
      black: [1, 20],
      others: [{ space: '0@31', gear: 6, points: { body: 1 } }],
    });
    // Seat 1 is a wreck now; seat 0 paid a body point outright and tests its engine.
    expect(testers(done)).toEqual([0]);
    expectDiceUsedUp(done.race);
  });
});

describe('the roller is gone, the others still test (R-70)', () => {
  const other = { space: '2@50', gear: 6 } as const;

  test('when it was eliminated by an overshoot', () => {
    const board = track('20 2R5 80');
    const situation = race({
      board,
      cars: [{ space: '2@18', gear: 5, points: { brakes: 0 } }, other, { space: '0@2' }],
      toPlay: [0, 2],
      dice: [20, 20],
    });
    for (const end of everyEnd(play(situation, gear(5)))) {
      expect(car(end, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
      expect(testers(end)).toEqual([1]);
    }
  });

  test('when it was eliminated by its handling', () => {
    const situation = race({
      board: BOARD,
      cars: [{ space: '0@10', gear: 5, points: { handling: 1 } }, other, { space: '2@2' }],
      dangerous: ['0@20'],
      toPlay: [0, 2],
      dice: [20, 1, 20],
    });
    const [through] = everyEnd(play(situation, gear(5))).filter(
      end => car(end, 0).retirement === 'handling',
    );
    expect(through === undefined ? 'no way through' : testers(through)).toEqual([1]);
  });

  test('when it has finished', () => {
    const done = push({
      own: { space: '0@105', laps: 3 },
      end: '0@0',
      black: [20],
      others: [other],
    });
    expect(car(done, 0).status).toBe('finished');
    expect(testers(done)).toEqual([1]);
  });
});

describe('the last engine point', () => {
  test('lost marks the space and leaves the car one more play, in inertia (M-16-0-3)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@10', gear: 5, points: { engine: 1 } },
        { space: '2@60', gear: 2 },
      ],
      toPlay: [0],
      dice: [20, 4],
    });
    const done = play(situation, gear(5), to('0@30'));
    expect(car(done, 0)).toMatchObject({ status: 'racing', condition: 'blown', onBoard: true });
    expect(done.race.dangerous).toEqual([spaceId(BOARD, '0@30')]);
  });

  test('does not aggravate collision tests (M-16-0-4, M-20-7-T)', () => {
    const done = push({ own: { points: { engine: 1 } }, black: [4] });
    expect(car(done, 0)).toMatchObject({ condition: 'blown', aggravates: false });
  });

  test('lost by a car that has yet to play lets it roll in 4th in this very round (R-72)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 5 },
        { space: '2@10', gear: 6, points: { engine: 1 } },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1, 2],
      dice: [20, 20, 1, 7],
    });
    const done = play(start, gear(5), to('0@50'));
    expect(toldOf(done, 'gearChosen', 1)).toMatchObject([{ from: 6, gear: 4 }]);
    expect(toldOf(done, 'carMoved', 1)[0]?.path).toHaveLength(7);
    expect(toldOf(done, 'carRetired')).toMatchObject([{ seat: 1, why: 'engine' }]);
  });
});
