// Championships of races of books that know them: Trant's series (TR-151, TR-155, TR-156, TRR-61) and BGA's cup.
import { describe, expect, it } from 'vitest';
import { allBooks, bookNamed } from '../../rules/games.ts';
import {
  crew,
  entering,
  openedSeason,
  sheetOf,
  shippedVenues,
  trialOf,
} from '../../testing/season/seasons.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Season } from '../season.ts';
import { standings } from '../standings/standings.ts';
import { planFrom, usualBook } from './template.ts';
import { templateNamed } from './templates.ts';

const TEAMS = ['red', 'blue', 'green'].map(id => ({ id, name: id }));
const DRIVERS = crew(6).map((one, at) => ({ ...one, team: TEAMS[at >> 1]?.id ?? '' }));
const [A = '', B = '', C = '', D = '', E = '', F = ''] = DRIVERS.map(({ id }) => id);

function seasonBy(template: string, rules: string, tracks: readonly string[]): Season {
  const [found, book] = [templateNamed(template), bookNamed(rules)];
  if (found === undefined || book === undefined) throw new RangeError(`${template}, ${rules}`);
  const filling = { name: 'Cup', book, tracks, entrants: DRIVERS, teams: TEAMS, seed: 1 };
  return openedSeason(planFrom(found, filling), shippedVenues);
}

function raced(weekend: string, order: readonly string[], out = 0): Entry {
  const sheet = sheetOf(order, out);
  return { kind: 'raced', weekend, table: 1, attempt: 1, laps: 2, sheet };
}

describe('the series of Trant', () => {
  const begun = () => seasonBy('series-1995', 'trant', ['monza', 'spa', 'imola']);

  it('is by the first book that builds cars, where no other is wished (TR-5)', () => {
    expect(usualBook(templateNamed('series-1995'))?.id).toBe('trant');
    expect(usualBook(templateNamed('championship'))).toBe(allBooks()[0]);
    expect(seasonBy('series-1995', 'masters-2005', ['spa']).plan.car).toBe('perRace');
  });

  it('rotates its grid where that comes out even, and leaves it to the book elsewhere (TR-38, TR-39)', () => {
    const grids = [['monza', 'spa', 'imola'], ['monza']].map(
      tracks => seasonBy('series-1995', 'trant', tracks).plan.grid,
    );
    expect(grids).toEqual(['rotation', 'book']);
  });

  it('is over so many races, each on another circuit (TR-1)', () => {
    const { calendar } = begun().plan;
    expect(new Set(calendar.map(({ track }) => track)).size).toBe(calendar.length);
  });

  it('gives 10, 6, 4, 3, 2 and 1 to the drivers, and to the teams what both cars score (TR-151, TR-155, TRR-61)', () => {
    const season = entering(begun(), raced('monza', [A, C, B, D, E, F]));
    const { drivers, teams } = standings(season);
    expect(drivers.map(({ driver, points }) => [driver, points])).toEqual([
      [A, 10],
      [C, 6],
      [B, 4],
      [D, 3],
      [E, 2],
      [F, 1],
    ]);
    expect(teams.map(({ team, points }) => [team, points])).toEqual([
      ['red', 14],
      ['blue', 9],
      ['green', 3],
    ]);
  });

  it('gives nothing to a car that is out (R-89)', () => {
    const { drivers } = standings(entering(begun(), raced('monza', [A, C, B, D, E, F], 4)));
    expect(drivers.filter(({ points }) => points > 0).map(({ driver }) => driver)).toEqual([A, C]);
  });

  it('settles ties by first places, then by second places and so on (TR-156)', () => {
    const tiedAt = (points: number, ...orders: readonly (readonly string[])[]) => {
      const races = orders.map((order, at) => raced(at === 0 ? 'monza' : 'spa', order, at));
      const { drivers } = standings(entering(begun(), ...races));
      return drivers.filter(one => one.points === points).map(({ driver }) => driver);
    };
    // 10 and nothing before 6 and 4; 6 and nothing before 4 and 2.
    expect(tiedAt(10, [A, B, C, D, E, F], [E, D, B, F, C, A])).toEqual([A, B]);
    expect(tiedAt(6, [A, C, B, D, E, F], [A, D, F, E, B, C])).toEqual([C, B]);
  });
});

describe('the cup of BGA', () => {
  it('adds the points of races and trials for drivers, and both cars for teams', () => {
    const begun = seasonBy('team-cup', 'bga-advanced', ['monza']);
    expect(begun.plan.options).toMatchObject({ teams: 'on' });
    const driven = DRIVERS.map(
      ({ id: driver }, at): Entry => ({
        ...{ kind: 'trialDriven', weekend: 'monza', session: 0, driver },
        trial: trialOf(14 + at),
      }),
    );
    expect(begun.plan.trials.sessions).toBe(1);
    const season = entering(begun, ...driven, raced('monza', [B, A, C, D, E, F]));
    const { drivers, teams } = standings(season);
    expect(drivers.slice(0, 2).map(({ driver, points }) => [driver, points])).toEqual([
      [B, 1000 + 9],
      [A, 720 + 10],
    ]);
    expect(teams[0]).toMatchObject({ team: 'red', points: 1720 + 19 });
  });
});
