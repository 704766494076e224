// What is to be done now in a season, and by whom.
import { games } from '../rules/games.ts';
import type { RaceSetup } from '../rules/kit/types.ts';
import { optionsCarried } from './carry-over.ts';
import { type Draw, drawByRule, starters, tablesOf } from './draw.ts';
import { absenceOf, field } from './field.ts';
import { gridOfTable } from './grid.ts';
import { type Entrant, weekendTerms } from './plan/plan.ts';
import { type Season, venueOf, weekendAt } from './season.ts';
import { seedOf } from './seeds.ts';
import { trialPoints, trialRanking } from './trial-ranking.ts';
import { optionsAfter, trialsDue, weekendTrials } from './trials.ts';

/** A driver of a table: the entrant, or the CPU driver that stands in. */
export interface TableSeat {
  readonly entrant: Entrant;
  readonly standIn?: string;
}

export interface TableRace {
  readonly seats: readonly TableSeat[];
  /** The setup of the race; its seats are those above, in their order. */
  readonly setup: RaceSetup<Readonly<Record<string, unknown>>>;
  readonly attempt: number;
}

export type Due =
  | {
      readonly kind: 'trial';
      readonly weekend: string;
      readonly session: number;
      readonly driver: string;
      readonly attempt: number;
    }
  /** The draw; without a proposal the organiser draws. */
  | { readonly kind: 'draw'; readonly weekend: string; readonly proposal?: Draw }
  /** The one roll for all tables, by the driver on the absolute pole (M-2-0-1). */
  | {
      readonly kind: 'roll';
      readonly weekend: string;
      readonly driver: string;
      readonly die: number;
    }
  | {
      readonly kind: 'grid';
      readonly weekend: string;
      readonly table: number;
      readonly drivers: readonly string[];
    }
  | {
      readonly kind: 'race';
      readonly weekend: string;
      readonly table: number;
      readonly race: TableRace;
    };

/** Returns the index of the weekend that is being driven, undefined when the season is over. */
export function currentWeekend(season: Season): number | undefined {
  if (season.facts.closed !== undefined) return undefined;
  const index = season.plan.calendar.findIndex((_, at) => !isOver(season, at));
  return index < 0 ? undefined : index;
}

/** Reports whether every table of a weekend at which anybody starts was raced. */
export function isOver(season: Season, index: number): boolean {
  const { known } = weekendAt(season, index);
  if (known.results.length === 0 && field(season, index).length === 0) return true;
  const tables = tablesOf(season, index);
  if (tables === undefined) return false;
  return tables.every(
    (drivers, at) =>
      drivers.length === 0 ||
      isRaced(season, index, at + 1) ||
      starters(season, index, drivers).length === 0,
  );
}

export function isRaced(season: Season, index: number, table: number): boolean {
  return weekendAt(season, index).known.results.some(result => result.table === table);
}

/** Returns everything that may be done now, in any order; nothing when the season is over. */
export function due(season: Season): readonly Due[] {
  const index = currentWeekend(season);
  if (index === undefined) return [];
  const { weekend, known } = weekendAt(season, index);
  const trials = trialsDue(season, index);
  if (trials.length > 0) {
    return trials.map(trial => ({ kind: 'trial', weekend: weekend.id, ...trial }));
  }
  const tables = tablesOf(season, index);
  if (tables === undefined) {
    const proposal = drawByRule(season, index);
    return [{ kind: 'draw', weekend: weekend.id, ...(proposal === undefined ? {} : { proposal }) }];
  }
  const roll = tables.length > 1 && known.die === undefined ? rollForAll(season, index) : undefined;
  if (roll !== undefined) return [{ kind: 'roll', weekend: weekend.id, ...roll }];
  return tables.flatMap((all, at): readonly Due[] => {
    const table = at + 1;
    if (isRaced(season, index, table)) return [];
    const drivers = starters(season, index, all);
    if (drivers.length === 0) return [];
    const race = tableRace(season, index, table, drivers);
    return race === undefined
      ? [{ kind: 'grid', weekend: weekend.id, table, drivers }]
      : [{ kind: 'race', weekend: weekend.id, table, race }];
  });
}

/** Returns who rolls once for all tables of a weekend, and the face; undefined where nothing is rolled before a race. */
export function rollForAll(
  season: Season,
  index: number,
): { readonly driver: string; readonly die: number } | undefined {
  const { weekend } = weekendAt(season, index);
  const { book, board } = venueOf(season, weekend);
  const { options } = weekendTerms(season.plan, weekend);
  const seed = seedOf(season.plan.seed, weekend.id, 'sky');
  const roll = games.of(book).rollForAll?.(book, board, options, seed);
  if (roll === undefined) return undefined;
  const [first = ''] = field(season, index);
  return { driver: trialRanking(season, index)[0]?.driver ?? first, die: roll.die };
}

function tableRace(
  season: Season,
  index: number,
  table: number,
  drivers: readonly string[],
): TableRace | undefined {
  const { weekend, known } = weekendAt(season, index);
  const grid = gridOfTable(season, index, table, drivers);
  if (grid === undefined) return undefined;
  const { laps, rules } = weekendTerms(season.plan, weekend);
  const attempt = known.attempts[table] ?? 1;
  const points = trialPoints(season, index);
  return {
    attempt,
    seats: drivers.map(driver => seatOf(season, index, driver)),
    setup: {
      book: rules,
      track: weekend.track,
      seed: seedOf(season.plan.seed, weekend.id, table, attempt),
      laps,
      seats: drivers.map(driver => ({ name: seatOf(season, index, driver).entrant.name })),
      ...(grid === 'book' ? {} : { grid: grid.map(driver => drivers.indexOf(driver)) }),
      ...(points.size === 0
        ? {}
        : { qualifyingPoints: drivers.map(driver => points.get(driver) ?? 0) }),
      options: raceOptions(season, index, drivers),
    },
  };
}

function seatOf(season: Season, index: number, driver: string): TableSeat {
  const entrant = season.facts.roster.find(one => one.entrant.id === driver)?.entrant;
  if (entrant === undefined) throw new RangeError(`nobody has the id ${driver}`);
  const { standIn } = absenceOf(season, index, driver) ?? {};
  return { entrant, ...(standIn === undefined ? {} : { standIn }) };
}

function raceOptions(season: Season, index: number, drivers: readonly string[]) {
  const { weekend, known } = weekendAt(season, index);
  const { book, board } = venueOf(season, weekend);
  const { options } = weekendTerms(season.plan, weekend);
  const trials = weekendTrials(season, index);
  const seed = seedOf(season.plan.seed, weekend.id, 'sky');
  const rolled =
    known.die === undefined ? undefined : games.of(book).rollForAll?.(book, board, options, seed);
  const handicaps = drivers.map(driver => seatOf(season, index, driver).entrant.handicap ?? 0);
  return {
    ...options,
    ...(trials === undefined ? {} : optionsAfter(trials)),
    ...rolled?.options,
    ...(handicaps.some(points => points > 0) ? { handicaps } : {}),
    ...optionsCarried(season, index, drivers),
  };
}
