// The speed cards that a car may lay, from the printed text (CFR-8 to CFR-24, CFR-59, CFR-61 to CFR-71, CFR-146 to CFR-152).

import type { Figures } from './figures.ts';
import { entering, FREE, type Going, type Trip } from './going.ts';
import { pricesOf } from './prices.ts';
import { isInsideCorner, stepsOf } from './road.ts';

const STEP = 20;
const FASTEST = 220;
const CARDS = Array.from({ length: FASTEST / STEP }, (_, index) => (index + 1) * STEP);

/** A car that lays its card. */
export interface Planner {
  /** The road without cars. */
  readonly trip: Trip;
  readonly going: Going;
  readonly figures: Figures;
  readonly isFirstTurn: boolean;
  /** Whether it spun in the turn before (CFR-146). */
  readonly isAfterSpin: boolean;
}

/** Returns the cards, slowest first. */
export function cardsOf(car: Planner): readonly number[] {
  if (car.isAfterSpin) return cardsAfterSpin(car);
  const inReach = car.isFirstTurn ? firstCards(car) : laterCards(car);
  const { trip, going } = car;
  if (!isInsideCorner(trip.board, going.space)) return inReach;
  return inReach.filter(speed => speed <= going.speed || roadFor(car, speed) === 'free');
}

// Acceleration is no limit, start speed and top speed are, and each may be tested (CFR-12, CFR-16, CFR-67 to CFR-71).
function firstCards({ figures: { startSpeed, topSpeed } }: Planner): readonly number[] {
  return CARDS.filter(speed => speed <= Math.min(startSpeed, topSpeed) + STEP);
}

function laterCards({ figures, going, trip }: Planner): readonly number[] {
  const { speed: before, wear } = going;
  const { acceleration, deceleration, topSpeed } = figures;
  return CARDS.filter(speed => {
    if (speed === before) return true;
    if (speed > before) return speed <= Math.min(before + acceleration, topSpeed) + STEP;
    const over = Math.max(0, before - speed - deceleration);
    return pricesOf(over, { paid: FREE, wear, wearMost: trip.wearMost }).length > 0;
  });
}

/**
 * The lower of acceleration and start speed, without a test. Less only where corners on the way require it: as far down as the
 * fastest speed for which nothing is due (CFR-146 to CFR-148).
 */
function cardsAfterSpin(car: Planner): readonly number[] {
  const { acceleration, startSpeed } = car.figures;
  const downwards = CARDS.filter(speed => speed <= Math.min(acceleration, startSpeed)).toReversed();
  const roads = downwards.map(speed => ({ speed, road: roadFor(car, speed) }));
  const free = roads.findIndex(({ road }) => road === 'free');
  const open = free < 0 ? roads : roads.slice(0, free + 1);
  const driveable = open.filter(({ road }) => road !== 'closed').map(({ speed }) => speed);
  return (driveable.length > 0 ? driveable : downwards.slice(-1)).toReversed();
}

/** Tells whether a car can drive the spaces of a speed on the empty road without a payment, with one, or not at all. */
function roadFor({ trip, going }: Planner, speed: number): 'free' | 'paid' | 'closed' {
  let nodes: readonly Going[] = [{ ...going, speed }];
  for (let driven = 0; driven < speed / STEP; driven++) {
    nodes = nodes.flatMap(from =>
      stepsOf(trip.board, from.space).flatMap(to => entering(trip, from, to)),
    );
    nodes = distinct(nodes);
  }
  if (nodes.length === 0) return 'closed';
  const isFree = nodes.some(({ corners }) => corners.wear + corners.rolls === 0);
  return isFree ? 'free' : 'paid';
}

function distinct(nodes: readonly Going[]): readonly Going[] {
  const known = new Map(
    nodes.map(one => [JSON.stringify([one.space.index, one.account, one.wear, one.corners]), one]),
  );
  return [...known.values()];
}
