// The movement chart and the dice that it is read with (TR-47, TR-48, TR-103, TR-106).
import { describe, expect, test } from 'vitest';
import { GEAR_DICE } from '../../shared-numbers.ts';
import { CHART, CHART_DICE, D20 } from './chart.ts';

const ROLLS = D20.faces;

describe('the movement chart (TR-48)', () => {
  test('gives each gear the faces of its gear die, spread evenly over the rolls 1 to 20', () => {
    const spread = GEAR_DICE.map(({ faces }) =>
      ROLLS.map(roll => faces[Math.min(faces.length - 1, Math.floor((roll * faces.length) / 20))]),
    );
    expect(CHART.rows).toEqual(spread);
  });

  test('is read as one die for each gear', () => {
    expect(CHART_DICE).toEqual(
      CHART.rows.map((faces, index) => ({ name: `gear${index + 1}`, faces })),
    );
    expect(CHART_DICE.map(({ name }) => name)).toEqual(GEAR_DICE.map(({ name }) => name));
  });
});

test('a move is rolled with one die of 1 to 20 or with two of 1 to 10 (TR-47)', () => {
  const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
  expect(CHART.throws.d20.map(({ faces }) => faces)).toEqual([upTo(20)]);
  expect(CHART.throws.twoD10.map(({ faces }) => faces)).toEqual([upTo(10), upTo(10)]);
});

test('an engine point raises a roll by 5, and a 16 strains the engine (TR-103, TR-106)', () => {
  expect(CHART).toMatchObject({ boost: 5, strainingRoll: 16 });
});
