// The chance to win over a race, from races that were imagined on from some of its moments.
import type { Seat } from '../../rules/kit/types.ts';

/** A moment of a race, and how many of the races imagined on from it each seat has won. */
export interface ChancePoint {
  readonly round: number;
  /** Answers given before it. */
  readonly answered: number;
  readonly races: number;
  /** By seat. */
  readonly wins: readonly number[];
}

/** A share from 0 to 1, and its standard error. */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

/** A moment after which the chance of a seat was another one. */
export interface TurningPoint {
  /** The round in which it turned. */
  readonly round: number;
  readonly from: Chance;
  readonly to: Chance;
}

/** Most turning points that are named, and the least change of one. */
const TURNS_MOST = 3;
const TURN_LEAST = 0.15;

/**
 * Returns the chance of a seat; undefined where no race was imagined. The error is that of a share with one more win and one
 * more defeat, as none of either proves nothing.
 */
export function chanceOf({ races, wins }: ChancePoint, seat: Seat): Chance | undefined {
  if (races === 0) return undefined;
  const won = wins[seat] ?? 0;
  const guarded = (won + 1) / (races + 2);
  return { share: won / races, error: Math.sqrt((guarded * (1 - guarded)) / races) };
}

/** Returns the greatest changes of a chance from one point to the next that are more than chance, in order of the race. */
export function turningPoints(points: readonly ChancePoint[], seat: Seat): readonly TurningPoint[] {
  const known = points.flatMap(point => {
    const chance = chanceOf(point, seat);
    return chance === undefined ? [] : [{ round: point.round, chance }];
  });
  const turns = known.slice(1).flatMap(({ chance: to }, at): readonly TurningPoint[] => {
    const before = known[at];
    if (before === undefined) return [];
    const { round, chance: from } = before;
    const size = Math.abs(to.share - from.share);
    const isProved = size > 2 * Math.hypot(from.error, to.error);
    return size >= TURN_LEAST && isProved ? [{ round, from, to }] : [];
  });
  const size = ({ from, to }: TurningPoint) => Math.abs(to.share - from.share);
  const greatest = turns.toSorted((one, other) => size(other) - size(one)).slice(0, TURNS_MOST);
  return turns.filter(turn => greatest.includes(turn));
}
