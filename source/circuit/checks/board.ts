// Errors that show only on the finished graph: spaces that cannot be reached or left, corners too short to stop in.

import { FIRST_COLUMN } from '../drawing.ts';
import type { Circuit, TrackEntry } from '../file/circuit.ts';
import type { ContentFault } from '../file/faults.ts';
import type { FormulaBoard, FormulaSpace } from '../formula-board.ts';
import { shapePath } from './corners.ts';

export function boardErrors(circuit: Circuit, board: FormulaBoard): ContentFault[] {
  const { track } = circuit.formula;
  return [
    ...lostSpaces(board).map(({ space, what, mend }): ContentFault => {
      const lane = board.lanes[space.lane] ?? '';
      const corner = board.corners[space.corner];
      const where = corner === undefined ? 'track' : `corner ${corner.name}`;
      return {
        ...placeOf(track[space.section], space, board),
        message: `${where}: space ${space.id} of lane ${lane} ${what}`,
        mend,
      };
    }),
    ...board.corners.flatMap((corner): ContentFault[] => {
      if (corner.longest >= corner.stops) return [];
      const entry = track[corner.section];
      const path = entry === undefined ? ['formula'] : shapePath(entry, corner.section);
      const message = `corner ${corner.name}: ${corner.stops} stops, but only ${corner.longest} spaces on its longest way`;
      return [{ path, message, mend: 'add spaces or ask for fewer stops' }];
    }),
  ];
}

const CLOSED = 'cannot be left';

/** Returns the spaces that cannot be reached or left; of several in a row in one lane, only the one nearest to the break. */
function lostSpaces(board: FormulaBoard) {
  const track = board.spaces.filter(space => space.kind === 'track');
  const reached = sweep(track, forwardWays(track));
  const leaving = sweep(track, backwardWays(track));
  const lost = track.flatMap(space => {
    if (!reached.has(space.index)) {
      return [{ space, what: 'cannot be reached', mend: 'let an arrow lead to it' }];
    }
    if (leaving.has(space.index)) return [];
    return [{ space, what: CLOSED, mend: 'let an arrow lead out of it' }];
  });
  const faultOf = new Map(lost.map(({ space, what }) => [space.index, what]));
  const followers = new Set(lost.map(({ space, what }) => `${space.ahead} ${what}`));
  return lost.filter(({ space, what }) =>
    what === CLOSED ? faultOf.get(space.ahead) !== what : !followers.has(`${space.index} ${what}`),
  );
}

/** Returns the place of a space in the file: its mark in a drawing, or else the entry of its section. */
function placeOf(entry: TrackEntry | undefined, space: FormulaSpace, board: FormulaBoard) {
  if (entry === undefined) return { path: ['formula', 'track'] };
  const path = shapePath(entry, space.section);
  if (!('lanes' in entry)) return { path };
  const column = space.tick - (board.sections[space.section]?.fromTick ?? 0);
  return { path, spot: { row: space.lane, column: FIRST_COLUMN + column } };
}

function forwardWays(track: readonly FormulaSpace[]): number[][] {
  return track.map(space => space.next.map(edge => edge.to));
}

function backwardWays(track: readonly FormulaSpace[]): number[][] {
  const ways: number[][] = track.map(() => []);
  for (const space of track) for (const edge of space.next) ways[edge.to]?.push(space.index);
  return ways;
}

/** Returns all spaces reached from the first space of the first lane. */
function sweep(track: readonly FormulaSpace[], ways: readonly (readonly number[])[]): Set<number> {
  const reached = new Set<number>();
  const open = track[0] === undefined ? [] : [track[0].index];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    for (const to of ways[index] ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
