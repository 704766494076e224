// The example seasons of the repository: sound, small, and driven on to their ends.
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { weekendsRaced } from '../../season/standings/standings.ts';
import { realDisk } from '../../storage/disk.ts';
import { readAlmanac } from '../../storage/seasons/almanac-file.ts';
import { type SeasonShell, seasonShell } from '../../testing/season/season-words.ts';
import { driveWithStandIns } from '../../testing/season/stand-ins.ts';
import { runOf } from './run-named.ts';

const EXAMPLES = join(import.meta.dirname, '../../../saves/examples');
let shell: SeasonShell;
beforeEach(() => {
  shell = seasonShell();
  cpSync(join(EXAMPLES, 'seasons'), join(shell.saves, 'seasons'), { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

test('they take at most 400 KB', () => {
  const files = readdirSync(EXAMPLES, { recursive: true, withFileTypes: true }).filter(one =>
    one.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});

test.each([
  ['Hill_Cup', 3],
  ['Club_Day', 2],
  ['Two_Cars', 2],
])('the check of %s finds nothing and plays its races again', async (name, races) => {
  const { exitCode, out, err } = await shell.season(`check ${name}`);
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toMatch(
    new RegExp(`^The season is sound: \\d+ lines, ${races} races played again\\.\\n$`),
  );
});

test('the championship is at half time and the tournament at its third table', async () => {
  const cup = await shell.season('list');
  expect(cup.out).toMatch(
    /Hill Cup {2}weekend 4 of 6: imola, timed trials, 6 drivers left, first Ada/,
  );
  expect(cup.out).toMatch(/Club Day {2}weekend 1 of 2: saltmarsh, 1 race under way/);
});

test.each(['Hill Cup', 'Club Day', 'Two Cars'])(
  '%s goes on to its end with stand-ins, stands in the almanac, and is sound',
  async season => {
    const run = runOf({ season, saves: shell.saves });
    driveWithStandIns(run, 'random');
    const { plan } = run.season();
    expect(run.due()).toEqual([]);
    expect(run.notice()).toBeUndefined();
    expect(weekendsRaced(run.season())).toBe(plan.calendar.length);
    run.close();
    const { almanac } = readAlmanac(shell.saves, realDisk);
    expect(almanac.map(({ name, weekends }) => [name, weekends])).toEqual([
      [season, plan.calendar.length],
    ]);
    const { exitCode, out } = await shell.season(`check ${season.replace(' ', '_')}`);
    expect([exitCode, out]).toEqual([0, expect.stringMatching(/^The season is sound: \d+ lines/)]);
  },
);

test('the series is before its last race, with the cars that were built in the first one (TR-9)', async () => {
  const { out } = await shell.season('list');
  expect(out).toMatch(/Two Cars {2}weekend 3 of 3: kestrel-pass/);
  const run = runOf({ season: 'Two Cars', saves: shell.saves });
  const [last] = run.due();
  const season = run.season();
  run.close();
  if (last?.kind !== 'race') throw new Error('no race is due');
  const cars = last.race.setup.options['cars'] as readonly Readonly<Record<string, unknown>>[];
  expect(cars).toHaveLength(6);
  for (const [at, { entrant }] of last.race.seats.entries()) {
    const rows = season.facts.weekends.flatMap(({ results }) =>
      results.flatMap(({ sheet }) => sheet.filter(row => row.driver === entrant.id)),
    );
    const [first, second] = rows.map(({ carries }) => carries?.kept);
    const { wonHalves: _first, ...built } = first ?? {};
    const { wonHalves: _second, ...kept } = second ?? {};
    expect(kept).toEqual(built);
    expect(cars[at]).toMatchObject(second ?? {});
  }
});

test('chicane play lists what waits for a person, with who is to move', async () => {
  const ada = await shell.run('play --as ada');
  expect(ada).toEqual({ exitCode: 0, out: 'Hill Cup  Imola: timed trial, session 1\n', err: '' });
  const all = 'Ida Joe Kim Lea Max Nil Ola Pia Rex Sue Tom Una Vic Wim Yan Zoe'.split(' ');
  const kinds: { readonly kind: string; readonly text: string; readonly isTurn: boolean }[] = [];
  for (const name of all) {
    const { out } = await shell.run(`play --as ${name} --json`);
    kinds.push(...(JSON.parse(out) as typeof kinds));
  }
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['race']));
  expect(kinds.filter(({ isTurn }) => isTurn)).toHaveLength(1);
  expect(kinds.find(({ isTurn }) => isTurn)?.text).toMatch(
    /^Saltmarsh.*, table 3: the race, [A-Z][a-z]+ to move$/,
  );
});

test('chicane play says when nothing waits, and asks who it is for', async () => {
  expect((await shell.run('play --as Bram')).out).toBe(
    'Nothing waits for Bram. chicane season lists the seasons.\n',
  );
  expect(await shell.run('play')).toMatchObject({
    exitCode: 2,
    err: 'Say who you are: --as NAME.\n',
  });
});

test('chicane resume goes on with the season that was left last, which needs a terminal', async () => {
  const { exitCode, err } = await shell.run('resume');
  expect(exitCode).toBe(2);
  expect(err).toMatch(
    /^Continuing (?:Hill Cup|Club Day) needs a terminal\. chicane season state prints how it stands\.\n$/,
  );
});
