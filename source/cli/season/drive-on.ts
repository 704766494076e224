// Continues a season until somebody is needed.
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { weekendTerms } from '../../season/plan/plan.ts';
import { isOfCpu, racesAhead } from '../../season/races-ahead.ts';
import type { Season } from '../../season/season.ts';
import { currentWeekend, type Due } from '../../season/to-do.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { isTrialOfCpu, seasonTrial } from '../../session/season/season-trial.ts';
import type { Session } from '../../session/session.ts';
import { type Circuit, keepStudied, studyFor } from './simulation/circuit-study.ts';
import type { DrivePool } from './simulation/drive-pool.ts';
import type { Drive } from './simulation/season-worker.ts';

export interface Limit {
  /** Id of the last weekend that is driven; all of them unless given. */
  readonly to?: string | undefined;
  /** Called when something is settled. */
  readonly told?: (due: Due) => void;
  /** Drives trials and races, also ahead of time, on threads of its own, so that this one receives signals meanwhile. */
  readonly pool: DrivePool;
  /** Stops the drive: nothing more is entered. */
  readonly stop: AbortSignal;
}

/**
 * Settles everything that needs no person, weekend by weekend; returns what is due then: nothing when the season or the wanted
 * weekend is over, else what needs somebody. Several programs may do so at once, each at another table.
 * @throws the reason of the stop
 */
export async function driveOn(
  run: SeasonRun,
  { to, told = () => undefined, pool, stop }: Limit,
): Promise<readonly Due[]> {
  const { calendar } = run.season().plan;
  const last = to === undefined ? calendar.length : calendar.findIndex(({ id }) => id === to);
  const isWanted = ({ weekend }: Due) => calendar.findIndex(({ id }) => id === weekend) <= last;
  pool.study(circuitsAhead(run.season(), last));
  for (;;) {
    run.refresh();
    if (!run.due().every(isWanted)) return [];
    const trials = run.due().filter(({ kind }) => kind === 'trial');
    const races = racesAhead(run.season(), pool.room).filter(isWanted);
    pool.want(drivesOf(run.season(), [...trials, ...races]).slice(0, pool.room));
    if ((await settleNext(run, { told, pool, stop })) === undefined) return run.due();
  }
}

// Where races follow from one another no thread can drive them ahead, but their circuits can be studied. The race at hand is
// driven at once.
function circuitsAhead(season: Season, last: number): readonly Circuit[] {
  const { plan } = season;
  const now = currentWeekend(season);
  if (now === undefined || plan.car !== 'builtOnce') return [];
  return plan.calendar.slice(now + 1, last + 1).map(weekend => {
    const { rules, options, laps } = weekendTerms(plan, weekend);
    return { book: rules, track: weekend.track, options, laps };
  });
}

/** How often a program looks whether a race that another one drives is over. */
const LOOK_MS = 50;

interface Settled {
  readonly told?: (due: Due) => void;
  /** Called after every answer of a race. */
  readonly watched?: ((session: Session) => void) | undefined;
  readonly pool?: DrivePool;
  readonly stop?: AbortSignal;
}

/**
 * Settles the first thing that needs no person and returns it; undefined when everything that is due needs somebody. While all
 * such things are races that other programs drive, it waits for them.
 * @throws the reason of the stop
 */
export async function settleNext(
  run: SeasonRun,
  { told = () => undefined, watched, pool, stop }: Settled = {},
): Promise<Due | undefined> {
  for (;;) {
    const open = run.due().filter(needsNobody);
    for (const one of open) {
      const [drive] = drivesOf(run.season(), [one]);
      const record = drive === undefined ? undefined : await pool?.driven(drive);
      await turn();
      stop?.throwIfAborted();
      if (one.kind === 'race' && record === undefined) studyFor(one.race.setup);
      if (run.settle(one, { watched, ...(record === undefined ? {} : { record }) })) {
        if (drive !== undefined) pool?.forget(drive);
        keepStudied();
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

function drivesOf(season: Season, dues: readonly Due[]): readonly Drive[] {
  return dues.flatMap((one): readonly Drive[] => {
    if (one.kind === 'race') return isOfCpu(one) ? [{ race: one.race }] : [];
    const trial = one.kind === 'trial' ? seasonTrial(season, one.weekend, one) : undefined;
    return trial !== undefined && isTrialOfCpu(trial) ? [{ trial }] : [];
  });
}

// Reports whether no person need be asked; that may still turn out for a trial.
function needsNobody(one: Due): boolean {
  switch (one.kind) {
    case 'trial':
    case 'roll':
      return true;
    case 'draw':
      return one.proposal !== undefined;
    case 'grid':
      return false;
    case 'race':
      return isOfCpu(one);
  }
}
