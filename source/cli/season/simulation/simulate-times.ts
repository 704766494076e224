// chicane season simulate --times: a season raced many times in the imagination.
import { everybody } from '../../../season/field.ts';
import type { Season } from '../../../season/season.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { plural } from '../../../ui/words/en/consequences.ts';
import { print, printJson, table, tellPerson } from '../../printer.ts';
import { EXIT, Problem } from '../../problem.ts';
import { Stopped } from '../../until-stopped.ts';
import { wholeNumber } from '../../whole-number.ts';
import { waitingText } from '../calendar/waiting-text.ts';
import { driveOn } from '../drive-on.ts';
import { nameOf } from '../names.ts';
import { withPool } from './drive-pool.ts';
import { imaginedRun, SeasonTally, standInLevel } from './imagined-season.ts';

const TIMES_MAX = 10_000;

export interface TimesWishes {
  readonly times: number;
  /** Id of the last weekend that is raced; all of them unless given. */
  readonly last: string | undefined;
  readonly json: boolean;
  readonly workers: number | undefined;
}

/**
 * Races the rest of a season as often as wished with other dice, enters nothing, and prints who won how often; when a signal
 * stops it, who has won how often so far.
 */
export async function simulatedTimes(run: SeasonRun, wishes: TimesWishes): Promise<number> {
  const { json, times } = wishes;
  const runs = wholeNumber('times', times, 1, TIMES_MAX);
  const season = run.season();
  const people = everybody(season).filter(({ cpu }) => cpu === undefined);
  if (!json && people.length > 0) {
    const names = people.map(({ name }) => name).join(', ');
    tellPerson(`CPU drivers of the level ${standInLevel(season)} stand in for ${names}.`);
  }
  const tally = new SeasonTally();
  try {
    await raceAll(run, wishes, runs, tally);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    // What has been raced so far is printed before the command ends.
    printTally(season, tally, json);
    throw error.told(`Stopped after ${tally.seasons} of ${plural(runs, 'season', 'seasons')}.`);
  }
  printTally(season, tally, json);
  return EXIT.fine;
}

async function raceAll(
  run: SeasonRun,
  { last, json, workers }: TimesWishes,
  runs: number,
  tally: SeasonTally,
): Promise<void> {
  await withPool(workers, async (pool, stop) => {
    for (let time = 1; time <= runs; time++) {
      const imagined = imaginedRun(run.season(), time);
      try {
        const left = await driveOn(imagined, { to: last, pool, stop });
        if (left.length > 0) throw new Problem(waitingText(imagined));
        tally.add(imagined.season());
      } finally {
        imagined.close();
      }
      if (!json) tellPerson(`${time} of ${runs}`);
    }
  });
}

function printTally(season: Season, tally: SeasonTally, json: boolean): void {
  const { seasons: runs } = tally;
  const lines = tally.lines();
  if (json) {
    printJson(lines.map(line => ({ ...line, name: nameOf(season, line.driver), runs })));
    return;
  }
  if (runs === 0) return;
  const rows = lines.map(({ driver, titles, place, points }) => [
    nameOf(season, driver),
    `${((100 * titles) / runs).toFixed(1)} %`,
    place.toFixed(1),
    points.toFixed(1),
  ]);
  for (const line of table([['', 'title', 'place', 'points'], ...rows], 1)) print(line);
}
