import { describe, expect, test } from 'vitest';
import { describeFault } from '../../circuit/file/faults.ts';
import { allBooks } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { shipped } from '../../testing/season/plan-text.ts';
import { crew, drivenOn, openedSeason, shippedVenues } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';
import { readPlan } from '../plan/read-plan.ts';
import { writePlan } from '../plan/write-plan.ts';
import { standings } from '../standings/standings.ts';
import { due } from '../to-do.ts';
import { type Filling, planFrom, roomFor } from './template.ts';
import { templateNamed, templates, templateText } from './templates.ts';

const TRACKS = ['spa', 'monza'];

function filling(book: RuleBook, cars: number): Filling {
  const [level = ''] = shipped.levelsOf(book);
  const entrants = crew(cars, level).map((one, at) => ({ ...one, team: `team-${at >> 1}` }));
  const teams = Array.from({ length: Math.ceil(cars / 2) }, (_, at) => ({
    id: `team-${at}`,
    name: `Team ${at + 1}`,
  }));
  return {
    name: 'A season',
    book,
    tracks: TRACKS,
    entrants,
    teams,
    seed: 4711,
    room: roomFor(shippedVenues, book, TRACKS),
    standIn: level,
  };
}

// Cars for which a template is filled: few, a table, and many.
const FILLED = templates.flatMap(template =>
  allBooks().flatMap(book =>
    [4, 12, 60]
      .filter(cars => cars >= template.entrants.min && cars <= template.entrants.max)
      .map(cars => ({ template, book, cars, id: template.id, rules: book.id })),
  ),
);

describe.each(FILLED)('$id by $rules for $cars', ({ template, book, cars }) => {
  const plan = planFrom(template, filling(book, cars));

  test('is a plan without a fault, and reads back as it was', () => {
    const read = readPlan(writePlan(plan), 'plan.yaml', { known: shipped });
    expect(read.ok ? read.warnings : read.faults.map(describeFault)).toEqual([]);
    expect(read.ok && read.plan).toEqual(plan);
  });

  test.runIf(cars === volume(4, cars) || cars === volume(12, cars))(
    'is driven to its end, in races that its book can start',
    () => {
      let season = openedSeason(plan, shippedVenues);
      for (let open = due(season); open.length > 0; open = due(season)) {
        for (const one of open) {
          if (one.kind !== 'race') continue;
          const { setup } = one.race;
          const { board } = shippedVenues.venue(setup.book, setup.track);
          expect(book.start(setup, board).race.answered).toBe(0);
        }
        season = drivenOn(season, 5, open.length);
      }
      expect(season.facts.weekends.every(({ results }) => results.length > 0)).toBe(true);
      expect(standings(season).drivers[0]?.place).toBe(1);
    },
  );
});

test('a template as a file says what to fill in', () => {
  const [book] = allBooks();
  const template = templateNamed('most-wins');
  if (book === undefined || template === undefined) throw new Error('it is there');
  const text = templateText(template, filling(book, 12));
  expect(text.split('\n').slice(0, 2)).toEqual([
    '# Short heats with the standard car; most wins decide, then a final with built cars.',
    '# Fill in name, calendar, teams and entrants (6 to 60); everything else may stay.',
  ]);
  expect(readPlan(text, 'most-wins.yaml', { known: shipped }).ok).toBe(true);
});
