// What a driver settles before the race: the pit, the points of the car, the tires.

import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { pointsIn, pointsOf, poolsOf } from '../../rules/formula-de/budget.ts';
import { putBy } from '../../rules/formula-de/chapters/car/configuration.ts';
import { progressOf } from '../../rules/formula-de/chapters/round/ranking.ts';
import type {
  ChoosePitBox,
  ChooseTires,
  ConfigureCar,
  FormulaDeChoice,
  KeepCar,
  MovePoint,
} from '../../rules/formula-de/choices.ts';
import {
  type Car,
  type FormulaDeRace,
  type Pool,
  TIRE_TYPES,
  type TireType,
} from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';
import type { BuildCar, MoveConstructionPoint } from '../../rules/formula-de/trant/choices.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { View } from '../../rules/kit/types.ts';
import type { Taste } from '../levels/taste.ts';
import { budgetFor } from '../solver/race-values.ts';
import { chanceOfLosing, type Losses, lossesByPlace, pointsToRuin, testedParts } from './losses.ts';
import { boxCost } from './pit-plan.ts';
import { termsInForce } from './terms-in-force.ts';
import { TireOutlook } from './tire-outlook.ts';

/** A choice made before the race. */
export type Preparation =
  | ChoosePitBox
  | ConfigureCar
  | MovePoint
  | KeepCar
  | ChooseTires
  | BuildCar
  | MoveConstructionPoint;

/** Reports whether a choice is one made before the race. */
export function isPreparation(choice: FormulaDeChoice): choice is Preparation {
  return [
    'choosePitBox',
    'configureCar',
    'movePoint',
    'keepCar',
    'chooseTires',
    'buildCar',
    'moveConstructionPoint',
  ].includes(choice.kind);
}

/** Returns the cost of such a choice in rolls, to be compared with the others of the decision. */
export function preparationCost(
  race: View<FormulaDeRace>,
  car: Car,
  choice: Preparation,
  board: FormulaBoard,
  taste: Taste,
): number {
  const { values, session } = termsInForce(race);
  switch (choice.kind) {
    case 'choosePitBox':
      return boxCost(board, values, choice.box, budgetFor(car.points, values));
    case 'chooseTires':
      if (session === 'trial') return trialTires(race, choice.tires);
      return new TireOutlook(race, car, board, values, taste).rolls(choice.tires, 1, car.points);
    case 'movePoint':
      return (
        spreadCost(race, car, board, afterMove(spreadOf(race, car), choice, values)) + ADJUSTED
      );
    case 'keepCar':
      return spreadCost(race, car, board, spreadOf(race, car));
    case 'configureCar':
      return spreadCost(race, car, board, choice);
    case 'buildCar':
      return spreadCost(race, car, board, { points: choice.points, pitPoints: 0 });
    case 'moveConstructionPoint':
      return (
        spreadCost(race, car, board, afterMove(spreadOf(race, car), choice, values)) + ADJUSTED
      );
  }
}

// On exactly solved laps the extra space of soft tires saves more rolls than their penalties cost, on every circuit.
function trialTires(race: View<FormulaDeRace>, tires: TireType): number {
  const best: TireType = trackOf(race) === 'wet' ? 'rain' : 'soft';
  return tires === best ? 0 : 1;
}

/** The points of a car and those in its pit. */
type Spread = Pick<ConfigureCar, 'points' | 'pitPoints'>;

// What a built car lacks in parts lies in its fittings, not in its pit.
function spreadOf(race: View<FormulaDeRace>, car: Car): Spread {
  return { points: car.points, pitPoints: car.fittings === undefined ? putBy(race, car) : 0 };
}

/** Rolls that moving one point must save to be worth the trouble. */
const ADJUSTED = 0.02;

function afterMove(
  { points, pitPoints }: Spread,
  { from, to }: MovePoint | MoveConstructionPoint,
  values: BookValues,
): Spread {
  const change = (place: Pool | 'pit') => (place === to ? 1 : 0) - (place === from ? 1 : 0);
  return {
    points: pointsOf(values, pool => pointsIn(points, pool) + change(pool)),
    pitPoints: pitPoints + change('pit'),
  };
}

/** Rolls that a retirement costs, counted in places over a whole race. */
const OUT = 16;

/** Share of the losses that a point in the pit makes up for. */
const PIT_POINT = 0.2;

function placeLosses(race: View<FormulaDeRace>, car: Car, board: FormulaBoard): Losses {
  const distance = (one: Car) => progressOf(board, one);
  const ahead = race.cars.filter(one => distance(one) > distance(car)).length;
  return lossesByPlace(ahead, race.cars.length - 1);
}

/**
 * Returns what a spread of points costs over the race: slow laps, and the odds that the points do not outlast the
 * tests.
 */
function spreadCost(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  { points, pitPoints }: Spread,
): number {
  const { values, preparation } = termsInForce(race);
  const outlook = new TireOutlook(race, car, board, values);
  const { type: fitted = race.options.tires } = car.set ?? {};
  // A driver that is not asked for tires has those that are on the car.
  const types = preparation.includes('chooseTires') ? TIRE_TYPES : [fitted];
  const rolls = Math.min(...types.map(type => outlook.rolls(type, 1, points)));
  // In a race of one lap the pits stay shut (M-19-1-7).
  const repaired = race.laps > 1 && board.pit !== undefined ? pitPoints * PIT_POINT : 0;
  const byPlace = placeLosses(race, car, board);
  const risk = poolsOf(values).reduce((sum, pool) => {
    const expected = testedParts(pool, values).reduce(
      (all, part) => all + outlook.losses[part] * race.laps + byPlace[part],
      0,
    );
    const left = pointsToRuin(points, pool, values);
    if (!Number.isFinite(left)) return sum;
    return sum + chanceOfLosing(left, Math.max(0, expected) * (1 - repaired));
  }, 0);
  return rolls + OUT * risk;
}
