// chicane play: everything that waits for somebody, in all seasons.
import type { Command } from '../command.ts';
import { print, printJson, table, tellPerson } from '../printer.ts';
import { EXIT, wrongUse } from '../problem.ts';
import {
  isPlain,
  type ScreenFlags,
  screenIsThere,
  seasonPlainly,
  showScreen,
} from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { openPreferences } from '../screen/settings.ts';
import { waitingFor } from './calendar/waiting.ts';
import { savesOf } from './season-named.ts';

interface PlayFlags extends ScreenFlags {
  readonly as: string | undefined;
  readonly list: boolean;
  readonly json: boolean;
}

export const play: Command<PlayFlags> = {
  command: 'play',
  describe: 'Continue where a season waits for you',
  build: yargs =>
    screenFlags(yargs)
      .option('as', {
        type: 'string',
        describe: 'Your name in the seasons (by default that of the settings)',
      })
      .option('list', {
        type: 'boolean',
        default: false,
        describe: 'Print what is waiting; open nothing',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print it as JSON' })
      .requiresArg('as')
      .example('$0 play --as Ada', 'the paddock of the season that waits for Ada')
      .example('$0 play --as Ada --list', 'trials and races of Ada in all seasons'),
  run(args) {
    const name = args.as ?? openPreferences().get().name;
    if (name === '') throw wrongUse('Say who you are: --as NAME.');
    const waiting = waitingFor(name, savesOf(args));
    if (args.json) {
      printJson(waiting);
      return EXIT.fine;
    }
    const [first] = waiting;
    if (first === undefined) {
      print(`Nothing waits for ${name}. chicane season lists the seasons.`);
      return EXIT.fine;
    }
    if (args.list || !(screenIsThere(args) || isPlain(args))) {
      const lines = waiting.map(({ season, text, date }) => [
        season,
        text,
        date?.replace('T', ' ') ?? '',
      ]);
      for (const line of table(lines, 3)) print(line);
      return EXIT.fine;
    }
    tellPerson(`${first.season}, ${first.text}.`);
    const opening = { paddock: first.folder };
    return isPlain(args) ? seasonPlainly(args, opening) : showScreen(args, () => opening);
  },
};
