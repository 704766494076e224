import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawByRule, tableSizes } from '../../season/draw.ts';
import type { Entrant, Plan } from '../../season/plan/plan.ts';
import { due } from '../../season/to-do.ts';
import { crew, entering, openedSeason } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';

type Tables = readonly (readonly string[])[];

function drawOf(entrants: readonly Entrant[], changes: Partial<Plan> = {}) {
  const draw = drawByRule(openedSeason({ entrants, ...changes }), 0);
  if (draw === undefined) throw new RangeError('a draw by rule was asked for');
  return draw;
}

function size(cars: number, draw: Plan['tables']['draw'] = 'lot'): Pick<Plan, 'tables'> {
  return { tables: { size: cars, draw, apart: 'teams' } };
}

function teamed(teams: readonly number[]): readonly Entrant[] {
  return crew(teams.length).map((one, at) => ({ ...one, team: `team-${teams[at]}` }));
}

/** Pairs of team mates at one table. */
function pairs(tables: Tables, entrants: readonly Entrant[]): number {
  const teamOf = (id: string) => entrants.find(one => one.id === id)?.team;
  return tables.reduce((sum, table) => {
    const together = table.flatMap((one, at) =>
      table.slice(at + 1).filter(other => teamOf(one) === teamOf(other)),
    );
    return sum + together.length;
  }, 0);
}

/** The fewest pairs of team mates of any draw, by trying every one. */
function fewestPairs(entrants: readonly Entrant[], sizes: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  const place = (at: number, tables: readonly (readonly string[])[]) => {
    const one = entrants[at];
    if (one === undefined) {
      best = Math.min(best, pairs(tables, entrants));
      return;
    }
    tables.forEach((table, to) => {
      if (table.length === sizes[to]) return;
      place(
        at + 1,
        tables.map((other, index) => (index === to ? [...other, one.id] : other)),
      );
    });
  };
  place(
    0,
    sizes.map(() => []),
  );
  return best;
}

