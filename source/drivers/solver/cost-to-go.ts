// The rolls that a car still needs after a movement has ended and is paid for: exact for a car alone, in a race with
// the points it has left, in a timed trial with what spaces outside cost there.

import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { overshootRate, tiresOf } from '../../rules/formula-de/chapters/car/tires.ts';
import { type Passage, stopsAfter } from '../../rules/formula-de/chapters/movement/corners.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { View } from '../../rules/kit/types.ts';
import type { Taste } from '../levels/taste.ts';
import type { Spent, SpentPart } from './budget-cells.ts';
import { lapNumbers } from './lap-numbers.ts';
import { budgetFor, raceValues, setAt } from './race-values.ts';
import { trialValues } from './value-table.ts';

export interface CostToGo {
  /** Returns the rolls from an end on, by the lever there and the points spent until then. */
  after(space: FormulaSpace, passage: Passage, lever: number, spent: Spent): number;
  /** Rolls from where the car stands. */
  readonly now: number;
  /** Returns the rolls that a point saves which pays for a part: the last one that was not spent. */
  worthOf(part: SpentPart): number;
}

export function raceCostToGo(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  values: BookValues,
  taste: Taste,
): CostToGo {
  const table = raceValues(board, values, trackOf(race), race.laps);
  const { cells } = lapNumbers(values);
  const all = budgetFor(car.points, values);
  // Most ends of a movement cost nothing, so they share what was spent before it.
  let last = { spent: NOTHING, budget: all };
  const budgetAfter = (spent: Spent) => {
    if (spent !== last.spent) last = { spent, budget: cells.left(all, spent) };
    return last.budget;
  };
  const rollsAt = ({ space, lever, stops, laps }: Place, spent: Spent) => {
    const budget = budgetAfter(spent);
    return table.rollsLeft(space, lever, stops, race.laps - laps, budget, setAt(car, laps));
  };
  const { tires, brakes } = taste;
  return {
    now: rollsAt(placeOf(board, car), NOTHING),
    worthOf(part) {
      const here = placeOf(board, car);
      return Math.max(0, rollsAt(here, { ...NOTHING, [part]: 1 }) - rollsAt(here, NOTHING));
    },
    after(space, passage, lever, spent) {
      const stops = stopsAfter(board, space, passage, values);
      const place = { space: space.index, lever, stops, laps: passage.laps };
      const rolls = rollsAt(place, spent);
      if (tires === 1 && brakes === 1) return rolls;
      // The points of brakes and tires weighed by taste.
      const unbraked = rollsAt(place, { ...spent, brakes: 0 });
      const unspent = rollsAt(place, { ...spent, tires: 0, brakes: 0 });
      return unspent + brakes * (rolls - unbraked) + tires * (unbraked - unspent);
    },
  };
}

export function trialCostToGo(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  values: BookValues,
): CostToGo {
  const bonus = trackOf(race) === 'dry' && tiresOf(car, values).bonusLaps > 0;
  const rate = overshootRate(car, car.laps, trackOf(race), values.tires);
  const table = trialValues(board, values, { slide: slideOf(race, car, values), bonus }, rate);
  const { space, lever, stops, laps } = placeOf(board, car);
  return {
    now: table.rollsLeft(space, lever, stops, race.laps - laps),
    worthOf: () => 0,
    after: (end, passage, gear) =>
      table.rollsLeft(
        end.index,
        gear,
        stopsAfter(board, end, passage, values),
        race.laps - passage.laps,
      ),
  };
}

export const NOTHING: Spent = { tires: 0, brakes: 0, gearbox: 0 };

/** The place of a car: index of the space, lever, stops made in its corner, crossings of the line. */
interface Place {
  readonly space: number;
  readonly lever: number;
  readonly stops: number;
  readonly laps: number;
}

function placeOf(board: FormulaBoard, car: Car): Place {
  return {
    space: spaceOf(board, car.space).index,
    lever: car.gear,
    stops: car.stops,
    laps: car.laps,
  };
}

function slideOf(race: View<FormulaDeRace>, car: Car, values: BookValues): number {
  return trackOf(race) === 'wet' ? tiresOf(car, values).slide : 0;
}
