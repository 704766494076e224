// Penalty movement at the edges: cars that make none, points that buy no space, several parts one after the other (TR-50, TR-88,
// TR-100, TR-102, TR-117; TRR-22, TRR-25, TRR-26, TRR-41).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  layoutName,
  play,
  type Situation,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import {
  faced,
  straightOn,
  type TrantDrive,
  trantRolled,
} from '../../../../testing/formula-de/trant-rolled.ts';
import type { Move } from '../../choices.ts';
import type { Penalty } from '../state.ts';
import { penaltyOf } from './penalty-movement.ts';

// A straight of 20, a corner of five spaces in each lane, and a long straight to the line.
const BOARD = track('20 2R5 60');
const ONE_STOP = track('20 1R5 60');
// Each space of the straight behind corner A costs two movement points.
const DOUBLED = track('20 1R5 20x2 1R5 20');
const PITS = track('60 1R5 40 PR14/6<14,13>2,3');
const NEITHER: Partial<CarSpec> = { points: { body: 0, handling: 0 } };
// Soft tires in their third lap.
const WORN: Partial<CarSpec> = { tires: 'soft', fittedFor: 1, laps: 3 };

/** Returns the situation after car 0 has driven straight on as far as it has rolled. */
function driven(drive: Partial<TrantDrive>): Situation {
  return straightOn(trantRolled({ board: BOARD, from: '0@20', points: 4, ...drive }));
}

/** Returns the situation after car 0 has driven its penalty movement straight on to a space. */
function carriedOn(from: Situation, end: string): Situation {
  return play(from, { kind: 'penaltyMove', to: end });
}

/** Returns the situation after a move of car 0. */
function chosen(from: Situation, move: Move): Situation {
  const { race, events } = from.book.apply(from.race, 0, move, from.board);
  return { ...from, race, events: [...from.events, ...events] };
}

const tires = (now: Situation) => car(now, 0).points.tires;
const beyond = (now: Situation) => toldOf(now, 'cornerOvershot').map(({ spaces }) => spaces);

test('a play that has not come to it has faced nothing (TR-50)', () => {
  expect(penaltyOf({})).toEqual({ faced: [], ahead: 0, idle: 0, idleDue: 0, charged: 0 });
});

describe('none is made', () => {
  test('by a car that others have held up by a single point (TR-81)', () => {
    const others = ['0@32', '1@32.5', '2@32'].map((space): CarSpec => ({ space, gear: 1 }));
    const own = { points: { body: 0, gearbox: 0 } };
    const rolled = trantRolled({ board: BOARD, from: '0@30', points: 3, own, others });
    const [way] = choices(rolled, 'move').filter(({ missing }) => missing === 1);
    if (way === undefined) throw new Error('no way');
    const { events } = rolled.book.apply(rolled.race, 0, way, BOARD);
    expect(events.filter(({ kind }) => kind === 'penaltyFaced')).toEqual([]);
  });

  test('by a car that has crashed in a corner (TR-50, TR-64)', () => {
    const gone = driven({ board: track('20 3R5 60'), from: '0@24', own: NEITHER });
    expect(car(gone, 0).retirement).toBe('overshoot');
    expect(faced(gone)).toEqual({});
  });

  test('by a car that contact has put out, for the last point that it lost there (TR-92, TR-102)', () => {
    const others: readonly CarSpec[] = [
      { space: '1@21.5', gear: 1 },
      { space: '1@22.5', gear: 1 },
    ];
    const own = { points: { body: 1 } };
    const gone = driven({ points: 2, own, others, black: [1, 20, 1, 1] });
    expect(car(gone, 0).retirement).toBe('collision');
    expect(faced(gone)).toEqual({});
  });

  test.each([
    ['into the pit lane', '2@90', 'P1', { laps: 1 }],
    ['along it', 'P2', 'P4', { laps: 1 }],
    ['out of it', 'P13', '2@1', { laps: 2, pit: 'out' }],
  ] as const)('by a car that drives %s (TR-50)', (_where, from, end, own) => {
    const rolled = trantRolled({ board: PITS, from, points: 2, own: { ...NEITHER, ...own } });
    const now = play(rolled, to(end));
    expect(where(now, 0)).toBe(end);
    expect(faced(now)).toEqual({});
  });
});

