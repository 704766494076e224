// chicane tracks import: a centre line becomes a circuit file to be finished by hand.
import { basename, extname } from 'node:path';
import type { Circuit } from '../circuit/circuit.ts';
import { importCentreLine } from '../circuit/import/import-centre-line.ts';
import { writeCircuit } from '../circuit/write.ts';
import { readText } from './author-file.ts';
import { soundId, soundName } from './circuit-words.ts';
import type { Command } from './command.ts';
import { print, tellPerson } from './printer.ts';
import { EXIT, Problem, wrongUse } from './problem.ts';

/** What an author may ask of the importer. */
interface ImportArgs {
  readonly file: string;
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly start: number | undefined;
  readonly lanes: number | undefined;
  readonly target: number | undefined;
  readonly oval: boolean;
  readonly reverse: boolean;
}

const LANES = [2, 3, 4] as const;

/** `chicane tracks import FILE`: the circuit file on stdout, remarks on stderr. */
export const importTrack: Command<ImportArgs> = {
  command: 'import <file>',
  describe: 'A first board from the centre line of a real circuit',
  build: yargs =>
    yargs
      .positional('file', {
        type: 'string',
        demandOption: true,
        describe: 'GeoJSON, GPX, or CSV of x,y in metres or lon,lat',
      })
      .option('name', {
        type: 'string',
        describe: 'Its name; the place of the line, or the file, unless said',
      })
      .option('id', { type: 'string', describe: 'Its id, also the file name' })
      .option('start', { type: 'number', describe: 'Metres from the first point to the line' })
      .option('lanes', { type: 'number', choices: LANES, describe: 'Lanes of the board' })
      .option('target', { type: 'number', describe: 'Spaces of a lap (150)' })
      .option('oval', { type: 'boolean', default: false, describe: 'An oval with a wall' })
      .option('reverse', { type: 'boolean', default: false, describe: 'Drive it the other way' })
      .requiresArg(['name', 'id', 'start', 'lanes', 'target'])
      .example('$0 tracks import x.gpx > x.yaml', 'a board to finish by hand'),
  run(args) {
    const { file, start, target, oval, reverse } = args;
    for (const flag of ['start', 'target'] as const) {
      if (Number.isNaN(args[flag])) throw wrongUse(`--${flag} takes a number.`);
    }
    if (args.id !== undefined) soundId(args.id);
    if (args.name !== undefined) soundName(args.name);
    const name = args.name ?? basename(file, extname(file));
    const imported = importCentreLine(readText(file), basename(file), {
      id: args.id ?? idFrom(name),
      name,
      start,
      lanes: LANES.find(count => count === args.lanes),
      target,
      oval,
      reverse,
    });
    if (!imported.ok)
      throw imported.isWish ? wrongUse(imported.problem) : new Problem(imported.problem);
    const { circuit } = imported;
    const named = args.name === undefined ? namedByPlace(circuit, args.id) : circuit;
    print(writeCircuit(named).trimEnd());
    for (const note of imported.notes) tellPerson(note);
    return EXIT.fine;
  },
};

/** Characters of a place that is short enough for an id. */
const PLACE_MAX = 40;

// Without --name a centre line that says where it lies is called so: better than the name of a file.
function namedByPlace(circuit: Circuit, id: string | undefined): Circuit {
  const { place } = circuit;
  if (place === undefined || place.length > PLACE_MAX) return circuit;
  return { ...circuit, name: place, id: id ?? idFrom(place) };
}

// Small letters, digits and hyphens, as the format wants an id.
function idFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'circuit';
}
