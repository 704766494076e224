// chicane season archive: puts a season that is over away, or takes it back.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { plainName } from '../../season/plan/ids.ts';
import { currentWeekend } from '../../season/to-do.ts';
import { realDisk } from '../../storage/disk.ts';
import { archiveSeason, unarchiveSeason } from '../../storage/seasons/archive-season.ts';
import { archivedSeasons } from '../../storage/seasons/list-seasons.ts';
import { archiveFolder, ledgerFileOf } from '../../storage/seasons/season-files.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { Command } from '../command.ts';
import { print, table } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { seasonFlags } from './season-flags.ts';
import { type SeasonFlags, savesOf, storeOf } from './season-named.ts';

interface ArchiveFlags extends SeasonFlags {
  readonly back: boolean;
}

const NAME_CELLS = 60;
const PATH_CELLS = 200;

export const archiveCommand: Command<ArchiveFlags> = {
  command: 'archive [season]',
  describe: 'Archive a finished season; without a name, list the archive',
  build: yargs =>
    seasonFlags(yargs)
      .positional('season', {
        type: 'string',
        describe: 'A season: its name or its folder; without it the archive is listed',
      })
      .option('back', { type: 'boolean', default: false, describe: 'Bring it back instead' })
      .example('$0 season archive Cup', 'the almanac keeps it')
      .example('$0 season archive Cup --back', 'among the seasons again') as never,
  run(args) {
    const saves = savesOf(args);
    if (args.season === undefined) {
      if (args.back) throw wrongUse('--back needs the name of a season in the archive.');
      return listArchive(saves);
    }
    const done = args.back
      ? unarchiveSeason(archivedFolder(saves, args.season), saves, realDisk)
      : archiveSeason(finishedFolder(args), saves, realDisk);
    if (!done.ok) throw new Problem(done.sentence);
    print(`The season is in ${safeText(done.folder, PATH_CELLS)}.`);
    return EXIT.fine;
  },
};

function listArchive(saves: string): number {
  const seasons = archivedSeasons(saves);
  if (seasons.length === 0) print('The archive is empty.');
  const lines = seasons.map(({ folder, name }) => [safeText(basename(folder), NAME_CELLS), name]);
  for (const line of table(lines)) print(line);
  return EXIT.fine;
}

function finishedFolder(args: ArchiveFlags): string {
  const store = storeOf(args);
  const season = store.season();
  store.close();
  if (currentWeekend(season) === undefined) return store.folder;
  throw new Problem(
    `${season.plan.name} is not over. Drive it to its end, or end it with chicane season close.`,
  );
}

function archivedFolder(saves: string, wanted: string): string {
  const named = join(archiveFolder(saves), wanted);
  if (existsSync(ledgerFileOf(named))) return named;
  const seasons = archivedSeasons(saves);
  const found = seasons.find(({ name }) => plainName(name) === plainName(wanted));
  if (found !== undefined) return found.folder;
  const names = seasons.flatMap(({ folder, name }) => [name, basename(folder)]);
  const hint = didYouMean(wanted, names) || '. chicane season archive lists them.';
  throw new Problem(`The archive has no season "${safeText(wanted, NAME_CELLS)}"${hint}`);
}
