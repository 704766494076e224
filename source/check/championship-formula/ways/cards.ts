// The speed cards that a car may lay, from the printed text (CFR-8 to CFR-24, CFR-59, CFR-61 to CFR-71, CFR-146 to CFR-152).

import type { Figures } from './figures.ts';
import { entering, FREE, type Going, type Trip } from './going.ts';
import { pricesOf } from './prices.ts';
import { isInsideCorner, stepsOf } from './road.ts';

const STEP = 20;
const FASTEST = 220;
const CARDS = Array.from({ length: FASTEST / STEP }, (_, index) => (index + 1) * STEP);

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
  return inReach.filter(speed => speed <= going.speed || isFree(car, speed));
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
 * The lower of acceleration and start speed, without a test. Less only where corners on the way require it: where the one in which
 * it spun is too slow for it, or its wear does not pay for others without a chance (CFR-146 to CFR-148, CFR-152).
 */
function cardsAfterSpin(car: Planner): readonly number[] {
  const { acceleration, startSpeed } = car.figures;
  const within = CARDS.filter(speed => speed <= Math.min(acceleration, startSpeed));
  const fastest = within.findLast(speed => roadFor(car, speed) !== 'closed') ?? within[0] ?? 0;
  const byWear = within.findLast(speed => roadFor(car, speed) === 'wear') ?? fastest;
  return within.filter(speed => speed === fastest || speed === byWear);
}

/**
 * Returns what it takes to drive the spaces of a speed on the empty road: nothing more than wear, a chance as well, or
 * something that cannot be paid at all.
 */
function roadFor(car: Planner, speed: number): 'wear' | 'chance' | 'closed' {
  const ends = roadEnds(car, speed);
  if (ends.length === 0) return 'closed';
  return ends.some(({ corners }) => corners.rolls === 0) ? 'wear' : 'chance';
}

function isFree(car: Planner, speed: number): boolean {
  return roadEnds(car, speed).some(({ corners }) => corners.wear + corners.rolls === 0);
}

function roadEnds({ trip, going }: Planner, speed: number): readonly Going[] {
  let nodes: readonly Going[] = [{ ...going, speed }];
  for (let driven = 0; driven < speed / STEP; driven++) {
    nodes = nodes.flatMap(from =>
      stepsOf(trip.board, from.space).flatMap(to => entering(trip, from, to)),
    );
    nodes = distinct(nodes);
  }
  return nodes;
}

function distinct(nodes: readonly Going[]): readonly Going[] {
  const known = new Map(
    nodes.map(one => [JSON.stringify([one.space.index, one.account, one.wear, one.corners]), one]),
  );
  return [...known.values()];
}
