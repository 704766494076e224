// chicane season close: the end of a season before its calendar is driven.
import { safeName } from '../../../storage/untrusted-text.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { entered } from '../people.ts';
import type { SeasonFlags } from '../season-named.ts';
import { organised, seasonFirst } from './organised.ts';

export const closeCommand: Command<SeasonFlags & { readonly reason: string }> = {
  command: 'close <season>',
  describe: 'End a season before its calendar is driven',
  build: yargs =>
    seasonFirst(yargs)
      .option('reason', { type: 'string', demandOption: true, describe: 'Why' })
      .requiresArg('reason')
      .example('$0 season close Cup --reason rain', 'it stays') as never,
  run: organised((run, { reason }) => {
    entered(run, { kind: 'closed', reason: safeName(reason) || reason });
    print(`${run.season().plan.name} is over.`);
  }),
};
