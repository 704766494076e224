import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCircuit } from '../read.ts';
import { KNOWN_BOARDS } from './known-boards.ts';

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

    test('has about as many spaces a lap', () => {
      const spaces = board.laneLengths.reduce((sum, length) => sum + length, 0);
      expect(Math.abs(spaces - known.spaces)).toBeLessThanOrEqual(6);
    });
  },
);
