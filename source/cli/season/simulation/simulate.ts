// chicane season simulate: everything that needs no person, up to a weekend or the end; or the odds of the title.
import type { Argv } from 'yargs';
import { titleOdds } from '../../../season/odds/title-chances.ts';
import { standings } from '../../../season/standings/standings.ts';
import type { Due } from '../../../season/to-do.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import type { Command } from '../../command.ts';
import { print, printJson, table, tellPerson } from '../../printer.ts';
import { EXIT, Problem } from '../../problem.ts';
import { Stopped } from '../../until-stopped.ts';
import { dueText } from '../calendar/due-words.ts';
import { waitingText } from '../calendar/waiting-text.ts';
import { driveOn } from '../drive-on.ts';
import { nameOf } from '../names.ts';
import { standingsLines } from '../pages/standings-lines.ts';
import { weekendNamed } from '../people.ts';
import { runOf, tellNotices } from '../run-named.ts';
import { seasonFlags } from '../season-flags.ts';
import type { SeasonFlags } from '../season-named.ts';
import { withPool } from './drive-pool.ts';
import { simulatedTimes } from './simulate-times.ts';

interface SimulateFlags extends SeasonFlags {
  readonly to: string | undefined;
  readonly json: boolean;
  readonly odds: boolean;
  readonly workers: number | undefined;
  readonly times: number | undefined;
}

export const simulateCommand: Command<SimulateFlags> = {
  command: 'simulate [season]',
  describe: 'Race on with the CPU drivers, to the end or to a weekend',
  build: yargs =>
    (seasonFlags(yargs) as Argv<SeasonFlags>)
      .option('to', { type: 'string', describe: 'The last weekend to drive, or end' })
      .option('odds', {
        type: 'boolean',
        default: false,
        describe: 'Race nothing: print the title odds',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .option('times', {
        type: 'number',
        describe: 'Race it this many times with other dice, entering nothing: who wins how often',
      })
      .option('workers', {
        type: 'number',
        describe: 'Threads (one for each core); the races come out the same',
      })
      .requiresArg(['to', 'workers', 'times'])
      .example('$0 season simulate Cup --to end', 'CPU drivers alone')
      .example('$0 season simulate Cup --times 200', 'before anybody sits down')
      .example('$0 season simulate --odds', 'who may win the title') as never,
  async run(args) {
    const run = runOf(args);
    try {
      if (args.odds) return printOdds(run, args);
      return await (args.times === undefined
        ? simulated(run, args)
        : simulatedTimes(run, { ...args, times: args.times, last: lastOf(run, args.to) }));
    } finally {
      tellNotices(run);
      run.close();
    }
  },
};

async function simulated(run: SeasonRun, { to, json, workers }: SimulateFlags): Promise<number> {
  const last = lastOf(run, to);
  const told = json ? () => undefined : (line: string) => tellPerson(line);
  try {
    const left = await withPool(workers, (pool, stop) =>
      driveOn(run, { to: last, told: one => told(dueText(run.season(), one)), pool, stop }),
    );
    printStandings(run, left, json);
    if (left.length === 0) return EXIT.fine;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    printStandings(run, run.due(), json);
    throw error.told(
      'Stopped. What was raced so far is entered; the same command goes on from there.',
    );
  }
  throw new Problem(waitingText(run));
}

function printStandings(run: SeasonRun, left: readonly Due[], json: boolean): void {
  const { drivers } = standings(run.season());
  if (json) {
    printJson({
      due: left.map(({ kind, weekend }) => ({ kind, weekend })),
      standings: drivers.map(({ place, driver, points, wins }) => ({
        place,
        driver,
        name: nameOf(run.season(), driver),
        points,
        wins,
      })),
    });
  } else for (const line of standingsLines(run.season())) print(line);
}

// Returns undefined for the end of the season.
function lastOf(run: SeasonRun, to: string | undefined): string | undefined {
  return to === undefined || to === 'end' ? undefined : weekendNamed(run.season(), to);
}

function printOdds(run: SeasonRun, { json }: SimulateFlags): number {
  const odds = titleOdds(run.season());
  if (odds === undefined) {
    throw new Problem(
      'There are no odds: a stage is still to be filled, a weekend is half raced, or the book scores its races itself.',
    );
  }
  const { champion, chances, needs } = odds;
  const named = (id: string) => nameOf(run.season(), id);
  if (json) printJson({ champion: champion ?? null, chances, needs: Object.fromEntries(needs) });
  else if (champion !== undefined) print(`${named(champion)} is champion.`);
  else {
    const lines = chances.map(({ driver, chance }) => {
      const place = needs.get(driver);
      const need = place === undefined ? '' : `champion with place ${place} at the next weekend`;
      return [named(driver), `${(100 * chance).toFixed(1)} %`, need];
    });
    for (const line of table(lines, 1)) print(line);
  }
  return EXIT.fine;
}
