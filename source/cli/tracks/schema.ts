// chicane tracks schema: the JSON Schema with which editors complete and check a circuit file.
import { circuitSchema } from '../../circuit/file/schema.ts';
import type { Command } from '../command.ts';
import { printJson } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { rulesWanted } from './pages.ts';

/** `chicane tracks schema` */
export const printSchema: Command<{ rules: string | undefined }> = {
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