describe('the points of a move that do not move the car', () => {
  test('may be all it has, and no more than that (TR-88, TR-99, TRR-22)', () => {
    const own = { ...WORN, ...NEITHER };
    const still = driven({ from: '0@5', points: 2, laps: 4, own });
    expect(where(still, 0)).toBe('0@5');
    expect(toldOf(still, 'moveShortened')).toMatchObject([{ points: 3 }]);
  });

  test('take away a whole space of a doubled straight, or the point that has bought none (TR-54, TRR-25)', () => {
    const own = { points: { body: 0 } };
    const even = driven({ board: DOUBLED, from: '0@26', points: 4, own });
    expect(where(even, 0)).toBe('0@27');
    const odd = driven({ board: DOUBLED, from: '0@26', points: 5, own });
    expect(where(odd, 0)).toBe('0@28');
    expect(faced(odd)).toEqual({ body: -1 });
    expect(toldOf(odd, 'moveShortened')).toEqual([]);
  });

  test('are the last ones of the whole move, what rain has added to it included (TR-102, TRR-41)', () => {
    const own = { points: { body: 1 }, stops: 2 };
    const others: readonly CarSpec[] = [{ space: '1@24.5', gear: 1 }];
    const black = [3, 20, 20, 20];
    const wet = driven({ points: 1, trackState: 'wet', own, others, black });
    const back = carriedOn(wet, '0@24');
    expect(faced(back)).toEqual({ skid: 3, body: -1 });
    expect(where(back, 0)).toBe('0@23');
  });
});

describe('a point beyond a corner that buys no space', () => {
  test('counts in the overshoot also where rain has brought it (TR-117, TRR-25, TRR-26)', () => {
    const out = driven({ board: DOUBLED, points: 4, trackState: 'wet' });
    const gone = carriedOn(out, '0@25');
    expect(faced(gone)).toEqual({ skid: 3 });
    expect(beyond(gone)).toEqual([3]);
    expect(tires(gone)).toBe(3);
  });

  test('counts with another one of the same move (TRR-25, TRR-26)', () => {
    const own = { points: { body: 0 } };
    const out = driven({ board: DOUBLED, from: '0@24', points: 3, own });
    // The fourth movement point buys no space either: the third is gone.
    expect(faced(out)).toEqual({ body: 1 });
    expect(beyond(out)).toEqual([4]);
    expect(tires(out)).toBe(2);
  });

  test('is none when it was left over inside the corner (TRR-25, TRR-26)', () => {
    const out = driven({ board: DOUBLED, from: '2@20', points: 5, trackState: 'wet' });
    // One way leads out of the corner in that lane.
    expect(where(out, 0)).toBe('2@25');
    expect(beyond(out)).toEqual([3]);
    expect(tires(out)).toBe(3);
  });

  test('costs as many tires as one that does (TR-115, TRR-25)', () => {
    const wetTires = { tires: 'rain' } as const;
    const out = driven({ board: DOUBLED, from: '0@24', points: 3, own: wetTires });
    expect(beyond(out)).toEqual([3]);
    expect(tires(out)).toBe(0);
  });

  test('is none that cars have taken away: that is paid for in brakes (TR-81, TR-82, TRR-26)', () => {
    const others = ['0@26', '1@25.5', '2@25'].map((space): CarSpec => ({ space, gear: 1 }));
    const held = driven({ board: ONE_STOP, trackState: 'wet', others });
    const out = carriedOn(held, '0@25');
    expect(toldOf(out, 'carMoved').at(-1)?.path).toHaveLength(1);
    expect(beyond(out)).toEqual([1]);
    expect(car(out, 0).points).toMatchObject({ tires: 5, brakes: 1 });
  });
});

test('beyond the line no point counts for an overshoot any more (TR-62)', () => {
  const board = track('40 1R5 9');
  const gone = driven({ board, from: '0@44', points: 12, laps: 1, own: { laps: 1 } });
  expect(beyond(gone)).toEqual([9]);
  expect(car(gone, 0)).toMatchObject({ status: 'retired', retirement: 'overshoot' });
});

test('that leads out of a corner too early is the end (TR-64)', () => {
  const gone = driven({ board: track('20 3R5 60'), trackState: 'wet', own: { stops: 1 } });
  const [way] = choices(gone, 'penaltyMove');
  const end = way === undefined ? gone : play(gone, { kind: 'penaltyMove', to: way.to });
  expect(car(end, 0)).toMatchObject({ status: 'retired', retirement: 'overshoot' });
});

