import { describe, expect, it } from 'vitest';
import { driverTables } from '../../drivers/driver-tables.ts';
import { allBooks, games, trialsOf } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { sheetFault } from '../../season/entry-faults/fault.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { standings } from '../../season/standings/standings.ts';
import { gridBy } from '../../season/templates/template.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { memoryStore } from '../../testing/season/memory-store.ts';
import { circuitText, crew, openedSeason, programLibrary } from '../../testing/season/seasons.ts';

const CARS = 4;

// Random drivers think least; a game without them has its first level drive.
function quickestLevel(book: RuleBook): string {
  const [first = '', ...others] = driverTables.of(book).drivers.map(({ level }) => level);
  return others.includes('random') ? 'random' : first;
}

/** A season by a book with what the book has: trials, a grid of its own, handicaps, teams. */
function planBy(book: RuleBook): Partial<Plan> {
  const hasTeams = book.options.some(({ name }) => name === 'teams');
  const handicap = games.of(book).handicapMost === undefined ? {} : { handicap: 1 };
  return {
    rules: book.id,
    ...gridBy('trials', book),
    options: hasTeams ? { teams: 'on' } : {},
    entrants: crew(CARS, quickestLevel(book)).map((one, at) => ({
      ...one,
      ...(at === 0 ? handicap : {}),
      team: `team-${at % 2}`,
    })),
    teams: [0, 1].map(at => ({ id: `team-${at}`, name: `Team ${at}` })),
    teamSize: 2,
    calendar: ['spa'].flatMap(track =>
      [1, 2].map(visit => ({ id: `${track}-${visit}`, track, stage: 'season', weight: 1 })),
    ),
  };
}

describe.each(allBooks().map(book => ({ book, id: book.id })))('a season of $id', ({ book }) => {
  it('is driven by CPU drivers to its end, with trials, handicaps and teams where the book has them', () => {
    const plan = planBy(book);
    const run = openSeasonRun({
      store: memoryStore(openedSeason(plan), freshFolder()),
      library: programLibrary,
      circuitText,
    });
    const kinds: string[] = [];
    for (let [one] = run.due(); one !== undefined; [one] = run.due()) {
      kinds.push(one.kind);
      if (one.kind === 'race') {
        expect(one.race.setup.options['handicaps']).toEqual(
          games.of(book).handicapMost === undefined ? undefined : [1, 0, 0, 0],
        );
        if (plan.options?.['teams'] === 'on') {
          expect(one.race.seats.map(({ entrant }) => entrant.team)).toEqual([
            'team-0',
            'team-0',
            'team-1',
            'team-1',
          ]);
        }
      }
      expect(run.settle(one)).toBe(true);
    }
    expect(kinds.filter(kind => kind === 'trial')).toHaveLength(trialsOf(book) ? 2 * CARS : 0);
    const results = run.season().facts.weekends.flatMap(weekend => weekend.results);
    expect(results).toHaveLength(2);
    const ids = crew(CARS).map(({ id }) => id);
    for (const { sheet, hash } of results) {
      expect(sheetFault(sheet, ids)).toBeUndefined();
      expect(hash).toMatch(/^[0-9a-f]+$/);
    }
    expect(standings(run.season()).drivers).toHaveLength(CARS);
    run.close();
  });
});
