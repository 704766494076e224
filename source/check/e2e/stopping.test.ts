// Long work stops when a signal comes: at once, with an exit code that reports the signal, and with what is done.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onDisk } from '../season-kills/folder-after.ts';
import { LAUNCHER } from './shell.ts';

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** Half a second on an idle machine, with room for one that is not. */
const SOON_MS = 3000;
/** On a busy machine the way to the first words takes long as well: the share of it that is soon. */
const SOON_SHARE = 0.5;

/** A program that was stopped: what it said, what it ended with, and whether that was soon. */
interface StoppedRun {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly isSoon: boolean;
}

/** Starts the program and sends it a signal as soon as it has said something. */
async function stopped(
  args: readonly string[],
  saves: string,
  said: RegExp,
  sent: NodeJS.Signals,
): Promise<StoppedRun> {
  const env = { ...process.env, CHICANE_SAVES: saves, CHICANE_SETTINGS: saves };
  const started = performance.now();
  const child = spawn(process.execPath, [LAUNCHER, ...args], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  const heard = { out: '', err: '' };
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', text => {
      heard.out += text;
      if (said.test(heard.out)) resolve();
    });
    child.stderr.on('data', text => {
      heard.err += text;
      if (said.test(heard.err)) resolve();
    });
    child.on('exit', () => reject(new Error(`it ended first: ${heard.out}${heard.err}`)));
  });
  const from = performance.now();
  child.kill(sent);
  await closed;
  const isSoon = performance.now() - from < Math.max(SOON_MS, SOON_SHARE * (from - started));
  return { ...heard, code: child.exitCode, signal: child.signalCode, isSoon };
}

describe.each(SIGNALS)('%s stops', (sent, code) => {
  test('a season that is imagined many times, which tells who has won how often', async () => {
    const saves = mkdtempSync(join(tmpdir(), 'chicane-stop-'));
    await newSeason(saves, { weekends: 2, drivers: ['club:Ada', 'club:Bea'], laps: 1 });
    const args = ['season', 'simulate', 'Long', '--times', '2000'];
    const run = await stopped(args, saves, /^2 of 2000$/m, sent);
    expect(run.isSoon).toBe(true);
    expect(run.code).toBe(code);
    expect(run.out).toMatch(/^ +title +place +points\n.* \d+\.\d %/);
    expect(run.err).toMatch(/Stopped after \d+ of 2000 seasons\.\n$/);
  });

  test('a season that is raced on, which enters nothing more and tells how it stands', async () => {
    const saves = mkdtempSync(join(tmpdir(), 'chicane-stop-'));
    const folder = await newSeason(saves, { weekends: 30, drivers: ['champion:Ada'], laps: 3 });
    const run = await stopped(['season', 'simulate', 'Long'], saves, /: the race of/, sent);
    expect(run.isSoon).toBe(true);
    expect(run.code).toBe(code);
    expect(run.out).toMatch(/^Ada +1 +\d+$/m);
    expect(run.err).toMatch(/Stopped\. What was raced so far is entered; /);
    const told = run.err.match(/: the race of/g)?.length ?? 0;
    const raced = onDisk(folder).lines.filter(line => line.includes('"kind":"raced"'));
    expect(raced.length).toBe(told);
    expect(readdirSync(join(folder, 'races')).filter(name => name.endsWith('.lock'))).toEqual([]);
  });

  test('a race of CPU drivers that is told as text', async () => {
    const saves = mkdtempSync(join(tmpdir(), 'chicane-stop-'));
    const race = ['race', '--track', 'otterbrook', '--laps', '9'];
    const args = [...race, '--cpu', 'champion', '--grid', '10'];
    const run = await stopped(args, saves, /Round 1\./, sent);
    expect(run.isSoon).toBe(true);
    expect(run.signal).toBe(sent);
    expect(run.out).not.toContain('Classification');
  });
});

interface Wishes {
  readonly weekends: number;
  readonly drivers: readonly string[];
  readonly laps: number;
}

/** Starts a season whose races are all at Otterbrook, and returns its folder. */
async function newSeason(saves: string, { weekends, drivers, laps }: Wishes): Promise<string> {
  const calendar = Array.from({ length: weekends }, () => 'otterbrook').join(',');
  const cpus = drivers.flatMap(driver => ['--cpu', driver]);
  const args = ['season', 'new', 'Long', '--calendar', calendar, ...cpus, '--laps', `${laps}`];
  const env = { ...process.env, CHICANE_SAVES: saves, CHICANE_SETTINGS: saves };
  await once(spawn(process.execPath, [LAUNCHER, ...args, '--grid', 'lot'], { env }), 'close');
  const seasons = join(saves, 'seasons');
  const [name = ''] = readdirSync(seasons);
  return join(seasons, name);
}
