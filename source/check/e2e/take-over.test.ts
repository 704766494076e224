// A save that one program holds and another wants: two real programs under two shells.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Shell, startShell } from './shell.ts';

const RACE = ['race', '--track', 'otterbrook', '--laps', '1', '--grid', '3', '--seed', '4'];
const ADA = [...RACE, '--human', 'Ada', '--no-animation'];
const QUESTION = /which gear|where to/;

const stopped: number[] = [];
afterEach(() => {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGKILL');
});

async function racing(): Promise<Shell> {
  const shell = startShell(ADA);
  await shell.sees(QUESTION);
  return shell;
}

/** Returns words without blanks, because the terminal breaks its lines anywhere. */
function said(words: Shell | string): string {
  return (typeof words === 'string' ? words : words.text()).replace(/\s+/g, '');
}

/** Returns the names of all files in the folder that are not saves. */
function besides(folder: string): readonly string[] {
  return readdirSync(folder).filter(name => !/\.json(\.bak)?$/.test(name));
}

/** Returns the process that holds the save. */
function holder(folder: string): number {
  const [lock = ''] = besides(folder);
  return (JSON.parse(readFileSync(join(folder, lock), 'utf8')) as { pid: number }).pid;
}

describe('a save that another living program holds', () => {
  test('is refused without a wish to take it over, and the sentence names the flag', async () => {
    const first = await racing();
    const second = startShell(['resume'], { saves: first.saves });
    expect(await second.left()).toBe(1);
    expect(said(second)).toContain(
      said('Use --take-over to ask it to quit, or --watch to look on.'),
    );
    expect(holder(first.saves)).toBe(first.program());
  });

  test('is given by its holder, which leaves its terminal in order and says why', async () => {
    const first = await racing();
    const second = startShell(['resume', '--take-over', '--no-animation'], { saves: first.saves });
    await second.sees(QUESTION);
    expect(await first.left()).toBe(0);
    expect(first.text()).toContain('taken over in another terminal');
    expect(holder(first.saves)).toBe(second.program());
    expect(besides(first.saves)).toHaveLength(1);
  });

  test('is taken over from the list after a question', async () => {
    const first = await racing();
    const second = startShell(['--no-animation'], { saves: first.saves });
    // The menu line for the waiting race appears above it once the folder has been read.
    await second.sees('5 Resume');
    second.press('5');
    await second.sees('Otterbrook');
    second.press('1');
    await second.sees('open in another terminal');
    second.press('\r');
    await second.loses('open in another terminal');
    expect(holder(first.saves)).toBe(first.program());
    second.press('1');
    await second.sees('open in another terminal');
    second.press('2');
    await second.sees(QUESTION);
    expect(await first.left()).toBe(0);
  });

  test('is watched from the list as it goes, and t asks for it', async () => {
    const first = await racing();
    const second = startShell(['resume', '--watch', '--no-animation'], { saves: first.saves });
    await second.sees('Live: Ada to play');
    expect(holder(first.saves)).toBe(first.program());
    first.press('\r');
    await first.sees(QUESTION);
    second.press('t');
    await second.sees('open in another terminal');
    second.press('3');
    await second.sees('Live: ');
    second.press('t');
    await second.sees('open in another terminal');
    second.press('2');
    await second.sees(QUESTION);
    expect(await first.left()).toBe(0);
    expect(holder(first.saves)).toBe(second.program());
  });

  test('is not given by a program that hangs, and the sentence says what to do', async () => {
    const first = await racing();
    const pid = holder(first.saves);
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
    const second = startShell(['resume', '--take-over'], { saves: first.saves });
    expect(await second.left()).toBe(1);
    expect(said(second)).toContain(said('which does not respond'));
    expect(said(second)).toContain(said(`kill -9 ${pid};`));
    expect(besides(first.saves)).toHaveLength(1);
  });
});
