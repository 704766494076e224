// The definition of a command: how yargs reads it and what it does.
import type { ArgumentsCamelCase, Argv } from 'yargs';
import { wrongUse } from './problem.ts';
import { speaking, type Translate } from './spoken-help.ts';
import { refuseValuedSwitch } from './wrong-words.ts';

/** `run` returns the exit code. */
export interface Command<Args = unknown> {
  /** Name and positionals in the notation of yargs, e.g. `show <id>`; further names are aliases. */
  readonly command: string | readonly string[];
  readonly describe: string;
  /** Flags that may be given more than once. */
  readonly repeats?: readonly string[];
  build(yargs: Argv): Argv<Args>;
  run(args: ArgumentsCamelCase<Args>): Promise<number> | number;
}

export type AddCommand = <Args>(command: Command<Args>) => void;

/** A word that only groups commands, as `tracks` does in `chicane tracks show`. */
export interface CommandGroup {
  readonly command: string;
  readonly describe: string;
  addMembers(add: AddCommand): void;
}

export interface Call {
  /** The command line without node and script. */
  readonly words: readonly string[];
  readonly done: (exitCode: number) => void;
  /** Translates the help texts; absent where they stay as declared. */
  readonly translate?: Translate;
}

export function addCommand<Args>(yargs: Argv, command: Command<Args>, call: Call): void {
  yargs.command<Args>({
    command: command.command,
    describe: call.translate?.(command.describe) ?? command.describe,
    builder: inner =>
      command.build(call.translate === undefined ? inner : speaking(inner, call.translate)),
    handler: async args => {
      refuseRepeated(args, command.repeats ?? []);
      refuseValuedSwitch(call.words, args);
      call.done(await command.run(args));
    },
  });
}

export function addGroup(yargs: Argv, group: CommandGroup, call: Call): void {
  yargs.command({
    command: group.command,
    describe: call.translate?.(group.describe) ?? group.describe,
    builder: inner => {
      group.addMembers(command => addCommand(inner, command, call));
      return inner;
    },
    handler: () => undefined,
  });
}

/** Returns the word that names a command, without its positionals. */
export function nameOf<Args>({ command }: Command<Args>): string {
  return [command].flat()[0]?.split(' ')[0] ?? '';
}

export function memberNames(group: CommandGroup): readonly string[] {
  const names: string[] = [];
  group.addMembers(command => names.push(nameOf(command)));
  return names;
}

// Refuses flags given more than once, whose values yargs collects in a list.
function refuseRepeated(args: object, repeats: readonly string[]): void {
  for (const [flag, value] of Object.entries(args)) {
    if (flag === '_' || repeats.includes(flag) || !Array.isArray(value)) continue;
    throw wrongUse(`--${flag} is given ${value.length} times; give it once.`);
  }
}
