// The figures of a circuit by which a player chooses one.
import { lapSpaces } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { TrackFigures } from '../../storage/track-figures.ts';
import { parFrom } from './known-figures.ts';

/** What `tracks list` says of a circuit. */
export interface TrackFacts {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Length of the real lap; absent on circuits of the mind. */
  readonly metres?: number;
  /** Spaces of a lap in the shortest lane. */
  readonly spaces: number;
  /** Spaces of a lap by lane letter. */
  readonly lanes: Readonly<Record<string, number>>;
  readonly corners: number;
  /** Required stops of a lap. */
  readonly stops: number;
  /** Places of the starting grid. */
  readonly grid: number;
  /** Mean rolls of a timed lap driven as well as can be, to the tenth. */
  readonly par: number;
  /** Of ten cars in a round: overtakes, slipstreams, collision tests, engine points lost; absent when nobody has measured it. */
  readonly overtakes?: number;
  readonly slipstreams?: number;
  readonly contacts?: number;
  readonly enginePoints?: number;
  /** Percent of the gear dice rolled in 5th and 6th gear; absent when nobody has measured it. */
  readonly fastGears?: number;
  /** Rolls of the best timed lap of a CPU driver; absent when nobody has measured it. */
  readonly cpuLap?: number | undefined;
  /** Rolls of the best timed lap of a person at this machine. */
  readonly ownLap?: number;
}

/** What is known about laps and overtaking. */
export interface Known {
  readonly figures: ReadonlyMap<string, TrackFigures>;
  /** Rolls of the best timed lap of a person on a board. */
  readonly ownLap: (board: FormulaBoard) => number | undefined;
}

/** The figures of a board. Where par is not known it is solved, which takes a moment. */
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

export const TRACK_ORDERS = [
  'name',
  'length',
  'corners',
  'stops',
  'par',
  'overtaking',
  'slipstreams',
  'contacts',
  'engine',
  'gears',
  'record',
] as const;
/** By what circuits can be sorted; numbers from the least. */
export type TrackOrder = (typeof TRACK_ORDERS)[number];

type Key = (facts: TrackFacts) => number | undefined;

const KEYS: Readonly<Record<Exclude<TrackOrder, 'name'>, Key>> = {
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

/** The circuits in an order; those with equal figures by name, those without a figure at the end either way. */
export function sortedFacts(
  facts: readonly TrackFacts[],
  order: TrackOrder,
  backwards: boolean,
): readonly TrackFacts[] {
  const turn = backwards ? -1 : 1;
  if (order === 'name') return facts.toSorted((a, b) => turn * byName(a, b));
  const key = KEYS[order];
  return facts.toSorted((a, b) => compared(key(a), key(b), turn) || byName(a, b));
}

const ALPHABET = new Intl.Collator('en');

function byName(a: TrackFacts, b: TrackFacts): number {
  return ALPHABET.compare(a.name, b.name) || ALPHABET.compare(a.id, b.id);
}

function compared(a: number | undefined, b: number | undefined, turn: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return turn * (a - b);
}
