import { driverTables } from '../../drivers/driver-tables.ts';
import { glanceAt, newestUnfinished } from '../../storage/saves/list-saves.ts';
import { listSeasons, type SeasonGlance } from '../../storage/seasons/list-seasons.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { Opened } from '../../ui/services.ts';
import type { Command } from '../command.ts';
import { tellPerson } from '../printer.ts';
import { Problem, wrongUse } from '../problem.ts';
import { playPlainly, type ScreenFlags, screenIsThere, showScreen } from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { openPreferences } from '../screen/settings.ts';
import { resumeRace, takeOver, watchRace } from './open-saved.ts';
import { saveNamed, savesIn } from './save-named.ts';
import { savesFolderFor } from './saves-folder-for.ts';
import { giveSeats } from './seat-flag.ts';

type Unfinished = { readonly file: string } | { readonly folder: string; readonly name: string };

const PATH_CELLS = 200;

interface ResumeFlags extends ScreenFlags {
  readonly save: string | undefined;
  readonly 'take-over': boolean;
  readonly watch: boolean;
  readonly seat: readonly string[];
}

export const resume: Command<ResumeFlags> = {
  command: 'resume [save]',
  describe: 'Resume a saved race, by default the race or season left last',
  repeats: ['seat'],
  build: yargs =>
    screenFlags(
      yargs.positional('save', {
        type: 'string',
        describe: 'A save: its file, or its name in the saves folder',
      }),
    )
      .option('take-over', {
        type: 'boolean',
        default: false,
        describe: 'Ask another program that has it open to save and quit',
      })
      .option('watch', {
        type: 'boolean',
        default: false,
        describe: 'Watch while another program has it open',
      })
      .option('seat', {
        type: 'string',
        array: true,
        default: [] as string[],
        defaultDescription: 'none',
        describe: 'Give a car to a CPU driver of a level, or to a person: D=club, D=Eva',
      })
      .example('$0 resume', 'the last unfinished race or season')
      .example('$0 resume 2026-11-21-1432-monza', 'a particular race'),
  async run(args) {
    const folder = savesFolderFor(args.saves, openPreferences().get().saves);
    const found =
      args.save === undefined ? newestIn(folder) : { file: saveNamed(folder, args.save) };
    if ('folder' in found) return resumeSeason(args, found);
    const { file } = found;
    if (args.watch) return look(args, file);
    const session = args['take-over'] ? await takeOver(file) : resumeRace(file);
    if (!('problem' in session)) {
      give(session, args.seat);
      return screenIsThere(args)
        ? showScreen(args, () => session)
        : playPlainly(args, () => session);
    }
    const mend =
      session.held === undefined
        ? ''
        : ' Use --take-over to ask it to quit, or --watch to look on.';
    throw new Problem(`${session.problem}${mend}`);
  },
};

// A race that stays as it is was opened in vain.
function give(opened: Opened, seats: readonly string[]): void {
  if (seats.length === 0) return;
  try {
    if (!('handOver' in opened))
      throw wrongUse('--seat is for a race; its timed trials are under way.');
    const levels = driverTables.of(opened.book).drivers.map(({ level }) => level);
    const { language } = openPreferences().get();
    for (const sentence of giveSeats(opened, seats, levels, language)) tellPerson(sentence);
  } catch (error) {
    opened.close();
    throw error;
  }
}

function look(args: ResumeFlags, file: string): Promise<number> {
  if (args['take-over'])
    throw wrongUse('Either --watch or --take-over: one watches, the other drives.');
  if (args.seat.length > 0) throw wrongUse('--seat is for who drives; --watch only looks on.');
  if (!screenIsThere(args)) throw wrongUse('--watch needs a terminal that can draw.');
  const opened = watchRace(file);
  if ('problem' in opened) throw new Problem(opened.problem);
  return showScreen(args, () => opened);
}

function resumeSeason(
  args: ResumeFlags,
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<number> {
  if (args.seat.length > 0) {
    throw wrongUse(`--seat is for a race; ${name} is a season, whose plan says who drives.`);
  }
  if (args['take-over']) {
    throw wrongUse(
      `--take-over is for a race; ${name} is a season, whose tables ask for themselves.`,
    );
  }
  if (!screenIsThere(args)) {
    throw wrongUse(
      `Continuing ${name} needs a terminal. chicane season state prints how it stands.`,
    );
  }
  tellPerson(`Continuing the season ${name}.`);
  return showScreen(args, () => ({ paddock: folder }));
}

/**
 * Returns the race or the season of a folder that was left last and is not over.
 * @throws Problem when there is none, or the folder cannot be read
 */
function newestIn(folder: string): Unfinished {
  const race = newestUnfinished(savesIn(folder));
  const [season] = listSeasons(folder)
    .filter(({ progress }) => progress !== undefined && progress.phase !== 'over')
    .map(glance => ({ glance, at: lastTouched(glance) }))
    .toSorted((one, other) => other.at - one.at);
  if (season !== undefined && (race === undefined || season.at > race.savedAt)) {
    return { folder: season.glance.folder, name: season.glance.name };
  }
  if (race !== undefined) return { file: race.file };
  const where = safeText(folder, PATH_CELLS);
  throw new Problem(
    `There is no unfinished race or season in ${where}. Start one with chicane race or chicane season new.`,
  );
}

// A race of a season writes its save after every answer, and a line of the ledger at its end.
function lastTouched({ changedAt, progress }: SeasonGlance): number {
  return Math.max(changedAt, ...(progress?.tables ?? []).map(({ file }) => glanceAt(file).savedAt));
}
