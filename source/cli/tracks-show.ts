// chicane tracks show: one circuit in full.
import { circuitNamed } from './circuits.ts';
import type { Command } from './command.ts';
import { EXIT } from './problem.ts';
import { printSheet } from './track-sheet.ts';

interface ShowArgs {
  readonly circuit: string;
  readonly ascii: boolean;
}

/** `chicane tracks show ID` */
export const showTrack: Command<ShowArgs> = {
  command: 'show <circuit>',
  describe: 'Map, corners, weather and the whole lap of one circuit',
  build: yargs =>
    yargs
      .positional('circuit', { type: 'string', demandOption: true, describe: 'An id or a file' })
      .option('ascii', { type: 'boolean', default: false, describe: 'Draw with ASCII only' })
      .example('$0 tracks show monza', 'as wide as the terminal'),
  run({ circuit, ascii }) {
    printSheet(circuitNamed(circuit).board, ascii);
    return EXIT.fine;
  },
};
