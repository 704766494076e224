// The configuration of a car on the screen: a point is taken from one pool and put into another, which is one answer. The
// book decides which moves are legal.
import { pointsIn } from '../../../rules/formula-de/budget.ts';
import { movesLeft, putBy } from '../../../rules/formula-de/chapters/car/configuration.ts';
import type { ConfigureCar, FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import { type Car, type FormulaDeRace, POOLS, type Pool } from '../../../rules/formula-de/state.ts';
import type { BuildCar } from '../../../rules/formula-de/trant/choices.ts';
import { builtOf } from '../../../rules/formula-de/trant/series/construction.ts';
import { EXTRAS, type Extra } from '../../../rules/formula-de/trant/state.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Effect } from '../../messages.ts';
import { type Course, still } from '../../screens/race/course.ts';
import {
  type FormulaModel,
  isPointMove,
  keeping,
  type PointMove,
  type PointPlace,
  poolsOfRace,
} from './formula-de-model.ts';
import { KEEP } from './prompt.ts';

/** Returns the pools of the car, then what else its points may go to: the pit, or what construction points buy. */
export function pointPlaces(model: FormulaModel): readonly PointPlace[] {
  const choices = configurationAsked(model)?.choices ?? [];
  if (!choices.some(({ kind }) => kind === 'buildCar')) return [...poolsOfRace(model), 'pit'];
  const hasDriver = model.moment.race.cars.some(car => car.driverPoints !== undefined);
  return [...poolsOfRace(model), ...EXTRAS.filter(extra => hasDriver || extra !== 'driver')];
}

const PART_VALUE = 'part ';

export function valueOfPart(place: PointPlace): string {
  return PART_VALUE + place;
}

export function partOfValue(value: string): PointPlace | undefined {
  return ([...POOLS, 'pit', ...EXTRAS] as const).find(place => valueOfPart(place) === value);
}

const STEPS: readonly string[] = ['configureCar', 'buildCar'];

export function configurationAsked({ prompt }: Pick<FormulaModel, 'prompt'>): Decision | undefined {
  if (prompt?.kind !== 'ask' || !STEPS.includes(prompt.decision.step)) return undefined;
  return prompt.decision;
}

export function pointsAt(
  race: View<FormulaDeRace>,
  car: Car,
  place: PointPlace,
  hand: PointPlace | undefined,
): number {
  const points = isPool(place) ? pointsIn(car.points, place) : pointsBeside(race, car, place);
  return place === hand ? points - 1 : points;
}

function isPool(place: PointPlace): place is Pool {
  return POOLS.some(pool => pool === place);
}

function pointsBeside(race: View<FormulaDeRace>, car: Car, place: 'pit' | Extra): number {
  if (place === 'pit') return putBy(race, car);
  const { fittings, driver } = builtOf(car);
  return place === 'driver' ? driver : fittings[place];
}

export function readyAt(ready: ConfigureCar | BuildCar, place: PointPlace): number {
  if (isPool(place)) return pointsIn(ready.points, place);
  if (ready.kind === 'configureCar') return place === 'pit' ? ready.pitPoints : 0;
  if (place === 'pit') return 0;
  return place === 'driver' ? ready.driver : ready.fittings[place];
}

/** Handles a key that moves points; undefined for other keys. */
export function configurationKey(model: FormulaModel, key: Key): Course | undefined {
  const decision = configurationAsked(model);
  const command = commandOf('configuration', key);
  if (decision === undefined || (command !== 'take' && command !== 'give')) return undefined;
  const place = partOfValue(model.at);
  if (place === undefined) return command === 'give' ? load(model, decision) : still(model);
  return command === 'take' ? take(model, decision, place) : give(model, decision, place);
}

/** Puts the point in the hand into a pool; the same pool takes it back. */
export function give(model: FormulaModel, decision: Decision, place: PointPlace): Course {
  const { hand } = model.kept;
  const open = keeping(model, { hand: undefined });
  if (hand === place) return still(open);
  const choice = movesOf(decision).find(({ from, to }) => from === hand && to === place);
  if (choice === undefined) return still(model);
  return { race: { ...open, prompt: undefined }, effects: [answer(decision, choice)] };
}

function take(model: FormulaModel, decision: Decision, place: PointPlace): Course {
  if (model.kept.hand === place) return still(keeping(model, { hand: undefined }));
  const movable = movesOf(decision).some(({ from }) => from === place);
  return still(movable ? keeping(model, { hand: place }) : model);
}

// A ready-made car is loaded by moving its points one by one, so that it can be changed afterwards. The mark goes to
// the line of the car as it is.
function load(model: FormulaModel, decision: Decision): Course {
  const wanted = decision.choices[Number(model.at)] as FormulaDeChoice | undefined;
  const { race } = model.moment;
  const car = race.cars[decision.seat];
  const isReady = wanted?.kind === 'configureCar' || wanted?.kind === 'buildCar';
  if (!isReady || car === undefined) return still(model);
  const lacking = (at: PointPlace) => readyAt(wanted, at) - pointsAt(race, car, at, undefined);
  const missing = new Map(pointPlaces(model).map(at => [at, lacking(at)]));
  const moves = movesTo(missing, decision).slice(0, movesLeft(car));
  const open = keeping(model, { hand: undefined });
  if (moves.length === 0) return still(open);
  return {
    race: { ...open, at: KEEP, prompt: undefined },
    effects: moves.map(move => answer(decision, move)),
  };
}

// A move from a pool with a point too many to one with too few stays legal until both are as wanted.
function movesTo(
  missing: ReadonlyMap<PointPlace, number>,
  decision: Decision,
): readonly PointMove[] {
  const left = new Map(missing);
  const lacking = (at: PointPlace) => left.get(at) ?? 0;
  const moves: PointMove[] = [];
  for (;;) {
    const move = movesOf(decision).find(({ from, to }) => lacking(from) < 0 && lacking(to) > 0);
    if (move === undefined) return moves;
    left.set(move.from, lacking(move.from) + 1).set(move.to, lacking(move.to) - 1);
    moves.push(move);
  }
}

function movesOf(decision: Decision): readonly PointMove[] {
  const choices = decision.choices as readonly FormulaDeChoice[];
  return choices.flatMap(choice => (isPointMove(choice) ? [choice] : []));
}

function answer(decision: Decision, choice: PointMove): Effect {
  return { kind: 'answer', seat: decision.seat, choice };
}
