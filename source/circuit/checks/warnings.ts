// Warnings about what is allowed but unusual on printed boards. The usual ranges were counted on 43 of them.
import { lapSpaces } from '../board.ts';
import { unstaggeredRows } from '../drawing.ts';
import type { Circuit, TrackEntry } from '../file/circuit.ts';
import type { ContentFault, Path } from '../file/faults.ts';
import { writeSlot } from '../file/notation.ts';
import { keyPath } from '../file/places.ts';
import type { FormulaBoard, FormulaCorner } from '../formula-board.ts';
import { gridSlots } from '../grid.ts';
import { turning } from '../sections.ts';
import { shapePath } from './corners.ts';
import { stretchWarnings } from './stretch.ts';

/** Returns the expected rolls of an optimal lap. The solver is in a higher room, so callers pass it in. */
export type SolvePar = (board: FormulaBoard) => number;

/** Warnings about the whole lap point at the key `track:`. */
const TRACK: Path = keyPath(['formula'], 'track');

type Range = readonly [least: number, most: number];

/** Usual lengths of the shortest and longest way through a corner, by required stops. */
const WAYS: Readonly<Record<number, { readonly shortest: Range; readonly longest: Range }>> = {
  1: { shortest: [1, 13], longest: [4, 18] },
  2: { shortest: [3, 13], longest: [8, 18] },
  3: { shortest: [8, 16], longest: [15, 23] },
};
const LAP_SPACES: Range = [105, 205];
const PAR: Range = [13, 26];
const LANE_DIFFERENCE_MAX = 15;
const FRONT_STRAIGHT_MIN = 14;
const STRAIGHT_MIN = 2;
/** Most straights of at most the least length in a row; more leave no room to play between corners. */
const SHORT_STRAIGHTS_MAX = 2;
const CORNERS_MAX = 11;
/**
 * Degrees by which the bends of a lap may differ from a full turn or from none. Centre lines leave flat-out bends to
 * the straights, so the slack is larger with an outline.
 */
const TURNING_SLACK = { drawn: 45, outlined: 150 } as const;

/** Returns everything unusual about a circuit without errors, whether accepted or not. */
export function circuitWarnings(
  circuit: Circuit,
  board: FormulaBoard,
  solvePar: SolvePar | undefined,
): ContentFault[] {
  const { track } = circuit.formula;
  return [
    ...track.flatMap((entry, index) => entryWarnings(entry, index)),
    ...board.corners.flatMap(corner => wayWarnings(corner, track)),
    ...shortStraightWarnings(track),
    ...lapWarnings(circuit, board),
    ...frontWarnings(circuit, board),
    ...ovalWarnings(circuit),
    ...stretchWarnings(circuit, board),
    ...parWarnings(board, solvePar),
  ];
}

function outside(value: number, [least, most]: Range): boolean {
  return value < least || value > most;
}

function entryWarnings(entry: TrackEntry, index: number): ContentFault[] {
  const path = shapePath(entry, index);
  if ('straight' in entry) {
    if (entry.straight >= STRAIGHT_MIN) return [];
    const message = `a straight of ${entry.straight} space`;
    const mend = `printed boards have ${STRAIGHT_MIN} or more`;
    return [{ path, message, mend, warning: 'straight-length' }];
  }
  const where = { corner: entry.corner, path };
  if ('lanes' in entry) {
    return unstaggeredRows(entry.lanes).map(row => ({
      ...where,
      spot: { row, column: 2 },
      message: `corner ${entry.corner}: row ${row + 1} does not begin half a space off its neighbours`,
      mend: 'begin the first and third row in column 1, the others in column 2',
      warning: 'door-stagger',
    }));
  }
  return entry.bends.flatMap((bend, k): ContentFault[] => {
    const outwards = bend.side === 'R' ? bend.spaces?.toReversed() : bend.spaces;
    if (
      outwards?.every((count, lane) => lane === 0 || count >= (outwards[lane - 1] ?? 0)) ??
      true
    ) {
      return [];
    }
    const counts = bend.spaces?.join('/') ?? '';
    const message = `corner ${entry.corner}: bend ${bend.side}${bend.degrees}: an inner lane is longer than the outer one (${counts})`;
    const mend = 'the inside of a bend is shorter; check the side';
    return [{ ...where, path: [...path, k], message, mend, warning: 'inner-lane' }];
  });
}

// Each run of short straights gives one warning, at its first straight.
function shortStraightWarnings(track: readonly TrackEntry[]): ContentFault[] {
  const straights = track.flatMap((entry, index) =>
    'straight' in entry ? [{ index, entry, short: entry.straight <= STRAIGHT_MIN }] : [],
  );
  return straights.flatMap(({ index, entry, short }, k): ContentFault[] => {
    if (!short || straights[k - 1]?.short === true) return [];
    const end = straights.findIndex((straight, i) => i > k && !straight.short);
    const run = (end === -1 ? straights.length : end) - k;
    if (run <= SHORT_STRAIGHTS_MAX) return [];
    const message = `${run} straights in a row of ${STRAIGHT_MIN} spaces or fewer`;
    const mend = 'let some of the corners between them share a flag, or lengthen the straights';
    return [{ path: shapePath(entry, index), message, mend, warning: 'short-straights' }];
  });
}

