// Warnings about what cars alone need on a board in rows: whether a lap is of a usual length in turns, whether the printed
// cars are worth the same there, whether it is driven as fast as the road, and what wear is worth.
import type { RowWarningName } from '../file/championship.ts';
import type { Circuit } from '../file/circuit.ts';
import { modelSeconds, SPACE_METRES } from '../rows/ground.ts';
import type { RowBoard } from '../rows/row-board.ts';

/** The turns of cars alone on a board, without dice. */
export interface RowTurns {
  /** A standing lap of the middle car, with the 7 wear of its card and with none. */
  readonly par: number;
  readonly parWithoutWear: number;
  /** Laps of `race`, which each printed car drives with the wear of its card for each of them. */
  readonly laps: number;
  readonly race: { readonly front: number; readonly middle: number; readonly back: number };
}

/** Returns the turns on a board. The solver is in a higher room, so callers pass it in. */
export type SolveRows = (board: RowBoard) => RowTurns;

export interface Found {
  readonly warning: RowWarningName;
  readonly message: string;
  readonly mend: string;
}

/** The warnings that only a solved board gives. */
export const PACE_WARNINGS: readonly RowWarningName[] = [
  'row-par',
  'row-balance',
  'row-time',
  'row-wear',
];

const PAR = [7, 18] as const;
/** Most turns between the printed cars; on 35 of the shipped circuits they lie closer. */
const BALANCE_MAX = 2;
/** Least and most that the turns of a lap may take, as a share of the seconds of the speed model. */
const TIME_SHARE = [0.9, 1.2] as const;
/** Least and most turns that the wear of the middle car saves in a lap. */
const WEAR_TURNS = [1, 4] as const;
/** Speed in metres a second of a car that moves one space a turn, 20 mph. */
const SPACE_SPEED = 20 / 2.236_94;

export function paceWarnings(circuit: Circuit, turns: RowTurns): Found[] {
  return [
    ...parWarnings(turns),
    ...balanceWarnings(turns),
    ...timeWarnings(circuit, turns),
    ...wearWarnings(turns),
  ];
}

function isOutside(value: number, [least, most]: readonly [number, number]): boolean {
  return value < least || value > most;
}

function parWarnings({ par }: RowTurns): Found[] {
  if (!isOutside(par, PAR)) return [];
  const message = `a standing lap of the middle car takes ${par} turns, usual ${PAR.join('-')}`;
  const mend = 'change the length of the lap or the limits';
  return [{ warning: 'row-par', message, mend }];
}

function balanceWarnings({ race, laps }: RowTurns): Found[] {
  const { front, middle, back } = race;
  const spread = Math.max(front, middle, back) - Math.min(front, middle, back);
  if (spread <= BALANCE_MAX) return [];
  const message = `front, middle and back car take ${front}, ${middle} and ${back} turns for ${laps} laps, usual within ${BALANCE_MAX}`;
  const mend =
    back > front
      ? 'higher limits or longer straights favour the back car'
      : 'lower limits or shorter straights favour the front car';
  return [{ warning: 'row-balance', message, mend }];
}

// Compares a flying lap with the speed model, which needs an outline.
function timeWarnings(circuit: Circuit, { par, race, laps }: RowTurns): Found[] {
  const model = modelSeconds(circuit);
  if (model === undefined || laps < 2) return [];
  const seconds = ((race.middle - par) / (laps - 1)) * (SPACE_METRES / SPACE_SPEED);
  if (!isOutside(seconds / model, TIME_SHARE)) return [];
  const message = `a lap of the middle car takes ${Math.round(seconds)} s, and the road ${Math.round(model)} s`;
  const mend = `let its limits or its spaces bring that to ${TIME_SHARE.join('-')} of the road`;
  return [{ warning: 'row-time', message, mend }];
}

function wearWarnings({ par, parWithoutWear }: RowTurns): Found[] {
  const saved = parWithoutWear - par;
  if (!isOutside(saved, WEAR_TURNS)) return [];
  const message = `7 wear save ${saved} turns of a lap, usual ${WEAR_TURNS.join('-')}`;
  const mend = 'wear pays for corners: give it more of them, or fewer';
  return [{ warning: 'row-wear', message, mend }];
}
