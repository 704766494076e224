// Chapter 16-0-3: how far a car in inertia must go, its slide and soft bonus included, compared with all that a sound
// car can do with the same roll.
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import { cornersBoard } from '../../../../testing/circuits/tiny-circuits.ts';
import {
  type CarSpec,
  car,
  everyEnd,
  gear,
  play,
  race,
  type Situation,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { pointsIn } from '../../budget.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { TIRE_TYPES } from '../../state.ts';
import { progressOf } from '../round/ranking.ts';

// The corner lasts 6, 4 and 3 spaces from lane 0 to lane 2: x 20 to 25.
const BOARD = cornersBoard();
const PLAIN = track('20 1R5/4/3 3 1L4/5/6 40');

interface Drive {
  readonly board?: typeof BOARD;
  readonly from: string;
  readonly roll: number;
  readonly own?: Partial<CarSpec>;
  readonly trackState?: 'dry' | 'wet';
  readonly book?: typeof masters2005;
}

/** Returns every end of the play of car 0, in inertia or sound in 4th; car 1 waits far away. */
function endsOf(spec: Drive, coasts: boolean): readonly Situation[] {
  const { board = BOARD, from, roll, own, trackState = 'wet', book = masters2005 } = spec;
  const start = spaceOf(board, from).tick;
  const other = board.spaces.find(
    ({ tick }) => (tick - start + board.ticks) % board.ticks >= board.ticks / 2,
  );
  const engine = coasts ? ({ gear: 5, condition: 'blown' } as const) : ({ gear: 4 } as const);
  const situation = race({
    board,
    book,
    trackState,
    cars: [
      { space: from, laps: 3, ...own, ...engine },
      { space: other?.id ?? '', gear: 2 },
    ],
    toPlay: [0, 1],
    dice: [roll],
  });
  return everyEnd(coasts ? situation : play(situation, gear(4)));
}

/** Returns the spaces made, without those that brakes took back, and the place in the order of the race. */
function madeBy(end: Situation): readonly [spaces: number, rank: number] {
  const driven = toldOf(end, 'carMoved', 0).reduce((sum, { path }) => sum + path.length, 0);
  const back = toldOf(end, 'carHeldBack', 0).reduce((sum, { spaces }) => sum + spaces, 0);
  return [driven - back, progressOf(end.board, car(end, 0))];
}

function brakesLeft(end: Situation): number {
  return pointsIn(car(end, 0).points, 'brakes');
}

describe('a car in inertia', () => {
  test('ends its move where the slide after it does not throw it out (M-16-0-3, M-16-0-8)', () => {
    // 7 and 3 of slide lead out of the corner: by lane 1 one space, a spin without tires; by the others two, which is fatal.
    const own = { points: { tires: 0, brakes: 0 } };
    for (const book of [masters2005, masters2002]) {
      const ends = endsOf({ from: 'L16', roll: 7, own, book }, true);
      expect(ends.map(end => [where(end, 0), car(end, 0).retirement])).toEqual(
        ends.map(() => ['1@26.5', 'engine']),
      );
    }
  });

  test('goes as far as a sound car could, and as far ahead (R-73, M-12-1-3)', () => {
    const points = [
      { tires: 0, brakes: 0 },
      { tires: 2, brakes: 0 },
      { tires: 3, brakes: 2 },
    ];
    let compared = 0;
    for (let number = 0; number < 500; number++) {
      const board = number % 7 < 4 ? BOARD : PLAIN;
      // Far enough from the finish to stay on this lap.
      const places = board.spaces.filter(
        ({ kind, tick }) => kind === 'track' && tick < board.ticks - 40,
      );
      const drive: Drive = {
        board,
        from: places[(number * 37) % places.length]?.id ?? '',
        roll: 7 + (number % 6),
        trackState: number % 4 === 0 ? 'dry' : 'wet',
        book: number % 8 < 5 ? masters2005 : masters2002,
        own: {
          tires: TIRE_TYPES[number % 3] ?? 'hard',
          fittedFor: 3,
          points: points[number % 5] ?? { tires: 2, brakes: 3 },
        },
      };
      const sound = endsOf(drive, false).filter(end => car(end, 0).status === 'racing');
      if (sound.length === 0) continue;
      compared += 1;
      const [most, first] = sound.map(madeBy).toSorted(([a, x], [b, y]) => b - a || y - x)[0] ?? [
        0, 0,
      ];
      for (const end of endsOf(drive, true)) {
        const what = `${drive.from} ${drive.roll} ${JSON.stringify(drive.own)} ${drive.trackState}`;
        expect([car(end, 0).retirement, ...madeBy(end)], what).toEqual(['engine', most, first]);
      }
    }
    expect(compared).toBeGreaterThan(250);
  });
});

describe('a car in inertia before the line', () => {
  // From the end of the corner ten spaces lead to the line.
  const BEFORE_LINE = track('30 1R6/5/4 10');
  const starts = BEFORE_LINE.spaces.filter(
    ({ kind, tick }) => kind === 'track' && tick > BEFORE_LINE.ticks - 36,
  );

  test('goes as far as a sound car could, with as few brakes, over the line or back behind it (R-73)', () => {
    let compared = 0;
    for (const [number, { id }] of starts.entries()) {
      for (const [brakes, tires, roll] of [
        [8, 4, 12],
        [2, 10, 12],
        [7, 3, 11],
        [3, 1, 8],
      ] as const) {
        const drive: Drive = {
          board: BEFORE_LINE,
          from: id,
          roll,
          trackState: number % 2 === 0 ? 'dry' : 'wet',
          own: { laps: 2, fittedFor: 2, points: { tires, brakes } },
        };
        const sound = endsOf(drive, false).filter(end => car(end, 0).status === 'racing');
        const [best] = sound
          .map(end => [...madeBy(end), brakesLeft(end)] as const)
          .toSorted(([a, x, p], [b, y, q]) => b - a || y - x || q - p);
        if (best === undefined) continue;
        compared += 1;
        const ends = endsOf(drive, true);
        for (const end of ends) {
          const what = `${id} ${roll} ${JSON.stringify(drive.own)} ${drive.trackState}`;
          expect([...madeBy(end), brakesLeft(end)], what).toEqual(best);
        }
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});
