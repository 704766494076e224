// Plain-text play leaves as the screen does when a signal comes: it says where the race is saved, and frees its lock.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Shell, startShell } from './shell.ts';

const OTTERBROOK = [
  '--plain',
  '--track',
  'otterbrook',
  '--laps',
  '1',
  '--grid',
  '3',
  '--seed',
  '4',
];
const ADA = [...OTTERBROOK, '--human', 'Ada'];

/** What is open when the signal comes, what is then on the screen, and what is said last. */
const SCENES = [
  ['a race', ['race', ...ADA], 'Enter for', /The race is saved in .*\n.*To resume it: /],
  ['timed trials', ['race', ...ADA, '--qualify', 'timed'], 'Enter for', /The race is saved in /],
  ['the lap of the day', ['day', '--plain'], 'Enter for', /Today: .* One try/],
  ['the driving school', ['school', '--plain'], 'Enter for', /\n/],
  ['the title', ['--plain'], '1 Driving school', /\n/],
] as const;

const WAYS = [
  ['Ctrl-C', (shell: Shell) => shell.press('\u0003'), 130],
  ['SIGTERM', (shell: Shell) => void process.kill(shell.program(), 'SIGTERM'), 143],
  ['SIGHUP', (shell: Shell) => void process.kill(shell.program(), 'SIGHUP'), 129],
] as const;

function locksIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.lock'),
  );
}

describe.each(WAYS)('%s', (_, send, code) => {
  test.each(SCENES)('leaves %s', async (_scene, args, seen, said) => {
    const shell = startShell(args, { rows: 60, columns: 200 });
    await shell.sees(seen);
    send(shell);
    expect(await shell.left()).toBe(code);
    expect(shell.text()).toMatch(said);
    expect(shell.text()).not.toContain('The input ends here');
    expect(locksIn(shell.saves)).toEqual([]);
  });
});

test('a signal is heard while CPU drivers race to the flag', async () => {
  const champions = ['--cpu', 'champion', '--grid', '10', '--track', 'spa', '--plain'];
  const shell = startShell(['race', '--human', 'Ada', ...champions], { rows: 60, columns: 200 });
  await shell.sees('Enter for');
  shell.press('\r'.repeat(20));
  await shell.sees(/Round 2/);
  process.kill(shell.program(), 'SIGTERM');
  expect(await shell.left()).toBe(143);
  expect(locksIn(shell.saves)).toEqual([]);
});

test('Ctrl-C leaves a season, whose race and trials go on later', async () => {
  const made = ['season', 'new', 'Cup', '--human', 'Ada', '--cpu', 'club', '--laps', '1'];
  const calendar = ['--calendar', 'otterbrook', '--grid', 'lot', '--seed', '3'];
  const first = startShell([...made, ...calendar], { columns: 200 });
  await first.left();
  const { saves } = first;
  const shell = startShell(['season', 'resume', 'Cup', '--plain'], { saves, columns: 200 });
  await shell.sees('Enter for');
  shell.press('\r');
  await shell.sees('your turn');
  shell.press('\u0003');
  expect(await shell.left()).toBe(130);
  expect(shell.text()).toMatch(/The race is saved in .*races/);
  expect(locksIn(join(saves, 'seasons'))).toEqual([]);
});

// A shell between npm and the program would die alone, and leave the program behind.
test('a signal for npm reaches the program, which frees the lock before npm ends', async () => {
  const saves = mkdtempSync(join(tmpdir(), 'chicane-npm-'));
  const env = { ...process.env, CHICANE_SAVES: saves, CHICANE_SETTINGS: saves };
  const args = ['start', '--', 'race', ...ADA];
  const npm = spawn('npm', args, { env, cwd: join(import.meta.dirname, '../../..') });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let said = '';
  await new Promise<void>(resolve => {
    npm.stdout.on('data', text => {
      said += text;
      if (said.includes('Enter for')) resolve();
    });
  });
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(said).toMatch(/The race is saved in .*\nTo resume it: /);
  expect(locksIn(saves)).toEqual([]);
});
