// A series of three races of Trant that was driven once and is driven again: laps alone, cars built once, points given up before
// the shorter races, drivers hurt in laps alone and in races, points and driver points won (TR-1, TR-7 to TR-9, TR-145, TR-151 to TR-156).
import { expect, test } from 'vitest';
import type { Entry } from '../../season/ledger/entry.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { standings } from '../../season/standings/standings.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import { realDisk } from '../../storage/disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { circuitText, crew, programLibrary } from '../../testing/season/seasons.ts';

const TEAMS = ['Red', 'Blue', 'Green'].map(name => ({ id: name.toLowerCase(), name }));

const PLAN: Partial<Plan> = {
  rules: 'trant',
  car: 'builtOnce',
  marshal: 'rota',
  seed: 66,
  grid: 'trials',
  trials: { sessions: 1, hand: 'guided', void: 'last' },
  options: { preparation: 'chosen', weather: 'roll' },
  teams: TEAMS,
  entrants: crew(6, 'random').map((one, at) => ({ ...one, team: TEAMS[at >> 1]?.id ?? '' })),
  calendar: [
    { id: 'one', track: 'otterbrook', stage: 'season', weight: 1, laps: 1 },
    { id: 'two', track: 'saltmarsh', stage: 'season', weight: 1, laps: 3 },
    { id: 'three', track: 'kestrel-pass', stage: 'season', weight: 1, laps: 1 },
  ],
};

/** Returns what an entry leaves behind, in lines; none for one that only opens something. */
function linesOf(entry: Entry): readonly string[] {
  if (entry.kind === 'trialDriven') {
    const { weekend, driver, trial, carries } = entry;
    const lap = `${trial.end} ${trial.rolls.length}+${trial.overshootRolls} on ${trial.tires}`;
    return [`${weekend} ${driver} alone: ${lap} ${JSON.stringify(carries)}`];
  }
  if (entry.kind !== 'raced') return [];
  const cars = entry.sheet.map(
    ({ driver, place = '-', carries }) => `  ${place} ${driver} ${JSON.stringify(carries)}`,
  );
  return [
    `${entry.weekend} raced: ${entry.laps} laps, ${entry.rounds} rounds, ${entry.hash}`,
    ...cars,
  ];
}

test('a recorded series of three races comes out the same', async () => {
  const store = openedStore(startedSeason(realDisk, PLAN, freshFolder()), realDisk);
  const run = openSeasonRun({ store, library: programLibrary, circuitText });
  for (let [one] = run.due(); one !== undefined; [one] = run.due()) run.settle(one);
  const season = run.season();
  run.close();
  const { drivers, teams } = standings(season);
  const told = [
    ...season.lines.flatMap(({ entry }) => linesOf(entry)),
    ...drivers.map(({ place, driver, points }) => `${place} ${driver} ${points}`),
    ...teams.map(({ place, team, points }) => `${place} ${team} ${points}`),
    '',
  ];
  expect(season.lines.filter(({ entry }) => entry.kind === 'raced')).toHaveLength(3);
  await expect(told.join('\n')).toMatchFileSnapshot('recorded-series.txt');
});
