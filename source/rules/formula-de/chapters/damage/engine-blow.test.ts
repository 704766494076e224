// Chapter 16-0-3: what follows at the next turns when the last engine point goes.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  car,
  gear,
  play,
  question,
  type RaceSpec,
  race,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';

const BOARD = track('90 1R5 15');

describe('the last engine point', () => {
  const lost = (black: readonly number[], over: Partial<RaceSpec> = {}) =>
    play(
      race({
        board: BOARD,
        cars: [
          { space: '0@10', gear: 5, points: { engine: 1 } },
          { space: '2@2', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [20, 4, ...black],
        ...over,
      }),
      gear(5),
      to('0@30'),
    );

  test('lost in a test blows the engine: a sticker, and the car stays (M-16-0-3)', () => {
    const done = lost([]);
    expect(toldOf(done, 'engineBlown')).toEqual([
      { kind: 'engineBlown', seat: 0, prolongs: false },
    ]);
    expect(car(done, 0)).toMatchObject({ condition: 'blown', onBoard: true, aggravates: false });
    expect(done.race.dangerous).toEqual([spaceId(BOARD, '0@30')]);
  });

  test('is followed by one play in 4th at the next turn, a sticker, and the removal after it', () => {
    const rolling = play(lost([2, 7, 2, 2]), gear(2), to('2@4'));
    // The die of 4th rolls without a question; the way straight on is the farthest.
    expect(toldOf(rolling, 'dieRolled', 0).map(event => event.die)).toEqual([
      'gear5',
      'black',
      'gear4',
    ]);
    expect(where(rolling, 0)).toBe('0@37');
    expect(car(rolling, 0)).toMatchObject({
      status: 'retired',
      retirement: 'engine',
      onBoard: true,
      aggravates: false,
    });
    expect(rolling.race.dangerous).toEqual([spaceId(BOARD, '0@30'), spaceId(BOARD, '0@37')]);
    const gone = play(rolling, gear(2), to('2@6'), gear(2), to('2@8'));
    expect(car(gone, 0)).toMatchObject({
      status: 'retired',
      retirement: 'engine',
      onBoard: false,
    });
    expect(toldOf(gone, 'carRetired')).toEqual([{ kind: 'carRetired', seat: 0, why: 'engine' }]);
    expectDiceUsedUp(gone.race);
  });

  test('lost by a car that has yet to play in this round is followed by its inertia in this round (R-72)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 5 },
        { space: '2@20', gear: 6, points: { engine: 1 } },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1, 2],
      dice: [20, 20, 1, 7],
    });
    const done = play(situation, gear(5), to('0@50'));
    expect(toldOf(done, 'carMoved', 1)).toHaveLength(1);
    expect(where(done, 1)).toBe('2@27');
    expect(done.race.dangerous).toEqual([spaceId(BOARD, '2@20'), spaceId(BOARD, '2@27')]);
    expect(question(done).seat).toBe(2);
  });

  test('gone, no engine is tested any more (R-69)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 5 },
        { space: '2@60', gear: 6, condition: 'blown' },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [20, 20],
    });
    const done = play(situation, gear(5), to('0@50'));
    expect(toldOf(done, 'testMade').map(event => event.seat)).toEqual([0]);
  });
});

test('a spun car whose engine goes stands across the track: tests against it are aggravated (R-75, M-10-4-3)', () => {
  const situation = race({
    board: BOARD,
    cars: [
      { space: '0@30', gear: 5 },
      { space: '2@50', gear: 5, condition: 'spun', start: 'restartRoll', points: { engine: 1 } },
      { space: '2@47', gear: 2 },
      { space: '0@2', gear: 2 },
    ],
    toPlay: [0, 2, 3],
    dice: [20, 20, 1, 2, 20],
  });
  const blown = play(situation, gear(5), to('0@50'));
  expect(car(blown, 1)).toMatchObject({ status: 'retired', retirement: 'engine', onBoard: true });
  const hit = play(blown, gear(2), to('2@49'));
  expect(toldOf(hit, 'testMade').at(-1)).toMatchObject({ seat: 2, test: 'collision', upTo: 2 });
});
