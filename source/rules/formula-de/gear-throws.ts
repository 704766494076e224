// What a gear may bring: the faces of its die, or what a movement chart makes of each throw that the driver may choose.
import type { Die } from '../kit/dice.ts';
import { isOutWithout } from './budget.ts';
import type { Points } from './state.ts';
import type { ChartValues } from './trant/values.ts';
import type { BookValues } from './values.ts';

type ChartThrow = keyof ChartValues['throws'];

/** One way to roll for a gear. Its outcomes are equally likely and in rising order. */
export interface GearThrow {
  /** The dice that are thrown; absent where a gear has a die of its own. */
  readonly dice?: ChartThrow;
  /** Movement points of each outcome. */
  readonly faces: readonly number[];
  /** Movement points of each outcome once an engine point has raised it; absent where none does (TR-106). */
  readonly boosted?: readonly number[];
  /** Of each outcome, whether the roll ends the race of a car without an engine point; absent without such a roll (TR-104). */
  readonly strains?: readonly boolean[];
}

/** Reports whether the roll of a move ends the race of a car with such points (TR-103, TR-104). */
export function isEngineLost(points: Points, roll: number, values: BookValues): boolean {
  return roll === values.chart?.strainingRoll && isOutWithout(points, 'engine', values);
}

/** Returns the movement points of a roll in a gear; a roll beyond the chart counts as its last (TRR-17). */
export function chartPoints({ rows }: ChartValues, gear: number, roll: number): number {
  const row = rows[gear - 1] ?? [];
  return row[Math.min(roll, row.length) - 1] ?? 0;
}

const known = new WeakMap<BookValues, readonly (readonly GearThrow[])[]>();

/** Returns the throws between which a driver may choose in a gear, 1 to 6: one die, unless the book has a chart (TR-47). */
export function gearThrows(values: BookValues, gear: number): readonly GearThrow[] {
  const before = known.get(values);
  if (before !== undefined) return before[gear - 1] ?? [];
  const { chart, gearDice } = values;
  const all = gearDice.map(({ faces }, index) =>
    chart === undefined ? [{ faces }] : chartThrows(chart, index + 1),
  );
  known.set(values, all);
  return all[gear - 1] ?? [];
}

/** Returns the most movement points that a gear, 1 to 6, may bring. */
export function mostPoints(values: BookValues, gear: number): number {
  return Math.max(...gearThrows(values, gear).flatMap(({ faces }) => faces));
}

function chartThrows(chart: ChartValues, gear: number): readonly GearThrow[] {
  const names = Object.keys(chart.throws) as ChartThrow[];
  return names.map(dice => {
    const rolls = sumsOf(chart.throws[dice]);
    return {
      dice,
      faces: rolls.map(roll => chartPoints(chart, gear, roll)),
      strains: rolls.map(roll => roll === chart.strainingRoll),
      boosted: rolls.map(roll => chartPoints(chart, gear, roll + chart.boost)),
    };
  });
}

// Returns every sum of some dice, as often as it falls, in rising order.
function sumsOf(dice: readonly Die[]): readonly number[] {
  const add = (sums: readonly number[], { faces }: Die) =>
    sums.flatMap(sum => faces.map(face => sum + face));
  return dice.reduce(add, [0]).toSorted((a, b) => a - b);
}
