// What a command is: how yargs reads it and what it does.
import type { ArgumentsCamelCase, Argv } from 'yargs';
import { wrongUse } from './problem.ts';

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

/** A word that does nothing but gather commands: `chicane tracks show`. */
interface CommandGroup {
  readonly command: string;
  readonly describe: string;
  /** Hangs the commands into the group. */
  addMembers(yargs: Argv, done: Done): void;
}

/** Takes the exit code of the command that ran. */
type Done = (exitCode: number) => void;

/** Hangs a command into yargs; its exit code goes to `done`. */
export function addCommand<Args>(yargs: Argv, command: Command<Args>, done: Done): Argv {
  return yargs.command<Args>({
    command: command.command,
    describe: command.describe,
    builder: inner => command.build(inner),
    handler: async args => {
      refuseRepeated(args, command.repeats ?? []);
      done(await command.run(args));
    },
  });
}

// yargs gathers the values of a flag that is given again in a list.
function refuseRepeated(args: object, repeats: readonly string[]): void {
  for (const [flag, value] of Object.entries(args)) {
    if (flag === '_' || repeats.includes(flag) || !Array.isArray(value)) continue;
    throw wrongUse(`--${flag} is given ${value.length} times; give it once.`);
  }
}

/** Hangs a group of commands into yargs. */
export function addGroup(yargs: Argv, group: CommandGroup, done: Done): Argv {
  return yargs.command({
    command: group.command,
    describe: group.describe,
    builder: inner => {
      group.addMembers(inner, done);
      return inner;
    },
    handler: () => undefined,
  });
}
