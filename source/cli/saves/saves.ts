// chicane saves: lists the folder of the saves, and checks whether a save is sound.
import { basename } from 'node:path';
import type { Argv } from 'yargs';
import type { Race } from '../../rules/kit/types.ts';
import type { RaceGlance } from '../../storage/saves/list-saves.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import type { SaveRecord } from '../../storage/saves/save-file.ts';
import { trialsLeft } from '../../storage/saves/saved-qualifying.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { AddCommand, Command, CommandGroup } from '../command.ts';
import { library } from '../library.ts';
import { print, table } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import { openPreferences } from '../screen/settings.ts';
import { playedAgain } from './played-again.ts';
import { saveNamed, savesIn } from './save-named.ts';
import { savesFolderFor } from './saves-folder-for.ts';

interface ListArgs {
  readonly saves: string | undefined;
}

interface CheckArgs extends ListArgs {
  readonly file: string;
}

export const saves: CommandGroup = {
  command: 'saves',
  describe: 'List the saves, or check one',
  addMembers(add: AddCommand): void {
    add(list);
    add(check);
  },
};

const list: Command<ListArgs> = {
  command: ['list', '$0'],
  describe: 'List every save, newest first',
  build: yargs =>
    folderFlag(yargs)
      .example('$0 saves', 'every save, newest first')
      .example('$0 saves check my-race', 'is it sound'),
  run: args => listAll(folderOf(args)),
};

const check: Command<CheckArgs> = {
  command: 'check <file>',
  describe: 'Check that a save is sound and replays to the same race',
  build: yargs =>
    folderFlag(
      yargs.positional('file', {
        type: 'string',
        demandOption: true,
        describe: 'A save: its file, or its name in the saves folder',
      }),
    ).example('$0 saves check my-race.json', 'whether it is sound, and what is in it'),
  run: args => checkSave(saveNamed(folderOf(args), args.file)),
};

function folderFlag<T>(yargs: Argv<T>): Argv<T & ListArgs> {
  return yargs
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .requiresArg('saves') as Argv<T & ListArgs>;
}

function folderOf(args: ListArgs): string {
  return savesFolderFor(args.saves, openPreferences().get().saves);
}

/** Most cells of a file name and of a folder; the rest is cut. */
const NAME_MOST = 60;
const PATH_MOST = 200;

function listAll(folder: string): number {
  const glances = savesIn(folder);
  if (glances.length === 0) print(`No saves in ${safeText(folder, PATH_MOST)}.`);
  const lines = glances.map(({ file, race, problem }) => [
    safeText(basename(file, '.json'), NAME_MOST),
    race === undefined
      ? (problem ?? 'damaged')
      : `${race.track}, ${stateOf(race)}: ${race.drivers.map(driver => driver.name).join(', ')}`,
  ]);
  for (const line of table(lines)) print(line);
  return EXIT.fine;
}

function stateOf({ finished, winner, qualifying, lap, laps, round }: RaceGlance): string {
  if (qualifying) return 'timed trials';
  if (finished) return winner === undefined ? 'finished' : `won by ${winner}`;
  if (lap === undefined) return `round ${round}`;
  return lap === 0 ? 'on the grid' : `lap ${lap} of ${laps}`;
}

function progressOf({ qualifying, answers }: SaveRecord, { round }: Race): string {
  if (qualifying !== undefined && trialsLeft(qualifying)) return 'timed trials';
  return `${plural(answers.length, 'answer', 'answers')}, round ${round}`;
}

function checkSave(file: string): number {
  const read = readSave(file, library);
  if (!read.ok) throw new Problem(read.sentence);
  for (const notice of read.notices) print(notice);
  const { record, race, book, board } = read;
  print(
    `${safeText(basename(file), NAME_MOST)} is sound: ${board.name}, ${book.name}, ${plural(record.setup.seats.length, 'car', 'cars')}, ${progressOf(record, race)}.`,
  );
  if (record.qualifying === undefined || !trialsLeft(record.qualifying)) {
    print(playedAgain(read));
  }
  return EXIT.fine;
}
