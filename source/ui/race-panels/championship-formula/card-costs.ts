// What each speed card costs: at once, and in the next corner.

import { emptyRoad } from '../../../rules/championship-formula/chapters/movement/road.ts';
import type { Due } from '../../../rules/championship-formula/chapters/movement/way-search.ts';
import type { SpeedCard } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import { cardsFor } from '../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { Decision, Seat } from '../../../rules/kit/types.ts';
import { type ChampionshipModel, figuresOfCar, groundOfModel } from './championship-model.ts';
import { moveAhead, type Outlook, outlook, spacesToFlag } from './road-ahead.ts';

export interface CardCost {
  readonly card: SpeedCard;
  /** What corners ask for on the cheapest way; undefined where there is no way but off the road. */
  readonly dues: readonly Due[] | undefined;
  /** What the next corner asks for then; undefined where none comes. */
  readonly next: Outlook | undefined;
  /** Spaces to the flag after the card, 0 for one that brings the car there; absent where a corner comes first. */
  readonly toFlag: number | undefined;
}

const known = new WeakMap<Decision, readonly CardCost[]>();

/** Returns what the cards of an open question for a card cost, slowest first. */
export function cardCosts(model: ChampionshipModel, decision: Decision): readonly CardCost[] {
  const costs = known.get(decision) ?? cardCostsOf(model, decision.seat);
  known.set(decision, costs);
  return costs;
}

/** Returns what the cards of a car would cost, slowest first; none for a car that is not on the road. */
export function cardCostsOf(model: ChampionshipModel, seat: Seat): readonly CardCost[] {
  const { race } = model.moment;
  const car = race.cars[seat];
  if (car?.cards === undefined || car.space === '') return [];
  return cardsFor(race, seat, groundOfModel(model)).map(card => costOf(model, car, card));
}

function costOf(model: ChampionshipModel, car: Car, card: SpeedCard): CardCost {
  const ground = groundOfModel(model);
  const road = emptyRoad(car, model.moment.race.laps, ground);
  const { dues, ends } = moveAhead(road, card.speed);
  const brakes = figuresOfCar(car, ground)?.deceleration ?? 0;
  const next = outlook(road, ends, card.speed, brakes);
  return { card, dues, next, toFlag: next === undefined ? spacesToFlag(road, ends) : undefined };
}

/** Returns the steps of excess and the tests of a card, now and in the next corner; infinite for one that leads off the road. */
export function stepsOf({ card, dues, next }: CardCost): number {
  const owed = (list: readonly Due[] | undefined) =>
    list?.reduce((sum, { unpaid }) => sum + unpaid, 0) ?? Number.POSITIVE_INFINITY;
  const later = next === undefined ? 0 : owed(next.dues);
  return owed(dues) + later + card.overBrakes + card.tests.length;
}
