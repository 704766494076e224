// chicane replay: shows a recorded race again, on the screen, as text, or as a recording for players of such.
import type { Argv } from 'yargs';
import { didYouMean } from '../../rules/kit/nearest.ts';
import type { Seat } from '../../rules/kit/types.ts';
import {
  openReplay,
  type Replay,
  type ReplayWishes,
  SPEED_LEAST,
  SPEED_MOST,
  USUAL_SPEED,
} from '../../session/replay.ts';
import { type LoadedSave, readSave } from '../../storage/saves/read-save.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { lettersOf } from '../../ui/letters.ts';
import type { Command } from '../command.ts';
import { library } from '../library.ts';
import { print } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { playedAgain } from '../saves/played-again.ts';
import { newestFinished, raceNamed, seasonLetters } from '../saves/race-named.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { type ScreenFlags, screenIsThere, showScreen } from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { openPreferences } from '../screen/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import { type CastFlags, castFlags, writeCast } from './cast.ts';
import { printReplay } from './text-replay.ts';

interface ReplayFlags extends ScreenFlags, CastFlags {
  readonly save: string | undefined;
  readonly speed: number | undefined;
  readonly from: number | undefined;
  readonly follow: string | undefined;
  readonly verify: boolean;
}

export const replay: Command<ReplayFlags> = {
  command: 'replay [save]',
  describe: 'Watch a recorded race again, by default the one finished last',
  build: yargs =>
    castFlags(replayFlags(screenFlags(yargs)))
      .example('$0 replay', 'the race finished last')
      .example('$0 replay my-race --from 12 --follow Ada', 'Ada from round 12 on')
      .example('$0 replay my-race --speed 5 --cast race.cast', 'a recording for asciinema')
      .example('$0 replay my-race --verify', 'whether it is still the same race'),
  run(args) {
    const folder = savesFolderFor(args.saves, openPreferences().get().saves);
    const mend = 'chicane saves lists the others.';
    const file =
      args.save === undefined ? newestFinished(folder, mend) : raceNamed(folder, args.save);
    const save = readSave(file, library);
    if (!save.ok) throw new Problem(save.sentence);
    if (args.verify) return verified(save);
    const wishes = wishesFrom(args, save);
    if (args.cast !== undefined) return writeCast(opened(save, wishes), args);
    if (screenIsThere(args)) return showScreen(args, () => opened(save, wishes));
    printReplay(opened(save, wishes));
    return EXIT.fine;
  },
};

function replayFlags<T>(yargs: Argv<T>) {
  return yargs
    .positional('save', {
      type: 'string',
      describe: 'A save: its file or its name; a race of a season also as SEASON/WEEKEND/TABLE',
    })
    .option('speed', {
      type: 'number',
      defaultDescription: String(USUAL_SPEED),
      describe: `${SPEED_LEAST}, slow, to ${SPEED_MOST}, instant; each step doubles it`,
    })
    .option('from', { type: 'number', describe: 'Start from this round' })
    .option('follow', {
      type: 'string',
      describe: 'Follow a driver, by name or car letter; as text, report on that driver only',
    })
    .option('verify', {
      type: 'boolean',
      default: false,
      describe: 'Only replay it, and name the first difference from the record',
    })
    .requiresArg(['speed', 'from', 'follow']);
}

function opened(save: LoadedSave, wishes: ReplayWishes): Replay {
  const replay = openReplay(save, wishes);
  if ('problem' in replay) throw new Problem(replay.problem);
  return replay;
}

function verified(save: LoadedSave): number {
  for (const notice of save.notices) print(notice);
  print(playedAgain(save));
  return EXIT.fine;
}

function wishesFrom({ speed, from, follow, cast }: ReplayFlags, save: LoadedSave): ReplayWishes {
  // A recording without a rest would be over at once.
  const most = cast === undefined ? SPEED_MOST : SPEED_MOST - 1;
  if (speed !== undefined) wholeNumber('speed', speed, SPEED_LEAST, most);
  if (from !== undefined) wholeNumber('from', from, 1, Math.max(1, save.race.round));
  const letters = seasonLetters(save);
  return {
    ...(speed === undefined ? {} : { speed }),
    ...(from === undefined ? {} : { round: from }),
    ...(follow === undefined ? {} : { followed: seatNamed(follow, save, letters) }),
    ...(letters === undefined ? {} : { letters }),
  };
}

function seatNamed(
  word: string,
  { record: { drivers } }: LoadedSave,
  letters: readonly string[] = lettersOf(drivers),
): Seat {
  const names = drivers.map(({ name }) => name);
  const wanted = word.toLowerCase();
  const byName = names.findIndex(name => name.toLowerCase() === wanted);
  if (byName >= 0) return byName;
  const byLetter = letters.findIndex(letter => letter.toLowerCase() === wanted);
  if (byLetter >= 0) return byLetter;
  const hint = didYouMean(word, names) || `. There are: ${names.join(', ')}.`;
  throw wrongUse(`--follow: nobody called "${safeText(word, 30)}" races${hint}`);
}
