// A car that has rolled, wherever a test wants it, among others: the situation in which most tests of a movement begin.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { type CarSpec, gear, play, type RaceSpec, race, type Situation } from './builders.ts';

/** The roll and where it is made; the rest of the race is described as for `race`. */
export interface Drive extends Partial<Omit<RaceSpec, 'cars' | 'toPlay' | 'dice'>> {
  /** Space of car 0. */
  readonly from: string;
  readonly roll?: number;
  /** Usually the lowest gear from 2nd on that can roll it. */
  readonly gear?: number;
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  /** Faces of the black die that fall after the roll. */
  readonly black?: readonly number[];
}

/**
 * Returns a situation in which car 0 has rolled, on a board unless the drive has its own; the last car is far away, on
 * 0@2 unless `last` says where, and plays next.
 */
export function rolledOn(
  board: FormulaBoard,
  { from, roll = 5, gear: wanted, own, others = [], black = [], ...spec }: Drive,
  last = '0@2',
): Situation {
  const number = wanted ?? gearFor(roll, 2);
  const situation = race({
    board,
    cars: [{ space: from, gear: number, ...own }, ...others, { space: last, gear: 2 }],
    toPlay: [0, others.length + 1],
    dice: [roll, ...black],
    ...spec,
  });
  return play(situation, gear(number));
}

/** Returns the gear in which a test rolls a number: the lowest that can, from `lowest` on. */
export function gearFor(roll: number, lowest = 1): number {
  const least = roll <= 2 ? 1 : roll <= 4 ? 2 : roll <= 8 ? 3 : roll <= 12 ? 4 : roll <= 20 ? 5 : 6;
  return Math.max(lowest, least);
}
