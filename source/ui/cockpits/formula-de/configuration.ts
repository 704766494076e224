// The configuration of a car on the screen: points are taken in the hand from one part and put into another, each as one
// answer. Which moves are legal is the book's business.
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
import { formulaDe, type PointPlace, type RaceModel } from '../../screens/race/race-model.ts';

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
export function configurationAsked({ prompt }: RaceModel): Decision | undefined {
  if (prompt?.kind !== 'ask' || prompt.decision.step !== 'configureCar') return undefined;
  return prompt.decision;
}

/** Points of a part or the pit; one in the hand is not counted. */
export function pointsAt(car: Car, place: PointPlace, hand: PointPlace | undefined): number {
  const points = place === 'pit' ? car.pitPoints : car.points[place];
  return place === hand ? points - 1 : points;
}

/** What a key does to the points; undefined when it is no such key. */
export function configurationKey(
  model: RaceModel,
  key: Key,
): { readonly race: RaceModel; readonly effects: readonly Effect[] } | undefined {
  const decision = configurationAsked(model);
  const command = commandOf('configuration', key);
  if (decision === undefined || (command !== 'take' && command !== 'give')) return undefined;
  const place = partOfValue(model.at);
  if (place === undefined) {
    return command === 'give' ? load(model, decision) : { race: model, effects: [] };
  }
  return command === 'take' ? take(model, decision, place) : give(model, decision, place);
}

/** Puts the point in the hand into a part; the same part takes it back. */
export function give(model: RaceModel, decision: Decision, place: PointPlace) {
  const { hand } = model;
  const open = { ...model, hand: undefined };
  if (hand === place) return { race: open, effects: [] };
  const choice = hand === undefined ? undefined : moveOf(decision, hand, place);
  if (choice === undefined) return { race: model, effects: [] };
  return { race: { ...open, prompt: undefined }, effects: [answer(decision, choice)] };
}

function take(model: RaceModel, decision: Decision, place: PointPlace) {
  if (model.hand === place) return { race: { ...model, hand: undefined }, effects: [] };
  const movable = movesOf(decision).some(({ from }) => from === place);
  return { race: movable ? { ...model, hand: place } : model, effects: [] };
}

// A ready-made car is loaded by moving its points one by one, so that it can be changed afterwards.
function load(model: RaceModel, decision: Decision) {
  const choice = decision.choices[Number(model.at)] as FormulaDeChoice | undefined;
  if (choice?.kind !== 'configureCar') return { race: model, effects: [] };
  return nextLoaded({ ...model, loading: choice, hand: undefined }, decision);
}

/** The next point of a ready-made car that is being loaded; without one the car stands as wanted. */
export function nextLoaded(
  model: RaceModel,
  decision: Decision,
): { readonly race: RaceModel; readonly effects: readonly Effect[] } {
  const car = formulaDe(model.moment.race).cars[decision.seat];
  const { loading } = model;
  if (loading === undefined || car === undefined) return { race: model, effects: [] };
  const missing = (place: PointPlace) => wantedAt(loading, place) - pointsAt(car, place, undefined);
  const move = movesOf(decision).find(({ from, to }) => missing(from) < 0 && missing(to) > 0);
  if (move === undefined) return { race: { ...model, loading: undefined }, effects: [] };
  return { race: { ...model, prompt: undefined }, effects: [answer(decision, move)] };
}

function wantedAt(wanted: ConfigureCar, place: PointPlace): number {
  return place === 'pit' ? wanted.pitPoints : wanted.points[place];
}

function movesOf(decision: Decision): readonly MovePoint[] {
  const choices = decision.choices as readonly FormulaDeChoice[];
  return choices.flatMap(choice => (choice.kind === 'movePoint' ? [choice] : []));
}

function moveOf(decision: Decision, from: PointPlace, to: PointPlace): MovePoint | undefined {
  return movesOf(decision).find(move => move.from === from && move.to === to);
}

function answer(decision: Decision, choice: MovePoint): Effect {
  return { kind: 'answer', seat: decision.seat, choice };
}
