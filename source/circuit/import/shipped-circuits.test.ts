import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KNOWN_BOARDS } from '../../testing/circuits/known-boards.ts';
import type { Point } from '../board.ts';
import { readCircuit } from '../file/read.ts';

const TRACKS = new URL('../../../tracks/', import.meta.url);
const IDS = readdirSync(TRACKS).flatMap(file => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);

function boardOf(id: string) {
  const read = readCircuit(readFileSync(new URL(`${id}.yaml`, TRACKS), 'utf8'), `${id}.yaml`);
  if (!read.ok) throw new Error(read.faults.map(fault => fault.message).join('; '));
  return read;
}

describe.each(IDS)('the board of %s', id => {
  const { board, warnings } = boardOf(id);

  test('has no error and no warning left unexplained', () => {
    expect(warnings).toEqual([]);
  });

  test('has room for ten cars, a pit for each, and a name for each corner', () => {
    expect(board.grid.length).toBeGreaterThanOrEqual(10);
    expect(board.pit?.boxes.length).toBeGreaterThanOrEqual(board.grid.length);
    expect(new Set(board.corners.map(corner => corner.name)).size).toBe(board.corners.length);
    for (const corner of board.corners) expect(corner.name).not.toMatch(/^T\d/);
  });

  test('has lanes of about the same length', () => {
    const lengths = board.laneLengths;
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(15);
  });

  test('says where it lies and whose centre line it keeps', () => {
    expect(board.place).not.toBe('');
    if (board.source.includes('bacinger')) expect(board.source).toContain('MIT');
    else expect(board.source).toContain('hand-made');
  });

  test('has a map that lies wide', () => {
    const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    const width = extent(board.outline.map(point => point.x));
    expect(width).toBeGreaterThan(extent(board.outline.map(point => point.y)));
  });
});

describe.each(Object.entries(KNOWN_BOARDS))(
  'the board of %s, of which a printed one is known,',
  (id, known) => {
    const { board, circuit } = boardOf(id);
    const corners = known.corners.split(' ').map(text => {
      const [stops = 0, longest = 0, shortest = 0] = text.match(/\d+/g)?.map(Number) ?? [];
      return { stops, longest, shortest };
    });

    test('has the known corners and stops', () => {
      expect(board.corners.map(corner => corner.stops)).toEqual(corners.map(({ stops }) => stops));
    });

    test('comes within two spaces of the longest and shortest way of each corner', () => {
      for (const [i, { longest, shortest }] of corners.entries()) {
        const corner = board.corners[i];
        expect(Math.abs((corner?.longest ?? 0) - longest)).toBeLessThanOrEqual(2);
        expect(Math.abs((corner?.shortest ?? 0) - shortest)).toBeLessThanOrEqual(2);
      }
    });

    test('comes within three spaces of each straight', () => {
      const spaces = circuit.formula.track.flatMap(entry =>
        'straight' in entry ? entry.straight : [],
      );
      const [first = 0, ...rest] = spaces;
      const last = rest.pop() ?? 0;
      const straights = known.straights.split(' ').map(Number);
      expect(rest).toHaveLength(straights.length - 1);
      for (const [i, straight] of [...rest, last + first].entries()) {
        expect(Math.abs(straight - (straights[i] ?? 0))).toBeLessThanOrEqual(3);
      }
    });

    const total = known.spaces;
    if (total !== undefined) {
      test('has about as many spaces a lap', () => {
        const spaces = board.laneLengths.reduce((sum, length) => sum + length, 0);
        expect(Math.abs(spaces - total)).toBeLessThanOrEqual(6);
      });
    }
  },
);

describe('the circuits of the house', () => {
  const reads = IDS.map(boardOf);

  test('are thirty and more', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(30);
  });

  test('count two ovals with a wall all round, one of them with four lanes', () => {
    const ovals = reads.filter(({ board }) => board.oval);
    expect(ovals.map(({ board }) => board.id)).toEqual(['indianapolis', 'saltmarsh']);
    expect(ovals.every(({ circuit }) => circuit.formula.wall === 'R')).toBe(true);
    expect(ovals.some(({ board }) => board.lanes.length === 4)).toBe(true);
  });

  test('count a mountain road with one stop in each of its many bends', () => {
    const everyStopOne = reads.filter(({ board }) =>
      board.corners.every(({ stops }) => stops === 1),
    );
    expect(everyStopOne.some(({ board }) => board.corners.length >= 12)).toBe(true);
  });

  test('say in their files what was drawn by hand or driven the other way round, as the notice does', () => {
    const notice = readFileSync(new URL('../NOTICE.md', TRACKS), 'utf8');
    const rows = [...notice.matchAll(/^\| `tracks\/(.+)\.yaml` \| `(.+?)` \| (.+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(30);
    for (const [, id, line = '', changed = ''] of rows) {
      const { source } = reads.find(({ board }) => board.id === id)?.board ?? { source: '' };
      expect(source, id).toContain(line);
      expect(source.includes('by hand'), id).toBe(changed.includes('by hand'));
      expect(source.includes('the other way round'), id).toBe(changed.includes('other way round'));
    }
  });

  test('count two figures of eight, one of them of the mind', () => {
    const eights = reads.filter(({ board }) => crossesItself(board.outline));
    expect(eights.map(({ board }) => board.id).sort()).toEqual(['crossmoor', 'suzuka']);
  });
});

/** Reports whether two legs of the closed way cross. */
function crossesItself(points: readonly Point[]): boolean {
  const legs = points.map((from, i) => [from, points[(i + 1) % points.length] ?? from] as const);
  return legs.some(([a, b], i) =>
    legs
      .slice(i + 2)
      .some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
}

/**
 * Returns a positive number for a point to the left of the way from one place to another, a negative one to the right.
 */
function side(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}
