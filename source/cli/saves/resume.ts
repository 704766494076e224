// chicane resume: continues a saved race at the decision it had reached.
import { newestUnfinished } from '../../storage/list-saves.ts';
import type { Command } from '../command.ts';
import { Problem, wrongUse } from '../problem.ts';
import { type ScreenFlags, savesFolderFor, screenIsThere, showScreen } from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { openPreferences } from '../screen/settings.ts';
import { resumeRace, takeOver } from './open-saved.ts';
import { saveNamed, savesIn } from './save-named.ts';

interface ResumeFlags extends ScreenFlags {
  readonly save: string | undefined;
  readonly 'take-over': boolean;
}

/** `chicane resume [SAVE] [--take-over]` */
export const resume: Command<ResumeFlags> = {
  command: 'resume [save]',
  describe: 'Resume a saved race, by default the newest unfinished one',
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
      .example('$0 resume', 'the last unfinished race')
      .example('$0 resume 2026-11-21-1432-monza', 'a particular race'),
  async run(args) {
    const folder = savesFolderFor(args.saves, openPreferences().get().saves);
    const file = args.save === undefined ? newest(folder) : saveNamed(folder, args.save);
    if (!screenIsThere()) throw wrongUse('Resuming a race needs a terminal.');
    const session = args['take-over'] ? await takeOver(file) : resumeRace(file);
    if (!('problem' in session)) return showScreen(args, () => session);
    const mend = session.held === undefined ? '' : ' Use --take-over to ask it to quit.';
    throw new Problem(`${session.problem}${mend}`);
  },
};

function newest(folder: string): string {
  const glance = newestUnfinished(savesIn(folder));
  if (glance === undefined) {
    throw new Problem(`There is no unfinished race in ${folder}. Start one with chicane race.`);
  }
  return glance.file;
}
