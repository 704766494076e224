// Timed trials in the real program, in a real pseudo-terminal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Shell, startShell } from './shell.ts';

const WHERE = ['--track', 'otterbrook', '--seed', '4', '--no-animation'];
const WEEKEND = [
  'race',
  ...WHERE,
  '--laps',
  '1',
  '--human',
  'Ada',
  '--cpu',
  'random:Bob',
  '--grid',
  '2',
];
const OVER = /Over the line!|Session over/;

/** Returns the qualifying in the only save. */
function qualifying(folder: string): { trials: { end: string }[]; underWay?: object } | undefined {
  const [name] = readdirSync(folder).filter(file => file.endsWith('.json'));
  const [, record = ''] = readFileSync(join(folder, name ?? ''), 'utf8').split('\n');
  return JSON.parse(`{${record.replace(/,$/, '')}}`).record.qualifying;
}

async function start(shell: Shell): Promise<void> {
  await shell.sees('Drive the lap');
  shell.press('1');
  await shell.sees('which tires?');
  shell.press('1');
  await shell.sees('ready to go on');
  shell.press('\r');
  await shell.sees('where to?');
}

/** Takes the advised answers; a change of the screen other than of the clock shows that one has been taken. */
async function driveOn(shell: Shell): Promise<void> {
  const still = () => shell.text().replace(/\d+'\d\d"\d\d/, '');
  for (let count = 0; count < 80 && !OVER.test(shell.text()); count++) {
    const before = still();
    shell.press('\r');
    await shell.until('the answer is shown', () => still() !== before);
  }
  await shell.sees(OVER);
}

describe('timed trials in a terminal', () => {
  test('chicane qualify is a lap against par, and again', async () => {
    const shell = startShell(['qualify', ...WHERE, '--human', 'Ada']);
    await shell.sees(/par \d+\.\d/);
    await start(shell);
    await driveOn(shell);
    shell.press('\r');
    // A slow machine needs full minutes, and then the sentence wraps to the next row.
    await shell.sees(/Ada: \d+ rolls[^;]*\sin\s+\d+'\d\d"\d\d;\s+par/);
    await shell.sees('The first lap by a player here');
    shell.press('1');
    await shell.sees('Drive the lap');
    shell.press('q');
    expect(await shell.left()).toBe(0);
  });

  test('a lap in which the program is killed is void and last; resume goes on with the next driver, and the race follows', async () => {
    const shell = startShell([...WEEKEND, '--qualify', 'timed', '--weather', 'sun']);
    await start(shell);
    await shell.until(
      'the save names the lap',
      () => qualifying(shell.saves)?.underWay !== undefined,
    );
    process.kill(shell.program(), 'SIGKILL');
    await shell.sees(/exit=137/);
    const again = startShell(['resume', '--no-animation'], { saves: shell.saves });
    await again.sees(/Ada abandoned the lap: it is void\./);
    await again.sees('Bob takes the absolute pole.');
    again.press('\r');
    await again.sees(/which gear|where to/);
    const ends = qualifying(shell.saves)?.trials.map(trial => trial.end);
    expect(ends?.toSorted()).toEqual(['finished', 'void']);
  });

  test('leaving a lap is asked about, and told in the shell', async () => {
    const shell = startShell([...WEEKEND, '--qualify', 'timed', '--weather', 'sun']);
    await start(shell);
    shell.press('q');
    await shell.sees('Leave it?');
    shell.press('2');
    expect(await shell.left()).toBe(0);
    await shell.sees('The lap under way ranks last in its session');
    await shell.sees('npm start -- resume');
  });
});
