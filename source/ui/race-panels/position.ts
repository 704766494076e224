// Where a car is among the others: its place, and the cars next to it.
import type { Seat, Standing } from '../../rules/kit/types.ts';

export interface Neighbour {
  readonly seat: Seat;
  readonly ticks: number;
}

export interface Position {
  readonly place: number;
  readonly count: number;
  readonly ahead?: Neighbour;
  readonly behind?: Neighbour;
}

/**
 * Returns the position of a car that races; undefined for any other.
 * @param progress how far a racing car is, in ticks since the start of the race; undefined for a car without a place
 */
export function positionOf(
  standings: readonly Standing[],
  seat: Seat,
  progress: (seat: Seat) => number | undefined,
): Position | undefined {
  const racing = standings.filter(({ status }) => status === 'racing');
  const at = racing.findIndex(standing => standing.seat === seat);
  const own = racing[at];
  if (own === undefined) return undefined;
  const next = (other: Standing | undefined): Neighbour | undefined => {
    const [mine, theirs] = [progress(seat), other && progress(other.seat)];
    if (other === undefined || mine === undefined || theirs === undefined) return undefined;
    return { seat: other.seat, ticks: Math.abs(theirs - mine) };
  };
  const [ahead, behind] = [next(racing[at - 1]), next(racing[at + 1])];
  return {
    place: own.place,
    count: standings.length,
    ...(ahead === undefined ? {} : { ahead }),
    ...(behind === undefined ? {} : { behind }),
  };
}
