// Memory of the screen while CPU drivers run one race after another, from the built program in a real pseudo-terminal:
// the most it takes, and whether it grows, on one circuit and on a different one each time.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PtyScreen } from '../../testing/terminal/pty.ts';
import { EN } from '../../ui/words/en/words.ts';
import { type Figure, shown } from './figure.ts';
import { end, LAUNCHER, startProgram } from './program.ts';

const MEMORY_MB_MAX = 220;
/** Most megabytes between the mean of the middle third and that of the last: circuits differ by so much. */
const GROWTH_MB_MAX = 10;
const SAMPLE_MS = 250;
/** The program accepts no answer sooner after it has drawn a question, so that people can look first. */
const LOOKING_MS = 300;
const KB_PER_MB = 1024;
const ENTER = '\r';
/** On the classification: sets up a new race, which may be on another circuit; Enter would race on the same one. */
const NEW_RACE = 'n';
const DOWN = '\u001b[B';
// Without animation moves are drawn at once, as at the pace *instantly*.
const RACE = ['race', '--track', 'monza', '--laps', '1', '--grid', '10', '--no-animation'];

/** The venue of each race after the first, and the keys that lead there from the list of circuits. */
const VENUES = [
  { venue: 'on one circuit', keys: [ENTER] },
  { venue: 'each on another circuit', keys: [DOWN, ENTER] },
] as const;
type Venue = (typeof VENUES)[number];

/**
 * Runs `races` races, at least 3, one after the other on one screen: first on one circuit, then through all circuits.
 */
export async function memoryFigures(races: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const venue of VENUES) {
    const folder = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
    try {
      figures.push(...figuresOf(races, venue, await measured(folder, races, venue)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

interface Measured {
  readonly megabytes: readonly number[];
  readonly seconds: number;
  readonly circuits: ReadonlySet<string>;
}

async function measured(folder: string, races: number, { keys }: Venue): Promise<Measured> {
  const size = { columns: 80, rows: 24 };
  const screen = startProgram(folder, [LAUNCHER, ...RACE, '--seed', '7'], size);
  const megabytes: number[] = [];
  const circuits = new Set<string>();
  const began = performance.now();
  const sampling = setInterval(() => megabytes.push(residentMegabytes(screen.pid)), SAMPLE_MS);
  try {
    for (let race = 1; race < races; race++) {
      await toClassification(screen);
      circuits.add(await raceAgain(screen, keys));
    }
    await toClassification(screen);
    return { megabytes, seconds: (performance.now() - began) / 1000, circuits };
  } finally {
    clearInterval(sampling);
    await end(screen);
  }
}

async function toClassification(screen: PtyScreen): Promise<void> {
  await screen.sees(EN.race.seeResult);
  await pause(LOOKING_MS);
  screen.press(ENTER);
  await screen.sees(EN.classification.again);
  await pause(LOOKING_MS);
}

// Starts another race with the same number of cars, since each screen on the way proposes the last race. Returns the
// name of the circuit.
async function raceAgain(screen: PtyScreen, keys: readonly string[]): Promise<string> {
  screen.press(NEW_RACE);
  await screen.sees(EN.circuit.heading);
  for (const key of keys) screen.press(key);
  await screen.sees(EN.grid.start);
  const [, circuit = ''] = new RegExp(`${EN.grid.track} +(.*)`).exec(screen.text()) ?? [];
  screen.press(ENTER);
  await screen.loses(EN.grid.start);
  return circuit;
}

function figuresOf(
  races: number,
  { venue }: Venue,
  { megabytes, seconds, circuits }: Measured,
): readonly Figure[] {
  const third = Math.floor(megabytes.length / 3);
  const middle = mean(megabytes.slice(third, -third));
  const last = mean(megabytes.slice(-third));
  const most = Math.max(...megabytes);
  const checksum = `${races} races, ${circuits.size} circuits`;
  return [
    {
      name: `memory, CPU races ${venue}, most`,
      value: most,
      unit: 'MB',
      goal: { atMost: MEMORY_MB_MAX },
      note: `resident, with all that it has started; ${shown(seconds / races)} s a race`,
      checksum,
    },
    {
      name: `memory, ${venue}, last third over middle`,
      value: last - middle,
      unit: 'MB',
      goal: { atMost: GROWTH_MB_MAX },
      note: `means ${shown(middle)} and ${shown(last)} MB`,
      checksum,
    },
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the resident memory of a process and of all that it has started in megabytes, 0 once it has ended. */
function residentMegabytes(pid: number): number {
  try {
    return residentKilobytes(pid) / KB_PER_MB;
  } catch {
    return 0;
  }
}

function residentKilobytes(pid: number): number {
  if (!existsSync('/proc/self/status'))
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return startedBy(pid).reduce((sum, child) => sum + residentKilobytes(child), own);
}

// Not every Linux lists the processes that a thread has started.
function startedBy(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`)
    .map(thread => `/proc/${pid}/task/${thread}/children`)
    .filter(existsSync)
    .flatMap(file => readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number));
}
