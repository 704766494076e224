// What a command is: how yargs reads it and what it does.
import type { ArgumentsCamelCase, Argv } from 'yargs';

/** A command of the program; `run` answers the exit code. */
export interface Command<Args = unknown> {
  /** Name and positionals as yargs writes them, e.g. `show <id>`. */
  readonly command: string | readonly string[];
  readonly describe: string;
  build(yargs: Argv): Argv<Args>;
  run(args: ArgumentsCamelCase<Args>): Promise<number> | number;
}

/** Hangs a command into yargs; its exit code goes to `done`. */
export function addCommand<Args>(
  yargs: Argv,
  command: Command<Args>,
  done: (exitCode: number) => void,
): Argv {
  return yargs.command<Args>({
    command: command.command,
    describe: command.describe,
    builder: inner => command.build(inner),
    handler: async args => done(await command.run(args)),
  });
}
