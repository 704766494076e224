// Commands about the files of a season: check, export, import, and the schema of plans.
import type { Argv } from 'yargs';
import { planSchema } from '../../season/plan/plan-schema.ts';
import { PLAN_BYTES_MAX } from '../../season/plan/plan-shape.ts';
import { checkSeason } from '../../session/season/check-season.ts';
import { realDisk } from '../../storage/disk.ts';
import { exportSeason, importSeason } from '../../storage/seasons/season-bundle.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { Command } from '../command.ts';
import { library } from '../library.ts';
import { print, printJson } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import { readText } from '../tracks/author-file.ts';
import { checked } from './new.ts';
import { seasonFlags } from './season-flags.ts';
import { type SeasonFlags, savesOf, seasonFolder } from './season-named.ts';
import { programRooms } from './season-rooms.ts';

const PATH_CELLS = 200;

export const checkCommand: Command<SeasonFlags> = {
  command: 'check [season]',
  describe: 'Check a season, race by race and line by line, or a plan before it is started',
  build: yargs =>
    seasonFlags(yargs)
      .example('$0 season check Cup', 'every race is played again')
      .example('$0 season check friday.yaml', 'has the plan any faults?') as never,
  run(args) {
    if (args.season !== undefined && /\.ya?ml$/.test(args.season)) return checkPlan(args.season);
    const verdict = checkSeason(seasonFolder(args), { venues: programRooms.venues, library });
    if (verdict.kind === 'differs') throw new Problem(verdict.sentence);
    for (const note of verdict.notes) print(note);
    const races = plural(verdict.races, 'race', 'races');
    print(`The season is sound: ${plural(verdict.lines, 'line', 'lines')}, ${races} played again.`);
    return EXIT.fine;
  },
};

function checkPlan(file: string): number {
  const plan = checked(readText(file, PLAN_BYTES_MAX), safeText(file, PATH_CELLS), 0);
  const cars = plural(plan.entrants.length, 'entrant', 'entrants');
  print(
    `The plan has no faults: ${plan.name}, ${plural(plan.calendar.length, 'weekend', 'weekends')}, ${cars}.`,
  );
  return EXIT.fine;
}

interface FileFlags extends SeasonFlags {
  readonly file: string;
}

export const exportCommand: Command<FileFlags> = {
  command: 'export <season> <file>',
  describe: 'Write a whole season as one file',
  build: yargs => fileFlags(yargs, '$0 season export Cup cup.season'),
  run(args) {
    const done = exportSeason(seasonFolder(args), args.file, realDisk);
    if (!done.ok) throw new Problem(done.sentence);
    print(
      `${safeText(done.file, PATH_CELLS)} holds the season with ${plural(done.races, 'race', 'races')}.`,
    );
    return EXIT.fine;
  },
};

export const importCommand: Command<FileFlags> = {
  command: 'import <file>',
  describe: 'Import an exported season',
  build: yargs => fileFlags(yargs, '$0 season import cup.season'),
  run(args) {
    const done = importSeason(args.file, savesOf(args), realDisk, new Date());
    if (!done.ok) throw new Problem(done.sentence);
    print(`The season is in ${safeText(done.file, PATH_CELLS)}.`);
    return EXIT.fine;
  },
};

function fileFlags(yargs: Argv, example: string): Argv<FileFlags> {
  return yargs
    .positional('file', { type: 'string', demandOption: true, describe: 'The file' })
    .positional('season', { type: 'string', describe: 'A season' })
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .requiresArg('saves')
    .example(example, 'in one piece') as unknown as Argv<FileFlags>;
}

export const schemaCommand: Command = {
  command: 'schema',
  describe: 'Print the JSON Schema of plans, for editors',
  build: yargs => yargs.example('$0 season schema > plan.schema.json', 'for your editor'),
  run() {
    printJson(planSchema());
    return EXIT.fine;
  },
};
