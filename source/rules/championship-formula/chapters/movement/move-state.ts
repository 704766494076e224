// The move at hand, for writing.
import type { Draft } from '../../../kit/agenda.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Move } from '../../state.ts';
import type { ChampionshipTable } from '../../table.ts';

/** Returns the move at hand, for writing; its lists are replaced, never written into. */
export function draftMove({ race }: ChampionshipTable): Draft<Move> {
  if (race.move === undefined) throw new BrokenRace('no car is moving');
  return race.move;
}

/** Ends the move of a seat, if it is moving: the steps that are left of it do nothing. */
export function endMoveNow(table: ChampionshipTable, seat: Seat): void {
  const { move } = table.race;
  if (move?.seat === seat) move.over = true;
}

/** A way that has been driven to its end. */
export const NO_WAY: Move['way'] = { path: [], brake: 0 };
