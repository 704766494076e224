// What dice move a car by, from the printed dice and the printed chart alone.
import type { RaceEvent } from '../../rules/kit/types.ts';

// The means of the printed dice: twice 1 and 2; 2, 3, 3, 4, 4, 4; 4, 5, 6, 6, 7, 7, 8, 8; 7 to 12; 11 to 20; 21 to 30.
const MEANS: Readonly<Record<string, number>> = {
  gear1: 1.5,
  gear2: 20 / 6,
  gear3: 51 / 8,
  gear4: 9.5,
  gear5: 15.5,
  gear6: 25.5,
};

/** Trant's chart by gear: the movement points of rolls 1 to 20 (tables.md B2). */
const CHART = [
  '1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 2',
  '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4',
  '4 4 5 5 6 6 6 6 6 7 7 7 7 7 8 8 8 8 8 8',
  '7 7 7 8 8 8 9 9 9 10 10 10 10 11 11 11 12 12 12 12',
  '11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 20',
  '21 22 22 23 23 24 24 25 25 26 26 27 27 28 28 29 29 30 30 30',
].map(row => row.split(' ').map(Number));
const FACES = Array.from({ length: 10 }, (_, face) => face + 1);
const ROLLS = {
  d20: [...FACES, ...FACES.map(face => face + 10)],
  twoD10: FACES.flatMap(one => FACES.map(other => one + other)),
};

function meanOfChart(dice: keyof typeof ROLLS, gear: number): number {
  const points = ROLLS[dice].map(roll => CHART[gear - 1]?.[roll - 1] ?? 0);
  return points.reduce((sum, one) => sum + one, 0) / points.length;
}

/** Movement by a roll, in spaces or movement points. */
interface MovementRoll {
  readonly value: number;
  readonly mean: number;
}

/** Returns what a gear die showed, or a chart, and the mean of it; undefined for another event. */
export function movementRoll(event: RaceEvent): MovementRoll | undefined {
  const told = event as RaceEvent & Readonly<Record<string, unknown>>;
  if (told.kind === 'chartRead') {
    const dice = told['dice'] === 'd20' ? 'd20' : 'twoD10';
    return { value: Number(told['points']), mean: meanOfChart(dice, Number(told['gear'])) };
  }
  const mean = told.kind === 'dieRolled' ? MEANS[String(told['die'])] : undefined;
  return mean === undefined ? undefined : { value: Number(told['value']), mean };
}
