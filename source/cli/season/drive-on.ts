// Drives a season on as far as nobody is needed.
import { setTimeout as pause } from 'node:timers/promises';
import type { Due } from '../../season/due.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import type { Session } from '../../session/session.ts';

/** How far a season is driven. */
export interface Limit {
  /** Id of the last weekend that is driven; all of them unless given. */
  readonly to?: string | undefined;
  /** Told when something is settled. */
  readonly told?: (due: Due) => void;
}

/**
 * Settles everything that needs no person, weekend by weekend; returns what is due then: nothing when the season or the wanted
 * weekend is over, else what needs somebody. Several programs may do so at once, each at another table.
 */
export async function driveOn(
  run: SeasonRun,
  { to, told = () => undefined }: Limit,
): Promise<readonly Due[]> {
  const { calendar } = run.season().plan;
  const last = to === undefined ? calendar.length : calendar.findIndex(({ id }) => id === to);
  const isWanted = ({ weekend }: Due) => calendar.findIndex(({ id }) => id === weekend) <= last;
  for (;;) {
    run.refresh();
    if (!run.due().every(isWanted)) return [];
    if ((await settleNext(run, told)) === undefined) return run.due();
  }
}

/** How often a program looks whether a race that another one drives is over. */
const LOOK_MS = 50;

/**
 * Settles the first thing that needs no person and returns it; undefined when everything that is due needs somebody. While all
 * such things are races that other programs drive, it waits for them.
 * @param watched told after every answer of a race
 */
export async function settleNext(
  run: SeasonRun,
  told: (due: Due) => void = () => undefined,
  watched?: (session: Session) => void,
): Promise<Due | undefined> {
  for (;;) {
    const open = run.due().filter(isOfCpu);
    for (const one of open) {
      if (run.settle(one, watched)) {
        told(one);
        return one;
      }
    }
    // What is left are trials of people and races that others drive.
    if (!open.some(({ kind }) => kind === 'race')) return undefined;
    await pause(LOOK_MS);
    run.refresh();
  }
}

// Reports whether no person need be asked; that may still turn out for a trial.
function isOfCpu(one: Due): boolean {
  switch (one.kind) {
    case 'trial':
    case 'roll':
      return true;
    case 'draw':
      return one.proposal !== undefined;
    case 'grid':
      return false;
    case 'race':
      return one.race.seats.every(
        ({ entrant, standIn }) => entrant.cpu !== undefined || standIn !== undefined,
      );
  }
}
