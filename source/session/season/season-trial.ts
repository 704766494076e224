// One timed trial of a season: everything by which it is driven, as plain data that another thread can be sent.
import type { Driver } from '../../drivers/driver.ts';
import type { NextTrial } from '../../rules/formula-de/qualifying/qualifying.ts';
import type { Qualifying } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import { trialsOf } from '../../rules/games.ts';
import { optionsCarried } from '../../season/carry-over.ts';
import { absenceOf, everybody } from '../../season/field.ts';
import { weekendTerms } from '../../season/plan/plan.ts';
import { type Season, type Venue, weekendAt, weekendIndex } from '../../season/season.ts';
import { seedOf } from '../../season/seeds.ts';
import type { TableSeat } from '../../season/to-do.ts';
import { type TrialDue, trialWeather, weekendTrials } from '../../season/trials.ts';
import type { Session } from '../session.ts';
import { trialSession } from '../trial.ts';
import { type People, seatOfEntrant } from './season-crew.ts';

export interface SeasonTrial {
  /** For this driver alone, with the weather of the session. */
  readonly qualifying: Qualifying;
  readonly next: NextTrial;
  readonly seat: TableSeat;
  readonly book: string;
  readonly track: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Options by which the trial takes up what its car has in the season. */
  readonly carried: Readonly<Record<string, unknown>>;
}

/**
 * Returns a trial that is due; undefined for a weekend without trials and a driver whom the season does not have. The dice follow
 * from the driver and the session alone, so that nobody who leaves or joins changes them; the sky of the session is the same for
 * all.
 */
export function seasonTrial(
  season: Season,
  weekend: string,
  { session, driver, attempt }: TrialDue,
): SeasonTrial | undefined {
  const index = weekendIndex(season, weekend);
  const trials = weekendTrials(season, index);
  const entrant = everybody(season).find(({ id }) => id === driver);
  if (trials === undefined || entrant === undefined) return undefined;
  const { weekend: planned } = weekendAt(season, index);
  // A CPU driver stands in for somebody absent in the trials as in the race.
  const { standIn } = absenceOf(season, index, driver) ?? {};
  return {
    qualifying: {
      ...trials.qualifying,
      names: [entrant.name],
      trials: [],
      weather: trialWeather(trials, session).sky,
      seed: seedOf(season.plan.seed, weekend, 'trial', session, driver, attempt),
    },
    next: { session, driver: 0 },
    seat: { entrant, ...(standIn === undefined ? {} : { standIn }) },
    book: trials.book.id,
    track: planned.track,
    options: weekendTerms(season.plan, planned).options,
    carried: carriedTo(season, index, driver),
  };
}

// The car of a season is built in its first session, and driven as it is built in all later ones (TR-5, TRR-64).
function carriedTo(season: Season, index: number, driver: string) {
  const carried = optionsCarried(season, index, [driver]);
  if (Object.keys(carried).length === 0) return carried;
  const { preparation } = weekendTerms(season.plan, weekendAt(season, index).weekend).options;
  return { ...(preparation === undefined ? {} : { preparation }), ...carried };
}

export function isTrialOfCpu({ seat }: SeasonTrial): boolean {
  return seatOfEntrant(seat, 'human').driver.kind === 'cpu';
}

export interface TrialDrivers {
  readonly people: People;
  readonly levels: readonly Driver[];
  readonly circuitText: string;
}

/**
 * Begins a trial of a season.
 * @throws RangeError when the book has no trials
 */
export function openSeasonTrial(
  { qualifying, next, seat, options, carried }: SeasonTrial,
  { book, board }: Venue,
  { people, levels, circuitText }: TrialDrivers,
): Session {
  const trials = trialsOf(book);
  if (trials === undefined) throw new RangeError(`the book ${book.id} has no timed trials`);
  return trialSession(qualifying, next, seatOfEntrant(seat, people), {
    bookId: book.id,
    board: trials.boardOf(board),
    circuitText,
    levels,
    options,
    carried,
  });
}
