import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everybody } from '../../season/field.ts';
import { readBack } from '../../season/read-back.ts';
import { newSeason, type Season } from '../../season/season.ts';
import { standings, weekendsRaced } from '../../season/standings/standings.ts';
import { pointsBy } from '../../season/templates/template.ts';
import { crew, entering, openedSeason, sheetOf } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';
import { Lot } from './lot.ts';
import { plainStandings } from './plain-standings.ts';
import { drivenWildly } from './random-season.ts';

// Who is where, with everything that is told of it; a group that the lot divides is in the order of the lot.
function told(season: Season, after: number): unknown {
  const { drivers } = standings(season, after);
  return drivers.map(({ driver, points, off, wins, starts }) => ({
    ...{ driver, points, off, wins, starts },
  }));
}

function toldPlainly(season: Season, after: number): unknown {
  const order = standings(season, after).drivers.map(({ driver }) => driver);
  const { drivers } = plainStandings(season.plan, season.lines, everybody(season), after);
  return drivers.flatMap(group =>
    group
      .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      .map(({ id, points, off, wins, starts }) => ({ driver: id, points, off, wins, starts })),
  );
}

function placesPlainly(season: Season, after: number): readonly number[] {
  const { rank } = season.plan;
  const { drivers } = plainStandings(season.plan, season.lines, everybody(season), after);
  const shared = rank.find(criterion => criterion === 'lot' || criterion === 'shared') === 'shared';
  let place = 1;
  return drivers.flatMap(group => {
    const first = place;
    place += group.length;
    return group.map((_, at) => (shared ? first : first + at));
  });
}

describe('standings', () => {
  it('are those of a second, plain implementation after every weekend of any season', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const season = drivenWildly(new Lot(seed), 100);
        for (let after = 0; after <= weekendsRaced(season); after++) {
          expect(told(season, after)).toEqual(toldPlainly(season, after));
          const { drivers, teams } = standings(season, after);
          expect(drivers.map(({ place }) => place)).toEqual(placesPlainly(season, after));
          const plain = plainStandings(season.plan, season.lines, everybody(season), after);
          expect(new Map(teams.map(({ team, points }) => [team, points]))).toEqual(
            new Map(teams.map(({ team }) => [team, plain.teams.get(team)])),
          );
        }
      }),
      { numRuns: volume(20, 3000) },
    );
  });

  it('rank forty drivers on one point as each criterion says', () => {
    const entrants = crew(40);
    const ids = entrants.map(({ id }) => id);
    const tables = [0, 1, 2, 3].map(at => ids.slice(at * 10, at * 10 + 10));
    const plan = { entrants, points: pointsBy(Array(10).fill(1)) };
    const season = openedSeason({ ...plan, rank: ['points', 'places', 'shared'] });
    const raced = tables.map((order, at) => ({
      ...({ kind: 'raced', weekend: 'monza', attempt: 1, laps: 1 } as const),
      table: at + 1,
      sheet: sheetOf(order),
    }));
    const drawn = { kind: 'drawn', weekend: 'monza', tables, by: 'hand' } as const;
    const after = entering(season, drawn, ...raced);
    const places = standings(after).drivers.map(({ place }) => place);
    expect(places).toEqual(ids.map((_, at) => 1 + 4 * Math.floor(at / 4)));
    const byLot = readBack(
      newSeason({ ...after.plan, rank: ['points', 'lot'] }, after.venues),
      after.lines,
    );
    const { drivers } = standings(byLot);
    expect(drivers.map(({ place }) => place)).toEqual(ids.map((_, at) => at + 1));
    expect(new Set(drivers.map(({ points: scored }) => scored))).toEqual(new Set([1]));
    expect(drivers.map(({ driver }) => driver)).not.toEqual(ids);
  });
});
