// Every movement of one play: main move, slide, bonus, slipstreams, in the order of the steps of M-6-3.
import { left } from '../points-by-pool.ts';
import { mainMoves } from './main-move.ts';
import type { Movement, Roll } from './movement.ts';
import { bonuses, slides, slipstreams } from './parts.ts';
import { signOf } from './ways-on.ts';

/** Returns every movement up to the step of brakes after the last slipstream, each once. */
export function movementsOf(roll: Roll): readonly Movement[] {
  return unlike(
    roll,
    mainMoves(roll).flatMap(moved => afterPart(roll, moved)),
  );
}

// Takes steps 6 to 8, and again after each slipstream.
function afterPart(roll: Roll, moved: Movement): readonly Movement[] {
  return slides(roll, moved)
    .flatMap(one => bonuses(roll, one))
    .flatMap(one => [
      one,
      ...unlike(roll, slipstreams(roll, one)).flatMap(towed => afterPart(roll, towed)),
    ]);
}

function unlike({ car }: Roll, movements: readonly Movement[]): readonly Movement[] {
  const byWay = new Map(
    movements.map(one => {
      const { way, ...rest } = one;
      return [`${signOf(way, left(car.points, 'brakes'))} ${JSON.stringify(rest)}`, one];
    }),
  );
  return [...byWay.values()];
}
