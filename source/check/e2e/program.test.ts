// The program as people use it: started by a shell, driven by keys, interrupted in every way, resumed, finished.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer, answers } from './answers.ts';
import { LAUNCHER, type Shell, startShell } from './shell.ts';

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
];
const ADA = [...RACE, '--human', 'Ada'];
const QUESTION = /which gear|where to/;

/** Answers the next `count` questions of the human driver with Enter. */
async function playOn(shell: Shell, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await shell.sees(QUESTION);
    await answer(shell, () => '\r');
  }
}

describe('the program in a terminal', () => {
  test('goes from the title through the set-up to the race by keys, and q gives the terminal back', async () => {
    const shell = startShell(['--no-animation']);
    await shell.sees(/(\d) New race/);
    shell.press(/(\d) New race/.exec(shell.text())?.[1] ?? '');
    await shell.sees('circuit');
    shell.press('\r');
    await shell.sees(/▸ Driver 1/);
    shell.press('\r\r\r');
    await shell.sees('START/FINISH');
    expect(shell.buffer()).toBe('alternate');
    shell.press('q');
    shell.press('q');
    expect(await shell.left()).toBe(0);
  });

  test('a terminal that calls itself monochrome gets no colours', async () => {
    const coloured = startShell(ADA);
    await coloured.sees(QUESTION);
    expect(coloured.coloured()).toBe(true);
    const plain = startShell(ADA, { env: { E2E_TERM: 'xterm-mono' } });
    await plain.sees(QUESTION);
    expect(plain.coloured()).toBe(false);
  });

  test('consoles get ASCII, a VT100 no colours either, and --no-ascii draws all', async () => {
    for (const term of ['linux', 'vt100']) {
      const shell = startShell(ADA, { env: { E2E_TERM: term } });
      await shell.sees(QUESTION);
      expect(shell.text()).toMatch(/^[\n -~]+$/);
      expect(shell.coloured()).toBe(term === 'linux');
    }
    const shell = startShell([...ADA, '--no-ascii'], { env: { E2E_TERM: 'linux' } });
    await shell.sees(QUESTION);
    expect(shell.text()).toMatch(/[\u2800-\u28ff]/);
  });

  test('three turns by the keyboard are three answers in the save', async () => {
    const shell = startShell(ADA);
    await playOn(shell, 3);
    expect(answers(shell.saves)).toBeGreaterThanOrEqual(3);
    shell.press('\u0003');
    shell.press('\u0003');
    expect(await shell.left()).toBe(0);
  });

  test('200 keys in one write are all read, and the program still answers', async () => {
    const shell = startShell(ADA);
    await shell.sees(QUESTION);
    shell.press('m'.repeat(200));
    await shell.sees(QUESTION);
    shell.press('m');
    await shell.loses(QUESTION);
    shell.press('\u001b');
    await shell.sees(QUESTION);
  });

  test('a resize in the middle of a race leaves a whole screen, however small or large', async () => {
    const shell = startShell(ADA);
    await shell.sees(QUESTION);
    const page = shell.text();
    shell.resize(40, 10);
    await shell.sees(/60.*20/s);
    shell.resize(160, 50);
    await shell.sees(QUESTION);
    expect(shell.wrappedRows()).toBe(0);
    shell.resize(80, 24);
    await shell.until('the first page again', () => shell.text() === page);
    expect(shell.wrappedRows()).toBe(0);
  });

  test.each(['SIGTERM', 'SIGHUP'])(
    '%s keeps the race and gives the terminal back',
    async signal => {
      const shell = startShell(ADA);
      await playOn(shell, 1);
      await shell.sees(QUESTION);
      process.kill(shell.program(), signal);
      await shell.left();
      const again = startShell(['resume', '--no-animation'], { saves: shell.saves });
      await again.sees(QUESTION);
    },
  );

  test('kill -9 loses no answer: resume goes on at the very question', async () => {
    const shell = startShell(ADA);
    await playOn(shell, 2);
    await shell.sees(QUESTION);
    const before = answers(shell.saves);
    process.kill(shell.program(), 'SIGKILL');
    await shell.sees(/exit=137/);
    const again = startShell(['resume', '--no-animation'], { saves: shell.saves });
    await again.sees(QUESTION);
    expect(answers(shell.saves)).toBeGreaterThanOrEqual(before);
    await playOn(again, 1);
  });

  test('a line that is cut keeps the race', async () => {
    const shell = startShell(ADA);
    await playOn(shell, 1);
    await shell.sees(QUESTION);
    const before = answers(shell.saves);
    shell.hangUp();
    await shell.until('the program has gone', () => shell.processes().length === 0);
    const again = startShell(['resume', '--no-animation'], { saves: shell.saves });
    await again.sees(QUESTION);
    expect(answers(shell.saves)).toBeGreaterThanOrEqual(before);
  });

  test('a race is finished by keys alone and ends with the classification', async () => {
    const shell = startShell(ADA);
    const over = /lassification/;
    await shell.sees(QUESTION);
    for (let turn = 0; turn < 200 && !over.test(shell.text()); turn++) {
      await shell.sees(/\[enter\] confirm|any key|lassification/);
      const key = () => (/\[enter\] confirm/.test(shell.text()) ? '\r' : 's');
      await answer(shell, key, () => over.test(shell.text()));
    }
    await shell.sees(over);
  });
});

describe('the program without a terminal', () => {
  test('a name of 500 characters with escape sequences reaches the screen clean', async () => {
    const name = `Eve\u001b[31m\u0007\u202e${'x'.repeat(500)}`;
    const shell = startShell([...RACE, '--human', name]);
    await shell.sees(QUESTION);
    for (const unseen of ['\u001b', '\u202e', '\u0007']) expect(shell.text()).not.toContain(unseen);
    expect(shell.wrappedRows()).toBe(0);
  });

  test.skipIf(!existsSync('/dev/full'))(
    'output that a full disk loses is told, and the program ends with 1',
    async () => {
      const full = openSync('/dev/full', 'w');
      const program = spawnSync(process.execPath, [LAUNCHER, 'tracks', 'schema'], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      closeSync(full);
      expect([program.status, program.stderr]).toEqual([
        1,
        'The output cannot be written: the disk is full.\n',
      ]);
    },
  );
});
