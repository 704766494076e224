import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCircuit } from '../testing/circuits/any-circuit.ts';
import { broken, EXAMPLE, OUTLINED } from '../testing/circuits/example-circuit.ts';
import {
  at,
  boardOf,
  cornersBoard,
  doubledBoardOf,
  ovalBoard,
  straightBoard,
} from '../testing/circuits/tiny-circuits.ts';
import { volume } from '../testing/volume.ts';
import { spaceAt, spaceOf } from './board.ts';
import { deriveBoard } from './derive.ts';
import { crossesLine, type FormulaBoard, type FormulaSpace } from './formula-board.ts';

function nextIds(board: FormulaBoard, id: string): string[] {
  return spaceOf(board, id).next.map(edge => spaceAt(board, edge.to).id);
}

function flags(board: FormulaBoard): string {
  return board.corners.map(c => `${c.stops}:${c.shortest}-${c.longest}`).join(' ');
}

const HEAD = `format: circuit/1
id: tiny
name: Tiny
formula:
  lanes: 3
  weather: {sun: 1-20}
  grid: {slots: 10, pole: L}
  pit: none
  track:
`;

/** Expects what holds on every board. */
function expectSound(board: FormulaBoard): void {
  const track = board.spaces.filter(space => space.kind === 'track');
  expect(board.spaces.map(space => space.index)).toEqual(board.spaces.map((_, index) => index));
  expect(board.indexOf.size).toBe(board.spaces.length);
  const ways = board.spaces.map(() => 0);
  for (const space of board.spaces) {
    expect(space.tick).toBeGreaterThanOrEqual(0);
    expect(space.tick).toBeLessThan(board.ticks);
    expect(space.endTick).toBeGreaterThan(space.tick);
    expect(space.next.length).toBeGreaterThan(0);
    for (const { to } of space.next) {
      const lap = crossesLine(space, spaceAt(board, to)) ? board.ticks : 0;
      expect(spaceAt(board, to).lapTick + lap).toBeGreaterThan(space.lapTick);
      ways[to] = (ways[to] ?? 0) + 1;
    }
    for (const other of space.beside) {
      expect(spaceAt(board, other).beside).toContain(space.index);
      expect(Math.abs(spaceAt(board, other).lane - space.lane)).toBe(1);
    }
  }
  for (const space of track) expect(ways[space.index]).toBeGreaterThan(0);
  expectStart(board, track);
  expectCorners(board, track);
}

function expectStart(board: FormulaBoard, track: readonly FormulaSpace[]): void {
  expect(new Set(board.grid).size).toBe(board.grid.length);
  for (const index of board.grid)
    expect(spaceAt(board, index).tick).toBeGreaterThan(board.ticks / 2);
  const entered = new Set(track.flatMap(space => space.next.map(edge => edge.to)));
  for (const index of board.pit?.spaces ?? []) expect(entered.has(index)).toBe(false);
  for (const box of board.pit?.boxes ?? []) {
    expect(spaceAt(board, box.space).tick).toBe(spaceAt(board, box.from).tick);
    expect(spaceAt(board, box.from).ahead).toBe(box.to);
  }
  for (const index of board.pit?.entries ?? []) {
    const first = spaceAt(board, board.pit?.spaces[0] ?? -1);
    const wraps = first.tick < board.ticks / 2 ? board.ticks : 0;
    expect(first.tick + wraps).toBeGreaterThan(spaceAt(board, index).tick);
  }
}

function expectCorners(board: FormulaBoard, track: readonly FormulaSpace[]): void {
  for (const section of board.sections) {
    if (section.kind === 'corner') continue;
    const spaces = track.filter(space => space.section === section.index);
    for (const space of spaces) expect((space.tick - section.fromTick) % 2).toBe(space.lane % 2);
  }
  for (const space of track) {
    for (const { to, changesLane } of space.next) {
      const entered = spaceAt(board, to).corner;
      expect(changesLane).toBe(spaceAt(board, to).lane !== space.lane);
      if (changesLane && entered !== -1) expect(entered).toBe(space.corner);
    }
    expect(space.toExit.shortest > 0).toBe(space.corner !== -1);
    expect(space.toCorner).toBeGreaterThan(0);
  }
}

describe('every board', () => {
  test('the tiny boards are sound', () => {
    for (const board of [
      straightBoard(),
      cornersBoard(),
      ovalBoard(),
      boardOf(EXAMPLE),
      boardOf(OUTLINED),
    ]) {
      expectSound(board);
    }
  });

  test('any circuit without errors gives a sound board', () => {
    fc.assert(
      fc.property(anyCircuit, circuit => expectSound(deriveBoard(circuit))),
      { numRuns: volume(20, 60) },
    );
  });
});

