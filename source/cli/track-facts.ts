// The figures of a circuit by which a player chooses one.
import type { Board } from '../circuit/board.ts';
import { parOf } from '../drivers/par.ts';

/** What `tracks list` says of a circuit. */
export interface TrackFacts {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Length of the real lap; absent on circuits of the mind. */
  readonly metres?: number;
  /** Spaces of the shortest lane. */
  readonly spaces: number;
  /** Spaces of a lap by lane letter. */
  readonly lanes: Readonly<Record<string, number>>;
  readonly corners: number;
  /** Required stops of a lap. */
  readonly stops: number;
  /** Places of the starting grid. */
  readonly grid: number;
  /** Expected rolls of an optimal timed lap, to the tenth. */
  readonly par: number;
}

/** The figures of a board. Solving par takes a moment. */
export function factsOf(board: Board): TrackFacts {
  const { id, name, place, lengthMetres, lanes, laneLengths, corners } = board;
  return {
    id,
    name,
    place,
    ...(lengthMetres === undefined ? {} : { metres: lengthMetres }),
    spaces: Math.min(...laneLengths),
    lanes: Object.fromEntries(lanes.map((letter, i) => [letter, laneLengths[i] ?? 0])),
    corners: corners.length,
    stops: corners.reduce((sum, corner) => sum + corner.stops, 0),
    grid: board.grid.length,
    par: Math.round(parOf(board) * 10) / 10,
  };
}

export const TRACK_ORDERS = ['name', 'length', 'corners', 'stops', 'par'] as const;
/** By what circuits can be sorted; numbers from the least. */
export type TrackOrder = (typeof TRACK_ORDERS)[number];

const KEYS: Readonly<Record<Exclude<TrackOrder, 'name'>, (facts: TrackFacts) => number>> = {
  length: facts => facts.spaces,
  corners: facts => facts.corners,
  stops: facts => facts.stops,
  par: facts => facts.par,
};

/** The circuits in an order; those with equal figures by name. */
export function sortedFacts(
  facts: readonly TrackFacts[],
  order: TrackOrder,
  backwards: boolean,
): readonly TrackFacts[] {
  const alphabet = new Intl.Collator('en');
  const byName = (a: TrackFacts, b: TrackFacts) =>
    alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id);
  const key = order === 'name' ? undefined : KEYS[order];
  const compare = (a: TrackFacts, b: TrackFacts) =>
    key === undefined ? byName(a, b) : key(a) - key(b);
  return facts.toSorted((a, b) => (backwards ? compare(b, a) : compare(a, b)) || byName(a, b));
}
