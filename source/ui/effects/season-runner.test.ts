// What the screen asks of the open season.
import { expect, it } from 'vitest';
import type { TableMoment } from '../../season/pages/table-moment.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { memoryStore } from '../../testing/season/memory-store.ts';
import {
  circuitText,
  crew,
  entering,
  openedSeason,
  programLibrary,
  sheetOf,
} from '../../testing/season/seasons.ts';
import type { Message } from '../messages.ts';
import type { SeasonServices } from '../season-services.ts';
import { SeasonRunner } from './season-runner.ts';

it('a table that is open already is not asked for again by a key that was pressed twice', () => {
  const entrants = [{ id: 'ann', name: 'Ann' }, ...crew(1, 'random')];
  const run = openSeasonRun({
    store: memoryStore(openedSeason({ entrants }), freshFolder()),
    library: programLibrary,
    circuitText,
  });
  const sent: Message[] = [];
  const shown: unknown[] = [];
  const runner = new SeasonRunner({
    services: {
      trackNames: () => ({}),
      tables: () => [],
      almanac: () => ({ almanac: [] }),
    } as unknown as SeasonServices,
    run,
    send: message => sent.push(message),
    show: opened => shown.push(opened),
  });
  const [due] = run.due();
  if (due?.kind !== 'race') throw new Error('no race is due');
  const race = { kind: 'race', at: due } as const;
  runner.act(race);
  runner.act(race);
  expect(shown).toHaveLength(1);
  expect(sent.filter(({ kind }) => kind === 'tableHeld')).toEqual([]);
});

it('the races of a weekend are played again once for their biggest moments, when its page is opened', async () => {
  const entrants = crew(2);
  const save = 'races/monza-1.json';
  const season = entering(openedSeason({ entrants }), {
    ...{ kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 2, save, hash: 'a' },
    sheet: sheetOf(entrants.map(({ id }) => id)),
  });
  const store = memoryStore(season, freshFolder());
  const run = openSeasonRun({ store, library: programLibrary, circuitText });
  const sent: Message[] = [];
  const asked: string[] = [];
  const fact = { kind: 'engine', seat: 0 } as const;
  const moment: TableMoment = {
    ...{ save, names: ['Ann'] },
    highlight: { fact, round: 3, weight: 4, seats: [0], hurt: [0] },
  };
  const runner = new SeasonRunner({
    services: {
      trackNames: () => ({}),
      tables: () => [],
      almanac: () => ({ almanac: [] }),
      moments: (_: unknown, weekend: string) => {
        asked.push(weekend);
        return [moment];
      },
    } as unknown as SeasonServices,
    run,
    send: message => sent.push(message),
    show: () => undefined,
  });
  for (const weekend of ['monza', 'monza', undefined]) {
    runner.act(weekend === undefined ? { kind: 'look' } : { kind: 'look', weekend });
    await new Promise(setImmediate);
  }
  expect(asked).toEqual(['monza']);
  const told = sent.flatMap(message => (message.kind === 'seasonTold' ? [message.open] : []));
  expect(told.map(({ moments }) => moments)).toEqual([[moment]]);
});
