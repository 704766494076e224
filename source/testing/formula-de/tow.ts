// A car that has ended its main move behind others, for tests of slipstreams.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { type CarSpec, gear, play, race, type Situation, to, track } from './builders.ts';

const BOARD = track('80 1R5 15');

const ROLLS: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 6, 4: 9, 5: 15, 6: 24 };

interface Tow {
  /** Space where car 0 ends its main move, with only straight between its start and there. */
  readonly behind?: string;
  readonly gear?: number;
  readonly own?: Partial<CarSpec>;
  readonly others: readonly CarSpec[];
  readonly board?: FormulaBoard;
  readonly brakes?: number;
}

/**
 * Returns a situation in which car 0 has ended its main move on that space in that gear; the last car is far away and
 * plays next.
 */
export function tow(spec: Tow): Situation {
  const { behind = '0@50', gear: number = 4, brakes = 0, board = BOARD } = spec;
  const roll = ROLLS[number] ?? 0;
  const [lane, x] = behind.split('@');
  const situation = race({
    board,
    cars: [
      { space: `${lane}@${Number(x) - roll + brakes}`, gear: number, ...spec.own },
      ...spec.others,
      { space: '0@1', gear: 2 },
    ],
    toPlay: [0, spec.others.length + 1],
    dice: [roll, ...Array<number>(12).fill(20)],
  });
  return play(situation, gear(number), to(behind, { brakes }));
}
