// The main move of a play (M-6-3-s5): the spaces rolled, less brakes, or as many as cars in the way leave (R-25, R-31,
//
import { spaceOf } from '../../../circuit/board.ts';
import { left } from '../points-by-pool.ts';
import type { Movement, Roll } from './movement.ts';
import { type Way, wayFrom } from './way.ts';
import { reachOf } from './ways-on.ts';

/**
 * Returns every main move. A car that goes out, finishes or comes to its pit in fewer spaces than rolled needs no
 * brakes for that.
 */
export function mainMoves(roll: Roll): readonly Movement[] {
  const { car, spaces } = roll;
  const most = Math.min(left(car.points, 'brakes'), spaces - leastSpaces(roll));
  const amounts = Array.from({ length: most + 1 }, (_, brakes) => brakes);
  return amounts.flatMap(brakes => brakedMoves(roll, brakes));
}

/** Returns the fewest spaces of a movement (R-11, BR-68). */
export function leastSpaces({ car, edition }: Roll): number {
  return car.gear <= edition.stayGear ? 0 : 1;
}

function brakedMoves(roll: Roll, brakes: number): readonly Movement[] {
  const { car, ground, edition } = roll;
  const spaces = roll.spaces - brakes;
  const from = wayFrom(spaceOf(ground.board, car.space), car.stops, car.laps);
  const { whole, ended, held, blocked } = reachOf(ground, from, spaces);
  const moved = (way: Way): Movement => ({
    way,
    missing: 0,
    lost: spaces - way.length,
    brakes: edition.brakesAtEnd === 'always' ? 'any' : 'none',
    spent: brakes,
    braked: brakes > 0,
    slid: false,
    bonus: false,
    slipstreams: 0,
  });
  const over = brakes === 0 ? [...ended, ...held] : [];
  return [
    ...whole.map(moved),
    ...over.map((way): Movement => ({ ...moved(way), brakes: 'none' })),
    // What brakes do to a blocking is declared before it; where either part pays none are spent before (BGA-A-43).
    ...(brakes > 0 && edition.bills !== 'table' ? [] : blocked).map(
      (way): Movement => ({ ...moved(way), missing: spaces - way.length, lost: 0, brakes: 'none' }),
    ),
  ];
}
