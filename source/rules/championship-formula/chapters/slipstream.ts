// The slipstream: which car gives how many spaces (CFR-27 to CFR-34, CFR-141 to CFR-143, CR-13 to CR-16).
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { KnownRace } from '../state.ts';
import type { Ground } from '../terms.ts';

/** A slip that a car may take. */
export interface Slip {
  readonly of: Seat;
  /** The most spaces that it gives. */
  readonly spaces: number;
}

/**
 * Returns the slip that a seat may take in its move: of the car that stood directly in front when the turn began, outside
 * corners, and was not slower (CFR-27 to CFR-30). How many spaces depends on the speed with which that car began its own
 * move (CFR-31); one that has yet to move gives none (CR-67).
 */
export function slipOffered(
  { turn }: Pick<KnownRace, 'turn'>,
  seat: Seat,
  { board, values }: Pick<Ground, 'board' | 'values'>,
): Slip | undefined {
  const { from, before, began, slipped } = turn;
  const own = before[seat] ?? 0;
  const here = from[seat] ?? '';
  if (own === 0 || here === '') return undefined;
  const { ahead } = spaceOf(board, here);
  if (ahead < 0) return undefined;
  const front = spaceAt(board, ahead);
  const of = from.indexOf(front.id);
  if (of < 0 || front.corner >= 0 || slipped.includes(of) || (before[of] ?? 0) < own) {
    return undefined;
  }
  const speed = began[of] ?? 0;
  const spaces = values.slips.find(slip => speed >= slip.from)?.spaces;
  return spaces === undefined ? undefined : { of, spaces };
}
