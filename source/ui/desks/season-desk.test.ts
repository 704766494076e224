// What the screen asks of the open season.
import { expect, it } from 'vitest';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { memoryStore } from '../../testing/season/memory-store.ts';
import { circuitText, crew, openedSeason, programLibrary } from '../../testing/season/seasons.ts';
import type { Message } from '../messages.ts';
import type { SeasonDoors } from '../season-doors.ts';
import { SeasonDesk } from './season-desk.ts';

it('a table that is open already is not asked for again by a key that was pressed twice', () => {
  const entrants = [{ id: 'ann', name: 'Ann' }, ...crew(1, 'random')];
  const run = openSeasonRun({
    store: memoryStore(openedSeason({ entrants }), freshFolder()),
    library: programLibrary,
    circuitText,
  });
  const sent: Message[] = [];
  const shown: unknown[] = [];
  const desk = new SeasonDesk({
    doors: {
      trackNames: () => ({}),
      tables: () => [],
      almanac: () => ({ almanac: [] }),
    } as unknown as SeasonDoors,
    run,
    send: message => sent.push(message),
    show: opened => shown.push(opened),
  });
  const [due] = run.due();
  if (due?.kind !== 'race') throw new Error('no race is due');
  const race = { kind: 'race', at: due } as const;
  desk.act(race);
  desk.act(race);
  expect(shown).toHaveLength(1);
  expect(sent.filter(({ kind }) => kind === 'tableHeld')).toEqual([]);
});
