// Write access to the current move.
import type { Draft } from '../../../kit/agenda.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Move } from '../../state.ts';
import type { ChampionshipTable } from '../../table.ts';

/** Returns the current move for writing; its lists are replaced, never written into. */
export function draftMove({ race }: ChampionshipTable): Draft<Move> {
  if (race.move === undefined) throw new BrokenRace('no car is moving');
  return race.move;
}

/** Ends the move of a seat, if it is moving: the steps that are left of it do nothing. */
export function endMoveNow(table: ChampionshipTable, seat: Seat): void {
  const { move } = table.race;
  if (move?.seat === seat) move.over = true;
}

export const NO_WAY: Move['way'] = { path: [], brake: 0 };
