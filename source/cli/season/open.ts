// chicane season open: the home of a season on the screen.
import type { Command } from '../command.ts';
import { EXIT } from '../problem.ts';
import {
  isPlain,
  type ScreenFlags,
  screenIsThere,
  seasonPlainly,
  showScreen,
} from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { seasonFlags } from './season-flags.ts';
import { type SeasonFlags, seasonFolder } from './season-named.ts';

type OpenFlags = ScreenFlags & SeasonFlags;

export const openCommand: Command<OpenFlags> = {
  command: 'open [season]',
  describe: 'Open the paddock of a season, by default of the one driven last',
  build: yargs =>
    seasonFlags(screenFlags(yargs))
      .example('$0 season open', 'the season driven last')
      .example('$0 season open Cup', 'a particular one') as never,
  async run(args) {
    const folder = seasonFolder(args);
    if (isPlain(args)) return seasonPlainly(args, { paddock: folder });
    // Without a person at a screen, the season home is printed as text.
    if (!screenIsThere(args)) {
      const { printPaddock } = await import('./pages/paddock-text.ts');
      printPaddock(args);
      return EXIT.fine;
    }
    return showScreen(args, () => ({ paddock: folder }));
  },
};
