// Seasons in folders, for tests: started on any disk, driven on by lot.

import type { Plan } from '../../season/plan/plan.ts';
import { writePlan } from '../../season/plan/write-plan.ts';
import type { Venues } from '../../season/season.ts';
import { seedOf } from '../../season/seeds.ts';
import { type Due, due } from '../../season/to-do.ts';
import type { Disk } from '../../storage/disk.ts';
import { createSeason } from '../../storage/seasons/create-season.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { planOf, settled, shippedVenues, TEST_TIME } from './seasons.ts';

const now = () => new Date(TEST_TIME);

export function startedSeason(
  disk: Disk,
  changes: Partial<Plan> = {},
  savesFolder = '/saves',
): string {
  const plan = planOf(changes);
  const created = createSeason({
    savesFolder,
    plan,
    planText: writePlan(plan),
    disk,
    now: now(),
  });
  if (!created.ok) throw new Error(created.sentence);
  return created.folder;
}

export function openedStore(
  folder: string,
  disk: Disk,
  venues: Venues = shippedVenues,
): SeasonStore {
  const opened = openSeason(folder, { venues, disk, now });
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.store;
}

/** Enters what is due, by lot, at most so many times or until nothing is; returns the number of lines entered. */
export function driveOn(store: SeasonStore, seed: number, most = Number.POSITIVE_INFINITY): number {
  for (let entered = 0; entered < most; entered++) {
    const one = pick(due(store.season()), seedOf(seed, entered));
    if (one === undefined) return entered;
    store.enter(settled(one, seed));
  }
  return most;
}

function pick(open: readonly Due[], lot: number): Due | undefined {
  return open[Math.abs(lot) % Math.max(1, open.length)];
}
