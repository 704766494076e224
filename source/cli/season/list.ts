// chicane season: the list of the seasons.
import { basename } from 'node:path';
import type { Argv } from 'yargs';
import { listSeasons, type SeasonGlance } from '../../storage/seasons/list-seasons.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { Command } from '../command.ts';
import { print, printJson, table } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { savesOf } from './season-named.ts';

interface ListFlags {
  readonly saves: string | undefined;
  readonly json: boolean;
}

const NAME_CELLS = 40;

export const listCommand: Command<ListFlags> = {
  command: ['list', '$0'],
  describe: 'List the seasons, the most recently driven first',
  build: yargs =>
    yargs
      .option('saves', { type: 'string', describe: 'Saves folder' })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .requiresArg('saves')
      .example('$0 season', 'what is under way, and whose turn it is') as Argv<ListFlags>,
  run(args) {
    const seasons = listSeasons(savesOf(args));
    if (args.json) printJson(seasons);
    else if (seasons.length === 0) print('No seasons yet. Start one with chicane season new.');
    else for (const line of table(seasons.map(lineOf), 3)) print(line);
    return EXIT.fine;
  },
};

function lineOf({ folder, name, progress, problem }: SeasonGlance): readonly string[] {
  const id = safeText(basename(folder), NAME_CELLS);
  if (progress === undefined) return [id, name, problem ?? 'damaged'];
  const { weekends, done, weekend, phase, waiting, tables } = progress;
  if (weekend === undefined)
    return [id, name, `finished, ${plural(weekends, 'weekend', 'weekends')}`];
  const at = `weekend ${done + 1} of ${weekends}: ${weekend.track}`;
  const [first] = waiting;
  const next =
    phase === 'trials'
      ? `timed trials, ${plural(waiting.length, 'driver', 'drivers')} left${first === undefined ? '' : `, first ${first}`}`
      : tables.length > 0
        ? `${plural(tables.length, 'race', 'races')} under way`
        : 'race to come';
  return [id, name, `${at}, ${next}`];
}
