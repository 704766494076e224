// The cars that a car may slip, and by how many spaces (CFR-27 to CFR-34, CFR-142).
import { spaceOf } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { inFrontOf } from './road.ts';

export interface Slip {
  readonly of: Seat;
  readonly most: number;
}

const ONE_FROM = 120;
const TWO_FROM = 180;

/** Returns the slips of a seat, with the cars where they stood when the turn began. */
export function slipsOf(board: RowBoard, race: ChampionshipRace, seat: Seat): readonly Slip[] {
  const { from, before, began, slipped } = race.turn;
  const own = from[seat] ?? '';
  const speed = before[seat] ?? 0;
  if (own === '' || speed === 0) return [];
  const ahead = inFrontOf(board, spaceOf(board, own)).filter(({ corner }) => corner < 0);
  return ahead.flatMap(({ id }) =>
    race.cars.flatMap(({ seat: other }) => {
      const given = spacesBehind(began[other] ?? 0);
      const gives =
        other !== seat &&
        from[other] === id &&
        (before[other] ?? 0) >= speed &&
        !slipped.includes(other) &&
        given > 0;
      return gives ? [{ of: other, most: given }] : [];
    }),
  );
}

function spacesBehind(speed: number): number {
  if (speed >= TWO_FROM) return 2;
  return speed >= ONE_FROM ? 1 : 0;
}
