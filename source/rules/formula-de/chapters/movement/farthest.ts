// How far a car without an engine must go (M-16-0-3, M-12-1-3, R-73): its movements, weighed with what follows them.

import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import { pointsLeft } from '../../budget.ts';
import type { DeclineSoftBonus } from '../../choices.ts';
import { carOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { afterMovement, type Movement } from './after-movement.ts';
import { crossings } from './corners.ts';
import type { Situation } from './movement.ts';
import { overshootMixes, takenBack, traceWithout } from './overshooting.ts';

/** A movement, or declining an optional one. */
type Option = Movement | DeclineSoftBonus;

/** Returns what can follow a movement in the same play: the slide or the soft bonus. */
export type Sequel = (race: Situation) => readonly Option[];

interface Outcome {
  /** False when an overshoot that cannot be paid eliminates the car. */
  readonly survives: boolean;
  /** Spaces made, without those that brakes took back; beyond the finish more than any other number. */
  readonly spaces: number;
  /** Place in the order of the race, in ticks. */
  readonly rank: number;
  readonly isBlocked: boolean;
  /** Brakes spent, and those of them that pay for an overshoot. */
  readonly brakes: number;
  readonly lateBrakes: number;
}

/**
 * Returns those of some movements that a car in inertia must take: not one that an overshoot would eliminate if another
 * does not, the farthest at the end of the play, of these the one that plays first in the next round, and brakes only
 * as far as needed. Movements that are equal in all this stay.
 */
export function farthestOf<O extends Option>(
  options: readonly O[],
  race: Situation,
  seat: Seat,
  ground: Ground,
  sequel: Sequel = () => [],
): readonly O[] {
  const after = (before: Situation, option: Option) =>
    option.kind === 'declineSoftBonus' ? before : afterMovement(before, seat, option, ground);
  const rated = options.flatMap(option => {
    const driven = after(race, option);
    const next = sequel(driven).map(one => after(driven, one));
    const ends = next.length > 0 ? next : [driven];
    const [outcome] = farthest(
      ends.map(end => outcomeOf(end, race, seat, ground)),
      one => one,
    );
    return outcome === undefined ? [] : [{ option, outcome }];
  });
  return farthest(rated, one => one.outcome).map(one => one.option);
}

function outcomeOf(end: Situation, race: Situation, seat: Seat, ground: Ground): Outcome {
  const { board, values } = ground;
  const { play } = end;
  const brakesLeft = (one: Situation) => pointsLeft(carOf(one, seat).points, 'brakes', values);
  const car = carOf(end, seat);
  const { passage } = traceWithout(end, car, ground, 0);
  // Tires pay before brakes; the first mix has the fewest brakes.
  const [mix] = overshootMixes(end, seat, ground);
  const lateBrakes = mix?.brakes ?? 0;
  const kept = play.path.slice(0, play.path.length - takenBack(play, lateBrakes));
  const laps = car.laps - crossings(board, play.path.slice(kept.length - 1));
  const { lapTick } = spaceOf(board, kept.at(-1) ?? car.space);
  const finishes = passage.end === 'finished';
  return {
    survives: (passage.end !== 'fatal' && passage.due === 0) || mix !== undefined,
    spaces: finishes ? Number.MAX_SAFE_INTEGER : kept.length - 1,
    rank: laps * board.ticks + lapTick,
    isBlocked: play.missing > 0,
    brakes: brakesLeft(race) - brakesLeft(end) + lateBrakes,
    lateBrakes,
  };
}

function farthest<X>(list: readonly X[], outcome: (one: X) => Outcome): readonly X[] {
  const alive = list.filter(one => outcome(one).survives);
  if (alive.length === 0) return list;
  const far = leading(alive, one => outcome(one).spaces);
  const first = leading(far, one => outcome(one).rank);
  // The driver chooses how to lessen a blocking (M-16-0-3).
  if (first.some(one => outcome(one).isBlocked)) return first;
  const sparing = leading(first, one => -outcome(one).brakes);
  return leading(sparing, one => -outcome(one).lateBrakes);
}

function leading<X>(list: readonly X[], figure: (one: X) => number): readonly X[] {
  const most = Math.max(...list.map(figure));
  return list.filter(one => figure(one) === most);
}
