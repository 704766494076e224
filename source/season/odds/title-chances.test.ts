import { describe, expect, it } from 'vitest';
import { crew, drivenOn, openedSeason } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';
import { enter } from '../apply-entry.ts';
import type { Plan } from '../plan/plan.ts';
import type { Season } from '../season.ts';
import { standings } from '../standings/standings.ts';
import { pointsBy } from '../templates/template.ts';
import { titleBounds } from './bounds.ts';
import { forms } from './ratings.ts';
import { titleOdds } from './title-chances.ts';

const CALENDAR = ['monza', 'spa', 'monaco', 'suzuka', 'imola'];

function seasonOf(cars: number, weekends: number, changes: Partial<Plan> = {}): Season {
  const calendar = CALENDAR.slice(0, weekends).map(id => ({
    id,
    track: id,
    stage: 'season',
    weight: 1,
  }));
  return openedSeason({ entrants: crew(cars), calendar, ...changes });
}

/** Returns every result that a race of some drivers can have: each order of each choice of those who come home. */
function outcomes(drivers: readonly string[]): readonly (readonly string[])[] {
  const orders: string[][] = [[]];
  for (let from = 0; from < orders.length; from++) {
    const order = orders[from] ?? [];
    orders.push(...drivers.filter(id => !order.includes(id)).map(id => [...order, id]));
  }
  return orders;
}

function raced(season: Season, weekend: string, order: readonly string[]): Season {
  const drivers = season.plan.entrants.map(({ id }) => id);
  const sheet = drivers.map(driver => {
    const at = order.indexOf(driver);
    return at < 0 ? { driver, out: { cause: 'wreck' } } : { driver, place: at + 1 };
  });
  const entry = { kind: 'raced', weekend, table: 1, attempt: 1, laps: 1, sheet } as const;
  return enter(season, entry, '2026-12-19T20:00:00.000Z');
}

describe('the title', () => {
  it('is open for whom some rest of the season makes champion, and certain for whom every one does', () => {
    for (let seed = 0; seed < volume(12, 250); seed++) {
      const ties = [
        ['points', 'wins', 'places', 'latest', 'lot'],
        ['wins', 'points', 'earliestWin', 'lot'],
        ['points', 'lot'],
      ] as const;
      const plan: Partial<Plan> = {
        rank: ties[seed % 3] ?? [],
        points: {
          ...pointsBy([[3, 2, 1], [10, 6, 4], [1]][seed % 4] ?? [2, 1, 1]),
          classified: seed % 2,
        },
        count: { drop: seed % 2, startsLeast: 0 },
        seed,
      };
      const half = drivenOn(seasonOf(3, 4, plan), seed, 2);
      const champions = new Map<string, number>();
      const next = new Map<string, Set<string>>();
      for (const first of outcomes(['aaa', 'bbb', 'ccc'])) {
        const before = raced(half, 'monaco', first);
        for (const second of outcomes(['aaa', 'bbb', 'ccc'])) {
          const champion = standings(raced(before, 'suzuka', second)).drivers[0]?.driver ?? '';
          champions.set(champion, (champions.get(champion) ?? 0) + 1);
          for (const [at, id] of first.entries()) {
            next.set(`${id} ${at + 1}`, (next.get(`${id} ${at + 1}`) ?? new Set()).add(champion));
          }
        }
      }
      const bounds = titleBounds(half);
      expect(bounds?.open.toSorted(), `seed ${seed}`).toEqual([...champions.keys()].toSorted());
      expect(bounds?.champion).toBe(champions.size === 1 ? [...champions.keys()][0] : undefined);
      for (const [driver, place] of bounds?.needs ?? []) {
        expect([...(next.get(`${driver} ${place}`) ?? [])], `seed ${seed}`).toEqual([driver]);
        const worse = next.get(`${driver} ${place + 1}`);
        if (worse !== undefined) expect([...worse]).not.toEqual([driver]);
      }
    }
  });

  it('goes to whom the runs give it as often as the model itself does, within 1 %', () => {
    const half = drivenOn(seasonOf(3, 4), 5, 2);
    const odds = titleOdds(half, 40_000);
    const exact = exactChances(half);
    for (const { driver, chance } of odds?.chances ?? []) {
      expect(Math.abs(chance - (exact.get(driver) ?? 0)), driver).toBeLessThan(0.01);
    }
  });

  it('is told of nobody while a stage is to come or a weekend is half raced', () => {
    const final = [
      { id: 'season', name: 'Season', takes: { kind: 'all' }, fresh: true },
      { id: 'final', name: 'Final', takes: { kind: 'best', count: 2 }, fresh: true },
    ] as const;
    expect(titleOdds(seasonOf(3, 2, { stages: final }))).toBeUndefined();
    const tables = drivenOn(
      seasonOf(6, 2, { tables: { size: 3, draw: 'snake', apart: 'nobody' } }),
      1,
      2,
    );
    expect(tables.facts.weekends[0]?.results).toHaveLength(1);
    expect(titleOdds(tables)).toBeUndefined();
  });

  it('has the same odds for the same season', () => {
    const half = drivenOn(seasonOf(4, 5), 2, 2);
    expect(titleOdds(half)).toEqual(titleOdds(half));
  });
});

describe('the form of a driver', () => {
  it('begins at the rating of its level and rises with every race won', () => {
    const fresh = openedSeason({ entrants: [...crew(1, 'rookie'), { id: 'ann', name: 'Ann' }] });
    expect(forms(fresh).map(({ rating }) => rating)).toEqual([1000, 1300]);
    const won = ['monza', 'spa', 'monaco'].reduce(
      (season, weekend) => raced(season, weekend, ['aaa', 'ann']),
      fresh,
    );
    const [rookie, ann] = forms(won);
    expect(rookie?.rating).toBeGreaterThan(1050);
    expect(ann?.rating).toBeLessThan(1250);
  });

  it('expects fewer retirements of whom has never retired', () => {
    const won = raced(seasonOf(3, 3), 'monza', ['aaa', 'bbb']);
    const [home, , out] = forms(won);
    expect(home?.retires).toBeLessThan(out?.retires ?? 0);
  });
});

/** Returns the chances by adding up every rest of the season with its probability in the model. */
function exactChances(season: Season): ReadonlyMap<string, number> {
  const known = new Map(forms(season).map(form => [form.driver, form]));
  const drivers = season.plan.entrants.map(({ id }) => id);
  const strength = (id: string) => 10 ** ((known.get(id)?.rating ?? 0) / 400);
  const likely = (order: readonly string[]) => {
    const home = drivers.reduce((product, id) => {
      const { retires = 0 } = known.get(id) ?? {};
      return product * (order.includes(id) ? 1 - retires : retires);
    }, 1);
    return order.reduce((product, id, at) => {
      const left = order.slice(at).reduce((sum, other) => sum + strength(other), 0);
      return (product * strength(id)) / left;
    }, home);
  };
  const chances = new Map<string, number>();
  for (const first of outcomes(drivers)) {
    for (const second of outcomes(drivers)) {
      const end = raced(raced(season, 'monaco', first), 'suzuka', second);
      const champion = standings(end).drivers[0]?.driver ?? '';
      chances.set(champion, (chances.get(champion) ?? 0) + likely(first) * likely(second));
    }
  }
  return chances;
}
