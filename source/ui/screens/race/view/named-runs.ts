// Sentences in which each driver has the colour of the car.
import type { Seat } from '../../../../rules/kit/types.ts';
import type { RaceTable } from '../../../messages.ts';
import type { Run } from '../../../rows.ts';
import { nameInLog } from '../log.ts';
import type { LogLine, RaceModel } from '../race-model.ts';

interface Names {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly pattern: RegExp;
}

// Kept by table, because many rows of every frame need the names.
const known = new WeakMap<RaceTable, Names>();

export function namedRuns(
  { table, trial }: Pick<RaceModel, 'table' | 'trial'>,
  { text, tone }: Pick<LogLine, 'text' | 'tone'>,
): readonly Run[] {
  const names = known.get(table) ?? namesOf(table, trial !== undefined);
  known.set(table, names);
  return text.split(names.pattern).flatMap((piece): readonly Run[] => {
    if (piece === '') return [];
    const seat = names.seats.get(piece);
    return [seat === undefined ? { text: piece, tone } : { text: piece, tone: 'car', seat }];
  });
}

// Longer names come first in the pattern, because a name may begin with another one.
function namesOf(table: RaceTable, isAlone: boolean): Names {
  const seats = new Map(table.drivers.map((_, seat) => [nameInLog(table, seat, isAlone), seat]));
  const all = [...seats.keys()].toSorted((a, b) => b.length - a.length).map(literal);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${all.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'u');
  return { seats, pattern };
}

function literal(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
