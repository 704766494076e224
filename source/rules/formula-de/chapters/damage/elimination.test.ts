// The table of 20-7: how each elimination leaves the board, the odds and the spaces.
import { describe, expect, test } from 'vitest';
import {
  car,
  everyEnd,
  gear,
  play,
  race,
  type Situation,
  spaceId,
  to,
  track,
} from '../../../../testing/formula-de/builders.ts';

const BOARD = track('20 2R40 40');

/** Seat 0 goes out; seat 2 is far away and plays next, so that the situation right after it can be seen. */
const GOING: Readonly<Record<string, () => Situation>> = {
  overshoot: () => {
    const situation = race({
      board: BOARD,
      cars: [{ space: '2@59', gear: 2 }, { space: '0@80' }, { space: '0@2' }],
      toPlay: [0, 2],
      dice: [4],
    });
    return play(situation, gear(2), to('2@60'));
  },
  blocking: () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '2@30', gear: 4, stops: 2 },
        { space: '2@33', gear: 1, stops: 2 },
        { space: '0@2' },
      ],
      toPlay: [0, 2],
      dice: [12],
    });
    const [end] = everyEnd(play(situation, gear(4)));
    if (end === undefined) throw new Error('the play has no end');
    return end;
  },
  collision: () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '2@30', gear: 2, stops: 2, points: { body: 1 } },
        { space: '2@33', gear: 1, stops: 2 },
        { space: '0@2' },
      ],
      toPlay: [0, 2],
      dice: [2, 20, 1],
    });
    return play(situation, gear(2), to('2@32'));
  },
  // The last play in inertia of a car whose engine has gone (M-16-0-3).
  engine: () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '2@30', gear: 5, stops: 2, condition: 'blown', points: { engine: 0 } },
        { space: '0@80' },
        { space: '0@2' },
      ],
      toPlay: [0, 2],
      dice: [8],
    });
    return play(situation, to('2@38'));
  },
  handling: () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '2@30', gear: 2, stops: 2, points: { handling: 1 } },
        { space: '0@80' },
        { space: '0@2' },
      ],
      dangerous: ['2@31'],
      toPlay: [0, 2],
      dice: [2, 4],
    });
    return play(situation, gear(2), to('2@32'));
  },
};

/** Whether the car is off the board, whether it aggravates tests, how many spaces became dangerous under it. */
const TABLE = [
  ['overshoot', true, false, []],
  ['blocking', false, true, ['2@32', '2@33']],
  ['collision', false, true, ['2@32']],
  ['engine', false, false, ['2@38']],
  ['handling', true, false, []],
] as const;

describe('the table of eliminations (M-20-7-T)', () => {
  test.each(TABLE)(
    '%s: removed at once %s, aggravates tests %s, stickers %j',
    (why, removed, aggravates, stickers) => {
      const situation = GOING[why]?.();
      if (situation === undefined) throw new Error(`nothing leads to ${why}`);
      const before = why === 'handling' ? [spaceId(BOARD, '2@31')] : [];
      expect(car(situation, 0)).toMatchObject({
        status: 'retired',
        retirement: why,
        onBoard: !removed,
      });
      if (!removed) {
        expect(car(situation, 0)).toMatchObject({ condition: 'wreck', aggravates });
      }
      expect([...(situation.race.dangerous ?? [])].sort()).toEqual(
        [...before, ...stickers.map(name => spaceId(BOARD, name))].sort(),
      );
    },
  );

  test('each elimination is told with its reason, once', () => {
    for (const [why, lead] of Object.entries(GOING)) {
      expect(lead().events.filter(event => event.kind === 'carRetired')).toEqual([
        { kind: 'carRetired', seat: 0, why },
      ]);
    }
  });

  test('a later retirement is numbered higher (R-89)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '2@59', gear: 2 },
        { space: '0@10', status: 'retired', retirement: 'overshoot', retiredAt: 4, onBoard: false },
        { space: '0@2' },
      ],
      toPlay: [0, 2],
      dice: [4],
    });
    expect(car(play(situation, gear(2), to('2@60')), 0).retiredAt).toBe(5);
  });

  test('a car that is out is asked nothing any more (M-20)', () => {
    for (const lead of Object.values(GOING)) {
      const situation = lead();
      const open = situation.book.decisions(situation.race, BOARD);
      expect(open.map(decision => decision.seat)).not.toContain(0);
    }
  });
});
