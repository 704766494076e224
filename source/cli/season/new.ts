// chicane season new: starts a season, from a template and flags or from a plan that was written as a file.
import type { Argv } from 'yargs';
import { describeFault } from '../../circuit/file/faults.ts';
import { stables } from '../../drivers/stables.ts';
import { allBooks, bookNamed } from '../../rules/games.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { GRID_WORDS } from '../../season/plan/notation.ts';
import type { GridRule, Plan } from '../../season/plan/plan.ts';
import { readPlan } from '../../season/plan/read-plan.ts';
import { writePlan } from '../../season/plan/write-plan.ts';
import { planFrom, type Template, usualBook } from '../../season/templates/template.ts';
import { templateNamed, templates } from '../../season/templates/templates.ts';
import { realDisk } from '../../storage/disk.ts';
import { createSeason } from '../../storage/seasons/create-season.ts';
import { safeName, safeText } from '../../storage/untrusted-text.ts';
import type { Command } from '../command.ts';
import { print, tellPerson } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { freshSeed } from '../race/race-setup.ts';
import { screenIsThere, showScreen } from '../screen/screen.ts';
import { readText } from '../tracks/author-file.ts';
import { entrantsOf, faultsProblem } from './new-field.ts';
import { resumeSeasonCommand } from './resume-season-command.ts';
import { savesOf } from './season-named.ts';
import { programRooms } from './season-rooms.ts';

interface NewFlags {
  readonly name: string;
  readonly template: string;
  readonly from: string | undefined;
  readonly calendar: string | undefined;
  readonly entrants: string | undefined;
  readonly human: readonly string[];
  readonly cpu: readonly string[];
  readonly points: string | undefined;
  readonly grid: keyof typeof GRID_WORDS | undefined;
  readonly rules: string | undefined;
  readonly laps: number | undefined;
  readonly seed: number | undefined;
  readonly saves: string | undefined;
  readonly print: boolean;
  readonly open: boolean;
}

const WORD_CELLS = 40;
const DEFAULT_CALENDAR = 'monza,imola,spa';

/** `chicane season new NAME` */
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
    const text = args.from === undefined ? writePlan(filled(args)) : readText(args.from);
    if (args.print) {
      print(text.trimEnd());
      return EXIT.fine;
    }
    const plan = checked(text, args.from ?? 'the plan', args.seed ?? freshSeed());
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
 * Returns the plan of a text, of which every fault is told at once.
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

function filled(flags: NewFlags): Plan {
  const template = knownTemplate(flags.template);
  const book = knownBook(flags.rules, template);
  const seed = flags.seed ?? freshSeed();
  const { entrants, teams } = entrantsOf(flags, book, seed);
  const plan = planFrom(template, {
    name: safeName(flags.name) || 'Season',
    book,
    tracks: (flags.calendar ?? DEFAULT_CALENDAR).split(',').map(id => id.trim()),
    entrants,
    teams,
    seed,
    standIn: usualLevel(book),
  });
  return {
    ...plan,
    ...(flags.grid === undefined ? {} : gridValues(plan, GRID_WORDS[flags.grid])),
    ...(flags.laps === undefined ? {} : { laps: flags.laps }),
    ...(flags.points === undefined
      ? {}
      : { points: { ...plan.points, by: 'places', places: pointsOf(flags.points) } }),
  };
}

// Only a grid made by trials has sessions of them, at least one.
function gridValues({ trials }: Plan, grid: GridRule): Pick<Plan, 'grid' | 'trials'> {
  const sessions = grid === 'trials' ? Math.max(1, trials.sessions) : 0;
  return { grid, trials: { ...trials, sessions } };
}

function knownTemplate(id: string): Template {
  const template = templateNamed(id);
  if (template !== undefined) return template;
  const ids = templates.map(one => one.id);
  const hint = didYouMean(id, ids) || `. There are ${ids.join(', ')}.`;
  throw wrongUse(`There is no template "${safeText(id, WORD_CELLS)}"${hint}`);
}

function knownBook(id: string | undefined, template: Template): RuleBook {
  const book = id === undefined ? usualBook(template) : bookNamed(id);
  if (book !== undefined) return book;
  const ids = allBooks().map(one => one.id);
  const hint = didYouMean(id ?? '', ids) || `. There are ${ids.join(', ')}.`;
  throw wrongUse(`There is no rule book "${safeText(id ?? '', WORD_CELLS)}"${hint}`);
}

function usualLevel(book: RuleBook): string {
  const levels = stables.of(book).drivers.map(({ level }) => level);
  return levels.includes('club') ? 'club' : (levels[0] ?? '');
}

function pointsOf(text: string): readonly number[] {
  if (/^\d+(?:-\d+)*$/.test(text)) return text.split('-').map(Number);
  throw wrongUse(
    `--points ${safeText(text, WORD_CELLS)}: write numbers with hyphens between them, such as 10-6-4-3-2-1.`,
  );
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
      describe: 'Print the plan as a file; start nothing',
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
