import { describe, expect, it } from 'vitest';
import { crew, entering, openedSeason, sheetOf, trialOf } from '../testing/season/seasons.ts';
import { field } from './field.ts';
import { gridOfTable } from './grid.ts';
import type { GridRule, Plan } from './plan/plan.ts';
import { due } from './to-do.ts';

const TRACKS = ['monza', 'spa', 'monaco', 'suzuka', 'imola'];

function weekends(count: number): Plan['calendar'] {
  return Array.from({ length: count }, (_, at) => ({
    id: `weekend-${at + 1}`,
    track: TRACKS[at % TRACKS.length] ?? '',
    stage: 'season',
    weight: 1,
  }));
}

function rotation(cars: number, teams: boolean): readonly (readonly string[])[] {
  const entrants = crew(cars).map((entrant, at) =>
    teams ? { ...entrant, team: `team-${Math.floor(at / 2)}` } : entrant,
  );
  const season = openedSeason({ entrants, grid: 'rotation', calendar: weekends(cars) });
  const ids = entrants.map(({ id }) => id);
  return ids.map((_, index) => gridOfTable(season, index, 1, ids) as readonly string[]);
}

describe('a rotating grid', () => {
  it.each([5, 6, 7, 8, 9, 10])('gives each of %i drivers every place once (TR-38)', cars => {
    for (const places of [
      rotation(cars, false),
      ...(cars % 2 === 0 ? [rotation(cars, true)] : []),
    ]) {
      for (let place = 0; place < cars; place++) {
        expect(new Set(places.map(grid => grid[place])).size).toBe(cars);
      }
    }
  });

  it('gives the two cars of each of five teams places that add up to 11 (TR-40)', () => {
    for (const grid of rotation(10, true)) {
      for (let team = 0; team < 5; team++) {
        const [one = '', two = ''] = crew(10)
          .slice(2 * team, 2 * team + 2)
          .map(({ id }) => id);
        expect(grid.indexOf(one) + 1 + grid.indexOf(two) + 1).toBe(11);
      }
    }
  });

  it('gives each of six teams, one of them marshal, every pair of places twice in twelve races (TR-3, TR-41)', () => {
    const RACES = 12;
    const TEAMS = 6;
    const entrants = crew(2 * TEAMS).map((entrant, at) => ({
      ...entrant,
      team: `team-${Math.floor(at / 2)}`,
    }));
    const calendar = weekends(RACES);
    const season = openedSeason({ entrants, grid: 'rotation', marshal: 'rota', calendar });
    const raced = calendar.map((_, index) => {
      const drivers = field(season, index);
      return gridOfTable(season, index, 1, drivers) as readonly string[];
    });
    const pairsOfTeam = (team: number) =>
      raced.flatMap(grid => {
        const places = entrants
          .filter(one => one.team === `team-${team}`)
          .map(({ id }) => grid.indexOf(id) + 1);
        return places.includes(0) ? [] : [places.toSorted((one, other) => one - other).join()];
      });
    for (let team = 0; team < TEAMS; team++) {
      const pairs = ['1,10', '2,9', '3,8', '4,7', '5,6'];
      expect(pairsOfTeam(team).toSorted()).toEqual([...pairs, ...pairs].toSorted());
    }
  });
});

describe('marshals by turns', () => {
  it('each team in its turn does not start, so that every team misses a share of the races and no two the same one (TR-2 to TR-4)', () => {
    const entrants = crew(4);
    const season = openedSeason({ entrants, marshal: 'rota', calendar: weekends(4) });
    const missing = weekends(4).map((_, index) => {
      const there = field(season, index);
      return entrants.filter(({ id }) => !there.includes(id)).map(({ id }) => id);
    });
    expect(missing).toEqual(entrants.map(({ id }) => [id]));
  });
});

function gridOf(grid: GridRule, changes: Partial<Plan> = {}): readonly string[] | undefined {
  const raced = entering(openedSeason({ grid, ...changes }), {
    kind: 'raced',
    weekend: 'monza',
    table: 1,
    attempt: 1,
    laps: 1,
    sheet: sheetOf(['ccc', 'aaa', 'ddd', 'bbb'], 1),
  });
  const [one] = due(raced);
  if (one?.kind !== 'race') return undefined;
  const { seats, setup } = one.race;
  return setup.grid?.map(seat => seats[seat]?.entrant.id ?? '');
}

describe('the grid of a race', () => {
  it('follows the last result, cars that were out behind', () => {
    expect(gridOf('lastResult')).toEqual(['ccc', 'aaa', 'ddd', 'bbb']);
  });

  it('follows the standings, or turns them round', () => {
    expect(gridOf('standings')).toEqual(['ccc', 'aaa', 'ddd', 'bbb']);
    expect(gridOf('reversed')).toEqual(['bbb', 'ddd', 'aaa', 'ccc']);
  });

  it('is drawn again for each weekend, the same for the same seed', () => {
    const drawn = gridOf('lot');
    expect(drawn?.toSorted()).toEqual(['aaa', 'bbb', 'ccc', 'ddd']);
    expect(gridOf('lot')).toEqual(drawn);
    const others = [1, 2, 3, 4].map(seed => gridOf('lot', { seed }));
    expect(others.some(grid => grid?.join() !== drawn?.join())).toBe(true);
  });

  it('is left to a book that makes it', () => {
    const [one] = due(openedSeason({ grid: 'book', rules: 'championship', options: {} }));
    expect(one?.kind === 'race' && one.race.setup.grid).toBeUndefined();
  });

  it('is asked of the organiser, who may set it anew until the race is over', () => {
    const season = openedSeason({ grid: 'byHand' });
    expect(due(season)).toMatchObject([{ kind: 'grid', drivers: ['aaa', 'bbb', 'ccc', 'ddd'] }]);
    const set = (grid: readonly string[]) =>
      ({ kind: 'gridSet', weekend: 'monza', table: 1, grid }) as const;
    const first = entering(season, set(['ddd', 'ccc', 'bbb', 'aaa']));
    expect(due(first)).toMatchObject([{ kind: 'race', race: { setup: { grid: [3, 2, 1, 0] } } }]);
    const again = entering(first, set(['aaa', 'ccc', 'bbb', 'ddd']));
    expect(due(again)).toMatchObject([{ race: { setup: { grid: [0, 2, 1, 3] } } }]);
    expect(() => entering(season, set(['ddd', 'ccc', 'bbb', 'bbb']))).toThrow('must name each');
  });

  it('follows the trials, fewest rolls in front, the earlier of two equal ones first (M-1-3-2)', () => {
    const season = openedSeason({
      grid: 'trials',
      trials: { sessions: 1, hand: 'guided', void: 'last' },
    });
    const rolls = { aaa: 19, bbb: 15, ccc: 19, ddd: 16 };
    const driven = Object.entries(rolls).map(
      ([driver, count]) =>
        ({
          kind: 'trialDriven',
          weekend: 'monza',
          session: 0,
          driver,
          trial: trialOf(count),
        }) as const,
    );
    const [one] = due(entering(season, ...driven));
    expect(one).toMatchObject({ kind: 'race', race: { setup: { grid: [1, 3, 0, 2] } } });
  });
});
