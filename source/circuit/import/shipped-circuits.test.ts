import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCircuit } from '../read.ts';

/** Known figures of a board of that circuit: counted facts, no art. */
interface KnownBoard {
  /** Stops, longest and shortest way of each corner in driving order. */
  readonly corners: readonly (readonly [stops: number, longest: number, shortest: number])[];
  /** Spaces of the straight behind each corner; the last one crosses the line. */
  readonly straights: readonly number[];
  /** Spaces of all lanes together. */
  readonly spaces: number;
}

const KNOWN: Readonly<Record<string, KnownBoard>> = {
  monza: {
    corners: [
      [2, 13, 7],
      [1, 6, 3],
      [1, 7, 3],
      [1, 5, 1],
      [2, 13, 8],
      [1, 10, 5],
    ],
    straights: [18, 3, 2, 18, 17, 28],
    spaces: 375,
  },
  monaco: {
    corners: [
      [1, 7, 3],
      [1, 10, 5],
      [1, 6, 2],
      [1, 6, 2],
      [3, 18, 8],
      [1, 9, 5],
      [1, 7, 3],
      [2, 13, 8],
      [2, 11, 6],
      [1, 6, 2],
    ],
    straights: [18, 2, 7, 3, 28, 7, 1, 2, 5, 21],
    spaces: 497,
  },
  zandvoort: {
    corners: [
      [1, 12, 6],
      [1, 4, 1],
      [1, 10, 4],
      [1, 11, 7],
      [2, 14, 7],
      [1, 8, 4],
      [1, 8, 5],
    ],
    straights: [11, 6, 9, 4, 15, 12, 44],
    spaces: 463,
  },
  spa: {
    corners: [
      [1, 6, 1],
      [1, 14, 10],
      [2, 14, 8],
      [2, 14, 7],
      [1, 10, 5],
      [2, 12, 6],
      [1, 12, 6],
      [2, 12, 6],
    ],
    straights: [19, 22, 5, 7, 9, 4, 30, 15],
    spaces: 535,
  },
  silverstone: {
    corners: [
      [1, 7, 3],
      [3, 22, 15],
      [1, 6, 2],
      [2, 13, 6],
      [3, 23, 13],
    ],
    straights: [14, 19, 11, 31, 23],
    spaces: 449,
  },
  suzuka: {
    corners: [
      [1, 11, 6],
      [3, 20, 13],
      [1, 7, 3],
      [1, 6, 1],
      [2, 12, 6],
      [2, 10, 6],
    ],
    straights: [3, 16, 7, 17, 35, 19],
    spaces: 441,
  },
};

describe.each(Object.entries(KNOWN))('the shipped board of %s', (id, known) => {
  const url = new URL(`../../../tracks/${id}.yaml`, import.meta.url);
  const read = readCircuit(readFileSync(url, 'utf8'), `${id}.yaml`);
  if (!read.ok) throw new Error(read.faults.map(fault => fault.message).join('; '));
  const { board, circuit } = read;

  test('has no error and no warning', () => {
    expect(read.warnings).toEqual([]);
  });

  test('has the known corners and stops', () => {
    expect(board.corners.map(corner => corner.stops)).toEqual(
      known.corners.map(([stops]) => stops),
    );
    expect(new Set(board.corners.map(corner => corner.name)).size).toBe(known.corners.length);
  });

  test('comes within two spaces of the longest and shortest way of each corner', () => {
    for (const [i, [, longest, shortest]] of known.corners.entries()) {
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
    for (const [i, straight] of [...rest, last + first].entries()) {
      expect(Math.abs(straight - (known.straights[i] ?? 0))).toBeLessThanOrEqual(3);
    }
  });

  test('has about as many spaces a lap', () => {
    const spaces = board.laneLengths.reduce((sum, length) => sum + length, 0);
    expect(Math.abs(spaces - known.spaces)).toBeLessThanOrEqual(6);
  });

  test('has ten cars on the grid, ten pits, a place, a source and a map that lies wide', () => {
    expect(board.grid).toHaveLength(10);
    expect(board.pit?.boxes).toHaveLength(10);
    expect(board.place).not.toBe('');
    expect(board.source).toContain('MIT');
    const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    const width = extent(board.outline.map(point => point.x));
    expect(width).toBeGreaterThan(extent(board.outline.map(point => point.y)));
  });
});
