// Crashes, and the cars that come upon them later in the turn (CFR-96, CFR-153 to CFR-158, CR-37 to CR-39).
import { spaceOf } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { ChampionshipTable } from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { widthAt } from '../movement/road-width.ts';
import { retire } from './retirement.ts';

/** Lanes of the widest row. */
const WIDEST = 3;

/** Takes a car that has crashed out of the race; those behind will have to avoid it (CFR-96, CFR-153). */
export function crashOn(table: ChampionshipTable, seat: Seat, { id }: RowSpace): void {
  const { turn } = table.race;
  turn.crashes = [...turn.crashes, id];
  retire(table, seat, 'crash');
}

/**
 * Returns the crashes that a car reaches or passes with a step, as indices (CFR-154). One that stands in the row already is
 * not involved.
 */
export function crashesReached(
  crashes: readonly string[],
  from: RowSpace,
  next: RowSpace,
  board: RowBoard,
): readonly number[] {
  const ahead = (to: RowSpace) => (to.endTick - from.endTick + 2 * board.ticks) % board.ticks;
  const step = ahead(next);
  return crashes.flatMap((id, index) => {
    const distance = ahead(spaceOf(board, id));
    return distance > 0 && distance <= step ? [index] : [];
  });
}

/**
 * Returns by how much the roll that avoids a crash is lowered (CFR-155, CFR-156, CR-39).
 * @param path the spaces still to be entered, the one that reaches the row first
 */
export function avoidanceLowered(
  crash: RowSpace,
  path: readonly RowSpace[],
  board: RowBoard,
  { crash: numbers }: Pick<BookValues, 'crash'>,
): number {
  const [first] = path;
  const onRow = first?.row === crash.row ? 1 : 0;
  const beyond = path.length - onRow;
  return (
    (beyond <= numbers.nearSpaces ? numbers.near : numbers.far) +
    (widthAt(board, crash) === WIDEST ? numbers.wideRow : 0)
  );
}
