// chicane tracks show: one circuit in full.

import type { Command } from '../command.ts';
import { printBlocks } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { circuitNamed } from './circuits.ts';
import { sheetOf } from './sheet.ts';

interface ShowArgs {
  readonly circuit: string;
  readonly ascii: boolean;
}

/** `chicane tracks show ID` */
export const showTrack: Command<ShowArgs> = {
  command: 'show <circuit>',
  describe: 'Show the map, corners, weather and whole lap of a circuit',
  build: yargs =>
    yargs
      .positional('circuit', { type: 'string', demandOption: true, describe: 'An id or a file' })
      .option('ascii', {
        type: 'boolean',
        default: false,
        describe: 'Draw with ASCII characters only',
      })
      .example('$0 tracks show monza', 'as wide as the terminal'),
  run({ circuit, ascii }) {
    const { facts, map, corners, lap } = sheetOf(circuitNamed(circuit).board, ascii);
    printBlocks([facts, map(), corners, lap], ascii);
    return EXIT.fine;
  },
};
