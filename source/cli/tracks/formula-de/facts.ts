// The figures by which a player chooses a circuit.
import { lapSpaces } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { TrackFigures } from '../../../storage/tracks/track-figures.ts';
import { inOrder, type OrderKey } from '../track-order.ts';
import { parFrom } from './known-figures.ts';

export interface TrackFacts {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Length of the real lap; absent for an invented circuit. */
  readonly metres?: number;
  /** Spaces of a lap in the shortest lane. */
  readonly spaces: number;
  /** Spaces of a lap by lane letter. */
  readonly lanes: Readonly<Record<string, number>>;
  readonly corners: number;
  /** Required stops of a lap. */
  readonly stops: number;
  readonly grid: number;
  /** Mean rolls of an optimal timed lap, to the tenth. */
  readonly par: number;
  /** Per round of ten cars: overtakes, slipstreams, collision tests, engine points lost; absent when not measured. */
  readonly overtakes?: number;
  readonly slipstreams?: number;
  readonly contacts?: number;
  readonly enginePoints?: number;
  /** Percentage of gear dice rolled in 5th and 6th gear; absent when not measured. */
  readonly fastGears?: number;
  /** Rolls of the best timed lap of a CPU driver; absent when not measured. */
  readonly cpuLap?: number | undefined;
  /** Rolls of the best timed lap of a person at this machine. */
  readonly ownLap?: number;
}

export interface Known {
  readonly figures: ReadonlyMap<string, TrackFigures>;
  readonly ownLap: (board: FormulaBoard) => number | undefined;
}

/** Returns the figures of a board. Where par is not known it is solved, which takes a moment. */
export function factsOf(board: FormulaBoard, known: Known): TrackFacts {
  const { id, name, place, lengthMetres, lanes, laneLengths, corners } = board;
  const { id: _id, board: _board, par: _par, ...measured } = known.figures.get(board.hash) ?? {};
  const ownLap = known.ownLap(board);
  return {
    id,
    name,
    place,
    ...(lengthMetres === undefined ? {} : { metres: lengthMetres }),
    spaces: lapSpaces(board),
    lanes: Object.fromEntries(lanes.map((letter, i) => [letter, laneLengths[i] ?? 0])),
    corners: corners.length,
    stops: corners.reduce((sum, corner) => sum + corner.stops, 0),
    grid: board.grid.length,
    par: parFrom(known.figures, board),
    ...measured,
    ...(ownLap === undefined ? {} : { ownLap }),
  };
}

const KEYS: Readonly<Record<string, OrderKey<TrackFacts>>> = {
  length: facts => facts.spaces,
  corners: facts => facts.corners,
  stops: facts => facts.stops,
  par: facts => facts.par,
  overtaking: facts => facts.overtakes,
  slipstreams: facts => facts.slipstreams,
  contacts: facts => facts.contacts,
  engine: facts => facts.enginePoints,
  gears: facts => facts.fastGears,
  record: ({ cpuLap, ownLap }) => {
    const best = Math.min(cpuLap ?? Infinity, ownLap ?? Infinity);
    return Number.isFinite(best) ? best : undefined;
  },
};

export const TRACK_ORDERS: readonly string[] = ['name', ...Object.keys(KEYS)];

/** Returns the circuits in an order, by name where there is no such figure. */
export function sortedFacts(
  facts: readonly TrackFacts[],
  order: string,
  backwards: boolean,
): readonly TrackFacts[] {
  return inOrder(facts, KEYS[order], backwards);
}
