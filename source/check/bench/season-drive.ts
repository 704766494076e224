// A season of twenty weekends driven by CPU drivers in a folder of its own, as `season simulate` drives it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '../../cli/library.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { standings } from '../../season/standings/standings.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import { realDisk } from '../../storage/disk.ts';
import { openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { circuitText, crew } from '../../testing/season/seasons.ts';
import type { Effort, Figure } from './figure.ts';

const TRACKS = ['monza', 'spa', 'monaco', 'suzuka', 'imola'];
const WEEKENDS = 20;
const CARS = 10;

const PLAN: Partial<Plan> = {
  laps: 3,
  entrants: crew(CARS).map((one, at) => ({ ...one, cpu: at % 2 === 0 ? 'club' : 'pro' })),
};

/** Returns the figure of a season of ten club drivers and pros; a quick run drives one weekend with random drivers. */
export function drivenSeason(effort: Effort): Figure {
  const root = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
  const isQuick = effort === 'quick';
  const weekends = isQuick ? 1 : WEEKENDS;
  try {
    const plan = {
      ...PLAN,
      ...(isQuick ? { laps: 1, entrants: crew(CARS, 'random') } : {}),
      calendar: Array.from({ length: weekends }, (_, at) => ({
        id: `weekend-${at + 1}`,
        track: TRACKS[at % TRACKS.length] ?? '',
        stage: 'season',
        weight: 1,
      })),
    };
    const folder = startedSeason(realDisk, plan, root);
    const began = process.cpuUsage();
    const store = openedStore(folder, realDisk);
    const run = openSeasonRun({ store, library, circuitText });
    for (let [one] = run.due(); one !== undefined; [one] = run.due()) run.settle(one);
    const { user, system } = process.cpuUsage(began);
    const lines = standings(run.season()).drivers;
    run.close();
    return {
      name: `a season of ${weekends} weekends, ${CARS} club drivers and pros, 3 laps`,
      value: (user + system) / 1e6,
      unit: 's',
      goal: { atMost: 20 },
      note: 'processor time of one core',
      checksum: fingerprint(lines.map(({ driver, points }) => [driver, points])),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