describe('a draw', () => {
  it('seats everybody once, at tables that differ by one car at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 10 }),
        fc.constantFrom('lot', 'snake', 'classification'),
        fc.array(fc.nat(9), { minLength: 60, maxLength: 60 }),
        (cars, most, rule, teams) => {
          const { tables } = drawOf(teamed(teams.slice(0, cars)), size(most, rule));
          const all = tables.flat();
          expect(all.toSorted()).toEqual(
            crew(cars)
              .map(({ id }) => id)
              .toSorted(),
          );
          const sizes = tables.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: volume(60, 3000) },
    );
  });

  it('keeps team mates apart as far as any draw could (M-1-3-3), in as many moves as pairs at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 3, maxLength: 8 }),
        fc.integer({ min: 2, max: 4 }),
        fc.constantFrom('lot', 'snake', 'classification'),
        (teams, most, rule) => {
          const entrants = teamed(teams);
          const before = drawOf(entrants, {
            tables: { size: most, draw: rule, apart: 'nobody' },
          });
          const { tables, moved } = drawOf(entrants, size(most, rule));
          const sizes = tableSizes(openedSeason({ entrants, ...size(most, rule) }), 0);
          expect(pairs(tables, entrants)).toBe(fewestPairs(entrants, sizes));
          expect(moved.length).toBeLessThanOrEqual(
            pairs(before.tables, entrants) - pairs(tables, entrants),
          );
        },
      ),
      { numRuns: volume(40, 1000) },
    );
  });

  it('changes those who rank nearest, and leaves the absolute pole at table 1 (M-1-3-2, M-1-3-3)', () => {
    // Ranks 9 and 10, 11 and 12, 17 and 18, 19 and 20 are mates: nobody of the first table has one there.
    const alone = [...Array(24).keys()].map(at => 100 + at);
    for (const at of [8, 10, 16, 18]) alone[at + 1] = alone[at] ?? 0;
    const entrants = teamed(alone);
    const { tables, moved } = drawOf(entrants, size(8, 'classification'));
    const ranks = tables.map(table =>
      table.map(id => entrants.findIndex(one => one.id === id) + 1),
    );
    expect(pairs(tables, entrants)).toBe(0);
    expect(ranks).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 9],
      [8, 10, 11, 13, 14, 15, 17, 19],
      [12, 16, 18, 20, 21, 22, 23, 24],
    ]);
    expect(moved).toHaveLength(4);
  });

  it('leaves the pole where it is and every table in the order of the ranking', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 4, max: 10 }),
        fc.constantFrom('snake', 'classification'),
        (teams, most, rule) => {
          const entrants = teamed(teams);
          const { tables } = drawOf(entrants, size(most, rule));
          const places = tables.map(table =>
            table.map(id => entrants.findIndex(one => one.id === id)),
          );
          for (const table of places) expect(table).toEqual(table.toSorted((a, b) => a - b));
          expect(places[0]?.[0]).toBe(0);
        },
      ),
      { numRuns: volume(60, 1000) },
    );
  });

  it('divides five mates between two tables, where they cannot all be apart', () => {
    const entrants = teamed([0, 0, 0, 0, 0, 1, 2, 3, 4, 5]);
    const { tables } = drawOf(entrants, size(5, 'classification'));
    const mates = tables.map(table => table.filter(id => id <= 'eee').length);
    expect(mates.toSorted()).toEqual([2, 3]);
  });

  it('takes the classification in blocks, or to and fro', () => {
    const entrants = crew(12);
    const letters = (tables: Tables) => tables.map(table => table.map(id => id[0]).join(''));
    expect(letters(drawOf(entrants, size(4, 'classification')).tables)).toEqual([
      'abcd',
      'efgh',
      'ijkl',
    ]);
    expect(letters(drawOf(entrants, size(4, 'snake')).tables)).toEqual(['afgl', 'behk', 'cdij']);
  });

  it('has whole teams at a table where the book races teams (BGA-O-59)', () => {
    const entrants = teamed([0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0]);
    const teams: Partial<Plan> = { rules: 'bga-advanced', options: { teams: 'on' } };
    for (const rule of ['lot', 'snake', 'classification'] as const) {
      const { tables } = drawOf(entrants, { ...teams, ...size(5, rule) });
      expect(tables.map(({ length }) => length)).toEqual([4, 4, 4]);
      expect(pairs(tables, entrants)).toBe(6);
    }
  });
});

describe('a draw by hand', () => {
  const by = (entrants: readonly Entrant[], tables: Tables, changes: Partial<Plan> = {}) => {
    const season = openedSeason({ entrants, ...size(6, 'byHand'), ...changes });
    expect(due(season)).toEqual([{ kind: 'draw', weekend: 'monza' }]);
    return () => entering(season, { kind: 'drawn', weekend: 'monza', tables, by: 'hand' });
  };
  const ids = crew(24).map(({ id }) => id);
  const eight = crew(8);

  it('is refused when it seats somebody twice, leaves one out or seats a stranger', () => {
    expect(by(eight, [ids.slice(0, 4), ids.slice(3, 8)])).toThrow('ddd is drawn twice at monza');
    expect(by(eight, [ids.slice(0, 4), ids.slice(5, 8)])).toThrow('eee is at no table of monza');
    expect(by(eight, [ids.slice(0, 4), ids.slice(4, 9)])).toThrow('iii does not drive at monza');
  });

  it('is refused when nobody is at a table, or more than its circuit has room for', () => {
    expect(by(eight, [ids.slice(0, 8), []])).toThrow('nobody is at table 2 of monza');
    expect(by(crew(24), [ids.slice(0, 20), ids.slice(20)])).toThrow(
      /^20 cars are at table 1 of monza, and .* has room for \d+$/,
    );
  });

  it('is refused when the book races teams and a table is not whole', () => {
    const teams: Partial<Plan> = { rules: 'bga-advanced', options: { teams: 'on' } };
    expect(by(eight, [ids.slice(0, 3), ids.slice(3, 8)], teams)).toThrow(
      'the tables of monza do not hold whole teams of 2',
    );
    expect(by(eight, [ids.slice(0, 4), ids.slice(4, 8)], teams)).not.toThrow();
  });
});
