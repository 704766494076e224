// How one driver's race ended: the place, and who changed places with that driver in the last round of it.
import type { Seat, Standing } from '../../rules/kit/types.ts';
import type { RoundEnd } from './round-ends.ts';

export interface AtFlag {
  readonly place: number;
  /** Number of cars in the race. */
  readonly of: number;
  readonly isOut: boolean;
  /** Cars that went by in the round in which this one took the flag, the foremost first. */
  readonly by: readonly Seat[];
  /** Cars that it went by, the foremost first. */
  readonly past: readonly Seat[];
}

/**
 * Returns how the race of a seat ended.
 * @param ends the orders at the ends of the rounds, as far as they are known
 * @param standings the classification
 */
export function atFlag(
  ends: readonly RoundEnd[],
  standings: readonly Standing[],
  seat: Seat,
): AtFlag | undefined {
  const own = standings.find(one => one.seat === seat);
  if (own === undefined) return undefined;
  const { place } = own;
  const isOut = own.status === 'retired';
  const orders = [...ends.map(end => end.standings), standings];
  const home = orders.findIndex(order => placeIn(order, seat)?.status !== 'racing');
  const [before, after] = [orders[home - 1], orders[home]];
  const none = { place, of: standings.length, isOut, by: [], past: [] };
  if (isOut || before === undefined || after === undefined) return none;
  const gained = (one: Seat, other: Seat) =>
    isAhead(before, other, one) && isAhead(after, one, other);
  const others = after
    .filter(one => one.status !== 'retired' && one.seat !== seat)
    .toSorted((a, b) => a.place - b.place)
    .map(one => one.seat);
  const by = others.filter(other => gained(other, seat));
  const past = others.filter(other => gained(seat, other));
  return { ...none, by, past };
}

function placeIn(order: readonly Standing[], seat: Seat): Standing | undefined {
  return order.find(one => one.seat === seat);
}

function isAhead(order: readonly Standing[], one: Seat, other: Seat): boolean {
  const [own, theirs] = [placeIn(order, one), placeIn(order, other)];
  return own !== undefined && theirs !== undefined && own.place < theirs.place;
}
