// chicane completion: prints what a shell reads to complete commands, flags and names.
import { basename } from 'node:path';
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { SCRIPTS, SHELLS, type ShellName } from './scripts.ts';

interface CompletionArgs {
  readonly shell: ShellName | undefined;
}

export const completion: Command<CompletionArgs> = {
  command: 'completion [shell]',
  describe: 'Print a script for shell completion',
  build: yargs =>
    yargs
      .positional('shell', { choices: SHELLS, describe: 'The shell, by default your own' })
      .example('$0 completion bash >> ~/.bashrc', 'for every new shell')
      .example('$0 completion zsh > _chicane', 'in a folder of fpath')
      .example('$0 completion fish | source', 'for fish'),
  run({ shell }) {
    print(SCRIPTS[shell ?? ownShell()].trimEnd());
    return EXIT.fine;
  },
};

function ownShell(): ShellName {
  const own = basename(process.env['SHELL'] ?? '');
  return SHELLS.find(shell => shell === own) ?? 'bash';
}
