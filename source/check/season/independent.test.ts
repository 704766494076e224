// Entries that do not depend on each other may be entered in any order: whoever is ready first is first in the ledger.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, Ruling } from '../../season/ledger/entry.ts';
import type { Plan } from '../../season/plan/plan.ts';
import type { Season } from '../../season/season.ts';
import { shuffled } from '../../season/seeds.ts';
import { standings } from '../../season/standings/standings.ts';
import { due } from '../../season/to-do.ts';
import {
  crew,
  entering,
  openedSeason,
  settled,
  sheetOf,
  trialOf,
} from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';

const RUNS = { numRuns: volume(12, 500) };
const CARS = 12;

const PLAN: Partial<Plan> = {
  entrants: crew(CARS),
  tables: { size: 4, draw: 'classification', apart: 'nobody' },
  grid: 'trials',
  trials: { sessions: 2, hand: 'guided', void: 'onceAgain' },
  points: { ...openedSeason().plan.points, pole: 1, fastestLap: 1 },
};

/** Everything that follows from a season but the lines in which it stands. */
function followsFrom(season: Season): unknown {
  const { drivers, teams } = standings(season);
  return { due: due(season), drivers, teams };
}

/** Returns the season after entries in one of their orders. */
function inOrder(season: Season, entries: readonly Entry[], lot: number): Season {
  return entering(season, ...shuffled(entries, lot));
}

// Full results that differ for all: equal ones would be settled by who drove first.
function trials(season: Season): readonly Entry[] {
  return due(season).flatMap((one, at): readonly Entry[] => {
    if (one.kind !== 'trial') return [];
    const { weekend, session, driver } = one;
    const trial = trialOf(14 + ((at * 5) % CARS), 40_000 + 1000 * at);
    return [{ kind: 'trialDriven', weekend, session, driver, trial }];
  });
}

function races(season: Season): readonly Entry[] {
  return due(season).flatMap((one): readonly Entry[] => {
    if (one.kind !== 'race') return [];
    const drivers = one.race.seats.map(({ entrant }) => entrant.id);
    const sheet = sheetOf(drivers, one.table % 2).map((row, at) => ({
      ...row,
      fastestLap: 9 + at,
    }));
    const { weekend, table } = one;
    return [{ kind: 'raced', weekend, table, attempt: one.race.attempt, laps: 1, sheet }];
  });
}

function toRaces(season: Season, lot = 0): Season {
  let so = season;
  for (let open = due(so); open[0]?.kind !== 'race'; open = due(so)) {
    const [one] = open;
    if (one === undefined) throw new Error('nothing is due');
    so = one.kind === 'trial' ? inOrder(so, trials(so), lot) : entering(so, settled(one, 1));
  }
  return so;
}

function ruled(ruling: Ruling): Entry {
  return { kind: 'ruled', ruling, reason: 'a protest', by: 'the organiser' };
}

/** Rulings of which no two are about the same table or the same driver. */
function rulings(season: Season): readonly Entry[] {
  const tables = season.facts.weekends[0]?.drawn ?? [];
  const at = (table: number, place: number) => tables[table]?.[place] ?? '';
  const weekend = 'monza';
  return [
    ruled({ kind: 'disqualified', driver: at(0, 0), weekend }),
    ruled({ kind: 'result', weekend, table: 2, order: [at(1, 2), at(1, 0), at(1, 1)] }),
    ruled({ kind: 'raceAgain', weekend, table: 3 }),
    ruled({ kind: 'pointsOff', driver: at(1, 3), points: 2, weekend }),
    ruled({ kind: 'pointsOff', driver: at(0, 2), points: -1 }),
    { kind: 'absent', driver: at(0, 1), weekend: 'spa' },
  ];
}

describe('entries that do not depend on each other', () => {
  const opened = openedSeason(PLAN);
  const raced = entering(toRaces(opened), ...races(toRaces(opened)));

  it('may be trials of one session, in any order', () => {
    const wanted = followsFrom(toRaces(opened));
    fc.assert(
      fc.property(fc.integer(), lot => {
        expect(followsFrom(toRaces(opened, lot))).toEqual(wanted);
      }),
      RUNS,
    );
  });

  it('may be results of different tables, in any order', () => {
    const ready = toRaces(opened);
    expect(races(ready)).toHaveLength(3);
    fc.assert(
      fc.property(fc.integer(), lot => {
        expect(followsFrom(inOrder(ready, races(ready), lot))).toEqual(followsFrom(raced));
      }),
      RUNS,
    );
  });

  it('may be rulings on different tables and drivers, with what concerns weekends to come, in any order', () => {
    const wanted = followsFrom(entering(raced, ...rulings(raced)));
    expect(wanted).not.toEqual(followsFrom(raced));
    fc.assert(
      fc.property(fc.integer(), lot => {
        expect(followsFrom(inOrder(raced, rulings(raced), lot))).toEqual(wanted);
      }),
      RUNS,
    );
  });

  it('may be a table that is raced and a ruling on another that has its result, in any order', () => {
    const ready = toRaces(opened);
    const [first, ...others] = races(ready);
    if (first === undefined) throw new Error('a race is due');
    const begun = entering(ready, first);
    const driver = ready.facts.weekends[0]?.drawn?.[0]?.[0] ?? '';
    const protest = ruled({ kind: 'disqualified', driver, weekend: 'monza' });
    const wanted = followsFrom(entering(begun, protest, ...others));
    fc.assert(
      fc.property(fc.integer(), lot => {
        expect(followsFrom(inOrder(begun, [protest, ...others], lot))).toEqual(wanted);
      }),
      RUNS,
    );
  });
});
