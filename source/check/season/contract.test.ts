import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enterAll } from '../../season/apply-entry.ts';
import { readBack } from '../../season/read-back.ts';
import { newSeason, type Season } from '../../season/season.ts';
import { standings } from '../../season/standings/standings.ts';
import { due } from '../../season/to-do.ts';
import { openedSeason, settled, shippedVenues } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';
import { filledTemplates } from './filled-templates.ts';
import { Lot } from './lot.ts';
import { randomEntry } from './random-entries.ts';
import { drivenWildly, dueEntry, tried } from './random-season.ts';

const RUNS = { numRuns: volume(10, 2000) };

/** Everything that can be asked of a season, as data. */
function asked(season: Season): unknown {
  return { due: due(season), standings: standings(season), facts: season.facts };
}

describe('due and enter', () => {
  it('refuse what does not fit with a sentence, and throw nothing else', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        drivenWildly(new Lot(seed), 90, ({ refused, season, entry }) => {
          if (refused !== undefined) expect(refused).toMatch(/^\S.* .*[^.\s]$/);
          else expect(season.lines.at(-1)?.entry).toEqual(entry);
        });
      }),
      RUNS,
    );
  });

  it('take everything that is due, whatever was entered before', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const season = drivenWildly(new Lot(seed), 60);
        for (const one of due(season)) {
          if (one.kind === 'draw' && one.proposal === undefined) continue;
          expect(tried(season, settled(one, seed)).refused).toBeUndefined();
        }
      }),
      RUNS,
    );
  });

  it('ask for races that the book can start, of everybody once', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const season = drivenWildly(new Lot(seed), 40);
        const races = due(season).flatMap(one => (one.kind === 'race' ? [one.race] : []));
        const all = races.flatMap(({ seats }) => seats.map(({ entrant }) => entrant.id));
        expect(new Set(all).size).toBe(all.length);
        for (const { setup } of races) {
          const { book, board } = shippedVenues.venue(setup.book, setup.track);
          expect(setup.grid?.toSorted((a, b) => a - b) ?? []).toEqual(
            setup.grid === undefined ? [] : setup.seats.map((_, at) => at),
          );
          expect(() => book.start(setup, board)).not.toThrow();
        }
      }),
      RUNS,
    );
  });

  it('come to an end, after which nothing is due', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const lot = new Lot(seed);
        let season = drivenWildly(lot, 30);
        let entered = 0;
        for (
          let entry = dueEntry(season, lot);
          entry !== undefined;
          entry = dueEntry(season, lot)
        ) {
          const step = tried(season, entry);
          expect(step.refused).toBeUndefined();
          season = step.season;
          entered++;
          expect(entered).toBeLessThan(2000);
        }
        expect(due(season)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('come to the same when the lines are read back, from any of them on', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (seed, cut) => {
        const { plan, venues, lines, ...season } = drivenWildly(new Lot(seed), 80);
        const now = asked({ plan, venues, lines, ...season });
        const fresh = newSeason(plan, venues);
        expect(asked(readBack(fresh, lines))).toEqual(now);
        expect(asked(enterAll(fresh, lines))).toEqual(now);
        const at = cut % lines.length;
        const prefix = enterAll(fresh, lines.slice(0, at));
        expect(asked(readBack(prefix, lines.slice(at)))).toEqual(now);
      }),
      RUNS,
    );
  });

  it('come to the same when entries about weekends ahead change places', () => {
    const season = openedSeason();
    const ahead = ['spa', 'monaco'] as const;
    const entries = ahead.map((weekend, at) => ({
      ...({ kind: 'absent', weekend } as const),
      driver: ['aaa', 'bbb'][at] ?? '',
    }));
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), fc.boolean(), (first, second, swapped) => {
        let so = season;
        const order = swapped ? entries.toReversed() : entries;
        for (let race = 0; race < 3; race++) {
          for (const [at, entry] of order.entries()) {
            const when = Math.min([first, second][at] ?? 0, ahead.indexOf(entry.weekend));
            if (when === race) so = tried(so, entry).season;
          }
          const [one] = due(so);
          if (one !== undefined) so = tried(so, settled(one, 7)).season;
        }
        const starts = standings(so).drivers.map(({ driver, starts: count }) => [driver, count]);
        expect(new Map(starts as [string, number][])).toEqual(
          new Map([
            ['aaa', 2],
            ['bbb', 2],
            ['ccc', 3],
            ['ddd', 3],
          ]),
        );
      }),
    );
  });

  it('read a ledger that goes back many times in a blink', () => {
    let season = openedSeason();
    for (let times = 0; times < 60; times++) {
      const ruling = { kind: 'backTo', line: season.lines.length - 1 } as const;
      if (times > 0) {
        season = tried(season, { kind: 'ruled', ruling, reason: 'a slip', by: 'organiser' }).season;
      }
      season = tried(season, { kind: 'absent', driver: 'aaa', weekend: 'spa' }).season;
    }
    expect(season.lines.length).toBe(120);
    expect(season.facts.weekends[1]?.absences).toEqual([{ driver: 'aaa' }]);
  });
});

describe.each(filledTemplates())('$id by $rules for $cars', ({ plan }) => {
  it('takes what is due with slips in between, and ends with a leader', () => {
    const lot = new Lot(plan.seed);
    let season = openedSeason(plan, shippedVenues);
    for (let entry = dueEntry(season, lot); entry !== undefined; entry = dueEntry(season, lot)) {
      const step = tried(season, entry);
      expect(step.refused).toBeUndefined();
      season = lot.oneIn(6)
        ? tried(step.season, randomEntry(step.season, lot)).season
        : step.season;
    }
    expect(due(season)).toEqual([]);
    expect(standings(season).drivers[0]?.place).toBe(1);
  });
});
