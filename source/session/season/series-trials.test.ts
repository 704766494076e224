// A series of Trant whose grids are made by laps alone: cars are built before the first of them (TR-5, TR-30, TRR-64).
import { expect, it } from 'vitest';
import type { Plan } from '../../season/plan/plan.ts';
import { realDisk } from '../../storage/disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { circuitText, crew, programLibrary } from '../../testing/season/seasons.ts';
import { openSeasonRun } from './open-season-run.ts';

const PLAN: Partial<Plan> = {
  rules: 'trant',
  car: 'builtOnce',
  grid: 'trials',
  trials: { sessions: 1, hand: 'guided', void: 'last' },
  laps: 1,
  options: { preparation: 'chosen', weather: 'sun' },
  teams: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  entrants: crew(4, 'random').map((one, at) => ({ ...one, team: at < 2 ? 'red' : 'blue' })),
  calendar: [
    { id: 'one', track: 'otterbrook', stage: 'season', weight: 1, laps: 3 },
    { id: 'two', track: 'saltmarsh', stage: 'season', weight: 1 },
  ],
};

it('builds each car once, drives every trial and race with it, and starts nobody who was hurt in a trial', () => {
  const store = openedStore(startedSeason(realDisk, PLAN, freshFolder()), realDisk);
  const run = openSeasonRun({ store, library: programLibrary, circuitText });
  for (let [one] = run.due(); one !== undefined; [one] = run.due()) run.settle(one);
  const entries = run.season().lines.map(({ entry }) => entry);
  run.close();
  const trials = entries.filter(entry => entry.kind === 'trialDriven');
  const races = entries.filter(entry => entry.kind === 'raced');
  expect([trials.length, races.length]).toEqual([8, 2]);
  const rows = races.flatMap(({ sheet }) => sheet);
  const partsOf = (driver: string) =>
    [...trials, ...rows]
      .filter(one => one.driver === driver)
      .map(({ carries }) => JSON.stringify(carries?.kept['points']));
  for (const [one, mate] of [
    ['aaa', 'bbb'],
    ['ccc', 'ddd'],
  ] as const) {
    const built = new Set([...partsOf(one), ...partsOf(mate)]);
    expect(built.size, `cars of ${one} and ${mate}`).toBe(1);
  }
  for (const { weekend, sheet } of races) {
    const fit = trials.filter(lap => lap.weekend === weekend && lap.carries?.misses !== true);
    const names = (all: readonly { readonly driver: string }[]) =>
      all.map(({ driver }) => driver).toSorted();
    expect(names(sheet)).toEqual(names(fit));
  }
});
