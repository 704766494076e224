// The timed trials of a weekend as the qualifying that the rules rank.
import {
  qualifyingPoints,
  qualifyingRanking,
  type Ranked,
  trialValuesOf,
} from '../rules/formula-de/qualifying/qualifying.ts';
import type { Qualifying } from '../rules/formula-de/qualifying/qualifying-record.ts';
import { bookNamed, trialsOf } from '../rules/games.ts';
import type { RuleBook } from '../rules/kit/types.ts';
import { weekendTerms } from './plan/plan.ts';
import { driverAt } from './roster/seats.ts';
import { type DrivenTrial, type Season, type Venue, venueOf, weekendAt } from './season.ts';
import { seedOf } from './seeds.ts';

export interface WeekendTrials {
  readonly book: RuleBook;
  /** Reads the circuit only when called: what was driven there is ranked without it. */
  venue(): Venue;
  /** Ids of the drivers in the order of the entry list; the qualifying names them by their index here. */
  readonly drivers: readonly string[];
  readonly qualifying: Qualifying;
}

export function trialsOfWeekend(
  season: Season,
  index: number,
  drivers: readonly string[],
): WeekendTrials | undefined {
  const { weekend, known } = weekendAt(season, index);
  const { rules, sessions, options } = weekendTerms(season.plan, weekend);
  if (sessions === 0) return undefined;
  const venue = () => venueOf(season, weekend);
  const book = bookNamed(rules) ?? venue().book;
  if (trialsOf(book) === undefined) return undefined;
  const { seed, trials: plan } = season.plan;
  const qualifying: Qualifying = {
    names: drivers.map(id => driverAt(season.facts, id, index)?.name ?? id),
    hand: plan.hand,
    sessions,
    weather: (options['weather'] ?? usualWeather(book)) as Qualifying['weather'],
    seed: seedOf(seed, weekend.id, 'trials'),
    trials: trialsInForce(known.trials)
      .filter(({ driver }) => drivers.includes(driver))
      .map(trial => ({ ...trial, driver: drivers.indexOf(trial.driver) })),
  };
  return { book, venue, drivers, qualifying };
}

// A book without weather has one value for it, which is then the usual one.
function usualWeather({ options }: RuleBook): string {
  return options.find(({ name }) => name === 'weather')?.usual ?? 'roll';
}

export interface RankedTrial extends Omit<Ranked, 'driver'> {
  readonly driver: string;
}

/** Returns the classification of those who have driven a trial of a weekend, the absolute pole first. */
export function trialRanking(season: Season, index: number): readonly RankedTrial[] {
  const trials = drivenTrials(season, index);
  if (trials === undefined) return [];
  const { book, drivers, qualifying } = trials;
  const { options } = weekendTerms(season.plan, weekendAt(season, index).weekend);
  return qualifyingRanking(qualifying, trialValuesOf(book.id, options)).map(line => ({
    ...line,
    driver: drivers[line.driver] ?? '',
  }));
}

/** Returns the points that the book gives for the trials, by driver; none where it gives none (BGA-V-5). */
export function trialPoints(season: Season, index: number): ReadonlyMap<string, number> {
  const trials = drivenTrials(season, index);
  if (trials === undefined) return new Map();
  const points = qualifyingPoints(trials.qualifying, trials.book.id) ?? [];
  return new Map(points.map((value, at) => [trials.drivers[at] ?? '', value]));
}

function drivenTrials(season: Season, index: number): WeekendTrials | undefined {
  const { trials } = weekendAt(season, index).known;
  const drove = season.facts.roster
    .map(({ entrant }) => entrant.id)
    .filter(id => trials.some(({ driver }) => driver === id));
  return trialsOfWeekend(season, index, drove);
}

// A trial that is driven again stands in the ledger twice: the last one counts.
function trialsInForce(trials: readonly DrivenTrial[]): readonly DrivenTrial[] {
  return trials.filter(
    ({ session, driver }, at) =>
      !trials.some(
        (other, later) => later > at && other.session === session && other.driver === driver,
      ),
  );
}