test('a car that is taken back behind the line has not crossed it, one that stays beyond has, once (TR-88)', () => {
  const at = (from: string) => driven({ from, laps: 3, own: { laps: 1, points: { body: 0 } } });
  const behind = at('0@81');
  expect([where(behind, 0), car(behind, 0).laps]).toEqual(['0@84', 1]);
  const beyondIt = at('0@82');
  expect([where(beyondIt, 0), car(beyondIt, 0).laps]).toEqual(['0@0', 2]);
});

test('debris on the first space of a move is tested like any other (TR-97, TR-102)', () => {
  const own = { points: { handling: 1 } };
  const out = driven({ points: 2, own, dangerous: ['0@21'], black: [1] });
  expect(faced(out)).toEqual({ suspension: 1 });
});

test('where it may lead on a straight depends on the way to it: each way to a space is on offer (TR-57)', () => {
  const own = { points: { body: 0, brakes: 0 } };
  const rolled = trantRolled({ board: ONE_STOP, from: '1@24.5', points: 2, own });
  const ends = choices(rolled, 'move')
    .filter(({ to: end }) => layoutName(ONE_STOP, end) === '2@26')
    .map(move =>
      choices(chosen(rolled, move), 'penaltyMove').map(({ to: end }) => layoutName(ONE_STOP, end)),
    );
  // Who has changed lanes on the straight goes straight on, and is not asked.
  expect(ends).toEqual([[], ['2@27', '1@26.5']]);
});

describe('points that have not moved the car', () => {
  test('leave it where it came by each way, not where one of them to the same space led (TR-57, TR-88)', () => {
    const own = { points: { body: 0, brakes: 0 } };
    const rolled = trantRolled({ board: BOARD, from: '1@30.5', points: 4, own });
    const ends = choices(rolled, 'move').map(({ kind: _, ...way }) => {
      const done = chosen(rolled, { kind: 'move', ...way });
      return layoutName(BOARD, car(done, 0).space);
    });
    expect(new Set(ends)).toEqual(new Set(['0@33', '1@33.5', '2@33']));
  });

  test('take a car back from the line to each space before it, and are none for a car that crosses it early (TR-57, TR-88)', () => {
    const own = { points: { body: 0, brakes: 0 }, laps: 2 };
    const last = BOARD.ticks / 2 - 1;
    const rolled = (points: number) =>
      trantRolled({ board: BOARD, from: `1@${last - 3.5}`, points, own, laps: 2 });
    const ends = choices(rolled(5), 'move').map(({ kind: _, ...way }) => {
      const { status, space } = car(chosen(rolled(5), { kind: 'move', ...way }), 0);
      return status === 'finished' ? status : layoutName(BOARD, space);
    });
    expect(new Set(ends)).toEqual(new Set([`0@${last}`, `2@${last}`, 'finished']));
    // There is nothing to choose then.
    expect(car(rolled(7), 0).status).toBe('finished');
  });
});

test('the way that it is driven is chosen where there are several (TR-50, TR-57)', () => {
  const out = driven({ board: ONE_STOP, trackState: 'wet', own: { stops: 1 } });
  expect(new Set(choices(out, 'penaltyMove').map(({ to: end }) => end)).size).toBeGreaterThan(1);
});

test('a race may be saved between its parts (TR-50)', () => {
  const asked = driven({ points: 2, own: NEITHER });
  const faultsWith = (penalty: Partial<Penalty>) => {
    const now = { ...penaltyOf(asked.race.play), ...penalty };
    const withIt = { ...asked.race, play: { ...asked.race.play, penalty: now } };
    return asked.book.faults(withIt, asked.board);
  };
  const some = { ahead: 2, idle: 2, idleDue: 2, charged: 2 };
  expect(faultsWith(some)).toEqual([]);
  for (const name of Object.keys(some)) expect(faultsWith({ [name]: -1 })).toHaveLength(1);
  const own = { laps: 1, points: { tires: 2 } };
  const inPit = play(trantRolled({ board: PITS, from: 'P4', points: 2, own, laps: 3 }), to('B1'));
  expect(inPit.race.play.penalty).toEqual(penaltyOf({}));
  expect(inPit.book.faults(inPit.race, inPit.board)).toEqual([]);
});
