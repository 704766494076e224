// chicane tracks: the circuits that are there, one circuit in full, a check for authors, an import from a centre line.
import type { Command } from './command.ts';
import { wrongUse } from './problem.ts';
import { checkTrack } from './tracks-check.ts';
import { importTrack } from './tracks-import.ts';
import { listAll } from './tracks-list.ts';
import { showTrack } from './tracks-show.ts';

interface TracksArgs {
  readonly what: string;
  readonly file: string | undefined;
  readonly ascii: boolean;
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly start: number | undefined;
  readonly lanes: number | undefined;
  readonly target: number | undefined;
  readonly oval: boolean;
  readonly reverse: boolean;
}

/** `chicane tracks [list|show ID|check FILE|import FILE]` */
export const tracks: Command<TracksArgs> = {
  command: 'tracks [what] [file]',
  describe: 'List, show, check or import circuits',
  build: yargs =>
    yargs
      .positional('what', {
        type: 'string',
        choices: ['list', 'show', 'check', 'import'],
        default: 'list',
        describe: 'What to do',
      })
      .positional('file', {
        type: 'string',
        describe: 'A circuit (show) or a file (check, import)',
      })
      .option('ascii', { type: 'boolean', default: false, describe: 'Draw with ASCII only' })
      .option('name', { type: 'string', describe: 'import: name of the circuit' })
      .option('id', { type: 'string', describe: 'import: id, also the file name' })
      .option('start', {
        type: 'number',
        describe: 'import: metres from the first point to the line',
      })
      .option('lanes', {
        type: 'number',
        choices: [2, 3, 4],
        describe: 'import: lanes of the board',
      })
      .option('target', { type: 'number', describe: 'import: spaces of a lap (150)' })
      .option('oval', { type: 'boolean', default: false, describe: 'import: an oval with a wall' })
      .option('reverse', {
        type: 'boolean',
        default: false,
        describe: 'import: drive it the other way',
      })
      .example('$0 tracks show monza', 'map, corners and the whole lap')
      .example('$0 tracks check my-circuit.yaml', 'every fault with its line, then the board')
      .example(
        '$0 tracks import line.geojson --name Elsewhere > elsewhere.yaml',
        'a board to finish by hand',
      ),
  async run(args) {
    if (args.what === 'list') return listAll();
    if (args.file === undefined) {
      throw wrongUse(`tracks ${args.what} needs a name or a file. Try chicane tracks --help.`);
    }
    if (args.what === 'show') return showTrack(args.file, args.ascii);
    if (args.what === 'check') return checkTrack(args.file, args.ascii);
    return importTrack(args.file, args);
  },
};
