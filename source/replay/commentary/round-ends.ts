// The order of the cars at the end of each round, noted while a race goes on or is played again.
import type { Board } from '../../circuit/board.ts';
import type { Race, RuleBook, Seat, Standing, View } from '../../rules/kit/types.ts';
import { watchers } from './watchers.ts';

/** The order when a round was over; round 0 is the grid. */
export interface RoundEnd {
  readonly round: number;
  readonly standings: readonly Standing[];
  /** How far each car that had been set up had come, in spaces; absent where only the order is known. */
  readonly distances?: Readonly<Record<Seat, number>>;
}

interface RaceStanding {
  readonly book: RuleBook;
  readonly board: Board;
  readonly race: Race | View;
}

/**
 * Returns the list extended by the order of the round that has just ended, or the same list where that is known. A race that
 * has gone back drops the rounds ahead, and after a leap forward the list starts again.
 */
export function withRoundEnd(
  ends: readonly RoundEnd[],
  { book, board, race }: RaceStanding,
): readonly RoundEnd[] {
  const round = Math.max(0, race.round - 1);
  if (ends.at(-1)?.round === round) return ends;
  const known = ends.filter(end => end.round <= round);
  const last = known.at(-1)?.round;
  if (last === round) return known;
  const standings = book.standings(race, board);
  const now: RoundEnd = {
    round,
    standings,
    distances: distancesOf(standings, { book, board, race }),
  };
  return last === round - 1 ? [...known, now] : [now];
}

function distancesOf(
  standings: readonly Standing[],
  { book, board, race }: RaceStanding,
): Readonly<Record<Seat, number>> {
  const watcher = watchers.of(book);
  return Object.fromEntries(
    standings.flatMap(({ seat }) => {
      const distance = watcher.distance(seat, { board, race });
      return distance === undefined ? [] : [[seat, distance]];
    }),
  );
}
