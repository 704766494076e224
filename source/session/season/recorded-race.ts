// A race or a timed trial of CPU drivers that another thread drove: the choices of its drivers, in order, from which this
// thread plays it again.
import type { Driver } from '../../drivers/driver.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Venue } from '../../season/season.ts';
import type { TableRace } from '../../season/to-do.ts';
import { newSession } from '../begin-session.ts';
import type { Session } from '../session.ts';
import { seatOfEntrant } from './season-crew.ts';
import { openSeasonTrial, type SeasonTrial } from './season-trial.ts';

/** What a CPU driver chose: the index among its choices, and its random numbers after it. */
export interface RecordedChoice {
  readonly choice: number;
  readonly random: readonly number[];
}

export function recordRace({ setup, seats }: TableRace, { book, board }: Venue): RecordedChoice[] {
  return recorded(book, levels =>
    newSession({
      ...setup,
      book,
      board,
      circuitText: '',
      seats: seats.map(seat => seatOfEntrant(seat, 'human')),
      levels,
    }),
  );
}

export function recordTrial(trial: SeasonTrial, venue: Venue): RecordedChoice[] {
  return recorded(venue.book, levels =>
    openSeasonTrial(trial, venue, { people: 'human', levels, circuitText: '' }),
  );
}

function recorded(book: RuleBook, begin: (levels: readonly Driver[]) => Session): RecordedChoice[] {
  const record: RecordedChoice[] = [];
  const session = begin(driverTables.of(book).drivers.map(driver => recording(driver, record)));
  while (session.next().kind === 'cpu') session.advance();
  session.close();
  return record;
}

function recording(driver: Driver, record: RecordedChoice[]): Driver {
  const taste = driver.as?.bind(driver);
  return {
    level: driver.level,
    choose(view, decision, board, random) {
      const answer = driver.choose(view, decision, board, random);
      record.push({ choice: decision.choices.indexOf(answer.choice), random: answer.random });
      return answer;
    },
    ...(taste === undefined ? {} : { as: name => recording(taste(name), record) }),
  };
}

/**
 * Returns the drivers of a book who choose what was recorded, in order. Where the record has no choice for them they choose for
 * themselves, so that a record can only save time.
 */
export function recordedDrivers(
  book: RuleBook,
  record: readonly RecordedChoice[],
): readonly Driver[] {
  const left = record.values();
  return driverTables.of(book).drivers.map(driver => replaying(driver, left));
}

function replaying(driver: Driver, left: Iterator<RecordedChoice>): Driver {
  const taste = driver.as?.bind(driver);
  return {
    level: driver.level,
    choose(view, decision, board, random) {
      const next = left.next();
      const choice = next.done === true ? undefined : decision.choices[next.value.choice];
      return choice === undefined || next.done === true
        ? driver.choose(view, decision, board, random)
        : { choice, random: next.value.random };
    },
    ...(taste === undefined ? {} : { as: name => replaying(taste(name), left) }),
  };
}
