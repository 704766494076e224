import { describe, expect, test } from 'vitest';
import { chartPoints, gearThrows } from './gear-throws.ts';
import { masters2005Definition } from './masters/masters-2005.ts';
import { CHART } from './trant/movement/chart.ts';
import { trant } from './trant/trant.ts';

const TRANT = trant.definition.values;

describe('the throws of a gear', () => {
  test('are one in a book with gear dice: its faces', () => {
    const { values } = masters2005Definition;
    expect(gearThrows(values, 2)).toEqual([{ faces: [2, 3, 3, 4, 4, 4] }]);
  });

  test('are one die of twenty faces or two of ten added together where there is a chart (TR-47)', () => {
    expect(gearThrows(TRANT, 4).map(({ dice, faces }) => [dice, faces.length])).toEqual([
      ['d20', 20],
      ['twoD10', 100],
    ]);
  });

  test('two dice of ten favour the middle of the chart, and never throw a 1', () => {
    const [one, two] = gearThrows(TRANT, 5).map(({ faces }) => faces);
    const middle = (faces: readonly number[] = []) =>
      faces.filter(points => points >= 14 && points <= 17).length / faces.length;
    expect(middle(two)).toBeGreaterThan(middle(one) + 0.1);
    expect(one?.[0]).toBe(11);
    expect(two?.[0]).toBe(12);
  });

  test('an engine point reads the chart five rolls higher, and no higher than 20 (TR-106, TRR-17)', () => {
    const [one] = gearThrows(TRANT, 6);
    expect(one?.boosted?.[0]).toBe(chartPoints(CHART, 6, 6));
    expect(one?.boosted?.at(-1)).toBe(30);
  });

  test('a 10 in 4th is 10 (TR-131)', () => {
    expect(chartPoints(CHART, 4, 10)).toBe(10);
  });
});
