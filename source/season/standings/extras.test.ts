import { describe, expect, it } from 'vitest';
import { crew, entering, openedSeason, sheetOf, trialOf } from '../../testing/season/seasons.ts';
import type { Entry } from '../ledger/entry.ts';
import type { PointsPlan } from '../plan/plan.ts';
import type { Season } from '../season.ts';
import { pointsBy } from '../templates/template.ts';
import { weekendCells } from './points.ts';

const EIGHT = crew(8);
const IDS = EIGHT.map(({ id }) => id);
const TABLES = [IDS.slice(0, 4), IDS.slice(4)];

// Two tables of four after trials in the order of the entry list; at each the grid is the order of arrival.
function twoTables(points: Partial<PointsPlan>, out = 0): Season {
  const season = openedSeason({
    entrants: EIGHT,
    grid: 'trials',
    trials: { sessions: 1, hand: 'guided', void: 'last' },
    tables: { size: 4, draw: 'classification', apart: 'nobody' },
    points: { ...pointsBy([10, 6, 4, 3]), ...points },
  });
  const weekend = 'monza';
  const driven = IDS.map(
    (driver, at): Entry => ({
      ...{ kind: 'trialDriven', weekend, session: 0, driver, trial: trialOf(14 + at) },
    }),
  );
  const raced = TABLES.map(
    (order, at): Entry => ({
      ...{ kind: 'raced', weekend, table: at + 1, attempt: 1, laps: 1 },
      sheet: sheetOf(order, out),
    }),
  );
  const drawn: Entry = { kind: 'drawn', weekend, tables: TABLES, by: 'rule' };
  return entering(season, ...driven, drawn, ...raced);
}

function scored(season: Season): readonly number[] {
  const cells = weekendCells(season, 0);
  return IDS.map(id => cells.get(id)?.points ?? 0);
}

function poles(season: Season): readonly string[] {
  return [...weekendCells(season, 0)].flatMap(([id, { pole }]) => (pole ? [id] : []));
}

describe('the pole of several tables', () => {
  it('is the absolute pole alone, who leads the trials (M-1-3-2, M-2-0-1)', () => {
    const season = twoTables({ pole: 1 });
    expect(poles(season)).toEqual(['aaa']);
    expect(scored(season)).toEqual([11, 6, 4, 3, 10, 6, 4, 3]);
  });

  it('is that of every table where the plan says so', () => {
    const season = twoTables({ pole: 1, poleOf: 'table' });
    expect(poles(season)).toEqual(['aaa', 'eee']);
    expect(scored(season)).toEqual([11, 6, 4, 3, 11, 6, 4, 3]);
  });
});

describe('points for the pole, the fastest lap and the trials', () => {
  const extra = { pole: 1, trials: [5, 4, 3, 2] } as const;

  it('go to classified cars only (M-21-1-2)', () => {
    expect(scored(twoTables(extra, 3))).toEqual([16, 0, 0, 0, 10, 0, 0, 0]);
    expect(scored(twoTables(extra, 4))).toEqual(IDS.map(() => 0));
  });

  it('go to every car where the plan says so, less those that are disqualified', () => {
    const season = twoTables({ ...extra, extras: 'all' }, 4);
    expect(scored(season)).toEqual([6, 4, 3, 2, 0, 0, 0, 0]);
  });
});