describe('straights', () => {
  const board = straightBoard();

  test('lanes are staggered by half a space and a lane change costs half a space (R-02)', () => {
    expect(nextIds(board, at(board, 0, 10))).toEqual([at(board, 0, 11), at(board, 1, 10.5)]);
    expect(nextIds(board, at(board, 1, 10.5))).toEqual([
      at(board, 1, 11.5),
      at(board, 0, 11),
      at(board, 2, 11),
    ]);
    expect(nextIds(board, at(board, 2, 10))).toEqual([at(board, 2, 11), at(board, 1, 10.5)]);
  });

  test('the spaces half a space ahead and half a space behind are beside it (R-03)', () => {
    const beside = spaceOf(board, at(board, 0, 10)).beside.map(index => spaceAt(board, index).id);
    expect(beside).toEqual([at(board, 1, 9.5), at(board, 1, 10.5)]);
    expect(spaceOf(board, at(board, 1, 10.5)).beside).toHaveLength(4);
  });

  test('over the line the lanes stay staggered', () => {
    const last = spaceOf(board, 'M114');
    expect(nextIds(board, 'M114')).toEqual(['M1', 'L1', 'R1']);
    expect(last.beside.map(index => spaceAt(board, index).id)).toEqual([
      'L116',
      'L1',
      'R113',
      'R1',
    ]);
    expect(last.endTick).toBe(board.ticks + 1);
  });

  test('the line is crossed with the first part of a car: on the space astride it (M-21-1-5)', () => {
    const crossed = board.spaces.flatMap(space =>
      space.kind === 'track'
        ? space.next
            .filter(({ to }) => crossesLine(space, spaceAt(board, to)))
            .map(({ to }) => `${space.id} ${spaceAt(board, to).id}`)
        : [],
    );
    expect(crossed).toEqual(['L116 L1', 'L116 M114', 'M113 M114', 'R113 R1', 'R113 M114']);
    expect(spaceOf(board, 'M114').lapTick).toBe(-1);
    expect(spaceOf(board, 'M1').lapTick).toBe(1);
  });

  test('nobody changes lanes through the door of a corner', () => {
    expect(nextIds(board, 'L70')).toEqual(['L71', 'M70']);
    expect(nextIds(board, 'M70')).toEqual(['M71']);
    expect(nextIds(board, 'R70')).toEqual(['R71', 'M70']);
  });
});

