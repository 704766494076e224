// Which CPU cars may have to do with the next play of a person: they are shown in full, the others pass in a moment.
import { watchers } from '../../../replay/commentary/watchers.ts';
import type { Race, Seat, View } from '../../../rules/kit/types.ts';
import { humanSeats, humansRacing, type RaceModel } from './race-model.ts';

/** Spaces behind a car in which another one may still touch it. */
const BEHIND = 2;

/**
 * Reports whether what a car has just done may matter to the next play of a person who races: it has gone by, stands within
 * that person's reach or just behind, or is about to roll and may get there. Nothing is far where no person races.
 * @param race the race after it
 */
export function isNear(model: RaceModel, seat: Seat, race: View<Race>): boolean {
  const humans = humansRacing(model);
  if (humans.length === 0 || model.replay !== undefined || model.trial !== undefined) return true;
  if (humanSeats(model.table).includes(seat)) return true;
  return humans.some(human => meets(model, { seat, human, race }));
}

interface Pair {
  readonly seat: Seat;
  readonly human: Seat;
  readonly race: View<Race>;
}

function meets({ table, shown }: RaceModel, { seat, human, race }: Pair): boolean {
  const { book, board } = table;
  const watcher = watchers.of(book);
  const now = { book, board, race };
  const own = watcher.distance(human, now);
  const before = watcher.distance(seat, { board, race: shown });
  const after = watcher.distance(seat, now);
  if (own === undefined || before === undefined || after === undefined) return true;
  const lap = watcher.lapLength({ board });
  const ahead = (((after - own) % lap) + lap) % lap;
  const moved = after - before;
  const hasPassed = ahead < moved;
  if (hasPassed || lap - ahead <= BEHIND) return true;
  // A car that has yet to move leaves the reach of those behind it, and comes into that of those ahead.
  if (moved === 0) return lap - ahead <= watcher.reach(seat, now);
  return ahead <= watcher.reach(human, now);
}
