// chicane almanac: champions, lives and records of every season that is over.
import type { Argv } from 'yargs';
import { LANGUAGES } from '../../../replay/language.ts';
import { didYouMean } from '../../../rules/kit/nearest.ts';
import {
  type AlmanacContext,
  hallPage,
  lifePage,
  recordsPage,
} from '../../../season/almanac/almanac-pages.ts';
import { lifeOf, livesOf } from '../../../season/almanac/lives.ts';
import { recordsOf } from '../../../season/almanac/records.ts';
import { knownAlmanac } from '../../../storage/seasons/known-almanac.ts';
import { safeText } from '../../../storage/untrusted-text.ts';
import type { Command } from '../../command.ts';
import { tellPerson } from '../../printer.ts';
import { EXIT, Problem, wrongUse } from '../../problem.ts';
import { circuitNames, venues } from '../season-circuits.ts';
import { savesOf } from '../season-named.ts';
import { languageOf, type ToldPage, writePage } from './page-command.ts';

interface AlmanacFlags {
  readonly part: string | undefined;
  readonly name: string | undefined;
  readonly rebuild: boolean;
  readonly markdown: string | undefined;
  readonly json: boolean;
  readonly language: string | undefined;
  readonly saves: string | undefined;
}

const PARTS = ['driver', 'circuit', 'records'] as const;
const NAME_CELLS = 60;

export const almanacCommand: Command<AlmanacFlags> = {
  command: 'almanac [part] [name]',
  describe: 'Champions, careers and records of all finished seasons',
  build: yargs =>
    yargs
      .positional('part', {
        type: 'string',
        describe: 'driver, circuit or records; the hall of fame unless given',
      })
      .positional('name', { type: 'string', describe: 'Name of the driver, or id of the circuit' })
      .option('rebuild', {
        type: 'boolean',
        default: false,
        describe: 'Rebuild it from the seasons’ folders',
      })
      .option('markdown', {
        type: 'string',
        describe: 'Write Markdown to a file, - for standard output',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .option('language', { type: 'string', choices: LANGUAGES, describe: 'Language' })
      .option('saves', { type: 'string', describe: 'Saves folder' })
      .requiresArg(['markdown', 'language', 'saves'])
      .example('$0 almanac driver Ada', 'what Ada did in all seasons')
      .example('$0 almanac circuit spa', 'the records of Spa') as unknown as Argv<AlmanacFlags>,
  run(args) {
    const { almanac, notices } = knownAlmanac(savesOf(args), {
      venues,
      rebuild: args.rebuild,
    });
    for (const notice of notices) tellPerson(notice);
    const context = { almanac, language: languageOf(args), tracks: circuitNames() };
    writePage(toldOf(context, args), args);
    return EXIT.fine;
  },
};

function toldOf(context: AlmanacContext, { part, name }: AlmanacFlags): ToldPage {
  const { almanac } = context;
  switch (part) {
    case undefined:
      return { page: hallPage(context), data: almanac };
    case 'records':
      return { page: recordsPage(context), data: recordsOf(almanac) };
    case 'circuit':
      return circuitTold(context, name);
    case 'driver':
      return driverTold(context, name);
    default: {
      const hint = didYouMean(part, PARTS) || `. There are ${PARTS.join(', ')}.`;
      throw wrongUse(`The almanac has no part "${safeText(part, NAME_CELLS)}"${hint}`);
    }
  }
}

function circuitTold(context: AlmanacContext, id: string | undefined): ToldPage {
  if (id === undefined) throw wrongUse('Name the circuit: chicane almanac circuit spa.');
  const ids = Object.keys(context.tracks);
  if (!ids.includes(id)) {
    const hint = didYouMean(id, ids) || '. chicane tracks lists them.';
    throw wrongUse(`There is no circuit "${safeText(id, NAME_CELLS)}"${hint}`);
  }
  return { page: recordsPage(context, id), data: recordsOf(context.almanac, id) };
}

function driverTold(context: AlmanacContext, name: string | undefined): ToldPage {
  if (name === undefined) throw wrongUse('Name the driver: chicane almanac driver Ada.');
  const page = lifePage(context, name);
  if (page !== undefined) return { page, data: lifeOf(context.almanac, name) };
  const names = livesOf(context.almanac).map(life => life.name);
  const hint = didYouMean(name, names) || '.';
  throw new Problem(`No finished season has a driver "${safeText(name, NAME_CELLS)}"${hint}`);
}
