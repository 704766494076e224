// The main move of a play (M-6-3-s5): so many spaces, fewer by brakes, or as many as cars in the way leave.
import { spaceOf } from '../../../circuit/board.ts';
import { left } from '../stock.ts';
import type { Movement, Roll } from './movement.ts';
import { type Way, wayFrom } from './way.ts';
import { reachOf } from './ways-on.ts';

/** up to this gear a car may brake down to no movement. */
const STAY_GEAR = 2;

/** Every main move. To be put out, home or in the pit by fewer spaces than rolled needs no brakes. */
export function mainMoves(roll: Roll): readonly Movement[] {
  const { car, spaces } = roll;
  const most = Math.min(left(car.points, 'brakes'), spaces - leastSpaces(car));
  const amounts = Array.from({ length: most + 1 }, (_, brakes) => brakes);
  return amounts.flatMap(brakes => brakedMoves(roll, brakes));
}

/** Fewest spaces of a movement. */
export function leastSpaces({ gear }: Roll['car']): number {
  return gear <= STAY_GEAR ? 0 : 1;
}

function brakedMoves({ car, ground, spaces: rolled }: Roll, brakes: number): readonly Movement[] {
  const spaces = rolled - brakes;
  const from = wayFrom(spaceOf(ground.board, car.space), car.stops, car.laps);
  const { whole, ended, held, blocked } = reachOf(ground, from, spaces);
  const moved = (way: Way): Movement => ({
    way,
    missing: 0,
    lost: spaces - way.length,
    brakes: 'any',
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
    // What brakes do to a blocking is declared before it.
    ...blocked.map(
      (way): Movement => ({ ...moved(way), missing: spaces - way.length, lost: 0, brakes: 'none' }),
    ),
  ];
}
