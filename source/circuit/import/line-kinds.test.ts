import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectBoard, expectBoardOrSentence } from '../../testing/circuits/expect-board.ts';
import { volume } from '../../testing/volume.ts';
import type { Point } from '../board.ts';
import { clover, filled, knot, street, tableOf } from './fixtures/lines.ts';

const houses = fc.array(
  fc.record({
    width: fc.integer({ min: 150, max: 500 }),
    depth: fc.constantFrom(200, 380, 560, 740),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Returns the degrees of every bend in driving order, positive to the right. */
function bendsOf(text: string, reverse = false): readonly number[] {
  const { circuit } = expectBoard(text, { start: 0, reverse });
  return circuit.formula.track.flatMap(entry =>
    'bends' in entry
      ? entry.bends.map(({ side, degrees }) => (side === 'R' ? degrees : -degrees))
      : [],
  );
}

/** Returns how many times the way along the houses turns. */
function rightAngles(row: readonly { readonly depth: number }[]): number {
  const steps = row.filter((house, i) => i > 0 && house.depth !== row[i - 1]?.depth);
  return 4 + 2 * steps.length;
}

test('streets at right angles: every corner is found as one bend of about 90 degrees', () => {
  fc.assert(
    fc.property(houses, fc.integer({ min: 3, max: 25 }), (row, spacing) => {
      const bends = bendsOf(tableOf(street(row, spacing)));
      expect(bends).toHaveLength(rightAngles(row));
      for (const degrees of bends) expect(Math.abs(Math.abs(degrees) - 90)).toBeLessThanOrEqual(15);
    }),
    { numRuns: volume(10, 25), seed: 1950 },
  );
});

test('a line driven the other way round has the same bends from the other end, to the other side', () => {
  fc.assert(
    fc.property(houses, row => {
      const text = tableOf(street(row, 10));
      const there = bendsOf(text);
      const back = bendsOf(text, true).toReversed();
      expect(back).toHaveLength(there.length);
      for (const [i, degrees] of there.entries()) {
        expect(Math.abs(degrees + (back[i] ?? 0))).toBeLessThanOrEqual(4);
      }
    }),
    { numRuns: volume(6, 12), seed: 1951 },
  );
});

test('a road of twenty kilometres with any number of bends', () => {
  const wobbles = fc.array(fc.double({ min: 0.8, max: 1.25, noNaN: true }), {
    minLength: 12,
    maxLength: 140,
  });
  fc.assert(
    fc.property(wobbles, fc.constantFrom(120, 150, 240), (radii, target) => {
      const ends = radii.map((radius, i) => {
        const angle = (2 * Math.PI * i) / radii.length;
        return { x: 3000 * radius * Math.sin(angle), y: 3000 * radius * Math.cos(angle) };
      });
      expectBoardOrSentence(tableOf(filled(ends, 40)), { target });
    }),
    { numRuns: volume(6, 16), seed: 1967 },
  );
});

test('lines that cross themselves, once or many times', () => {
  const times = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(times, times, fc.integer({ min: 20, max: 900 }), (across, along, count) => {
      expectBoardOrSentence(tableOf(knot(count, across, along)));
    }),
    { numRuns: volume(10, 25), seed: 1962 },
  );
});

test('an open line is joined when its ends lie near, and refused with the distance when they do not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), missing => {
      const points = clover(240, 700, 3);
      const result = expectBoardOrSentence(tableOf(points.slice(0, points.length - missing)));
      if (missing <= 10) expect(result).toHaveProperty('board');
      if (missing >= 14) expect(result).toMatch(/the line is open: its ends lie \d+ m apart/);
    }),
    { numRuns: 40, seed: 1903 },
  );
});

test('the same points give the same board from every kind of file, every time', () => {
  const place = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    petals: fc.integer({ min: 2, max: 6 }),
  });
  fc.assert(
    fc.property(place, ({ longitude, latitude, petals }) => {
      const points = degreesOf(clover(120, 600, petals), longitude, latitude);
      const files = [geoJson(points), ring(points), gpx(points), table(points), geoJson(points)];
      const hashes = files.map(text => expectBoard(text).board.hash);
      expect(new Set(hashes).size).toBe(1);
    }),
    { numRuns: volume(5, 12), seed: 1923 },
  );
});

/** Returns points in metres about a place as degrees, with the seven decimals of a recording. */
function degreesOf(
  points: readonly Point[],
  longitude: number,
  latitude: number,
): readonly (readonly [string, string])[] {
  const perDegree = 111_320 * Math.cos((latitude * Math.PI) / 180);
  return points.map(({ x, y }) => [
    (longitude + x / perDegree).toFixed(7),
    (latitude + y / 111_320).toFixed(7),
  ]);
}

type Degrees = readonly (readonly [longitude: string, latitude: string])[];

function pairs(points: Degrees): string {
  return points.map(([longitude, latitude]) => `[${longitude},${latitude}]`).join();
}

function geoJson(points: Degrees): string {
  return `{"type":"LineString","coordinates":[${pairs(points)}]}`;
}

function ring(points: Degrees): string {
  const closed = [...points, ...points.slice(0, 1)];
  return `{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[${pairs(closed)}]]}}`;
}

function gpx(points: Degrees): string {
  const marks = points.map(
    ([longitude, latitude]) => `<trkpt lat="${latitude}" lon="${longitude}"/>`,
  );
  return `<gpx><trk><trkseg>${marks.join('')}</trkseg></trk></gpx>`;
}

function table(points: Degrees): string {
  const lines = points.map(([longitude, latitude]) => `${latitude},${longitude}`);
  return ['latitude,longitude', ...lines].join('\n');
}
