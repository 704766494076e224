// Drives a season on as far as nobody is needed.
import type { Due } from '../../season/due.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';

/** How far a season is driven. */
export interface Limit {
  /** Id of the last weekend that is driven; all of them unless given. */
  readonly to?: string | undefined;
  /** Told before anything is settled. */
  readonly told?: (due: Due) => void;
}

/**
 * Settles everything that needs no person, weekend by weekend; returns what is due then: nothing when the season or the wanted
 * weekend is over, else what needs somebody.
 */
export function driveOn(run: SeasonRun, { to, told = () => undefined }: Limit): readonly Due[] {
  const { calendar } = run.season().plan;
  const last = to === undefined ? calendar.length : calendar.findIndex(({ id }) => id === to);
  for (;;) {
    const open = run.due();
    const isWanted = ({ weekend }: Due) => calendar.findIndex(({ id }) => id === weekend) <= last;
    if (!open.every(isWanted)) return [];
    const settled = open.some(one => {
      if (!isOfCpu(one)) return false;
      told(one);
      return run.settle(one);
    });
    if (!settled) return open;
  }
}

// A table with a person waits for that person; what is said before would be said in vain.
function isOfCpu(one: Due): boolean {
  if (one.kind !== 'race') return one.kind !== 'grid';
  return one.race.seats.every(
    ({ entrant, standIn }) => entrant.cpu !== undefined || standIn !== undefined,
  );
}
