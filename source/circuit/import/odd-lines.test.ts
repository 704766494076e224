import fc from 'fast-check';
import { test } from 'vitest';
import { expectBoardOrSentence } from '../../testing/circuits/expect-board.ts';
import { volume } from '../../testing/volume.ts';
import { clover, tableOf } from './fixtures/lines.ts';

const settings = fc.record({
  target: fc.integer({ min: 60, max: 240 }),
  lanes: fc.constantFrom(2, 3, 4),
  oval: fc.boolean(),
});

test('a wobbly loop of any size, with any number of points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 300 }),
      fc.integer({ min: 40, max: 6000 }),
      fc.array(fc.double({ min: -0.35, max: 0.35, noNaN: true }), { minLength: 1, maxLength: 9 }),
      settings,
      (count, radius, waves, options) => {
        const points = Array.from({ length: count }, (_, i) => {
          const angle = (2 * Math.PI * i) / count;
          const r = waves.reduce((sum, wave, k) => sum + wave * Math.cos((k + 1) * angle), 1.6);
          return { x: radius * r * Math.sin(angle), y: radius * r * Math.cos(angle) };
        });
        expectBoardOrSentence(tableOf(points), options);
      },
    ),
    { numRuns: volume(40, 100), seed: 1907 },
  );
});

test('points without any order', () => {
  const coordinate = fc.integer({ min: -1500, max: 1500 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 3, maxLength: 80 }),
      settings,
      (points, options) => {
        const [first] = points;
        expectBoardOrSentence(tableOf(first === undefined ? points : [...points, first]), options);
      },
    ),
    { numRuns: volume(30, 80), seed: 1922 },
  );
});

test.each([1, 5, 20, 60])('a recording that wobbles by %i m', noise => {
  const random = fc.sample(fc.double({ min: -noise, max: noise, noNaN: true }), {
    numRuns: 1600,
    seed: 7,
  });
  const points = clover(800, 700, 4).map(({ x, y }, i) => ({
    x: x + (random[2 * i] ?? 0),
    y: y + (random[2 * i + 1] ?? 0),
  }));
  expectBoardOrSentence(tableOf(points));
});

test('any text at all', () => {
  const pieces = fc.constantFrom(
    '0,0',
    '1,2',
    '\n',
    '{',
    '}',
    '"coordinates":',
    '[',
    ']',
    '<trkpt lat="1" lon="2">',
    ';',
    '#',
    'x,y',
    '\u0000',
    '1e308,1',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 60 }).map(parts => parts.join('')),
  );
  fc.assert(
    fc.property(text, line => {
      expectBoardOrSentence(line);
    }),
    { numRuns: 200, seed: 1948 },
  );
});