describe('corners', () => {
  test('flags of the boards from which the conventions were taken come out right', () => {
    const monza = `${HEAD}  - straight: 12
  - {corner: A, stops: 2, bends: [R79 4/3/2, L102 3/4/5]}
  - straight: 21
  - {corner: B, stops: 1, bends: [L70 1/2/3, R59 2/1/1]}
  - straight: 6
  - {corner: C, stops: 1, bends: [R98 6/4/3]}
  - straight: 5
  - {corner: D, stops: 1, bends: [R60 4/3/2]}
  - straight: 20
  - {corner: E, stops: 2, bends: [L53 3/3/4, R57 4/4/3, L41 2/3/3]}
  - straight: 18
  - {corner: F, stops: 1, bends: [R152 11/8/5]}
  - straight: 15
`;
    expect(boardOf(monza).laneLengths).toEqual([137, 132, 128]);
    expect(flags(boardOf(monza))).toBe('2:7-10 1:3-6 1:3-6 1:2-4 2:9-12 1:5-11');
    expect(flags(boardOf(EXAMPLE))).toBe('1:2-6 1:6-9 2:5-10 2:9-12 1:3-7');
  });

  test('arrows lead one lane towards the inside, never outwards (R-08)', () => {
    const board = straightBoard();
    expect(nextIds(board, 'L71')).toEqual(['L72', 'M71']);
    expect(nextIds(board, 'M71')).toEqual(['M72', 'R72']);
    expect(nextIds(board, 'R71')).toEqual(['R72']);
  });

  test('the inside changes sides in an S', () => {
    const board = boardOf(`${HEAD}  - straight: 20
  - {corner: S, stops: 1, bends: [L60 2/3/4, R60 4/3/2]}
  - straight: 20
`);
    expect(nextIds(board, 'R21')).toEqual(['R22', 'M21']);
    expect(nextIds(board, 'L21')).toEqual(['L22']);
    expect(nextIds(board, 'L23')).toEqual(['L24', 'M23']);
    expect(nextIds(board, 'R25')).toEqual(['R26']);
  });

  test('bends without counts get them from the angle', () => {
    const board = boardOf(`${HEAD}  - straight: 20
  - {corner: Bend, stops: 1, bends: [R90]}
  - straight: 20
`);
    expect(board.laneLengths).toEqual([45, 44, 42]);
  });

  test('a drawing is taken to scale, with the arrows drawn', () => {
    const board = boardOf(EXAMPLE);
    const corner = board.corners[2];
    const ticks = (lane: number) =>
      board.spaces
        .filter(space => space.corner === 2 && space.lane === lane)
        .map(space => space.tick - (corner?.fromTick ?? 0));
    expect(ticks(1)).toEqual([1, 4, 7, 10, 13, 16, 19]);
    expect(ticks(2)).toEqual([0, 4, 8, 12, 16]);
    expect((corner?.toTick ?? 0) - (corner?.fromTick ?? 0)).toBe(20);
    expect(nextIds(board, 'M51')).toEqual(['M52', 'R50']);
  });

  test('a mark with only a diagonal keeps the space ahead of it for overshoots (R-20)', () => {
    const board = boardOf(broken(EXAMPLE, 'M  \\  \\', 'M  r  X'));
    const first = board.spaces.find(space => space.corner === 2 && space.lane === 1);
    expect(first?.next.map(edge => edge.changesLane)).toEqual([true]);
    expect(first?.ahead).toBe((first?.index ?? 0) + 1);
    expect(board.spaces[first?.ahead ?? 0]?.next).toHaveLength(3);
  });

  test('touching corners are two corners with a door between them (R-12)', () => {
    const board = boardOf(`${HEAD}  - straight: 20
  - {corner: One, stops: 1, bends: [R90 6/4/3]}
  - {corner: Two, stops: 1, bends: [L90 3/4/6]}
  - straight: 20
`);
    expect(nextIds(board, 'L25')).toEqual(['L26', 'M24']);
    expect(nextIds(board, 'L26')).toEqual(['L27']);
    expect(nextIds(board, 'M24')).toEqual(['M25']);
    expect(spaceOf(board, 'M24').toCorner).toBe(1);
    expect(spaceOf(board, 'M25').corner).toBe(1);
  });

  test('steps to the next corner and out of this one are the fewest and the most', () => {
    const board = straightBoard();
    expect(spaceOf(board, 'L70').toCorner).toBe(1);
    expect(spaceOf(board, 'L1').toCorner).toBe(70);
    expect(spaceOf(board, 'L71').toExit).toEqual({ shortest: 4, longest: 6 });
    expect(spaceOf(board, 'R73').toExit).toEqual({ shortest: 1, longest: 1 });
    expect(spaceOf(board, 'R73').toCorner).toBe(1 + 40 + 70);
  });
});

describe('start, pits, wall, weather', () => {
  test('the grid alternates on the outer lanes, pole first', () => {
    const board = cornersBoard();
    const back = board.grid.map(index => {
      const { lane, id } = spaceAt(board, index);
      return `${board.lanes[lane]}-${(board.laneLengths[lane] ?? 0) + 1 - Number(id.slice(1))}`;
    });
    expect(back).toEqual([
      'L-1',
      'R-2',
      'L-4',
      'R-5',
      'L-7',
      'R-8',
      'L-10',
      'R-11',
      'L-13',
      'R-14',
    ]);
  });

  test('listed slots are taken as listed', () => {
    const board = boardOf(
      broken(EXAMPLE, 'slots: 10, pole: L', 'slots: 2, pole: L, at: [M-3, L-1]'),
    );
    expect(board.grid.map(index => spaceAt(board, index).lane)).toEqual([1, 0]);
  });

  test('the pit lane begins one tick after the last way in and ends before the way out', () => {
    const board = cornersBoard();
    expect(board.pit?.entries.map(index => spaceAt(board, index).id)).toEqual(['R74', 'R75']);
    expect(spaceOf(board, 'P1').tick).toBe(spaceOf(board, 'R75').tick + 1);
    expect(spaceOf(board, 'P14').tick).toBe(1);
    expect(nextIds(board, 'P14')).toEqual(['R2', 'R3']);
    expect(board.pit?.boxes.map(box => spaceAt(board, box.from).id)).toEqual([
      'P3',
      'P4',
      'P5',
      'P6',
      'P7',
      'P8',
      'P9',
      'P10',
      'P11',
      'P12',
    ]);
    expect(spaceOf(board, 'B1')).toMatchObject({ kind: 'pit', lane: -1, corner: -1, beside: [] });
    expect(nextIds(board, 'B1')).toEqual(['P4']);
    const crossing = board.spaces.filter(
      space =>
        space.kind === 'pitLane' &&
        space.next.some(({ to }) => crossesLine(space, spaceAt(board, to))),
    );
    expect(crossing).toMatchObject([{ id: 'P12' }]);
  });

  test('a wall lies along its lane, or along one straight only', () => {
    const oval = ovalBoard();
    expect(oval.spaces.every(space => space.wall === (space.lane === 3))).toBe(true);
    const board = boardOf(broken(EXAMPLE, '- straight: 16', '- {straight: 16, wall: L}'));
    expect(board.spaces.filter(space => space.wall)).toHaveLength(16);
    expect(new Set(board.spaces.filter(space => space.wall).map(space => space.lane))).toEqual(
      new Set([0]),
    );
  });

  const half = broken(EXAMPLE, '- straight: 16', '- {straight: 16, doubled: true}');

  test('a space of a doubled straight costs two movement points, and every other one costs one (TR-53 to TR-55)', () => {
    const board = doubledBoardOf(half);
    const dear = board.spaces.filter(({ cost }) => cost === 2);
    expect(dear).toHaveLength(3 * 16);
    expect(dear.every(({ section }) => section === 2)).toBe(true);
    expect(board.spaces.every(({ cost }) => cost === 1 || cost === 2)).toBe(true);
  });

  test('a space knows the fewest movement points for which a car goes on from it (TRR-25)', () => {
    const board = doubledBoardOf(half);
    for (const { next, nextCost } of board.spaces) {
      expect(nextCost).toBe(next.every(({ to }) => spaceAt(board, to).cost === 2) ? 2 : 1);
    }
    expect(board.spaces.some(({ corner, nextCost }) => corner >= 0 && nextCost === 2)).toBe(true);
    expect(board.spaces.find(({ kind }) => kind === 'pitLane')?.nextCost).toBe(1);
  });

  test('books without doubled straights do not see the mark, and their boards keep their fingerprints', () => {
    expect(boardOf(half).spaces.every(({ cost }) => cost === 1)).toBe(true);
    expect(boardOf(half).hash).toBe(boardOf(EXAMPLE).hash);
    expect(doubledBoardOf(EXAMPLE).hash).toBe(boardOf(EXAMPLE).hash);
    expect(doubledBoardOf(half).hash).not.toBe(boardOf(half).hash);
  });

  test('each face of the black die has its sky', () => {
    const skies = boardOf(EXAMPLE).weather;
    expect([skies[0], skies[9], skies[10], skies[14], skies[15], skies[19]]).toEqual([
      'sun',
      'sun',
      'changeable',
      'changeable',
      'rain',
      'rain',
    ]);
    expect(skies).toHaveLength(20);
  });
});

