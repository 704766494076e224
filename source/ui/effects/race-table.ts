// What stays the same while a race is on the screen: its table, made of a session or a replay.
import type { Board } from '../../circuit/board.ts';
import type { HandOver } from '../../rules/kit/hand-over.ts';
import type { RaceSetup, RuleBook } from '../../rules/kit/types.ts';
import { startersOf } from '../../session/hand-overs.ts';
import type { SessionSeat } from '../../session/session.ts';
import { huesOf, lettersOf } from '../letters.ts';
import type { Driver, RaceTable } from '../messages.ts';
import { cleanText } from '../typing/text-field.ts';

const NAME_COLUMNS = 24;

interface Shown {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly seats: readonly SessionSeat[];
  readonly handOvers?: readonly HandOver[];
  readonly file?: string | undefined;
}

// A car that changes hands keeps its letter and its colour.
export function tableOf({ book, board, setup, seats, handOvers, file = '' }: Shown): RaceTable {
  const drivers = driversOf(seats);
  const starters = driversOf(startersOf(seats, handOvers));
  const own = seats.flatMap(({ letter }) => letter ?? []);
  const letters = own.length === seats.length ? own : lettersOf(starters);
  const marks = { letters, hues: huesOf(starters) };
  const changes = handOvers === undefined || handOvers.length === 0 ? {} : { handOvers };
  return { book, board, setup, drivers, ...marks, ...changes, file };
}

export function driversOf(seats: readonly SessionSeat[]): readonly Driver[] {
  return seats.map(({ name, driver }) => ({
    name: cleanText(name, NAME_COLUMNS),
    kind: driver.kind,
    level: driver.kind === 'cpu' ? driver.level : '',
    character: driver.kind === 'cpu' ? (driver.character ?? '') : '',
  }));
}
