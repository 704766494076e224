// Memory of the screen while CPU drivers race and race again, from the built program in a real pseudo-terminal: how much
// at most, and whether it grows.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PtyScreen } from '../../testing/pty.ts';
import { EN } from '../../ui/words/en.ts';
import { type Figure, quantile, shown } from './figure.ts';
import { end, LAUNCHER, startProgram } from './program.ts';

/** Resident megabytes of the program at any moment. */
const MEMORY_MB_MAX = 220;
/** Megabytes between the middle of the first third and that of the last one: what compilers and caches still take. */
const GROWTH_MB_MAX = 15;
const SAMPLE_MS = 250;
const KB_PER_MB = 1024;
const ENTER = '\r';
const RACE = ['race', '--track', 'monza', '--laps', '1', '--grid', '10', '--no-animation'];

/** Races a number of races, at least 3, one after the other on one screen. */
export async function memoryFigures(races: number): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
  try {
    return figuresOf(races, await measured(folder, races));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a screen took: samples, and the seconds in which they came. */
interface Measured {
  readonly megabytes: readonly number[];
  readonly seconds: number;
}

async function measured(folder: string, races: number): Promise<Measured> {
  const size = { columns: 80, rows: 24 };
  const screen = startProgram(folder, [LAUNCHER, ...RACE, '--seed', '7'], size);
  const megabytes: number[] = [];
  const began = performance.now();
  const sampling = setInterval(() => megabytes.push(residentMegabytes(screen.pid)), SAMPLE_MS);
  try {
    for (let race = 1; race < races; race++) {
      await toClassification(screen);
      await raceAgain(screen);
    }
    await toClassification(screen);
    return { megabytes, seconds: (performance.now() - began) / 1000 };
  } finally {
    clearInterval(sampling);
    await end(screen);
  }
}

async function toClassification(screen: PtyScreen): Promise<void> {
  await screen.sees(EN.race.seeResult);
  screen.press(ENTER);
  await screen.sees(EN.classification.again);
}

// On the same circuit, with the same number of cars: each screen on the way proposes what was raced before.
async function raceAgain(screen: PtyScreen): Promise<void> {
  screen.press(ENTER);
  await screen.sees(EN.circuit.heading);
  screen.press(ENTER);
  await screen.sees(EN.grid.start);
  screen.press(ENTER);
  await screen.loses(EN.grid.start);
}

function figuresOf(races: number, { megabytes, seconds }: Measured): readonly Figure[] {
  const third = Math.floor(megabytes.length / 3);
  const first = quantile(megabytes.slice(0, third), 0.5);
  const last = quantile(megabytes.slice(-third), 0.5);
  const most = Math.max(...megabytes);
  const name = `${races} CPU races on one screen`;
  const checksum = `${races} races`;
  return [
    {
      name: `memory, ${name}, most`,
      value: most,
      unit: 'MB',
      goal: { atMost: MEMORY_MB_MAX },
      note: `resident; ${shown(seconds / races)} s a race`,
      checksum,
    },
    {
      name: 'memory, last third over first third',
      value: last - first,
      unit: 'MB',
      goal: { atMost: GROWTH_MB_MAX },
      note: `medians ${shown(first)} and ${shown(last)} MB`,
      checksum,
    },
  ];
}

/** What of a process lies in memory; 0 once it has gone. */
function residentMegabytes(pid: number): number {
  try {
    const status = `/proc/${pid}/status`;
    const kilobytes = existsSync(status)
      ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(kilobytes ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}
