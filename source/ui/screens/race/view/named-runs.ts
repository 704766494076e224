// Sentences in which each driver has the colour of the car.
import type { Run } from '../../../rows.ts';
import { nameInLog } from '../log.ts';
import type { LogLine, RaceModel } from '../race-model.ts';

/** Returns a sentence in runs: the names of drivers in their colours. */
export function namedRuns(
  { table, trial }: Pick<RaceModel, 'table' | 'trial'>,
  { text, tone }: Pick<LogLine, 'text' | 'tone'>,
): readonly Run[] {
  const seats = new Map(
    table.drivers.map((_, seat) => [nameInLog(table, seat, trial !== undefined), seat]),
  );
  // Of two names that begin alike the longer one is meant.
  const names = [...seats.keys()].toSorted((a, b) => b.length - a.length).map(literal);
  if (names.length === 0) return [{ text, tone }];
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\d])(${names.join('|')})(?![\\p{L}\\d])`, 'u'));
  return pieces.flatMap((piece): readonly Run[] => {
    if (piece === '') return [];
    const seat = seats.get(piece);
    return [seat === undefined ? { text: piece, tone } : { text: piece, tone: 'car', seat }];
  });
}

function literal(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
