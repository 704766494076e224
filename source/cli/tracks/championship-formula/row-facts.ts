// The figures by which a player chooses a circuit to race in rows.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ByCar, RowTrackFigures } from '../../../storage/tracks/track-figures.ts';
import { inOrder, type OrderKey } from '../track-order.ts';
import { soloFiguresOf } from './row-figures.ts';

export interface RowFacts {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Length of the real lap; absent for an invented circuit. */
  readonly metres?: number;
  /** Spaces of the shortest way round. */
  readonly spaces: number;
  readonly corners: number;
  /** Corners with a racing line. */
  readonly lines: number;
  /** Percentage of the lap that is three spaces wide. */
  readonly wide: number;
  readonly grid: number;
  /** Spaces with pits beside them; 0 without a pit lane. */
  readonly pits: number;
  /** Fewest turns of a standing lap of the middle car alone. */
  readonly par: number;
  /** Fewest turns of each printed car alone for three laps. */
  readonly turns: ByCar;
  /** Races won by each printed car, and their mean places; absent when not measured. */
  readonly wins?: ByCar;
  readonly places?: ByCar;
  /** Per turn of twelve cars: overtakes, slips, passes through a taken space, spins; absent when not measured. */
  readonly overtakes?: number;
  readonly slips?: number;
  readonly passes?: number;
  readonly spins?: number;
}

/** Returns the figures of a board; what is not among the measured ones and needs no races is solved. */
export function rowFactsOf(board: RowBoard, known: ReadonlyMap<string, RowTrackFigures>): RowFacts {
  const { id, name, place, lengthMetres, corners, starting, pitLane = [] } = board;
  const { id: _id, board: _board, ...measured } = known.get(board.hash) ?? soloOf(board);
  return {
    id,
    name,
    place,
    ...(lengthMetres === undefined ? {} : { metres: lengthMetres }),
    spaces: board.lapLength,
    corners: corners.length,
    lines: corners.filter(({ lines }) => lines.length > 0).length,
    wide: wideShare(board),
    grid: starting.twelve.length,
    pits: pitLane.length,
    ...measured,
  };
}

function soloOf(board: RowBoard): Pick<RowTrackFigures, 'id' | 'board' | 'par' | 'turns'> {
  const { par, race } = soloFiguresOf(board);
  return { id: board.id, board: board.hash, par, turns: race };
}

// The middle lane lies where three spaces are abreast.
function wideShare({ spaces, ticks }: RowBoard): number {
  const middle = spaces.filter(({ lane }) => lane === 1);
  const length = middle.reduce((sum, { tick, endTick }) => sum + endTick - tick, 0);
  return Math.round((100 * length) / ticks);
}

const KEYS: Readonly<Record<string, OrderKey<RowFacts>>> = {
  length: facts => facts.spaces,
  corners: facts => facts.corners,
  wide: facts => facts.wide,
  par: facts => facts.par,
  // Sorts the circuits that suit the back car first.
  balance: ({ turns }) => turns.back - turns.front,
  overtaking: facts => facts.overtakes,
  slipstreams: facts => facts.slips,
  passes: facts => facts.passes,
  spins: facts => facts.spins,
};

export const ROW_ORDERS: readonly string[] = ['name', ...Object.keys(KEYS)];

/** Returns circuits in an order, by name where there is no such figure. */
export function sortedRowFacts(
  facts: readonly RowFacts[],
  order: string,
  backwards: boolean,
): readonly RowFacts[] {
  return inOrder(facts, KEYS[order], backwards);
}
