// The three cases of elimination in the advanced book of BGA, and what the order of its tests is.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  everyEnd,
  gear,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { type Drive, rolledOn } from '../../../testing/formula-de/rolled.ts';
import { seededDice } from '../../kit/dice.ts';
import { bgaAdvanced as book } from './advanced.ts';

// Corner A has x 20 to 24; a long straight follows.
const BOARD = track('20 1R5 60');
// From lane 2 the arrows of corner A, x 40 to 59, lead straight on only.
const LANE = track('40 1R20 40');
const TWENTIES = Array<number>(12).fill(20);

function rolled(drive: Drive, board = BOARD): Situation {
  return rolledOn(board, { book, black: TWENTIES, ...drive });
}

/** What is left of a car that goes out: why, whether it stands there, and how many markers lie on the track. */
function leftOf(done: Situation, seat = 0) {
  const { retirement, onBoard } = car(done, seat);
  return [retirement, onBoard, done.race.dangerous?.length];
}

/** The situation once the next round has begun, whatever the others do until then. */
function toNextRound(done: Situation): Situation {
  let now: Situation = { ...done, race: { ...done.race, dice: seededDice(1) } };
  while (now.race.round === done.race.round) {
    const { seat, choices } = question(now);
    const [choice] = choices;
    if (choice === undefined) throw new Error('no choice');
    const { race: next, events } = now.book.apply(now.race, seat, choice, now.board);
    now = { ...now, race: next, events: [...now.events, ...events] };
  }
  return now;
}

describe('a car that goes out', () => {
  const overshooting = (own: Partial<CarSpec>, stops: 1 | 2) =>
    play(rolled({ from: '2@24', roll: 2, gear: 2, own }, track(`20 ${stops}R5 60`)), {
      kind: 'move',
      brakes: 0,
    });
  const marked = () =>
    play(
      rolled(
        {
          from: '2@41',
          roll: 4,
          own: { stops: 1, points: { handling: 1 } },
          dangerous: ['2@43'],
          black: [4, ...TWENTIES],
        },
        LANE,
      ),
      to('2@45'),
    );
  const blown = () =>
    play(
      rolled({
        from: '0@30',
        roll: 20,
        gear: 5,
        own: { points: { engine: 1 } },
        black: [1, ...TWENTIES],
      }),
      to('0@50'),
    );
  const crashed = () =>
    play(
      rolled({
        from: '0@40',
        roll: 5,
        own: { points: { body: 1 } },
        others: [{ space: '0@46', gear: 1 }],
        black: [20, 1, ...TWENTIES],
      }),
      to('0@45'),
    );
  const blocked = () => {
    const [end] = everyEnd(
      rolled(
        {
          from: '2@41',
          roll: 8,
          own: { stops: 1, points: { brakes: 2 } },
          others: [{ space: '2@46', gear: 1, stops: 1 }],
        },
        LANE,
      ),
    );
    if (end === undefined) throw new Error('no end');
    return end;
  };
  const overRevved = () =>
    play(
      race({
        book,
        board: BOARD,
        cars: [{ space: '0@30', gear: 5, points: { engine: 1 } }, { space: '0@2' }],
        toPlay: [0, 1],
        dice: [],
      }),
      gear(1),
    );

  test('by an overshoot or a marker leaves at once, and no marker is placed (BGA-V-44, BGA-V-45, BR-58)', () => {
    expect(leftOf(overshooting({}, 2))).toEqual(['overshoot', false, 0]);
    expect(leftOf(overshooting({ points: { tires: 1 } }, 1))).toEqual(['overshoot', false, 0]);
    // The marker that was there is the only one.
    expect(leftOf(marked())).toEqual(['handling', false, 1]);
  });

  test('by an engine roll leaves at once, and a marker is placed (BGA-V-44, BGA-V-46, BR-58)', () => {
    expect(leftOf(blown())).toEqual(['engine', false, 1]);
    expect(blown().race.dangerous).toEqual([car(blown(), 0).space]);
  });

  test.each([
    ['collision', crashed],
    ['blocking', blocked],
    ['overRevving', overRevved],
  ])('by %s stays until the round is over, on a marker (BGA-V-44, BGA-V-47, BR-58)', (why, out) => {
    const done = out();
    expect(leftOf(done)).toEqual([why, true, 1]);
    expect(done.race.dangerous).toEqual([car(done, 0).space]);
    expect(toldOf(done, 'wreckRemoved')).toEqual([]);
    const over = toNextRound(done);
    const kinds = over.events.map(({ kind }) => kind);
    expect(kinds.indexOf('wreckRemoved')).toBe(kinds.lastIndexOf('roundBegan') - 1);
    expect(toldOf(over, 'wreckRemoved')).toMatchObject([{ seat: 0 }]);
  });

  test('in the third case is a neighbour still, rolls no more, and fails nobody by itself (BR-59)', () => {
    const done = play(
      rolled({
        from: '0@40',
        roll: 5,
        others: [{ space: '0@46', gear: 1, condition: 'wreck' }],
        black: [2, ...TWENTIES],
      }),
      to('0@45'),
    );
    expect(toldOf(done, 'testMade')).toMatchObject([{ seat: 0, roll: 2, upTo: 1, failed: false }]);
    expect(car(done, 0).points.body).toBe(3);
  });
});

describe('engine rolls', () => {
  const testers = (done: Situation) =>
    toldOf(done, 'testMade').flatMap(({ test: kind, seat }) => (kind === 'engine' ? [seat] : []));

  test('are made in the order of the round, not by the roller first, a lapped car last (BGA-V-32, BR-44)', () => {
    // Seat 2, a lap behind, stands ahead of the roller on the track.
    const done = play(
      rolled({
        from: '0@30',
        roll: 20,
        gear: 5,
        own: { laps: 2 },
        others: [
          { space: '2@75', gear: 5, laps: 2 },
          { space: '2@70', gear: 6, laps: 1 },
        ],
      }),
      to('0@50'),
    );
    expect(testers(done)).toEqual([1, 0, 2]);
  });
});
