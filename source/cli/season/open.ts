// chicane season open: the paddock of a season on the screen.
import type { Command } from '../command.ts';
import { EXIT } from '../problem.ts';
import { type ScreenFlags, screenIsThere, showScreen } from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { seasonFlags } from './season-flags.ts';
import { type SeasonFlags, seasonFolder } from './season-named.ts';

type OpenFlags = ScreenFlags & SeasonFlags;

/** `chicane season open [SEASON]` */
export const openCommand: Command<OpenFlags> = {
  command: 'open [season]',
  describe: 'Open the paddock of a season, by default of the one driven last',
  build: yargs =>
    seasonFlags(screenFlags(yargs))
      .example('$0 season open', 'the season driven last')
      .example('$0 season open Cup', 'a particular one') as never,
  async run(args) {
    const folder = seasonFolder(args);
    // Where nothing can be drawn the paddock is told as text.
    if (!screenIsThere() || process.env['TERM'] === 'dumb') {
      const { printPaddock } = await import('./paddock-text.ts');
      printPaddock(args);
      return EXIT.fine;
    }
    return showScreen(args, () => ({ paddock: folder }));
  },
};
