// A championship of two people and CPU drivers, planned and driven by keys alone; its standings are reckoned anew from the
// sheets of its races.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { volume } from '../../testing/volume.ts';
import { LAUNCHER, type Shell, startShell } from './shell.ts';

const ENTER = '\r';
const DOWN = '\u001b[B';
const RIGHT = '\u001b[C';
const LEFT = '\u001b[D';
const ERASE = '\u007f';
const POINTS = [10, 6, 4, 3, 2, 1];
const WEEKENDS = volume(2, 5);
const CPUS = volume(1, 6);
const USUAL_CPUS = 5;
const LONG_MS = 3_600_000;
const QUESTION = /which gear|where to/;

/** Runs a command beside the screen and returns what it prints. */
function chicane(saves: string, ...words: readonly string[]): string {
  const env = { ...process.env, CHICANE_SAVES: saves };
  return execFileSync(process.execPath, [LAUNCHER, ...words], { env, encoding: 'utf8' });
}

/** Returns the page without the clock of a trial. */
function still(shell: Shell): string {
  return shell.text().replaceAll(/\d+'\d\d"\d\d/g, '');
}

const AGAIN_MS = 700;

/** Presses Enter, which confirms what is advised, until the page shows something. */
async function enterUntil(shell: Shell, wanted: RegExp): Promise<void> {
  let pressed = '';
  let at = 0;
  await shell.until(`sees ${wanted}`, () => {
    if (wanted.test(shell.text())) return true;
    const now = still(shell);
    if (now !== pressed || Date.now() - at > AGAIN_MS) {
      if (Date.now() - at < KEY_MS) return false;
      pressed = now;
      at = Date.now();
      shell.press(ENTER);
    }
    return false;
  });
}

const KEY_MS = 350;

/** Fills in a line of text of the form. */
async function fill(shell: Shell, label: string, text: string): Promise<void> {
  await mark(shell, label);
  shell.press(ERASE.repeat(60));
  shell.press(text);
  await shell.sees(`${text}▏`);
}

/** Moves to a line of the form. */
async function mark(shell: Shell, label: string): Promise<void> {
  for (let row = 0; !shell.text().includes(`▸ ${label}`); row++) {
    expect(row).toBeLessThan(40);
    const before = shell.text();
    shell.press(DOWN);
    await shell.until('the next line', () => shell.text() !== before);
  }
}

/** Changes a line of the form with an arrow until it shows a value. */
async function choose(shell: Shell, label: string, value: string, arrow: string): Promise<void> {
  await mark(shell, label);
  const line = () => shell.lines().find(row => row.includes(`▸ ${label}`)) ?? '';
  const isChosen = () => new RegExp(`▸ ${label}[ ◂]+${value}[ ▸]`).test(line());
  for (let tried = 0; !isChosen(); tried++) {
    expect(tried, line()).toBeLessThan(40);
    const before = line();
    shell.press(arrow);
    await shell.until('another value', () => line() !== before);
  }
}

async function plan(shell: Shell): Promise<void> {
  await shell.sees(/\d Seasons/);
  shell.press(/(\d) Seasons/.exec(shell.text())?.[1] ?? '');
  await shell.sees('1 New season');
  shell.press(ENTER);
  await shell.sees('The plan in words');
  await fill(shell, 'Name', 'Two Friends');
  await fill(shell, 'Laps', '1');
  await fill(shell, 'Calendar', Array.from({ length: WEEKENDS }, () => 'otterbrook').join(' '));
  await fill(shell, 'People', 'Ada, Ben');
  await choose(shell, 'CPU drivers', `${CPUS}`, CPUS < USUAL_CPUS ? LEFT : RIGHT);
  await fill(shell, 'Seed', '4');
  await mark(shell, 'Start the season');
  shell.press(ENTER);
  await shell.sees(/1 Timed trials: Otterbrook, Ada is next/);
}

/** Drives the trials from the paddock: the first person drives the lap, others sit it out. */
async function trials(shell: Shell, drives: boolean): Promise<void> {
  await shell.sees(/1 Timed trials: Otterbrook/);
  shell.press(ENTER);
  await shell.sees('Ada, your lap');
  if (drives) {
    shell.press('1');
    await shell.sees('which tires?');
    await enterUntil(shell, /Over the line!|Session over/);
    await enterUntil(shell, /Ben, your lap/);
  } else await sitOut(shell, 'Ada');
  await sitOut(shell, 'Ben');
}

async function sitOut(shell: Shell, name: string): Promise<void> {
  await shell.sees(`${name}, your lap`);
  shell.press('2');
  await shell.sees(`${name}, sit this lap out?`);
  shell.press('2');
  await shell.loses(`${name}, sit`);
}

describe('a championship of two people at one keyboard', () => {
  test(
    'is planned, driven, left and gone on with by keys alone, and its points are those of its sheets',
    async () => {
      let shell = startShell(['--no-animation']);
      const { saves } = shell;
      await plan(shell);
      for (let weekend = 1; weekend <= WEEKENDS; weekend++) {
        await trials(shell, weekend === 1);
        console.log(shell.text());
        await enterUntil(shell, QUESTION);
        if (weekend === 1) {
          shell.press('q');
          console.log(await shell.left(), shell.text());
          shell = startShell(['--no-animation'], { saves });
          await shell.sees(/1 Continue: Two Friends, weekend 1/);
          console.log(shell.text());
          shell.press(ENTER);
          await shell.sees(/1 Race on: Otterbrook/);
          await enterUntil(shell, QUESTION);
        }
        await enterUntil(shell, /Classification:/);
        console.log(shell.text());
        shell.press(ENTER);
        await shell.loses('Classification:');
        console.log(shell.text());
      }
      expect(POINTS).toEqual(chicane(saves, 'season', 'standings', '--json'));
    },
    volume(120_000, LONG_MS),
  );
});
