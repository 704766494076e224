// chicane resume: goes on with a saved race at the very decision.
import { newestUnfinished } from '../storage/list-saves.ts';
import type { Command } from './command.ts';
import { Problem, wrongUse } from './problem.ts';
import { saveNamed, savesIn } from './save-named.ts';
import { type ScreenFlags, savesFolderFor, screenIsThere, showScreen } from './screen.ts';
import { resumeRace } from './screen-doors.ts';
import { screenFlags } from './screen-flags.ts';
import { openPreferences } from './settings.ts';

/** `chicane resume [SAVE]` */
export const resume: Command<ScreenFlags & { save: string | undefined }> = {
  command: 'resume [save]',
  describe: 'Go on with a saved race; the newest unfinished one when none is named',
  build: yargs =>
    screenFlags(
      yargs.positional('save', {
        type: 'string',
        describe: 'A save: its file, or its name in the folder',
      }),
    )
      .example('$0 resume', 'the race of last time')
      .example('$0 resume 2026-11-21-1432-monza', 'a certain one'),
  run(args) {
    const folder = savesFolderFor(args.saves, openPreferences().get().saves);
    const file = args.save === undefined ? newest(folder) : saveNamed(folder, args.save);
    if (!screenIsThere()) throw wrongUse('A saved race needs a terminal to go on in.');
    const session = resumeRace(file);
    if ('problem' in session) throw new Problem(session.problem);
    return showScreen(args, () => session);
  },
};

function newest(folder: string): string {
  const glance = newestUnfinished(savesIn(folder));
  if (glance === undefined) {
    throw new Problem(`There is no unfinished race in ${folder}. Start one with chicane race.`);
  }
  return glance.file;
}
