// A championship of two people and CPU drivers, planned and driven by keys alone; its standings are reckoned anew from the
// sheets of its races.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { volume } from '../../testing/volume.ts';
import { LAUNCHER, type Shell, startShell } from './shell.ts';

const ENTER = '\r';
const DOWN = '\u001b[B';
const RIGHT = '\u001b[C';
const LEFT = '\u001b[D';
const ERASE = '\u007f';
const DROP_LINE = '\u0004';
const POINTS = [10, 6, 4, 3, 2, 1];
const WEEKENDS = volume(2, 5);
const CPUS = volume(1, 6);
const USUAL_CPUS = 5;
const USUAL_WEEKENDS = 3;
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

/** Longer than a busy machine takes for a page. */
const AGAIN_MS = 1500;
/** Both confirm; pressed in turns, since a key may be taken for one that the person before still holds. */
const CONFIRM = [ENTER, ' '];

/** Confirms what is advised, page by page, until the page shows something. */
async function enterUntil(shell: Shell, wanted: RegExp): Promise<void> {
  for (let times = 0; !wanted.test(shell.text()); times++) {
    const before = still(shell);
    const at = Date.now();
    shell.press(CONFIRM[times % CONFIRM.length] ?? ENTER);
    await shell.until(
      `another page on the way to ${wanted}`,
      () => still(shell) !== before || Date.now() - at > AGAIN_MS,
    );
    await pause(KEY_MS);
  }
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
  await fill(shell, 'Name', 'Two');
  await fill(shell, 'Laps', '1');
  await planCalendar(shell);
  await fill(shell, 'People', 'Ada, Ben');
  await choose(shell, 'CPU drivers', `${CPUS}`, CPUS < USUAL_CPUS ? LEFT : RIGHT);
  await fill(shell, 'Seed', '4');
  await mark(shell, 'Start the season');
  shell.press(ENTER);
  await shell.sees(/1 Timed trials: Otterbrook, Ada is next/);
}

/** Takes the usual circuits out of the calendar, which has a page of its own, and adds Otterbrook for every weekend. */
async function planCalendar(shell: Shell): Promise<void> {
  await mark(shell, 'Calendar');
  shell.press(ENTER);
  await shell.sees(/▸ +1 /);
  shell.press(DROP_LINE.repeat(USUAL_WEEKENDS));
  await shell.sees('The calendar has no circuit yet.');
  await shell.sees('▸ Add a weekend');
  for (let weekend = 1; weekend <= WEEKENDS; weekend++) {
    await mark(shell, 'Add a weekend');
    shell.press(ENTER);
    await shell.sees(new RegExp(`▸ +${weekend} `));
    // A letter goes to the circuits that begin with it.
    shell.press('o');
    await shell.sees(new RegExp(`▸ +${weekend} +Otterbrook`));
  }
  await mark(shell, 'Back to the plan');
  shell.press(ENTER);
  await shell.sees(new RegExp(`▸ Calendar +${WEEKENDS}: Otterbrook, Ot`));
  await shell.sees(`${WEEKENDS} weekends: Otterbrook,`);
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
  // Another key first: the same one might be held since the answer of the person before.
  shell.press(DOWN);
  await shell.sees('▸ 2');
  await pause(KEY_MS);
  shell.press('2');
  await shell.sees(`${name}, sit this lap out?`);
  shell.press('2');
  await shell.loses(`${name}, sit`);
}

interface StandingsLine {
  readonly driver: string;
  readonly points: number;
  readonly wins: number;
}

interface SheetLine {
  readonly driver: string;
  readonly place?: number;
}

/** Returns points and wins by driver, added up from the sheets that the program tells of each weekend. */
function reckoned(saves: string): ReadonlyMap<string, { points: number; wins: number }> {
  const sums = new Map<string, { points: number; wins: number }>();
  for (let weekend = 1; weekend <= WEEKENDS; weekend++) {
    const id = weekend === 1 ? 'otterbrook' : `otterbrook-${weekend}`;
    const { result } = JSON.parse(chicane(saves, 'season', 'report', 'Two', `${id}/1`, '--json'));
    const sheet: readonly SheetLine[] = result.sheet;
    expect(sheet).toHaveLength(2 + CPUS);
    for (const { driver, place } of sheet) {
      const { points, wins } = sums.get(driver) ?? { points: 0, wins: 0 };
      const scored = place === undefined ? 0 : (POINTS[place - 1] ?? 0);
      sums.set(driver, { points: points + scored, wins: wins + (place === 1 ? 1 : 0) });
    }
  }
  return sums;
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
        await enterUntil(shell, QUESTION);
        if (weekend === 1) {
          shell.press('q');
          expect(await shell.left()).toBe(0);
          shell = startShell(['--no-animation'], { saves });
          await shell.sees(/▸ 1 Continue: Two, weekend 1/);
          shell.press(ENTER);
          await shell.sees(/▸ 1 Race on: Otterbrook/);
          await enterUntil(shell, QUESTION);
        }
        await enterUntil(shell, /Classification:/);
        await enterUntil(shell, /Standings +pts +gain/);
      }
      const told = JSON.parse(chicane(saves, 'season', 'standings', 'Two', '--json'));
      const lines: readonly StandingsLine[] = told.drivers;
      const sums = reckoned(saves);
      expect(new Map(lines.map(({ driver, points, wins }) => [driver, { points, wins }]))).toEqual(
        sums,
      );
      const points = lines.map(line => line.points);
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      expect(chicane(saves, 'season', 'check', 'Two')).toContain('The season is sound');
    },
    LONG_MS,
  );
});
