// A tournament whose tables are raced by several programs at once, and a table that another terminal holds.
import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { volume } from '../../testing/volume.ts';
import { onDisk } from '../season-kills/folder-after.ts';
import { LAUNCHER, startShell } from './shell.ts';

const ENTER = '\r';
const QUESTION = /which gear|where to/;

const run = promisify(execFile);
const ENTRANTS = 34;
const TABLES = 4;
const CARS_IN_FINAL = 10;
const LEVEL = volume(0, 1) === 0 ? 'random' : 'club';

/** Runs a command in a folder of saves and returns its output, whatever its exit code. */
async function chicane(saves: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, CHICANE_SAVES: saves };
  const said = run(process.execPath, [LAUNCHER, 'season', ...words], { env });
  return said.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

/** Runs a command in as many processes at once as there are tables, and returns what each said. */
function atOnce(saves: string, ...words: readonly string[]): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: TABLES }, () => chicane(saves, ...words)));
}

/** Writes a club's list of entrants and returns its path. */
function clubList(folder: string): string {
  const file = join(folder, 'club.csv');
  const rows = Array.from(
    { length: ENTRANTS },
    (_, at) => `Driver ${at + 1},Team ${1 + Math.floor(at / 2)},,${LEVEL}`,
  );
  writeFileSync(file, ['name,team,email,level', ...rows].join('\n'));
  return file;
}

/** Returns the folder of the only season. */
function folderOf(saves: string): string {
  const seasons = join(saves, 'seasons');
  return join(seasons, readdirSync(seasons)[0] ?? '');
}

/** Returns the entries of a ledger. */
function entries(folder: string) {
  return onDisk(folder).lines.map(line => JSON.parse(line));
}

test('34 entrants of a list race at four tables in four processes at once, and the best ten a final', async () => {
  const saves = freshFolder();
  const words = ['--template', 'masters-day', '--calendar', 'otterbrook', '--laps', '1'];
  await chicane(saves, 'new', 'Hills', ...words, '--entrants', clubList(saves), '--seed', '4');
  const folder = folderOf(saves);
  for (const said of await atOnce(saves, 'simulate', 'Hills', '--to', 'end')) {
    expect(said).toMatch(/Driver \d+ +34 /);
  }
  expect(await chicane(saves, 'check', 'Hills')).toContain('The season is sound');

  const ledger = entries(folder);
  const trials = ledger.filter(({ kind }) => kind === 'trialDriven');
  expect(new Set(trials.map(({ driver }) => driver)).size).toBe(ENTRANTS);
  expect(trials).toHaveLength(ENTRANTS);
  const draws = ledger.filter(({ kind }) => kind === 'drawn');
  expect(draws).toHaveLength(1);
  expect(draws[0].tables).toHaveLength(TABLES);
  expect(new Set(draws[0].tables.flat()).size).toBe(ENTRANTS);
  expect(draws[0].tables.flat()).toHaveLength(ENTRANTS);
  const races = ledger.filter(({ kind }) => kind === 'raced');
  expect(races.map(({ weekend, table }) => `${weekend}/${table}`).toSorted()).toEqual([
    'otterbrook-2/1',
    'otterbrook/1',
    'otterbrook/2',
    'otterbrook/3',
    'otterbrook/4',
  ]);
  expect(races.find(({ weekend }) => weekend === 'otterbrook-2')?.sheet.driver).toHaveLength(
    CARS_IN_FINAL,
  );
});

test('a table that another terminal holds is watched, left to it, or taken over after a question', async () => {
  const saves = freshFolder();
  const drivers = ['--human', 'Ada', '--human', 'Ben', '--cpu', 'random'];
  const words = ['--calendar', 'otterbrook', '--laps', '1', '--seed', '4'];
  await chicane(saves, 'new', 'Cup', ...drivers, ...words, '--template', 'one-make');
  const first = startShell(['season', 'open', 'Cup', '--no-animation'], { saves });
  await first.sees(/1 Race: Otterbrook/);
  first.press(ENTER);
  await first.sees(QUESTION);
  const second = startShell(['season', 'open', 'Cup', '--no-animation'], { saves });
  await second.sees(/1 Race on: Otterbrook/);
  second.press(ENTER);
  const held = `Table 1 is open elsewhere: process ${first.program()}`;
  await second.sees(held);
  second.press('2');
  await second.sees('Live: Ada to play');
  await second.sees(`in process ${first.program()}`);
  await second.sees(/lap 1\/1 .*round 1\s/);
  const [file = ''] = Object.keys(onDisk(folderOf(saves)).answers);
  const answers = () => onDisk(folderOf(saves)).answers[file];
  const before = answers() ?? 0;
  // No key that answers a question answers anything in a race that is watched.
  second.press(ENTER);
  second.press('1');
  await second.sees('Live: Ada to play');
  expect(second.text()).not.toContain('Ada moves');
  expect(answers()).toBe(before);
  first.press(ENTER);
  await first.sees('Ben, your turn');
  await second.until('the answer is saved', () => (answers() ?? 0) > before);
  await second.sees('Live: Ben to play');
  await second.sees(/Ada moves \d/);
  second.press('t');
  await second.sees(held);
  second.press('1');
  await second.sees('2 Standings and matrix');
  await second.sees('lap 1/1, Ben to move');
  expect(first.exitCode()).toBeUndefined();
  second.press('1');
  await second.sees('3 Take it over');
  second.press('3');
  await second.sees(QUESTION);
  expect(await first.left()).toBe(0);
  expect(first.text()).toContain('taken over in another terminal');
  second.press('q');
  expect(await second.left()).toBe(0);
  expect(await chicane(saves, 'check', 'Cup')).toContain('The season is sound');
});
