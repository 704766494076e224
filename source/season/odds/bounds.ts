// What is certain of the title: who has it, who can still win it, and which result would settle it.

import type { Season } from '../season.ts';
import { seedOf } from '../seeds.ts';
import { type Rated, ranked } from '../standings/criteria.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import type { DriverLine } from '../standings/standings.ts';
import { countedPoints, type WeekendToCome, weekendsToCome } from './rest.ts';

/** The title as far as it is certain. */
export interface TitleBounds {
  /** The driver who is champion whatever happens. */
  readonly champion?: string;
  /** Everybody who can still be champion. */
  readonly open: readonly string[];
  /** For drivers who would be champion with a result of the next weekend whatever else happens: the worst such place. */
  readonly needs: ReadonlyMap<string, number>;
}

// By the season itself, which never changes: its paper and its chances both ask.
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

// A driver who cannot start often enough any more is not champion.
function mayBeChampion(
  { plan }: Season,
  { driver, starts }: DriverLine,
  rest: readonly WeekendToCome[],
): boolean {
  const left = rest.filter(({ drivers }) => drivers.includes(driver)).length;
  return starts + left >= plan.count.startsLeast;
}

// A driver can still win who is ahead when it wins everything and nobody else crosses the line any more.
function canWin(season: Season, at: number, { best, worst }: Others): boolean {
  const own = best[at];
  return own !== undefined && isAheadOfAll(season, own, at, worst);
}

// A driver is champion who does not score again and stays ahead of each other one when that one wins everything.
function isChampion(season: Season, at: number, { best, worst }: Others): boolean {
  const own = worst[at];
  return own !== undefined && isAheadOfAll(season, own, at, best);
}

// The same for somebody who is given a place at the next weekend.
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
    // Most drivers would be behind somebody wherever they cross the line.
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
  // Most pairs differ in points, and a paper of a long season compares very many.
  if (plan.rank[0] === 'points' && one.points !== other.points) return one.points > other.points;
  const [first] = ranked([one, other], plan.rank, seedOf(plan.seed, 'standings'));
  return first?.length === 1 && first[0] === one;
}

// What a driver would have with the cells of the weekends to come.
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

/** Returns the cell of a result that is imagined. */
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
