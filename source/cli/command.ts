// What a command is: how yargs reads it and what it does.
import type { ArgumentsCamelCase, Argv } from 'yargs';
import { wrongUse } from './problem.ts';
import { refuseValuedSwitch } from './wrong-words.ts';

/** A command of the program; `run` answers the exit code. */
export interface Command<Args = unknown> {
  /** Name and positionals as yargs writes them, e.g. `show <id>`; several names mean the same. */
  readonly command: string | readonly string[];
  readonly describe: string;
  /** Flags that may be given more than once. */
  readonly repeats?: readonly string[];
  build(yargs: Argv): Argv<Args>;
  run(args: ArgumentsCamelCase<Args>): Promise<number> | number;
}

/** Takes one command after the other, whatever its flags. */
export type AddCommand = <Args>(command: Command<Args>) => void;

/** A word that does nothing but gather commands: `chicane tracks show`. */
export interface CommandGroup {
  readonly command: string;
  readonly describe: string;
  /** Gives the commands of the group one by one. */
  addMembers(add: AddCommand): void;
}

/** What a command that is run is told, and whom it tells how it ended. */
export interface Call {
  /** The command line without node and script. */
  readonly words: readonly string[];
  /** Takes the exit code of the command that ran. */
  readonly done: (exitCode: number) => void;
}

/** Hangs a command into yargs. */
export function addCommand<Args>(yargs: Argv, command: Command<Args>, call: Call): void {
  yargs.command<Args>({
    command: command.command,
    describe: command.describe,
    builder: inner => command.build(inner),
    handler: async args => {
      refuseRepeated(args, command.repeats ?? []);
      refuseValuedSwitch(call.words, args);
      call.done(await command.run(args));
    },
  });
}

/** Hangs a group of commands into yargs. */
export function addGroup(yargs: Argv, group: CommandGroup, call: Call): void {
  yargs.command({
    command: group.command,
    describe: group.describe,
    builder: inner => {
      group.addMembers(command => addCommand(inner, command, call));
      return inner;
    },
    handler: () => undefined,
  });
}

/** The word that names a command. */
export function nameOf<Args>({ command }: Command<Args>): string {
  return [command].flat()[0]?.split(' ')[0] ?? '';
}

/** The names of the commands of a group. */
export function memberNames(group: CommandGroup): readonly string[] {
  const names: string[] = [];
  group.addMembers(command => names.push(nameOf(command)));
  return names;
}

// yargs gathers the values of a flag that is given again in a list.
function refuseRepeated(args: object, repeats: readonly string[]): void {
  for (const [flag, value] of Object.entries(args)) {
    if (flag === '_' || repeats.includes(flag) || !Array.isArray(value)) continue;
    throw wrongUse(`--${flag} is given ${value.length} times; give it once.`);
  }
}
