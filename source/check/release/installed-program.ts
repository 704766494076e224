// What a program must do on a machine on which there is nothing else of it, however it was installed.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';

/** An empty home with an empty working folder and an empty folder for temporary files. */
export interface Machine {
  readonly home: string;
  readonly work: string;
  readonly temporary: string;
}

export function emptyMachine(folder: string): Machine {
  const [home = '', work = '', temporary = ''] = ['home', 'work', 'tmp'].map(name =>
    join(folder, name),
  );
  for (const one of [home, work, temporary]) mkdirSync(one, { recursive: true });
  return { home, work, temporary };
}

/** Runs a program there; the environment names no folder, and Node is the one that runs the tests. */
export function run(
  { home, work, temporary }: Machine,
  [program = '', ...args]: readonly string[],
  input = '',
): SpawnSyncReturns<string> {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { HOME: home, TMPDIR: temporary, PATH: path, LANG: 'C.UTF-8', TERM: 'dumb' };
  return spawnSync(program, args, { cwd: work, env, input, encoding: 'utf8' });
}

const RACE = 'race --human Ada --track otterbrook --laps 1 --grid 2 --seed 4 --plain'.split(' ');
const SIMULATION = 'simulate --track otterbrook --laps 1 --grid 2 --races 1 --workers 1'.split(' ');
/** More answers than the race asks for. */
const ENOUGH = 400;

/**
 * Reads a book, races, saves, resumes, finishes and simulates in a thread, and expects that nothing was written but in the
 * folders of the user.
 */
export function expectWholeProgram(machine: Machine, program: string): void {
  const said = (args: readonly string[], input = '') => {
    const { status, stdout, stderr } = run(machine, [program, ...args], input);
    expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({
      args,
      status: 0,
      stderr: '',
    });
    return stdout;
  };
  const saves = join(machine.home, '.local/share/chicane/saves');
  expect(said(['--version'])).toMatch(/^\d+\.\d+\.\d+.*, Node \d+/);
  expect(said(['rules', 'bga-basic'])).toContain('gear');
  expect(said(['tracks', 'show', 'monza', '--file'])).toContain('id: monza');
  run(machine, [program, ...RACE], '\n\n\n');
  expect(readdirSync(saves).filter(name => name.endsWith('.json'))).toHaveLength(1);
  said(['resume', '--plain'], '\n'.repeat(ENOUGH));
  expect(said(['report'])).toMatch(/Ada/);
  expect(said(SIMULATION)).toMatch(/otterbrook/i);
  expect(said(['doctor'])).toContain(`${saves}: 1 save`);
  expectOwnFoldersOnly(machine);
}

/** Expects files in the folders that the program may use, and nowhere else. */
function expectOwnFoldersOnly({ home, work, temporary }: Machine): void {
  expect([readdirSync(work), readdirSync(temporary)]).toEqual([[], []]);
  const allowed = ['.cache/chicane/', '.config/chicane/', '.local/share/chicane/'];
  expect(filesIn(home).filter(file => !allowed.some(one => file.startsWith(one)))).toEqual([]);
}

/** Returns the files below a folder, with slashes, in order; none where there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => name.replaceAll('\\', '/'))
    .toSorted();
}
