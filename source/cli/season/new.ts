// chicane season new: starts a season, from a template and flags or from a plan that was written as a file.
import type { Argv } from 'yargs';
import { describeFault } from '../../circuit/file/faults.ts';
import { GRID_WORDS } from '../../season/plan/notation.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { PLAN_BYTES_MAX } from '../../season/plan/plan-shape.ts';
import { readPlan } from '../../season/plan/read-plan.ts';
import { templates } from '../../season/templates/templates.ts';
import { realDisk } from '../../storage/disk.ts';
import { createSeason } from '../../storage/seasons/create-season.ts';
import type { Command } from '../command.ts';
import { print, tellPerson } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { secretSeed } from '../race/race-setup.ts';
import { screenIsThere, showScreen } from '../screen/screen.ts';
import { readText } from '../tracks/author-file.ts';
import { faultsProblem } from './new-field.ts';
import { type PlanFlags, planOfFlags, planTextOf } from './plan-of-flags.ts';
import { resumeSeasonCommand } from './resume-season-command.ts';
import { savesOf } from './season-named.ts';
import { programRooms } from './season-rooms.ts';

interface NewFlags extends PlanFlags {
  readonly from: string | undefined;
  readonly saves: string | undefined;
  readonly print: boolean;
  readonly open: boolean;
}

export const newCommand: Command<NewFlags> = {
  command: 'new <name>',
  describe: 'Start a season',
  repeats: ['human', 'cpu'],
  build: yargs => withExamples(raceFlags(fieldFlags(yargs))) as never,
  run(args) {
    if (args.open && args.print) throw wrongUse('--print starts nothing; leave out --open.');
    if (args.open && !screenIsThere()) {
      throw wrongUse('--open needs a terminal. Leave it out to start the season all the same.');
    }
    const text = args.from === undefined ? planTextOf(args) : readText(args.from, PLAN_BYTES_MAX);
    if (args.print) {
      print(text.trimEnd());
      return EXIT.fine;
    }
    const plan =
      args.from === undefined
        ? planOfFlags(text)
        : checked(text, args.from, args.seed ?? secretSeed());
    const created = createSeason({
      savesFolder: savesOf(args),
      plan,
      planText: text,
      disk: realDisk,
      now: new Date(),
    });
    if (!created.ok) throw new Problem(created.sentence);
    print(`${plan.name} is started in ${created.folder}.`);
    const { folder } = created;
    if (args.open) return openPaddock(folder, args.saves);
    print(`Go on with: ${resumeSeasonCommand({ folder, flag: args.saves })}`);
    return EXIT.fine;
  },
};

function openPaddock(folder: string, saves: string | undefined): Promise<number> {
  return showScreen({ saves, ascii: undefined, animation: undefined }, () => ({ paddock: folder }));
}

/**
 * Returns the plan of a text, or reports all its faults at once.
 * @throws Problem with one line a fault
 */
export function checked(text: string, file: string, seed?: number): Plan {
  const read = readPlan(text, file, {
    known: programRooms,
    ...(seed === undefined ? {} : { seed }),
  });
  if (!read.ok) throw faultsProblem(read.faults);
  for (const warning of read.warnings) tellPerson(`${describeFault(warning)}.`);
  return read.plan;
}

function fieldFlags(yargs: Argv) {
  return yargs
    .positional('name', { type: 'string', demandOption: true, describe: 'Its name' })
    .option('template', {
      type: 'string',
      default: templates[0]?.id ?? '',
      describe: `What kind: ${templates.map(({ id }) => id).join(', ')}`,
    })
    .option('from', { type: 'string', describe: 'Start it from a plan (a YAML file)' })
    .option('calendar', { type: 'string', describe: 'Circuits, separated by commas' })
    .option('entrants', { type: 'string', describe: 'A CSV of name,team,email,level' })
    .option('human', {
      type: 'string',
      array: true,
      default: [],
      describe: 'A person, as NAME[@TEAM]',
    })
    .option('cpu', {
      type: 'string',
      array: true,
      default: [],
      describe: 'A CPU driver, as LEVEL[:NAME][@TEAM]',
    })
    .requiresArg(['template', 'from', 'calendar', 'entrants']);
}

function raceFlags<T>(yargs: Argv<T>) {
  return yargs
    .option('points', { type: 'string', describe: 'Points by place, such as 10-6-4-3-2-1' })
    .option('grid', {
      choices: Object.keys(GRID_WORDS),
      describe: 'How grids are set (by timed trials where the rules have them)',
    })
    .option('rules', { type: 'string', describe: 'Rule book' })
    .option('laps', { type: 'number', describe: 'Laps of each race' })
    .option('seed', { type: 'number', describe: 'Seed for every draw and every die' })
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .option('print', {
      type: 'boolean',
      default: false,
      describe:
        'Print the plan as a file to edit, with all that has no flag (marshals, injuries, built cars); start nothing',
    })
    .option('open', { type: 'boolean', default: false, describe: 'Open its paddock at once' })
    .requiresArg(['points', 'grid', 'rules', 'laps', 'seed', 'saves']);
}

function withExamples<T>(yargs: Argv<T>) {
  return yargs
    .example('$0 season new Cup --human Ada', 'repeat --human and --cpu')
    .example('$0 season new Day --entrants a.csv', 'for a club')
    .example('$0 season new Cup --cpu pro --print', 'a plan to edit')
    .example('$0 season new Cup --from cup.yaml', 'start it');
}
