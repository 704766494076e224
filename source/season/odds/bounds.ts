// What is certain of the title: who has it, who can still win it, and which result would settle it.

import type { Season } from '../season.ts';
import { seedOf } from '../seeds.ts';
import { type Rated, ranked } from '../standings/criteria.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import type { DriverLine } from '../standings/standings.ts';
import { countedPoints, type WeekendToCome, weekendsToCome } from './rest.ts';

export interface TitleBounds {
  readonly champion?: string;
  readonly open: readonly string[];
  /** For drivers whom a result at the next weekend would make champion whatever else happens: the worst such place. */
  readonly needs: ReadonlyMap<string, number>;
}

// Cached by the season itself, which never changes: both its news and its title chances ask.
const known = new WeakMap<Season, { readonly bounds: TitleBounds | undefined }>();

/** Returns what is certain of the title; undefined where the rest of the season is not known (`weekendsToCome`). */
export function titleBounds(season: Season): TitleBounds | undefined {
  const found = known.get(season) ?? { bounds: boundsOf(season) };
  known.set(season, found);
  return found.bounds;
}

function boundsOf(season: Season): TitleBounds | undefined {
  const rest = weekendsToCome(season);
  if (rest === undefined) return undefined;
  const lines = standingsAfter(season).drivers.filter(line => mayBeChampion(season, line, rest));
  const others = { lines, ...atBestAndWorst(season, lines, rest) };
  const open = lines.filter((_, at) => canWin(season, at, others)).map(({ driver }) => driver);
  const champion = lines.find((_, at) => isChampion(season, at, others));
  if (champion !== undefined || rest.length === 0) {
    const { driver } = champion ?? lines[0] ?? { driver: undefined };
    return {
      ...(driver === undefined ? {} : { champion: driver }),
      open: driver === undefined ? [] : [driver],
      needs: new Map(),
    };
  }
  return { open, needs: needsOf(season, others, rest) };
}

/** All drivers, and what each would have at best, at best behind a winner of the next weekend, and at worst. */
interface Others {
  readonly lines: readonly DriverLine[];
  readonly best: readonly Rated[];
  readonly second: readonly Rated[];
  readonly worst: readonly Rated[];
}

function atBestAndWorst(
  season: Season,
  lines: readonly DriverLine[],
  rest: readonly WeekendToCome[],
): Omit<Others, 'lines'> {
  const wins = rest.map(weekend => rewardAt(weekend, 1));
  const behind = [...rest.slice(0, 1).map(next => rewardAt(next, 2)), ...wins.slice(1)];
  const out = rest.map(() => undefined);
  const ifThere = ({ driver }: DriverLine, cells: readonly Reward[]) =>
    cells.map(({ cell, drivers }) => (drivers.has(driver) ? cell : undefined));
  return {
    best: lines.map(line => withRest(season, line, ifThere(line, wins))),
    second: lines.map(line => withRest(season, line, ifThere(line, behind))),
    worst: lines.map(line => withRest(season, line, out)),
  };
}

/** The cell of a place at a weekend to come with everything that can be scored besides, and who can have it. */
interface Reward {
  readonly cell: Cell;
  readonly drivers: ReadonlySet<string>;
}

function rewardAt({ places, extra, drivers }: WeekendToCome, place: number): Reward {
  return { cell: cellOf((places[place - 1] ?? 0) + extra, place), drivers: new Set(drivers) };
}

// Reports whether a driver can still start often enough to be champion.
function mayBeChampion(
  { plan }: Season,
  { driver, starts }: DriverLine,
  rest: readonly WeekendToCome[],
): boolean {
  const left = rest.filter(({ drivers }) => drivers.includes(driver)).length;
  return starts + left >= plan.count.startsLeast;
}

// Reports whether a driver would be ahead by winning everything while nobody else crosses the line any more.
function canWin(season: Season, at: number, { best, worst }: Others): boolean {
  const own = best[at];
  return own !== undefined && isAheadOfAll(season, own, at, worst);
}

// Reports whether a driver who scores no more stays ahead of each other one, even when that one wins everything.
function isChampion(season: Season, at: number, { best, worst }: Others): boolean {
  const own = worst[at];
  return own !== undefined && isAheadOfAll(season, own, at, best);
}

// Returns, by driver, the worst place at the next weekend that would make it champion whatever else happens.
function needsOf(
  season: Season,
  others: Others,
  rest: readonly WeekendToCome[],
): ReadonlyMap<string, number> {
  const [next] = rest;
  const places = next?.drivers.map((_, at) => at + 1) ?? [];
  const most = Math.max(0, ...(next?.places ?? []));
  const out = rest.slice(1).map(() => undefined);
  const needs = new Map<string, number>();
  for (const [at, line] of others.lines.entries()) {
    if (next?.drivers.includes(line.driver) !== true) continue;
    const given = (place: number, points: number) =>
      withRest(season, line, [cellOf(points, place), ...out]);
    // Most drivers would be behind somebody whatever their place.
    if (isBehindSomebody(season, given(1, most), at, others.second)) continue;
    const worst = places.findLast(place =>
      isAheadOfAll(
        season,
        given(place, next.places[place - 1] ?? 0),
        at,
        place === 1 ? others.second : others.best,
      ),
    );
    if (worst !== undefined) needs.set(line.driver, worst);
  }
  return needs;
}

function isBehindSomebody(
  { plan }: Season,
  own: Rated,
  at: number,
  others: readonly Rated[],
): boolean {
  return (
    plan.rank[0] === 'points' &&
    others.some(({ points }, index) => index !== at && points > own.points)
  );
}

function isAheadOfAll(season: Season, own: Rated, at: number, others: readonly Rated[]): boolean {
  return others.every((other, index) => index === at || isAhead(season, own, other));
}

function isAhead({ plan }: Season, one: Rated, other: Rated): boolean {
  // Most pairs differ in points, and the news of a long season compares very many.
  if (plan.rank[0] === 'points' && one.points !== other.points) return one.points > other.points;
  const [first] = ranked([one, other], plan.rank, seedOf(plan.seed, 'standings'));
  return first?.length === 1 && first[0] === one;
}

function withRest(
  season: Season,
  { id, cells, off }: DriverLine,
  rest: readonly (Cell | undefined)[],
): Rated {
  const all = [...cells, ...rest];
  const points = countedPoints(
    season,
    all.map(cell => cell?.points ?? 0),
  );
  return { id, cells: all, points: points - off };
}

export function cellOf(points: number, place: number | undefined): Cell {
  return {
    status: place === undefined ? 'out' : 'finished',
    table: 1,
    ...(place === undefined ? {} : { place }),
    points,
    teamPoints: points,
    pole: false,
    fastestLap: false,
  };
}
