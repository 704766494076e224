// chicane tracks new: a circuit to start from.
import { writeFileSync } from 'node:fs';
import { quote } from '../../circuit/file/faults.ts';
import { codeOf, reasonOf } from '../../storage/disk.ts';
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import { soundId, soundName } from './circuit-words.ts';
import { pagesBy, type RulesFlag, rulesFlag } from './pages.ts';

interface NewArgs extends RulesFlag {
  readonly id: string | undefined;
  readonly name: string | undefined;
}

/** `chicane tracks new [ID]`; it prints the template, or writes it to ID.yaml unless that file exists. */
export const newTrack: Command<NewArgs> = {
  command: 'new [id]',
  describe: 'Make a small annotated circuit to start from',
  build: yargs =>
    rulesFlag(yargs, 'The rule book whose board the circuit tells of')
      .positional('id', {
        type: 'string',
        describe: 'Write to ID.yaml; without it, print the circuit',
      })
      .option('name', { type: 'string', describe: 'Name of the circuit' })
      .requiresArg('name')
      .example('$0 tracks new millpond', 'writes millpond.yaml into this folder')
      .example('$0 tracks new --rules championship', 'with a board in rows to correct'),
  run({ id, name, rules }) {
    const text = templateOf(id ?? 'my-circuit', name, rules);
    if (id === undefined) print(text.trimEnd());
    else write(`${id}.yaml`, text);
    return EXIT.fine;
  },
};

function templateOf(id: string, name: string | undefined, rules: string): string {
  const sound = soundId(id);
  const { template } = pagesBy(rules);
  return template(sound, soundName(name ?? sound.split('-').map(capital).join(' ')));
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
  const [, flags = ''] = /tracks check \S+ (.*)$/m.exec(text) ?? [];
  print(`Wrote ${file}. Look at it with: chicane tracks check ${file} ${flags}`);
}
