// Which cars concern a person who races: they are shown in full and told on lines of their own, the others pass in a moment.
import { watchers } from '../../../replay/commentary/watchers.ts';
import type { Race, Seat, View } from '../../../rules/kit/types.ts';
import { humanSeats, humansRacing, type LogLine, type RaceModel } from './race-model.ts';

/** Spaces, ahead and behind, within which a car concerns another one. */
const NEIGHBOURHOOD = 5;

/**
 * Reports whether what a car has just done concerns a person who races: it has gone by, or stood or stands close to that
 * person's car. Nothing is far where no person races.
 * @param race the race after it
 */
export function isNear(model: RaceModel, seat: Seat, race: View<Race>): boolean {
  const humans = humansRacing(model);
  if (humans.length === 0 || model.replay !== undefined || model.trial !== undefined) return true;
  if (humanSeats(model.table).includes(seat)) return true;
  return humans.some(human => meets(model, { seat, human, race }));
}

/** Returns a line with the people whom its cars concern; as it is where it is about no car, or nothing is far. */
export function withNearest(model: RaceModel, line: LogLine, race: View<Race>): LogLine {
  const seats = (line.highlight?.seats ?? [line.seat]).filter(seat => seat >= 0);
  const humans = humansRacing(model);
  if (seats.length === 0 || humans.length === 0 || model.replay !== undefined) return line;
  const near = humans.filter(human =>
    seats.some(seat => seat === human || meets(model, { seat, human, race })),
  );
  return { ...line, near };
}

interface Pair {
  readonly seat: Seat;
  readonly human: Seat;
  readonly race: View<Race>;
}

function meets({ table, shown }: RaceModel, { seat, human, race }: Pair): boolean {
  const { book, board } = table;
  const watcher = watchers.of(book);
  const now = { board, race };
  const own = watcher.distance(human, now);
  const before = watcher.distance(seat, { board, race: shown });
  const after = watcher.distance(seat, now);
  if (own === undefined || before === undefined || after === undefined) return true;
  const lap = watcher.lapLength({ board });
  const isClose = (at: number) => {
    const apart = Math.abs(at - own) % lap;
    return Math.min(apart, lap - apart) <= NEIGHBOURHOOD;
  };
  const ahead = (((after - own) % lap) + lap) % lap;
  const hasPassed = ahead < after - before;
  return hasPassed || isClose(before) || isClose(after);
}
