// chicane tracks new: a circuit to start from.
import { writeFileSync } from 'node:fs';
import { quote } from '../../circuit/file/faults.ts';
import { circuitTemplate } from '../../circuit/file/template.ts';
import { codeOf, reasonOf } from '../../storage/disk.ts';
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import { soundId, soundName } from './circuit-words.ts';

interface NewArgs {
  readonly id: string | undefined;
  readonly name: string | undefined;
}

/** `chicane tracks new [ID]`; it prints the template, or writes it to ID.yaml unless that file exists. */
export const newTrack: Command<NewArgs> = {
  command: 'new [id]',
  describe: 'Make a small annotated circuit to start from',
  build: yargs =>
    yargs
      .positional('id', {
        type: 'string',
        describe: 'Write to ID.yaml; without it, print the circuit',
      })
      .option('name', { type: 'string', describe: 'Name of the circuit' })
      .requiresArg('name')
      .example('$0 tracks new millpond', 'writes millpond.yaml into this folder'),
  run({ id, name }) {
    const text = templateOf(id ?? 'my-circuit', name);
    if (id === undefined) print(text.trimEnd());
    else write(`${id}.yaml`, text);
    return EXIT.fine;
  },
};

function templateOf(id: string, name: string | undefined): string {
  const sound = soundId(id);
  return circuitTemplate(sound, soundName(name ?? sound.split('-').map(capital).join(' ')));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const why =
      codeOf(error) === 'EEXIST'
        ? 'already exists; choose another id'
        : `cannot be written: ${reasonOf(error)}`;
    throw new Problem(`${quote(file)} ${why}.`);
  }
  print(`Wrote ${file}. Look at it with: chicane tracks check ${file} --watch`);
}
