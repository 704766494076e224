// The timed trials that a weekend still needs, and what they leave to the race.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import {
  type SessionWeather,
  sessionWeather,
  trackAfter,
} from '../rules/formula-de/qualifying/qualifying.ts';
import { trialsOf } from '../rules/games.ts';
import { waitsForCar } from './carry-over.ts';
import { field } from './field.ts';
import { type Season, type Venue, weekendAt } from './season.ts';
import { trialsOfWeekend, type WeekendTrials } from './trial-ranking.ts';

export interface TrialDue {
  /** Counted from 0. */
  readonly session: number;
  readonly driver: string;
  /** Number of void attempts before this one. */
  readonly attempt: number;
}

export function weekendTrials(season: Season, index: number): WeekendTrials | undefined {
  return trialsOfWeekend(season, index, field(season, index));
}

/** Returns the trials to drive now, of the first session that is not over, in the order of the entry list. */
export function trialsDue(season: Season, index: number): readonly TrialDue[] {
  const trials = weekendTrials(season, index);
  if (trials === undefined) return [];
  const { again } = weekendAt(season, index).known;
  const { sessions, trials: driven } = trials.qualifying;
  for (let session = 0; session < sessions; session++) {
    const left = trials.drivers.filter(
      (_, at) => !driven.some(one => one.session === session && one.driver === at),
    );
    if (left.length > 0) {
      return left.flatMap((driver, at) => {
        if (waitsForCar(season, index, driver, left.slice(0, at))) return [];
        return [{ session, driver, attempt: again[`${session}/${driver}`] ?? 0 }];
      });
    }
  }
  return [];
}

/** Returns the weather of a session, the same at every table (M-1-0-3). */
export function trialWeather(
  { book, venue, qualifying }: WeekendTrials,
  session: number,
): SessionWeather {
  return sessionWeather(qualifying, session, book.id, formulaBoardOf(venue()));
}

/** Returns what the trials leave to the race: the state of the track (M-3-2-4). */
export function optionsAfter(trials: WeekendTrials): { readonly lastSession: string } {
  return { lastSession: trackAfter(trialWeather(trials, trials.qualifying.sessions - 1)) };
}

function formulaBoardOf({ book, board }: Venue): FormulaBoard {
  const trials = trialsOf(book);
  if (trials === undefined) throw new RangeError(`the book ${book.id} has no timed trials`);
  return trials.boardOf(board);
}
