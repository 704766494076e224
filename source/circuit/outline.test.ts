import { describe, expect, test } from 'vitest';
import type { Point } from './board.ts';
import type { Circuit, TrackEntry } from './file/circuit.ts';
import { bestRotation, metresAlong, outlinePoints } from './outline.ts';
import { planSections } from './sections.ts';

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function circuitWith(track: readonly TrackEntry[], more: Partial<Circuit> = {}): Circuit {
  return {
    format: 'circuit/1',
    id: 'lane',
    name: 'Lane',
    formula: {
      lanes: 3,
      weather: { sun: { from: 1, to: 20 } },
      grid: { slots: 2, pole: 'L' },
      pit: 'none',
      track,
    },
    ...more,
  };
}

function shapeOf(track: readonly TrackEntry[], more: Partial<Circuit> = {}): readonly Point[] {
  const circuit = circuitWith(track, more);
  const plans = planSections(circuit.formula);
  return outlinePoints(circuit, plans, plans.at(-1)?.toTick ?? 0);
}

function corner(name: string, ...bends: string[]): TrackEntry {
  return {
    corner: name,
    stops: 1,
    bends: bends.map(bend => ({
      side: bend.startsWith('L') ? 'L' : 'R',
      degrees: Number(bend.slice(1)),
    })),
  };
}

const SQUARE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: 500 },
  { x: 1000, y: 500 },
  { x: 1000, y: -500 },
  { x: 0, y: -500 },
];

describe('a shape from the outline of a file', () => {
  const pinned = (from: number, to: number): TrackEntry => ({
    ...corner('Mill', 'R90'),
    at: { from, to },
  });

  test('has one point per tick, the first on the line', () => {
    const points = shapeOf([{ straight: 10 }, pinned(400, 600), { straight: 20 }], {
      outline: SQUARE,
      rotate: 0,
    });
    const ticks = planSections(
      circuitWith([{ straight: 10 }, pinned(400, 600), { straight: 20 }]).formula,
    ).at(-1);
    expect(points).toHaveLength(ticks?.toTick ?? 0);
    expect(points[0]).toEqual({ x: 0, y: 0 });
  });

  test('puts a corner where `at` says and shares the metres of a straight evenly among its ticks', () => {
    const points = shapeOf([{ straight: 10 }, pinned(400, 600), { straight: 20 }], {
      outline: SQUARE,
      rotate: 0,
    });
    expect(points[20]?.y).toBeCloseTo(400, 6);
    expect(points[10]?.y).toBeCloseTo(200, 6);
    expect(points.at(-41)?.x).toBeLessThan(100);
    expect(points.at(-40)?.x).toBeCloseTo(100, 6);
  });

  test('passes over an `at` that is out of order instead of driving backwards', () => {
    const points = shapeOf(
      [
        { straight: 10 },
        pinned(900, 1200),
        { straight: 4 },
        { ...pinned(300, 400), corner: 'Weir' } as TrackEntry,
        { straight: 20 },
      ],
      { outline: SQUARE, rotate: 0 },
    );
    const along = metresAlong(points);
    expect(along.at(-1)).toBeCloseTo(4000, -2);
  });

  test('is turned counter-clockwise by `rotate`', () => {
    const [, second] = shapeOf([{ straight: 10 }, pinned(400, 600), { straight: 20 }], {
      outline: SQUARE,
      rotate: 90,
    });
    expect(second?.x).toBeCloseTo(-20, 6);
    expect(second?.y).toBeCloseTo(0, 6);
  });
});

describe('a shape drawn from the sections', () => {
  const boards: Record<string, readonly TrackEntry[]> = {
    'an oval': [
      { straight: 16 },
      corner('1', 'L180'),
      { straight: 30 },
      corner('2', 'L180'),
      { straight: 14 },
    ],
    'a road circuit': [
      { straight: 10 },
      corner('1', 'R90'),
      { straight: 17 },
      corner('2', 'L60', 'R60'),
      { straight: 12 },
      corner('3', 'R175'),
      { straight: 24 },
      corner('4', 'L50', 'R70', 'L35'),
      { straight: 14 },
      corner('5', 'R110'),
      { straight: 17 },
    ],
    'a figure of eight': [
      { straight: 12 },
      corner('1', 'R250'),
      { straight: 24 },
      corner('2', 'L250'),
      { straight: 12 },
    ],
    'angles that do not add up': [
      { straight: 20 },
      corner('1', 'R60'),
      { straight: 20 },
      corner('2', 'R80'),
      { straight: 20 },
    ],
    'one hairpin': [{ straight: 20 }, corner('1', 'R180'), { straight: 20 }],
    'no corner': [{ straight: 40 }],
  };

  test.each(Object.entries(boards))('of %s closes without a jump', (_, track) => {
    const points = shapeOf(track, { rotate: 0 });
    const steps = points.map((point, i) =>
      distance(point, points[(i + 1) % points.length] ?? point),
    );
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(Math.min(...steps)).toBeGreaterThan(0.5);
    expect(Math.max(...steps)).toBeLessThan(70);
  });

  test('adjusts the angles too when stretching the straights cannot close the lap', () => {
    const points = shapeOf([
      { straight: 7 },
      corner('1', 'R80'),
      { straight: 12 },
      corner('2', 'L45', 'R60'),
      { straight: 7 },
      corner('3', 'R175'),
      { straight: 13 },
      corner('4', 'R90'),
      { straight: 15 },
    ]);
    const steps = points.map((point, i) =>
      distance(point, points[(i + 1) % points.length] ?? point),
    );
    expect(Math.min(...steps)).toBeGreaterThan(4);
    expect(Math.max(...steps)).toBeLessThan(25);
  });

  test('turns right for a right-hand bend', () => {
    const points = shapeOf(boards['a road circuit'] ?? [], { rotate: 0 });
    const area = points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      return sum + a.x * b.y - b.x * a.y;
    }, 0);
    expect(area).toBeLessThan(0);
  });

  test('is turned to fill a wide map when the file gives no rotation', () => {
    const points = shapeOf(boards['a road circuit'] ?? []);
    const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(extent(points.map(p => p.x))).toBeGreaterThan(extent(points.map(p => p.y)));
  });
});

describe('the best rotation', () => {
  const tall = [0, 1, 2, 3].flatMap(i => [
    { x: 0, y: 100 * i },
    { x: 100, y: 100 * i },
  ]);

  test('lays a tall shape on its side', () => {
    expect([90, 270]).toContain(bestRotation(tall, 1.5));
  });

  test('leaves a wide shape as it is', () => {
    expect(
      bestRotation(
        tall.map(({ x, y }) => ({ x: y, y: x })),
        2.5,
      ),
    ).toBe(0);
  });
});
