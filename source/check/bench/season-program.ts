// Figures of the built program with a large season: its standings from the shell, and the first frame of its home.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../../rules/kit/hash.ts';
import { type Effort, type Figure, quantile, shown } from './figure.ts';
import { end, LAUNCHER, startProgram } from './program.ts';
import { racedSeason } from './seasons.ts';

const STARTS = 12;
const SIZE = { columns: 80, rows: 24 };

/** Returns the figures of a season of sixty entrants and twenty weekends. */
export async function seasonProgramFigures(effort: Effort): Promise<readonly Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
  try {
    const folder = racedSeason(join(root, 'saves'));
    const starts = effort === 'quick' ? 1 : STARTS;
    return [standingsFigure(root, folder, starts), await paddockFigure(root, folder, starts)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function standingsFigure(root: string, folder: string, starts: number): Figure {
  const args = [LAUNCHER, 'season', 'standings', folder, '--language', 'en', '--saves', root];
  const env = { ...process.env, TMPDIR: root };
  let out = '';
  const times = Array.from({ length: starts + 1 }, () => {
    const began = performance.now();
    const { stdout, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the standings ended with ${status}`);
    out = stdout;
    return performance.now() - began;
  }).slice(1);
  return {
    name: 'season standings from the shell, best quarter',
    value: quantile(times, 0.25),
    unit: 'ms',
    goal: { atMost: 150 },
    note: `on the wall, 60 entrants and 20 weekends; median ${shown(quantile(times, 0.5))} ms`,
    checksum: fingerprint(out),
  };
}

async function paddockFigure(root: string, folder: string, starts: number): Promise<Figure> {
  const times: number[] = [];
  let checksum = '';
  for (let start = 0; start <= starts; start++) {
    const began = performance.now();
    const screen = startProgram(root, [LAUNCHER, 'season', 'open', folder], SIZE);
    await screen.until('the paddock', () => screen.text().includes('This weekend'));
    if (start > 0 || starts === 1) times.push(performance.now() - began);
    checksum = fingerprint(screen.text());
    // Ended by SIGTERM the program keeps its compiled code for the next start.
    if (start > 0) await end(screen);
    else {
      screen.signal('SIGTERM');
      await screen.exit;
    }
  }
  return {
    name: 'paddock first frame, best quarter',
    value: quantile(times, 0.25),
    unit: 'ms',
    goal: { atMost: 200 },
    note: `on the wall, the same season; median ${shown(quantile(times, 0.5))} ms`,
    checksum,
  };
}
