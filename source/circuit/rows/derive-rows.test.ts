import { describe, expect, test } from 'vitest';
import { ROW_FIGURES } from '../../testing/circuits/row-figures.ts';
import {
  cornerText,
  limitsOf,
  rowFigures,
  shippedCircuit,
} from '../../testing/circuits/row-text.ts';
import { spaceOf } from '../board.ts';
import { deriveBoard } from '../derive.ts';
import { deriveRows } from './derive-rows.ts';
import { ROW_TICKS } from './layout.ts';

/** Lengths in metres that were corrected after the figures had been taken. */
const LENGTHS: Readonly<Record<string, number>> = {
  'indianapolis-road': 4088,
  nurburgring: 4570,
  singapore: 5051,
};

/** Boards that lie at the edge of a rounding, as they are. */
const OTHERWISE: Readonly<Record<string, string>> = {
  // Mergulho is driven at 110.1 mph, where 110 is half-way between two limits.
  interlagos: '62 169 54 19 7 60×3 80×2 100×1 120×1',
  // Palms is driven at 109.9 mph.
  sepang: '79 211 46 13 10 60×4 80×2 100×2 120×1 140×1',
  // Saddle ends less than a metre beyond half a space, and takes a row of the straight behind it.
  'kestrel-pass': '69 178 31 11 13 60×8 80×2 100×1 140×2',
  // A kink before Imola is driven at 189 mph, a little less than flat out, and shortens the straight to seven rows.
  'magny-cours': '63 153 23 12 8 40×1 60×3 100×2 120×1 140×1',
};

const IDS = Object.keys(ROW_FIGURES);

describe.each(IDS)('the board in rows of %s', id => {
  const board = deriveRows(shippedCircuit(id, true));
  const road = board.spaces.filter(space => space.lane >= 0);

  test('has the figures that were measured', () => {
    const circuit = shippedCircuit(id, true);
    const length_m = LENGTHS[id] ?? circuit.length_m;
    const then = length_m === undefined ? circuit : { ...circuit, length_m };
    expect(rowFigures(deriveRows(then))).toBe(OTHERWISE[id] ?? ROW_FIGURES[id]);
  });

  test('leads from every space to spaces with a later front edge, and to every space', () => {
    const reached = new Set(road.flatMap(space => space.next.map(edge => edge.to)));
    expect(reached.size).toBe(road.length);
    for (const space of road) {
      expect(space.next.length).toBeGreaterThan(0);
      for (const { to } of space.next) {
        const further =
          ((board.spaces[to]?.endTick ?? 0) - space.endTick + board.ticks) % board.ticks;
        expect(further).toBeGreaterThan(0);
        expect(further).toBeLessThanOrEqual(3 * ROW_TICKS);
      }
    }
  });

  test('starts twelve cars on places of their own, the pole on the grey side', () => {
    const { six, twelve } = board.starting;
    expect(new Set(twelve).size).toBe(12);
    expect(new Set(six).size).toBe(6);
    expect(board.spaces[twelve[0] ?? -1]?.lane).toBe(board.greyLane);
    expect(board.spaces[six[0] ?? -1]?.endTick).toBe(board.ticks);
    expect(Math.min(...six, ...twelve)).toBeGreaterThanOrEqual(0);
  });

  test('has limits from 40 to 160 in steps of 20', () => {
    for (const limit of board.corners.flatMap(corner => limitsOf(board, corner)).flat()) {
      expect([40, 60, 80, 100, 120, 140, 160]).toContain(limit);
    }
  });

  test('has a map with a point for each tick', () => {
    expect(board.outline).toHaveLength(board.ticks);
    expect(board.outline.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  });
});

describe('a board in rows', () => {
  const monza = deriveRows(shippedCircuit('monza', true));
  const at = (id: string) => spaceOf(monza, id);
  const leadsTo = (id: string) => at(id).next.map(({ to }) => monza.spaces[to]?.id);

  test('leads straight on and one lane to either side along a straight (CFR-4)', () => {
    expect(leadsTo('L2')).toEqual(['L3', 'M3']);
    expect(leadsTo('M2')).toEqual(['M3', 'L3', 'R3']);
    expect(leadsTo('R2')).toEqual(['R3', 'M3']);
  });

  test('holds a car in its lane inside a corner (CFR-37)', () => {
    const [rettifilo] = monza.corners;
    for (const lane of rettifilo?.lanes ?? []) {
      const [first = -1, second] = lane;
      expect(monza.spaces[first]?.next.map(edge => edge.to)).toEqual([second]);
    }
  });

  test('leads half a lane to either side where two spaces abreast become three, and back', () => {
    const lesmo = monza.corners.find(corner => corner.name === 'Lesmo 2');
    const [left = [], right = []] = lesmo?.lanes ?? [];
    const lanes = (index: number | undefined) =>
      monza.spaces[index ?? -1]?.next.map(({ to }) => monza.spaces[to]?.lane);
    expect(lanes(left.at(-1))).toEqual([0, 1]);
    expect(lanes(right.at(-1))).toEqual([2, 1]);
  });

  test('has the same row for front edges that line up, whatever the lane (CFR-72)', () => {
    expect(at('L2').row).toBe(at('R2').row);
    expect(at('L3').row).toBe(at('L2').row + 1);
  });

  test('takes times at a third and at two thirds of the lap', () => {
    expect(monza.watches).toEqual([monza.ticks / 3, (2 * monza.ticks) / 3].map(Math.round));
  });

  test('has a pit lane from the last row of the last corner, beside the straight (CFR-189)', () => {
    const last = monza.corners.at(-1);
    const [first] = monza.pitLane ?? [];
    expect(monza.pitLane).toHaveLength(8);
    expect(monza.spaces[first?.space ?? -1]?.endTick).toBe(last?.toTick);
    expect(monza.spaces[first?.beside[0] ?? -1]?.lane).toBe(monza.greyLane);
  });

  test.each(['montreal', 'monza'])('is drawn for %s as before', async id => {
    const text = cornerText(deriveRows(shippedCircuit(id, true)));
    await expect(text).toMatchFileSnapshot(`pictures/${id}.txt`);
  });

  test('does not change the board of Formula Dé, nor the other way round', () => {
    const circuit = shippedCircuit('montreal');
    const { championship: _, ...plain } = circuit;
    expect(deriveBoard(circuit).hash).toBe(deriveBoard(plain).hash);
    expect(deriveRows(circuit).hash).not.toBe(deriveBoard(circuit).hash);
  });
});
