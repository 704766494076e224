import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectBoard } from '../../testing/circuits/expect-board.ts';
import { clover, eight, ellipse, stadium, tableOf } from './fixtures/lines.ts';
import { type ImportOptions, importCentreLine } from './import-centre-line.ts';

const ZANDVOORT = readFileSync(new URL('./fixtures/nl-1948.geojson', import.meta.url), 'utf8');

function problemOf(text: string, options: Partial<ImportOptions> = {}): string {
  const result = importCentreLine(text, 'line.csv', { id: 'line', name: 'Line', ...options });
  return result.ok ? 'no problem' : result.problem;
}

describe('a real circuit', () => {
  const { board, circuit, warnings } = expectBoard(ZANDVOORT);

  test('gets its corners, stops and a lap of the wished length', () => {
    expect(board.corners.map(corner => corner.stops)).toEqual([2, 2, 1, 2, 1, 2, 2]);
    expect(board.laneLengths[1]).toBe(150);
    expect(circuit.length_m).toBe(4259);
    expect(circuit.place).toBe('Zandvoort');
    expect(warnings).toEqual([]);
  });

  test('gets an outline of few points that is as long as the lap', () => {
    const outline = circuit.outline ?? [];
    expect(outline.length).toBeGreaterThan(30);
    expect(outline.length).toBeLessThan(100);
    expect(outline[0]).toEqual({ x: 0, y: 0 });
    expect(outline.at(-1)).toEqual({ x: 0, y: 0 });
  });

  test('has room for ten cars on the grid and a pit lane inside the lap', () => {
    expect(board.grid).toHaveLength(10);
    expect(board.pit?.boxes).toHaveLength(10);
    expect(circuit.formula.pit).toMatchObject({ side: 'R' });
  });

  test('is the same board every time', () => {
    expect(expectBoard(ZANDVOORT).board.hash).toBe(board.hash);
  });

  // Time of the processor, which other programs on the machine do not lengthen.
  test('costs a quarter of a second at most: forty circuits in ten', () => {
    const before = process.cpuUsage();
    for (let i = 0; i < 5; i++) expectBoard(ZANDVOORT);
    const { user } = process.cpuUsage(before);
    expect(user / 1000 / 5).toBeLessThan(250);
  });
});

describe('the wishes of the author', () => {
  test('reverse: the first corner becomes the last and turns the other way, the pit lane changes sides', () => {
    const bends = (reverse: boolean) =>
      expectBoard(ZANDVOORT, { reverse }).circuit.formula.track.flatMap(entry =>
        'bends' in entry ? entry.bends : [],
      );
    const [first, last] = [bends(false)[0], bends(true).at(-1)];
    expect([first?.side, last?.side]).toEqual(['R', 'L']);
    expect(Math.abs((first?.degrees ?? 0) - (last?.degrees ?? 0))).toBeLessThanOrEqual(2);
    expect(expectBoard(ZANDVOORT, { reverse: true }).circuit.formula.pit).toMatchObject({
      side: 'L',
    });
  });

  test.each([2, 3, 4] as const)('%i lanes', lanes => {
    const { board } = expectBoard(ZANDVOORT, { lanes });
    expect(board.lanes).toHaveLength(lanes);
  });

  test.each([90, 120, 180, 220])('a lap of about %i spaces', target => {
    const { board } = expectBoard(ZANDVOORT, { target });
    expect(Math.abs((board.laneLengths[1] ?? 0) - target)).toBeLessThanOrEqual(3);
  });

  test('start: the line lies that many metres from the first point', () => {
    const corners = (start: number) => expectBoard(ZANDVOORT, { start }).board.corners.length;
    const { circuit } = expectBoard(ZANDVOORT, { start: 600 });
    const first = circuit.formula.track.find(entry => 'bends' in entry);
    expect(corners(0)).toBe(7);
    expect(first !== undefined && 'at' in first ? first.at?.from : 0).toBeLessThan(150);
  });

  test('start: metres beyond a lap come round, and the author is told where the line lies', () => {
    expect(expectBoard(ZANDVOORT, { start: 5000 }).notes).toEqual([
      'a lap is only 4275 m long: the line was put 725 m from the first point',
    ]);
    expect(expectBoard(ZANDVOORT, { start: 600 }).notes).toEqual([]);
  });

  test('oval: every bend is a corner, with a wall on the outside', () => {
    const { board, circuit } = expectBoard(tableOf(stadium(120, 1000, 250)), { oval: true });
    expect(board.lanes).toEqual(['L', 'C', 'D', 'R']);
    expect(board.corners.map(corner => corner.stops)).toEqual([2, 1]);
    expect([circuit.formula.wall, circuit.formula.oval]).toEqual(['L', true]);
  });

  test.each<[string, Partial<ImportOptions>, string]>([
    ['a lap of 5 spaces', { target: 5 }, 'a lap of 5 spaces; give a whole number from 60 to 240'],
    ['a lap of 150.5 spaces', { target: 150.5 }, 'a lap of 150.5 spaces'],
    ['a start that is not a number', { start: Number.NaN }, 'the start is not a number'],
    ['an id with blanks', { id: 'My Track' }, 'id has other characters'],
    ['a name of 500 characters', { name: 'x'.repeat(500) }, 'name is longer than 60 characters'],
  ])('%s is refused', (_, options, problem) => {
    expect(problemOf(ZANDVOORT, options)).toContain(problem);
  });
});

