// A reader who goes away (`| head`) ends the program as q does: what was driven is saved, nothing is locked, nothing is said.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';
import { LAUNCHER } from './shell.ts';

const OTTERBROOK = ['--track', 'otterbrook', '--laps', '1', '--grid', '2', '--seed', '4'];
const PLAIN = ['race', '--plain', '--human', 'Ada', ...OTTERBROOK];
const ENTER_MS = 20;

/** What runs, and what it says last before its reader goes. */
const SCENES = [
  ['a race', PLAIN, 'your turn'],
  ['timed trials', [...PLAIN, '--qualify', 'timed'], 'Enter for'],
  ['a race of a season', ['season', 'resume', 'Cup', '--plain'], 'your turn'],
] as const;

function filesIn(folder: string, ending: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter(name => name.endsWith(ending));
}

test.each(SCENES)('%s', async (_scene, args, last) => {
  const saves = freshFolder();
  const made = ['--human', 'Ada', '--cpu', 'club', '--laps', '1', '--calendar', 'otterbrook'];
  await runWords('season', 'new', 'Cup', ...made, '--seed', '3', '--saves', saves);
  const env = { ...process.env, CHICANE_SETTINGS: freshFolder() };
  const program = spawn(process.execPath, [LAUNCHER, ...args, '--saves', saves], { env });
  const typing = setInterval(() => program.stdin.write('\n'), ENTER_MS);
  onTestFinished(() => {
    clearInterval(typing);
    program.kill('SIGKILL');
  });
  // The program ends before all that was typed has been read.
  program.stdin.on('error', () => undefined);
  let told = '';
  program.stderr.on('data', text => {
    told += String(text);
  });
  let said = '';
  let locksBefore = 0;
  program.stdout.on('data', text => {
    said += String(text);
    if (!said.includes(last)) return;
    locksBefore = filesIn(saves, '.lock').length;
    program.stdout.destroy();
  });
  const [code] = await once(program, 'exit');
  expect({ code, told, locks: filesIn(saves, '.lock') }).toEqual({ code: 0, told: '', locks: [] });
  expect(locksBefore).toBeGreaterThan(0);
  const [save = ''] = filesIn(saves, '.json');
  expect((await runWords('saves', 'check', join(saves, save))).exitCode).toBe(0);
});
