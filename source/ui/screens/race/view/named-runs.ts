// Sentences in which each driver has the colour of the car.
import type { Seat } from '../../../../rules/kit/types.ts';
import type { RaceTable } from '../../../messages.ts';
import type { Run } from '../../../rows.ts';
import { nameInLog } from '../log.ts';
import type { LogLine, RaceModel } from '../race-model.ts';

/** The names of a table: whose they are, and how they are found in a sentence. */
interface Names {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly pattern: RegExp;
}

// Many rows of every frame ask for them.
const known = new WeakMap<RaceTable, Names>();

/** Returns a sentence in runs: the names of drivers in their colours. */
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

// Of two names that begin alike the longer one is meant.
function namesOf(table: RaceTable, isAlone: boolean): Names {
  const seats = new Map(table.drivers.map((_, seat) => [nameInLog(table, seat, isAlone), seat]));
  const all = [...seats.keys()].toSorted((a, b) => b.length - a.length).map(literal);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${all.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'u');
  return { seats, pattern };
}

function literal(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
