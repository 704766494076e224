// A tournament whose tables are raced by several programs at once, and a table that another terminal holds.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { volume } from '../../testing/volume.ts';
import { onDisk } from '../season-kills/folder-after.ts';
import { LAUNCHER } from './shell.ts';

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

/** Returns the entries of a ledger. */
function entries(folder: string) {
  return onDisk(folder).lines.map(line => JSON.parse(line));
}

test('34 entrants of a list race at four tables in four processes at once, and the best ten a final', async () => {
  const saves = freshFolder();
  const words = ['--template', 'masters-day', '--calendar', 'otterbrook', '--laps', '1'];
  await chicane(saves, 'new', 'Hills', ...words, '--entrants', clubList(saves), '--seed', '4');
  const folder = join(saves, 'seasons', `${new Date().getFullYear()}-hills`);
  await atOnce(saves, 'simulate', 'Hills', '--to', 'end');
  expect(await chicane(saves, 'check', 'Hills')).toContain('The season is sound');

  const ledger = entries(folder);
  const trials = ledger.filter(({ kind }) => kind === 'trialDriven');
  expect(new Set(trials.map(({ driver }) => driver)).size).toBe(ENTRANTS);
  expect(trials).toHaveLength(ENTRANTS);
  const [tables, final] = ledger.filter(({ kind }) => kind === 'drawn');
  expect(tables.tables).toHaveLength(TABLES);
  expect(new Set(tables.tables.flat()).size).toBe(ENTRANTS);
  expect(tables.tables.flat()).toHaveLength(ENTRANTS);
  expect(final.tables.map((table: readonly string[]) => table.length)).toEqual([CARS_IN_FINAL]);
  const races = ledger.filter(({ kind }) => kind === 'raced');
  expect(races.map(({ weekend, table }) => `${weekend}/${table}`).toSorted()).toEqual([
    'otterbrook-2/1',
    'otterbrook/1',
    'otterbrook/2',
    'otterbrook/3',
    'otterbrook/4',
  ]);
});
