// The flags of every command about a season.
import type { Argv } from 'yargs';
import type { SeasonFlags } from './season-named.ts';

export function seasonFlags<T>(yargs: Argv<T>): Argv<T & SeasonFlags> {
  return yargs
    .positional('season', {
      type: 'string',
      describe: 'A season: its name or its folder; by default the one driven last',
    })
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .requiresArg('saves') as Argv<T & SeasonFlags>;
}
