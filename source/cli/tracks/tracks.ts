import { circuitSchema } from '../../circuit/file/schema.ts';
import type { AddCommand, Command, CommandGroup } from '../command.ts';
import { print, printBlocks, printJson } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { drawsAscii } from '../screen/locale.ts';
import { checkTrack } from './check.ts';
import { circuitNamed } from './circuits.ts';
import { deriveTrack } from './derive.ts';
import { importTrack } from './import.ts';
import { listTracks } from './list.ts';
import { newTrack } from './new.ts';
import { type RulesFlag, rulesFlag, rulesWanted, sheetFor } from './pages.ts';

interface ShowArgs extends RulesFlag {
  readonly circuit: string;
  readonly ascii: boolean | undefined;
  readonly file: boolean;
}

const showTrack: Command<ShowArgs> = {
  command: 'show <circuit>',
  describe: 'Show the map, corners, weather and whole lap of a circuit',
  build: yargs =>
    rulesFlag(yargs)
      .positional('circuit', { type: 'string', demandOption: true, describe: 'An id or a file' })
      .option('ascii', {
        type: 'boolean',
        describe: 'Draw with ASCII characters only, as on consoles; --no-ascii draws all',
      })
      .option('file', {
        type: 'boolean',
        default: false,
        describe: 'Print its file instead, to make another of it',
      })
      .example('$0 tracks show monza', 'as wide as the terminal')
      .example('$0 tracks show spa --file > my.yaml', 'a copy to change; give it another id'),
  run({ circuit, rules, file, ...flags }) {
    if (file) {
      print(circuitNamed(circuit).text.trimEnd());
      return EXIT.fine;
    }
    const ascii = drawsAscii(flags.ascii, false);
    const { facts, map, corners, lap } = sheetFor(rules, circuitNamed(circuit), ascii);
    printBlocks([facts, map(), corners, lap], ascii);
    return EXIT.fine;
  },
};

const printSchema: Command<{ rules: string | undefined }> = {
  command: 'schema',
  describe: 'Print the JSON Schema of circuit files, for editors',
  build: yargs =>
    rulesWanted(yargs, 'Any rule book: one file, and so one schema, holds the boards of every game')
      .example('$0 tracks schema > schema.json', 'into your circuits folder')
      .epilogue(
        'Then start each circuit with the line\n# yaml-language-server: $schema=schema.json',
      ),
  run() {
    printJson(circuitSchema());
    return EXIT.fine;
  },
};

export const tracks: CommandGroup = {
  command: 'tracks',
  describe: 'List, show, check, derive, create or import circuits',
  addMembers(add: AddCommand): void {
    add(listTracks);
    add(showTrack);
    add(checkTrack);
    add(deriveTrack);
    add(newTrack);
    add(importTrack);
    add(printSchema);
  },
};