describe('made-up lines give boards without errors', () => {
  test.each<[string, string]>([
    ['an ellipse of 60 points', tableOf(ellipse(60))],
    ['an ellipse of 20 points', tableOf(ellipse(20))],
    ['a circle, which is one bend', tableOf(ellipse(100, 800, 800))],
    ['a circle of 9 km, too gentle for any bend', tableOf(ellipse(200, 3000, 3000))],
    ['a stadium', tableOf(stadium(80))],
    ['a stadium of 20 km', tableOf(stadium(200, 9000, 320))],
    ['a loop with bends to both sides', tableOf(clover(90))],
    ['a star with twenty points', tableOf(clover(600, 900, 20))],
    ['a figure of eight', tableOf(eight(80))],
    ['a kart track of 400 m', tableOf(clover(80, 50, 3))],
    ['20,000 points', tableOf(clover(20_000, 900, 4))],
    ['a line whose last point is its first', tableOf([...ellipse(60), ...ellipse(60).slice(0, 1)])],
    ['points given twice', tableOf(ellipse(60).flatMap(point => [point, point]))],
    ['8 points', tableOf(ellipse(8))],
  ])('%s', (_, text) => {
    const { board } = expectBoard(text);
    expect(board.corners.length).toBeGreaterThan(0);
    expect(board.grid).toHaveLength(10);
  });

  test('bends to both sides are told apart', () => {
    const { circuit } = expectBoard(tableOf(clover(90)));
    const sides = circuit.formula.track.flatMap(entry =>
      'bends' in entry ? entry.bends.map(bend => bend.side) : [],
    );
    expect(new Set(sides)).toEqual(new Set(['L', 'R']));
  });

  test('a file that begins in a bend moves the line to a straight and says so', () => {
    const turned = stadium(120);
    const { notes } = expectBoard(tableOf([...turned.slice(27), ...turned.slice(0, 27)]));
    expect(notes.join()).toContain('the line was put on the longest straight');
  });

  test('more bends than a lap can hold are left out, and the author is told', () => {
    const { notes } = expectBoard(tableOf(clover(900, 1200, 24)), { target: 80 });
    expect(notes.join()).toContain('left out so that a lap of 80 spaces holds the rest');
  });
});

describe('lines that are no lap are refused in one sentence', () => {
  const open = ellipse(60).slice(0, 40);
  const twice = [...clover(200), ...clover(200).map(({ x, y }) => ({ x: x + 3, y: y - 3 }))];

  test.each<[string, string, string]>([
    ['seven points', tableOf(ellipse(7)), 'only 7 different points; a lap needs at least 8'],
    ['one point many times', '5,5\n'.repeat(50), 'only 1 different points'],
    ['an open line', tableOf(open), 'the line is open: its ends lie'],
    ['two laps', tableOf(twice), 'the line goes round more than once'],
    [
      'a lap of 30 m',
      tableOf(ellipse(60, 10, 10)),
      'a lap of 31 m; it must be 250 m to 60 km long',
    ],
    ['a lap of 300 km', tableOf(ellipse(400, 100_000, 90_000)), 'it must be 250 m to 60 km long'],
    ['the numbers of a phone book', tableOf(ellipse(20, 1e200, 1e200)), 'no measurable length'],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toContain(problem);
    expect(problemOf(text)).toMatch(/^line\.csv: /);
  });
});
