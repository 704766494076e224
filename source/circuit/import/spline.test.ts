import { expect, test } from 'vitest';
import { resample } from './spline.ts';

const CIRCLE = Array.from({ length: 12 }, (_, i) => ({
  x: 100 * Math.cos((i * Math.PI) / 6),
  y: 100 * Math.sin((i * Math.PI) / 6),
}));

test('twelve points of a circle give a circle', () => {
  const { samples, lengthMetres } = resample(CIRCLE, 200, 0);
  expect(lengthMetres).toBeCloseTo(200 * Math.PI, 0);
  for (const { x, y } of samples) expect(Math.hypot(x, y)).toBeCloseTo(100, 0);
});

test('samples lie at equal distances, from the wished start on', () => {
  const { samples, lengthMetres } = resample(CIRCLE, 100, 50 * Math.PI);
  expect(samples[0]?.x).toBeCloseTo(0, 0);
  expect(samples[0]?.y).toBeCloseTo(100, 0);
  const steps = samples.map((a, i) => {
    const b = samples[(i + 1) % samples.length] ?? a;
    return Math.hypot(b.x - a.x, b.y - a.y);
  });
  expect(Math.min(...steps)).toBeGreaterThan((lengthMetres / 100) * 0.99);
  expect(Math.max(...steps)).toBeLessThan((lengthMetres / 100) * 1.01);
});

test('a start before zero or beyond a lap comes round', () => {
  const whole = resample(CIRCLE, 10, 0);
  expect(resample(CIRCLE, 10, -whole.lengthMetres).samples[0]?.x).toBeCloseTo(100, 3);
  expect(resample(CIRCLE, 10, 3 * whole.lengthMetres).samples[0]?.x).toBeCloseTo(100, 3);
});
