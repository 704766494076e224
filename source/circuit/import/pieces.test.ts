import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectBoard } from '../../testing/circuits/expect-board.ts';

const ZANDVOORT = readFileSync(new URL('./fixtures/nl-1948.geojson', import.meta.url), 'utf8');
type Coordinates = readonly (readonly number[])[];
interface Collection {
  readonly features: readonly { readonly geometry: { readonly coordinates: Coordinates } }[];
}
const WHOLE = (JSON.parse(ZANDVOORT) as Collection).features[0]?.geometry.coordinates ?? [];
const BOARD = expectBoard(lineString(WHOLE)).board;

function lineString(coordinates: Coordinates): string {
  return JSON.stringify({ type: 'LineString', coordinates });
}

/** Returns the line cut at these points; each cut belongs to both pieces. */
function cut(at: readonly number[]): readonly Coordinates[] {
  const cuts = [0, ...at, WHOLE.length - 1];
  return cuts.slice(1).map((to, i) => WHOLE.slice(cuts[i], to + 1));
}

function features(pieces: readonly Coordinates[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: pieces.map(coordinates => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates },
    })),
  });
}

describe('a line in several pieces', () => {
  test('of one MultiLineString is joined end to end', () => {
    const coordinates = cut([20, 50]);
    const { board, notes } = expectBoard(JSON.stringify({ type: 'MultiLineString', coordinates }));
    expect(board.hash).toBe(BOARD.hash);
    expect(notes).toEqual(['3 pieces of the line were joined end to end']);
  });

  test('of several features gives the same board in any order and direction, begun with the first of the file', () => {
    const places = fc.uniqueArray(fc.integer({ min: 2, max: WHOLE.length - 3 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(places, fc.infiniteStream(fc.boolean()), fc.nat(), (at, turned, seed) => {
        const [first = [], ...rest] = cut(at.toSorted((a, b) => a - b));
        const mixed = rest
          .map(piece => (turned.next().value === true ? piece.toReversed() : piece))
          .toSorted((a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 31 + seed) % 7));
        expect(expectBoard(features([first, ...mixed])).board.hash).toBe(BOARD.hash);
      }),
      { numRuns: 30 },
    );
  });

  test('is driven as the first piece of the file is', () => {
    const [first = [], second = []] = cut([30]);
    const { circuit } = expectBoard(features([first.toReversed(), second]));
    expect(circuit.formula.pit).toMatchObject({ side: 'L' });
  });

  test('leaves out what lies apart, a ring of its own, and what is no line', () => {
    const far = WHOLE.slice(0, 12).map(([x = 0, y = 0]) => [x + 0.1, y]);
    const ring = [...WHOLE.slice(0, 5), WHOLE[0] ?? []];
    const { board, notes } = expectBoard(features([...cut([30]), far, ring, [[4.5], [4.6]]]));
    expect(board.hash).toBe(BOARD.hash);
    expect(notes).toEqual([
      '2 pieces of the line were joined end to end; 3 more lines do not go on from it and were left out',
    ]);
  });

  test('stays apart from other circuits of the world in the same file', () => {
    const other = cut([30, 60]).map(piece => piece.map(([x = 0, y = 0]) => [x + 120, y - 70]));
    const { board, notes } = expectBoard(features([...other, ...cut([70])]));
    expect(board.hash).toBe(BOARD.hash);
    expect(notes[0]).toContain('2 pieces of the line were joined end to end; 3 more lines');
  });

  test('that is whole needs none of the others', () => {
    const { board, notes } = expectBoard(features([WHOLE, WHOLE.slice(3, 20)]));
    expect(board.hash).toBe(BOARD.hash);
    expect(notes).toEqual(['the file has 2 lines; the one with the most points was taken']);
  });
});
