// What a driver settles before the race: the pit, the points of the car, the tires.

import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsIn, pointsLeft, pointsOf, poolsOf } from '../../../rules/formula-de/budget.ts';
import { putBy } from '../../../rules/formula-de/chapters/car/configuration.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type {
  ConfigureCar,
  FormulaDeChoice,
  MovePoint,
} from '../../../rules/formula-de/choices.ts';
import {
  type Car,
  type FormulaDeRace,
  type Pool,
  TIRE_TYPES,
  type TireType,
} from '../../../rules/formula-de/state.ts';
import { trackOf } from '../../../rules/formula-de/table.ts';
import type { StripCar } from '../../../rules/formula-de/trant/choices.ts';
import { builtOf } from '../../../rules/formula-de/trant/series/construction.ts';
import type { BuiltCar } from '../../../rules/formula-de/trant/state.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { View } from '../../../rules/kit/types.ts';
import type { Taste } from '../../levels/taste.ts';
import { budgetFor } from '../../solver/race-values.ts';
import { wingCost } from '../../solver/wing-cost.ts';
import {
  chanceOfLosing,
  type Losses,
  lossesByPlace,
  pointsToRuin,
  type TestedPart,
  testedParts,
} from '../losses.ts';
import { boxCost } from '../pits/pit-plan.ts';
import { TireOutlook } from '../pits/tire-outlook.ts';
import { termsInForce } from '../terms-in-force.ts';
import { believed, extrasWorth, rebuilt } from './construction.ts';

const KINDS = [
  'choosePitBox',
  'configureCar',
  'movePoint',
  'keepCar',
  'chooseTires',
  'buildCar',
  'moveConstructionPoint',
  'stripCar',
  'keepGridRoll',
  'chooseWing',
] as const satisfies readonly FormulaDeChoice['kind'][];
export type Preparation = Extract<FormulaDeChoice, { kind: (typeof KINDS)[number] }>;

export function isPreparation(choice: FormulaDeChoice): choice is Preparation {
  return KINDS.some(kind => kind === choice.kind);
}

/** Returns the cost of a preparation in rolls, to be compared with the others of the decision. */
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
      return boxCost(board, values, choice.box, budgetFor(car.points, values), race.laps);
    case 'chooseTires':
      if (session === 'trial') return trialTires(race, choice.tires);
      return (
        new TireOutlook(race, car, board, values, taste).rolls(choice.tires, 1, car.points) -
        softWorth(choice.tires, taste)
      );
    case 'chooseWing':
      return choice.wing === 'high' ? race.laps * wingCost(board, values) : 0;
    // The lowest number is in front (TR-23).
    case 'keepGridRoll':
      return choice.roll;
    case 'movePoint':
      return (
        spreadCost(race, car, board, afterMove(spreadOf(race, car), choice, values), taste) +
        ADJUSTED
      );
    case 'configureCar':
      return spreadCost(race, car, board, choice, taste);
    case 'keepCar':
      return car.fittings === undefined
        ? spreadCost(race, car, board, spreadOf(race, car), taste)
        : builtCost(race, car, board, builtOf(car), taste);
    case 'buildCar':
      return builtCost(race, car, board, choice, taste);
    case 'moveConstructionPoint': {
      const built = rebuilt(builtOf(car), choice.from, choice.to);
      return builtCost(race, car, board, built, taste) + ADJUSTED;
    }
    case 'stripCar':
      return builtCost(race, car, board, stripped(car, choice, values), taste);
  }
}

// Returns the rolls that a set seems to save beyond what it does.
function softWorth(tires: TireType, { softWanted }: Taste): number {
  return tires === 'soft' ? softWanted : 0;
}

// On exactly solved laps the extra space of soft tires saves more rolls than their penalties cost, on every circuit.
function trialTires(race: View<FormulaDeRace>, tires: TireType): number {
  const best: TireType = trackOf(race) === 'wet' ? 'rain' : 'soft';
  return tires === best ? 0 : 1;
}

/** Returns the cost of beginning a lap at speed on a space: what lies behind the line costs nothing (TR-33, TR-35). */
export function startCost(space: string, board: FormulaBoard): number {
  return 1 - spaceOf(board, space).tick / board.ticks;
}

type Spread = Pick<ConfigureCar, 'points' | 'pitPoints'>;

function spreadOf(race: View<FormulaDeRace>, car: Car): Spread {
  return { points: car.points, pitPoints: putBy(race, car) };
}

// A car that is built has nothing in its pit; what its points do not buy in parts lies in its fittings and its driver.
function builtCost(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  built: BuiltCar,
  taste: Taste,
): number {
  const { values } = termsInForce(race);
  const worth =
    extrasWorth(built, race.cars.length - 1, race.laps, board, values, taste) +
    believed(built, race, taste);
  return spreadCost(race, car, board, { points: built.points, pitPoints: 0 }, taste) - worth;
}

function stripped(car: Car, { parts }: StripCar, values: BookValues): BuiltCar {
  const given = (pool: Pool) => parts.filter(part => values.parts[part].pool === pool).length;
  const points = pointsOf(values, pool => pointsIn(car.points, pool) - given(pool));
  return { ...builtOf(car), points };
}

/** Rolls that moving one point must save to be worth the trouble. */
const ADJUSTED = 0.02;

function afterMove(
  { points, pitPoints }: Spread,
  { from, to }: MovePoint,
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

/** A driver that fears nothing on the road still wants a car that lasts, and one that fears all of it still wants to be fast. */
const DREAD = { least: 0.6, most: 1.6 };

function dreadOf(part: TestedPart, { contact, engine, danger }: Taste): number {
  const dread = { body: contact, engine, handling: danger }[part];
  return Math.min(DREAD.most, Math.max(DREAD.least, dread));
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
  taste: Taste,
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
      (all, part) =>
        all + (outlook.losses[part] * race.laps + byPlace[part]) * dreadOf(part, taste),
      0,
    );
    const left = pointsToRuin(points, pool, values);
    if (!Number.isFinite(left)) return sum;
    return sum + chanceOfLosing(left, Math.max(0, expected) * (1 - repaired));
  }, 0);
  const wanted =
    taste.tiresWanted * pointsLeft(points, 'tires', values) +
    taste.brakesWanted * pointsLeft(points, 'brakes', values);
  return rolls + OUT * risk - wanted;
}
