// Who crosses the line in this round: the place that a car takes if it does, and which others still to play may do so too.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { nextPlace } from '../../../rules/formula-de/chapters/round/finish.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { gearOdds } from './gear-odds.ts';

/** A car that may cross the line in its play of this round, and the fewest movement points with which it does. */
export interface FlagRival {
  readonly seat: Seat;
  readonly needs: number;
}

export interface FlagStakes {
  /** The place of the car if it crosses now, and none of `before` does. */
  readonly place: number;
  /** Those that play before it and after it in this round, in order. */
  readonly before: readonly FlagRival[];
  readonly after: readonly FlagRival[];
}

/** Spaces that no gear die covers from straight on. */
const OUT_OF_REACH = 45;
const TICKS_PER_SPACE = 2;

/** Returns what is at stake for a car that may cross the line now. */
export function flagStakes(view: View<FormulaDeRace>, seat: Seat, board: FormulaBoard): FlagStakes {
  // The car whose turn it is no longer stands in the order; where all set their gears together it does (TR-46).
  const at = view.order.indexOf(seat);
  const rivalsIn = (seats: readonly Seat[]) =>
    seats.flatMap((other): readonly FlagRival[] => {
      const needs = fewestPoints(view, other, board);
      return needs === undefined ? [] : [{ seat: other, needs }];
    });
  return {
    place: nextPlace(view.cars),
    before: rivalsIn(view.order.slice(0, Math.max(0, at))),
    after: rivalsIn(view.order.slice(at + 1)),
  };
}

function fewestPoints(
  view: View<FormulaDeRace>,
  seat: Seat,
  board: FormulaBoard,
): number | undefined {
  const car = carOf(view, seat);
  if (car.status !== 'racing' || car.laps < view.laps) return undefined;
  const { kind, tick } = spaceOf(board, car.space);
  if (kind !== 'track' || board.ticks - tick > OUT_OF_REACH * TICKS_PER_SPACE) return undefined;
  const faces = gearOdds(view, seat, board).flatMap(odds => odds.faces);
  const over = faces.filter(({ mayFinish }) => mayFinish).map(({ face }) => face);
  return over.length === 0 ? undefined : Math.min(...over);
}
