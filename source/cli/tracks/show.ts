// chicane tracks show: one circuit in full.

import type { Command } from '../command.ts';
import { printBlocks } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { drawsAscii } from '../screen/locale.ts';
import { circuitNamed } from './circuits.ts';
import { type RulesFlag, rulesFlag, sheetFor } from './pages.ts';

interface ShowArgs extends RulesFlag {
  readonly circuit: string;
  readonly ascii: boolean | undefined;
}

/** `chicane tracks show ID` */
export const showTrack: Command<ShowArgs> = {
  command: 'show <circuit>',
  describe: 'Show the map, corners, weather and whole lap of a circuit',
  build: yargs =>
    rulesFlag(yargs)
      .positional('circuit', { type: 'string', demandOption: true, describe: 'An id or a file' })
      .option('ascii', {
        type: 'boolean',
        describe: 'Draw with ASCII characters only, as on consoles; --no-ascii draws all',
      })
      .example('$0 tracks show monza', 'as wide as the terminal'),
  run({ circuit, rules, ...flags }) {
    const ascii = drawsAscii(flags.ascii, false);
    const { facts, map, corners, lap } = sheetFor(rules, circuitNamed(circuit), ascii);
    printBlocks([facts, map(), corners, lap], ascii);
    return EXIT.fine;
  },
};
