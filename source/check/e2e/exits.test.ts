// However and whenever the program is left, terminal and processes are as before.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { OLD_NODE, tryExit } from '../exits/try-exit.ts';
import { WAYS } from '../exits/ways.ts';
import { type Shell, startShell } from './shell.ts';

const CTRL_Z = '\u001a';
const RACE = [
  'race',
  '--track',
  'otterbrook',
  '--laps',
  '1',
  '--grid',
  '3',
  '--seed',
  '4',
  '--no-animation',
  '--human',
  'Ada',
];
const QUESTION = /which gear|where to/;
const LONGEST_MS = 1000;
/** Longer than the program takes to stop once more. */
const STOPPING_MS = 500;

/** Longer than two frames of one change are apart. */
const SETTLED_MS = 300;

/** Returns the page once nothing changes on it any more: a question may be drawn before all that stands beside it. */
async function settledPage(shell: Shell): Promise<string> {
  let page = '';
  let since = 0;
  await shell.until('a page that does not change', () => {
    const now = shell.text();
    if (now !== page) since = Date.now();
    page = now;
    return Date.now() - since > SETTLED_MS;
  });
  return page;
}

describe('an exit at a random moment leaves nothing behind', () => {
  const range = (name: string) => ({
    ways: WAYS.filter(way => way.name === name),
    longest: LONGEST_MS,
  });

  test.concurrent.each(WAYS.map(({ name }, seed) => ({ name, seed })))(
    '$name',
    async ({ name, seed }) => {
      const { faults } = await tryExit(seed, range(name));
      expect(faults).toEqual([]);
    },
  );
});

describe('Ctrl-Z', () => {
  test('in the group of a shell that nobody can let go on draws the screen anew, and keys work', async () => {
    const shell = startShell(RACE);
    await shell.sees(QUESTION);
    const page = await settledPage(shell);
    const modes = shell.changedModes();
    const bytes = shell.bytes();
    shell.press(CTRL_Z);
    await shell.until('it has drawn again', () => shell.bytes() > bytes + page.trim().length / 2);
    await shell.until('the page as before', () => shell.text() === page);
    expect(shell.changedModes()).toEqual(modes);
    shell.press('m');
    await shell.loses(QUESTION);
    shell.press('\u001b');
    await shell.until('the page as before', () => shell.text() === page);
    shell.press('q');
    expect(await shell.left()).toBe(0);
  });

  test('gives the shell its terminal, and fg brings the whole screen back at the size of that moment', async () => {
    const shell = startShell(RACE, { jobControl: true });
    await shell.sees(QUESTION);
    const page = await settledPage(shell);
    shell.press(CTRL_Z);
    await shell.until('the shell has it', shell.isStopped);
    await shell.until('nothing is left', () => shell.leftovers().length === 0);
    shell.resize(100, 30);
    shell.press('fg\r');
    await shell.sees(QUESTION);
    await shell.until('the alternate screen', () => shell.buffer() === 'alternate');
    expect(shell.wrappedRows()).toBe(0);
    shell.resize(80, 24);
    await shell.until('the page as before', () => shell.text() === page);
    shell.press('q');
    expect(await shell.left()).toBe(0);
  });

  test('as a signal to the whole group lasts until fg, though the launcher in front stops at once', async () => {
    const shell = startShell(RACE, { jobControl: true, nodeFlags: [OLD_NODE] });
    await shell.sees(QUESTION);
    const page = await settledPage(shell);
    process.kill(shell.group(), 'SIGTSTP');
    await shell.until('the shell has it', shell.isStopped);
    shell.press('fg\n');
    await shell.until('the shell has given it', () => !shell.isStopped());
    await pause(STOPPING_MS);
    await shell.until('the page as before', () => shell.text() === page);
    shell.press('q');
    expect(await shell.left()).toBe(0);
  });

  test('an end that comes right after the order to go on leaves the terminal in order', async () => {
    const shell = startShell(RACE, { jobControl: true });
    await shell.sees(QUESTION);
    process.kill(shell.program(), 'SIGCONT');
    process.kill(shell.program(), 'SIGTERM');
    expect(await shell.left()).toBe(143);
  });

  test('a stop that cannot be heeded (SIGSTOP) takes nothing of the screen either', async () => {
    const shell = startShell(RACE, { jobControl: true });
    await shell.sees(QUESTION);
    const page = await settledPage(shell);
    process.kill(shell.group(), 'SIGSTOP');
    await shell.until('the shell has it', shell.isStopped);
    // Raw mode is still on, in which a line must end with the line feed itself.
    shell.press('stty sane; echo scribble; fg\n');
    // The program draws over it at once: on a busy machine sooner than anybody looks.
    await shell.until('the shell has written', () => /^scribble/m.test(shell.written()));
    await shell.until('the page as before', () => shell.text() === page);
    shell.press('m');
    await shell.loses(QUESTION);
    shell.press('q');
    expect(await shell.left()).toBe(0);
  });
});