function wayWarnings(corner: FormulaCorner, track: readonly TrackEntry[]): ContentFault[] {
  const entry = track[corner.section];
  const usual = WAYS[corner.stops];
  if (entry === undefined || usual === undefined) return [];
  return (['shortest', 'longest'] as const).flatMap((way): ContentFault[] => {
    if (!outside(corner[way], usual[way])) return [];
    const [least, most] = usual[way];
    const message = `corner ${corner.name}: ${way} way ${corner[way]}, usual ${least}-${most} with ${corner.stops} stop${corner.stops === 1 ? '' : 's'}`;
    const mend = 'change its spaces or its stops';
    const path = shapePath(entry, corner.section);
    return [{ path, message, mend, warning: 'corner-length', corner: corner.name }];
  });
}

function lapWarnings(circuit: Circuit, board: FormulaBoard): ContentFault[] {
  const path = TRACK;
  const faults: ContentFault[] = [];
  const lengths = board.laneLengths;
  const spaces = lapSpaces(board);
  if (outside(spaces, LAP_SPACES)) {
    const message = `a lap of ${spaces} spaces, usual ${LAP_SPACES[0]}-${LAP_SPACES[1]}`;
    const mend = 'lengthen or shorten the straights';
    faults.push({ path, message, mend, warning: 'lap-length' });
  }
  const corners = board.corners.length;
  if (corners > CORNERS_MAX) {
    const message = `${corners} corners, usual up to ${CORNERS_MAX}`;
    const mend = 'let near corners share a flag, or leave the fastest to the straights';
    faults.push({ path, message, mend, warning: 'corner-count' });
  }
  const difference = Math.max(...lengths) - Math.min(...lengths);
  if (difference > LANE_DIFFERENCE_MAX) {
    const message = `the lanes differ by ${difference} spaces a lap (${lengths.join('/')}), usual up to ${LANE_DIFFERENCE_MAX}`;
    const mend = 'shorten the outer lane of some bends';
    faults.push({ path, message, mend, warning: 'lane-difference' });
  }
  return [...faults, ...turningWarnings(circuit)];
}

function turningWarnings(circuit: Circuit): ContentFault[] {
  const turns = circuit.formula.track.flatMap(entry =>
    'straight' in entry ? [] : 'bends' in entry ? entry.bends : [entry.turn],
  );
  const degrees = Math.abs(turning(turns));
  const slack = circuit.outline === undefined ? TURNING_SLACK.drawn : TURNING_SLACK.outlined;
  if (Math.min(degrees, Math.abs(degrees - 360)) <= slack) return [];
  const message = `the bends add up to ${degrees} degrees, a lap turns by 360 (a figure of eight by 0)`;
  const mend = 'check the sides and angles of the bends';
  return [{ path: TRACK, message, mend, warning: 'net-turning' }];
}

function frontWarnings(circuit: Circuit, board: FormulaBoard): ContentFault[] {
  const { formula } = circuit;
  const faults: ContentFault[] = [];
  const last = formula.track.at(-1);
  if (last !== undefined && 'straight' in last && last.straight < FRONT_STRAIGHT_MIN) {
    const message = `the straight before the line has ${last.straight} spaces, usual ${FRONT_STRAIGHT_MIN} or more`;
    const mend = 'lengthen it: grid and pit lane lie there';
    const path = shapePath(last, formula.track.length - 1);
    faults.push({ path, message, mend, warning: 'front-straight' });
  }
  gridSlots(formula).forEach((slot, k) => {
    const space = board.spaces[board.grid[k] ?? -1];
    const corner = board.corners[space?.corner ?? -1];
    if (corner === undefined) return;
    const path: Path = [
      'formula',
      'grid',
      ...(formula.grid.at === undefined ? ['slots'] : ['at', k]),
    ];
    const message = `grid: slot ${k + 1} (${writeSlot(slot)}) lies in corner ${corner.name}`;
    const mend = 'lengthen the last straight or remove slots';
    faults.push({ path, message, mend, warning: 'grid-corner', corner: corner.name });
  });
  return faults;
}

// Ovals have a wall along the outside lane (M-15-0-1).
function ovalWarnings({ formula }: Circuit): ContentFault[] {
  if (formula.oval !== true || formula.wall !== undefined) return [];
  const message = 'an oval without a wall';
  const mend = 'write wall: L or wall: R, whichever is its outside, or remove oval: true';
  return [{ path: ['formula', 'oval'], message, mend, warning: 'oval-wall' }];
}

function parWarnings(board: FormulaBoard, solvePar: SolvePar | undefined): ContentFault[] {
  if (solvePar === undefined) return [];
  const par = solvePar(board);
  if (!outside(par, PAR)) return [];
  const message = `par is ${par.toFixed(1)} rolls, usual ${PAR[0]}-${PAR[1]}`;
  const mend = 'change the length of the lap or the stops';
  return [{ path: TRACK, message, mend, warning: 'par' }];
}
