// The configuration of a car on the screen: a point is taken from one pool and put into another, which is one answer.
// The book says which moves are legal.
import { pointsIn } from '../../../rules/formula-de/budget.ts';
import { movesLeft, putBy } from '../../../rules/formula-de/chapters/car/configuration.ts';
import type {
  ConfigureCar,
  FormulaDeChoice,
  MovePoint,
} from '../../../rules/formula-de/choices.ts';
import { type Car, type FormulaDeRace, POOLS } from '../../../rules/formula-de/state.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Effect } from '../../messages.ts';
import { type Course, still } from '../../screens/race/course.ts';
import { type FormulaModel, keeping, type PointPlace, poolsOfRace } from './formula-de-model.ts';
import { KEEP } from './prompt.ts';

/** Returns the pools of the car, then the pit. */
export function pointPlaces(model: FormulaModel): readonly PointPlace[] {
  return [...poolsOfRace(model), 'pit'];
}

const PART_VALUE = 'part ';

/** Returns the value of a pool's line in the list. */
export function valueOfPart(place: PointPlace): string {
  return PART_VALUE + place;
}

/** Returns the pool whose line has this value; undefined for the other lines. */
export function partOfValue(value: string): PointPlace | undefined {
  return ([...POOLS, 'pit'] as const).find(place => valueOfPart(place) === value);
}

/** Returns the open question if it is the one about the configuration. */
export function configurationAsked({ prompt }: Pick<FormulaModel, 'prompt'>): Decision | undefined {
  if (prompt?.kind !== 'ask' || prompt.decision.step !== 'configureCar') return undefined;
  return prompt.decision;
}

/** Returns the points of a pool or the pit, without one in the hand. */
export function pointsAt(
  race: View<FormulaDeRace>,
  car: Car,
  place: PointPlace,
  hand: PointPlace | undefined,
): number {
  const points = place === 'pit' ? putBy(race, car) : pointsIn(car.points, place);
  return place === hand ? points - 1 : points;
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
  if (wanted?.kind !== 'configureCar' || car === undefined) return still(model);
  const lacking = (at: PointPlace) => wantedAt(wanted, at) - pointsAt(race, car, at, undefined);
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
): readonly MovePoint[] {
  const left = new Map(missing);
  const lacking = (at: PointPlace) => left.get(at) ?? 0;
  const moves: MovePoint[] = [];
  for (;;) {
    const move = movesOf(decision).find(({ from, to }) => lacking(from) < 0 && lacking(to) > 0);
    if (move === undefined) return moves;
    left.set(move.from, lacking(move.from) + 1).set(move.to, lacking(move.to) - 1);
    moves.push(move);
  }
}

function wantedAt(wanted: ConfigureCar, place: PointPlace): number {
  return place === 'pit' ? wanted.pitPoints : pointsIn(wanted.points, place);
}

function movesOf(decision: Decision): readonly MovePoint[] {
  const choices = decision.choices as readonly FormulaDeChoice[];
  return choices.flatMap(choice => (choice.kind === 'movePoint' ? [choice] : []));
}

function answer(decision: Decision, choice: MovePoint): Effect {
  return { kind: 'answer', seat: decision.seat, choice };
}
