// chicane tracks import: turns a centre line into a circuit file to be finished by hand.
import { basename, extname } from 'node:path';
import type { Circuit } from '../../circuit/file/circuit.ts';
import { writeCircuit } from '../../circuit/file/write.ts';
import { importCentreLine } from '../../circuit/import/import-centre-line.ts';
import type { Command } from '../command.ts';
import { print, tellPerson } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { readText } from './author-file.ts';
import { soundId, soundName } from './circuit-words.ts';

interface ImportArgs {
  readonly file: string;
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly start: number | undefined;
  readonly lanes: number | undefined;
  readonly target: number | undefined;
  readonly oval: boolean;
  readonly reverse: boolean;
  readonly source: string | undefined;
}

const LANES = [2, 3, 4] as const;

/** `chicane tracks import FILE`; it writes the circuit file to stdout and remarks to stderr. */
export const importTrack: Command<ImportArgs> = {
  command: 'import <file>',
  describe: 'Make a first board from the centre line of a real circuit',
  build: yargs =>
    yargs
      .positional('file', {
        type: 'string',
        demandOption: true,
        describe: 'GeoJSON, GPX, or CSV of x,y in metres or lon,lat',
      })
      .option('name', {
        type: 'string',
        describe: 'Its name; by default the place of the line, or the file',
      })
      .option('id', { type: 'string', describe: 'Its id, also the file name' })
      .option('start', { type: 'number', describe: 'Metres from the first point to the line' })
      .option('lanes', { type: 'number', choices: LANES, describe: 'Lanes of the board' })
      .option('target', { type: 'number', describe: 'Spaces in the middle lane (150)' })
      .option('oval', { type: 'boolean', default: false, describe: 'An oval with a wall' })
      .option('reverse', {
        type: 'boolean',
        default: false,
        describe: 'Race it the other way round',
      })
      .option('source', { type: 'string', describe: 'Who owns the line, and its licence' })
      .requiresArg(['name', 'id', 'start', 'lanes', 'target', 'source'])
      .example('$0 tracks import x.gpx > x.yaml', 'a board to finish by hand'),
  run(args) {
    const { file, start, target, oval, reverse, source } = args;
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
      source,
    });
    if (!imported.ok)
      throw imported.isWish ? wrongUse(imported.problem) : new Problem(imported.problem);
    const { circuit } = imported;
    const named = args.name === undefined ? namedByPlace(circuit, args.id) : circuit;
    print(writeCircuit(named).trimEnd());
    const remarks = [
      ...imported.notes,
      ...nextSteps(named.id),
      ...(source === undefined ? LICENCE : []),
    ];
    for (const remark of remarks) tellPerson(remark);
    return EXIT.fine;
  },
};

const LICENCE = [
  'Whose line is it, and under what licence? Write it behind source: before you pass the circuit',
  'on, or give it with --source.',
] as const;

function nextSteps(id: string): readonly string[] {
  return [
    `Next, once this is saved as ${id}.yaml:`,
    '  name it:   in the file, the circuit and its corners T1, T2 and so on',
    `  check it:  chicane tracks check ${id}.yaml --watch`,
    `  race it:   chicane race --track ${id}.yaml`,
  ];
}

/** Most characters of a place that is short enough for an id. */
const PLACE_MAX = 40;

// Without --name the circuit is named after the place in the file, which is better than the name of the file.
function namedByPlace(circuit: Circuit, id: string | undefined): Circuit {
  const { place } = circuit;
  if (place === undefined || place.length > PLACE_MAX) return circuit;
  return { ...circuit, name: place, id: id ?? idFrom(place) };
}

// Returns an id made of lower-case letters, digits and hyphens, as the format demands.
function idFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'circuit';
}
