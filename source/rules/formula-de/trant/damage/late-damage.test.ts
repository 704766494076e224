// What contact at the end of a move brings on at once: the last body point, and the penalty movement for want of it (TR-101,
// TR-102, TRR-41).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  choices,
  type Situation,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import {
  straightOn,
  type TrantDrive,
  trantRolled,
} from '../../../../testing/formula-de/trant-rolled.ts';

// A straight of 20, a corner of six spaces in each lane (2 stops), and a long straight to the line.
const BOARD = track('20 2R6 60');
const LAST: Partial<CarSpec> = { points: { body: 1 } };

/** Car 0 drives 2 from 0@20 to 0@22, beside car 1, and goes on straight ahead wherever it must. */
function driven(faces: readonly number[], rest: Partial<TrantDrive> = {}): Situation {
  const rolled = trantRolled({
    board: BOARD,
    from: '0@20',
    points: 2,
    own: LAST,
    others: [{ space: '1@22.5', gear: 1 }],
    black: faces,
    ...rest,
  });
  const now = straightOn(rolled);
  const ahead = choices(now, 'penaltyMove').find(({ to }) => to.startsWith('L'));
  if (ahead === undefined) return now;
  const { race: after, events } = now.book.apply(now.race, 0, ahead, BOARD);
  return { ...now, race: after, events: [...now.events, ...events] };
}

const checks = (now: Situation) =>
  toldOf(now, 'testMade').map(({ test: kind, seat, other, roll }) => [kind, seat, other, roll]);
const faced = (now: Situation) =>
  toldOf(now, 'penaltyFaced', 0).map(({ why, points }) => [why, points]);

describe('a car that loses its last body point by contact where its move ends', () => {
  test('makes the penalty movement at once (TR-102)', () => {
    // It ends a space farther, still beside car 1: both check again.
    const now = driven([2, 20, 20, 20]);
    expect(faced(now)).toEqual([['body', 1]]);
    expect(where(now, 0)).toBe('0@23');
    expectDiceUsedUp(now.race);
  });

  test('checks for contact on the new space again, as a part of the same move (TR-101, TRR-41)', () => {
    const now = driven([2, 20, 20, 1]);
    expect(checks(now)).toEqual([
      ['collision', 0, 1, 2],
      ['collision', 1, 0, 20],
      ['collision', 0, 1, 20],
      ['collision', 1, 0, 1],
    ]);
    expect(car(now, 1).points.body).toBe(2);
    const kinds = now.events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('testMade')).toBeLessThan(kinds.lastIndexOf('stopMade'));
  });

  test('checks for none again where cars leave it no space to go on to (TR-101, TRR-41)', () => {
    const others = ['0@23', '1@22.5'].map(space => ({ space, gear: 1 }));
    const now = driven([2, 20, 20, 20], { others });
    expect(faced(now)).toEqual([['body', 1]]);
    expect(toldOf(now, 'carBlocked')).toMatchObject([{ seat: 0, missing: 1 }]);
    expect(where(now, 0)).toBe('0@22');
    expect(checks(now).map(([, seat, other]) => [seat, other])).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
    ]);
    expectDiceUsedUp(now.race);
  });

  test('is out when that contact asks for another (TR-92, TRR-41)', () => {
    const now = driven([2, 20, 2, 20]);
    expect(car(now, 0)).toMatchObject({ status: 'retired', retirement: 'collision' });
    expect(where(now, 0)).toBe('0@23');
    // Nobody else lost a point in that check, so the only car beside it does (TR-93).
    expect(car(now, 1).points.body).toBe(2);
    expectDiceUsedUp(now.race);
  });

  test('adds its part once, however often the move goes on (TRR-41)', () => {
    const now = driven([2, 20, 20, 20], { own: { points: { body: 1, handling: 0 } } });
    // One space for want of suspension comes first, with the move; the other when the body is gone.
    expect(faced(now)).toEqual([
      ['suspension', 1],
      ['body', 1],
    ]);
  });
});

test('a car that still has body points makes no further movement (TR-102)', () => {
  const now = driven([2, 20], { own: { points: { body: 2 } } });
  expect(faced(now)).toEqual([]);
  expect(where(now, 0)).toBe('0@22');
});
