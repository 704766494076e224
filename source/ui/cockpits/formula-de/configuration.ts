// The configuration of a car on the screen: points are taken in the hand from one part and put into another, each as one
// answer. Which moves are legal is the book's business.
import { movesLeft } from '../../../rules/formula-de/chapters/configuration.ts';
import type {
  ConfigureCar,
  FormulaDeChoice,
  MovePoint,
} from '../../../rules/formula-de/choices.ts';
import { type Car, PARTS } from '../../../rules/formula-de/state.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Effect } from '../../messages.ts';
import { type Course, still } from '../../screens/race/course.ts';
import { type FormulaModel, keeping, type PointPlace } from './formula-de-model.ts';
import { KEEP } from './prompt.ts';

/** The parts, then the pit. */
export const POINT_PLACES: readonly PointPlace[] = [...PARTS, 'pit'];

const PART_VALUE = 'part ';

/** Value of the line of a part in the list. */
export function valueOfPart(place: PointPlace): string {
  return PART_VALUE + place;
}

/** The part whose line has this value; undefined for the other lines. */
export function partOfValue(value: string): PointPlace | undefined {
  return POINT_PLACES.find(place => valueOfPart(place) === value);
}

/** The open question when it is the one about the configuration. */
export function configurationAsked({ prompt }: Pick<FormulaModel, 'prompt'>): Decision | undefined {
  if (prompt?.kind !== 'ask' || prompt.decision.step !== 'configureCar') return undefined;
  return prompt.decision;
}

/** Points of a part or the pit; one in the hand is not counted. */
export function pointsAt(car: Car, place: PointPlace, hand: PointPlace | undefined): number {
  const points = place === 'pit' ? car.pitPoints : car.points[place];
  return place === hand ? points - 1 : points;
}

/** What a key does to the points; undefined when it is no such key. */
export function configurationKey(model: FormulaModel, key: Key): Course | undefined {
  const decision = configurationAsked(model);
  const command = commandOf('configuration', key);
  if (decision === undefined || (command !== 'take' && command !== 'give')) return undefined;
  const place = partOfValue(model.at);
  if (place === undefined) return command === 'give' ? load(model, decision) : still(model);
  return command === 'take' ? take(model, decision, place) : give(model, decision, place);
}

/** Puts the point in the hand into a part; the same part takes it back. */
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

// A ready-made car is loaded by moving its points one by one, so that it can be changed afterwards. The mark goes to the
// line of the car as it stands.
function load(model: FormulaModel, decision: Decision): Course {
  const wanted = decision.choices[Number(model.at)] as FormulaDeChoice | undefined;
  const car = model.moment.race.cars[decision.seat];
  if (wanted?.kind !== 'configureCar' || car === undefined) return still(model);
  const moves = movesTo(wanted, car, decision);
  const open = keeping(model, { hand: undefined });
  if (moves.length === 0) return still(open);
  return {
    race: { ...open, at: KEEP, prompt: undefined },
    effects: moves.map(move => answer(decision, move)),
  };
}

// A move from a part with a point too many to one that lacks a point stays legal until both are as wanted.
function movesTo(wanted: ConfigureCar, car: Car, decision: Decision): readonly MovePoint[] {
  const missing = new Map(
    POINT_PLACES.map(at => [at, wantedAt(wanted, at) - pointsAt(car, at, undefined)]),
  );
  const lacking = (at: PointPlace) => missing.get(at) ?? 0;
  const moves: MovePoint[] = [];
  for (;;) {
    const move = movesOf(decision).find(({ from, to }) => lacking(from) < 0 && lacking(to) > 0);
    if (move === undefined) return moves.slice(0, movesLeft(car));
    missing.set(move.from, lacking(move.from) + 1).set(move.to, lacking(move.to) - 1);
    moves.push(move);
  }
}

function wantedAt(wanted: ConfigureCar, place: PointPlace): number {
  return place === 'pit' ? wanted.pitPoints : wanted.points[place];
}

function movesOf(decision: Decision): readonly MovePoint[] {
  const choices = decision.choices as readonly FormulaDeChoice[];
  return choices.flatMap(choice => (choice.kind === 'movePoint' ? [choice] : []));
}

function answer(decision: Decision, choice: MovePoint): Effect {
  return { kind: 'answer', seat: decision.seat, choice };
}