describe('ovals', () => {
  const walled = broken(EXAMPLE, '  track:\n', '  wall: R\n  track:\n');

  test('a circuit is an oval when its file says so, whatever its walls', () => {
    const called = broken(walled, '  wall: R\n', '  wall: R\n  oval: true\n');
    expect([EXAMPLE, walled, called].map(text => boardOf(text).oval)).toEqual([false, false, true]);
  });

  test('being one matters to the fingerprint, and saying that it is none does not', () => {
    const called = broken(walled, '  wall: R\n', '  wall: R\n  oval: true\n');
    const denied = broken(walled, '  wall: R\n', '  wall: R\n  oval: false\n');
    expect(boardOf(called).hash).not.toBe(boardOf(walled).hash);
    expect(boardOf(denied).hash).toBe(boardOf(walled).hash);
    expect(boardOf(EXAMPLE).hash).toBe('eecf73664765f2ca');
  });
});

describe('the fingerprint', () => {
  test('names, attribution and outline do not matter to it', () => {
    const renamed = EXAMPLE.replace('Foxdale', 'Badgerdale').replace('Nowhere', 'Elsewhere');
    expect(boardOf(renamed.replace('hand-made', 'a map')).hash).toBe(boardOf(EXAMPLE).hash);
    const turned = broken(OUTLINED, 'length_m: 4000', 'length_m: 4000\nrotate: 45');
    expect(boardOf(turned).hash).toBe(boardOf(OUTLINED).hash);
  });

  test('whatever the rules can see does', () => {
    const others = [
      broken(EXAMPLE, 'straight: 16', 'straight: 17'),
      broken(EXAMPLE, 'stops: 1, bends: [R90]', 'stops: 2, bends: [R90]'),
      broken(EXAMPLE, 'pole: L', 'pole: R'),
      broken(EXAMPLE, '- straight: 16', '- {straight: 16, wall: L}'),
      broken(EXAMPLE, 'boxes: 10', 'boxes: 8'),
      broken(EXAMPLE, 'sun: 1-10, changeable: 11-15', 'sun: 1-11, changeable: 12-15'),
      broken(EXAMPLE, 'L \\', 'L -'),
    ];
    const hashes = [EXAMPLE, ...others].map(text => boardOf(text).hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

test('the outline has one point for each tick', () => {
  for (const text of [EXAMPLE, OUTLINED]) {
    const board = boardOf(text);
    expect(board.outline).toHaveLength(board.ticks);
    for (const { x, y } of board.outline)
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  }
});
