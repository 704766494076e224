// What every place on a board is worth to a car alone in a race: expected rolls to the finish, remembered with the board.
import { type Board, spaceAt } from '../circuit/board.ts';
import { type Reach, reachOf } from './reach.ts';
import { SolvedLaps, stateOf } from './solved-laps.ts';
import { BARE, PLENTY, type Tolls } from './tolls.ts';

/** Laps that are solved; every lap before them costs what the first of them does. */
const LAPS_SOLVED = 3;

export interface ValueTable {
  /**
   * Expected rolls to the finish from a space, before the gear is chosen; tolls included.
   * @param gear lever, 1 to 6
   * @param stops stops made in the corner of the space
   * @param lapsToCome crossings of the line still to come after the next one; 0 unless given
   * @param gas gas points left; as many as the table knows unless given
   * @throws RangeError when the board has no such space
   */
  rollsLeft(space: number, gear: number, stops: number, lapsToCome?: number, gas?: number): number;
  /** Rolls of one more lap. */
  readonly lap: number;
}

/** The values of one board for a car with points to spend and for one without. */
export interface RaceValues {
  readonly plenty: ValueTable;
  readonly bare: ValueTable;
}

const known = new WeakMap<Board, RaceValues>();

/** The values of a board in a race, solved once for each board. */
export function raceValues(board: Board): RaceValues {
  const before = known.get(board);
  if (before !== undefined) return before;
  const reach = reachOf(board);
  const plenty = solveTable(reach, PLENTY, LAPS_SOLVED);
  let bare: ValueTable | undefined;
  const values: RaceValues = {
    plenty,
    // Solved when the first car is short of points: many races never ask.
    get bare() {
      bare ??= solveTable(reach, BARE, LAPS_SOLVED);
      return bare;
    },
  };
  known.set(board, values);
  return values;
}

/** The values of a board for a car with tires and brakes to spend. */
export function valueTable(board: Board): ValueTable {
  return raceValues(board).plenty;
}

/** Solves a table for `laps` laps, at least 2, by the prices of `tolls`. */
export function solveTable(reach: Reach, tolls: Tolls, laps: number): ValueTable {
  const solved = new SolvedLaps(reach, tolls, laps);
  const { board } = reach;
  const first = board.spaces.findIndex(space => space.corner < 0);
  const flying = stateOf(first, 0, 4, tolls.gas);
  const lap = solved.costAt(laps - 1, flying) - solved.costAt(laps - 2, flying);
  return {
    lap,
    rollsLeft(space, gear, stops, lapsToCome = 0, gas = tolls.gas) {
      const { corner } = spaceAt(board, space);
      const missing = Math.max(0, (board.corners[corner]?.stops ?? 0) - stops);
      const state = stateOf(space, missing, gear, Math.min(gas, tolls.gas));
      const solvedLaps = Math.min(lapsToCome, laps - 1);
      return solved.costAt(solvedLaps, state) + (lapsToCome - solvedLaps) * lap;
    },
  };
}
