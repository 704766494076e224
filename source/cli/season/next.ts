// chicane season next: settles the next thing that needs no person; simulate: everything up to a weekend or the end.
import type { Argv } from 'yargs';
import { titleOdds } from '../../season/odds/title-chances.ts';
import { standings } from '../../season/standings/standings.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import type { Session } from '../../session/session.ts';
import type { Command } from '../command.ts';
import { print, printJson, table, tellPerson } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import { printClassification, raceTeller } from '../race/text-race.ts';
import { driveOn, settleNext } from './drive-on.ts';
import { dueText } from './due-words.ts';
import { nameOf } from './names.ts';
import { weekendNamed } from './people.ts';
import { runOf, tellNotices } from './run-named.ts';
import { seasonFlags } from './season-flags.ts';
import type { SeasonFlags } from './season-named.ts';
import { standingsLines } from './standings-lines.ts';

interface NextFlags extends SeasonFlags {
  readonly watch: boolean;
}

/** `chicane season next [SEASON]` */
export const nextCommand: Command<NextFlags> = {
  command: 'next [season]',
  describe: 'Settle the next thing that needs no person',
  build: yargs =>
    seasonFlags(yargs)
      .option('watch', {
        type: 'boolean',
        default: false,
        describe: 'Print what happens in a race, turn by turn',
      })
      .example('$0 season next', 'a trial, a draw, or a race of CPU drivers')
      .example('$0 season next Cup --watch', 'with every move of the race') as never,
  async run(args) {
    const run = runOf(args);
    try {
      if (run.due().length === 0) throw new Problem(`${run.season().plan.name} is over.`);
      const settled = await settleNext(run, undefined, args.watch ? watching() : undefined);
      if (settled !== undefined) {
        print(`${dueText(run.season(), settled)}: done.`);
        return EXIT.fine;
      }
      throw new Problem(waitingText(run));
    } finally {
      tellNotices(run);
      run.close();
    }
  },
};

// Told after every answer: the first time the race has begun, the last time it is over.
function watching(): (session: Session) => void {
  let tell: (() => void) | undefined;
  return session => {
    tell ??= raceTeller(session);
    tell();
    if (session.next().kind === 'over') printClassification(session);
  };
}

function waitingText(run: SeasonRun): string {
  const lines = run.due().map(one => `${dueText(run.season(), one)}.`);
  return ['It waits for people:', ...lines, 'Go on with chicane season open.'].join('\n');
}

interface SimulateFlags extends SeasonFlags {
  readonly to: string | undefined;
  readonly json: boolean;
  readonly odds: boolean;
}

/** `chicane season simulate [SEASON]` */
export const simulateCommand: Command<SimulateFlags> = {
  command: 'simulate [season]',
  describe: 'Race the CPU drivers on, to the end or to a weekend',
  build: yargs =>
    (seasonFlags(yargs) as Argv<SeasonFlags>)
      .option('to', { type: 'string', describe: 'The last weekend to drive, or end' })
      .option('odds', {
        type: 'boolean',
        default: false,
        describe: 'Race nothing: print the chances of the title',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .requiresArg('to')
      .example('$0 season simulate Cup --to end', 'CPU drivers alone')
      .example('$0 season simulate --odds', 'of the title') as never,
  async run(args) {
    const run = runOf(args);
    try {
      return args.odds ? printOdds(run, args) : await simulated(run, args);
    } finally {
      tellNotices(run);
      run.close();
    }
  },
};

async function simulated(run: SeasonRun, { to, json }: SimulateFlags): Promise<number> {
  const last = to === undefined || to === 'end' ? undefined : weekendNamed(run.season(), to);
  const told = json ? () => undefined : (line: string) => tellPerson(line);
  const left = await driveOn(run, { to: last, told: one => told(dueText(run.season(), one)) });
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
  if (left.length === 0) return EXIT.fine;
  throw new Problem(waitingText(run));
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
