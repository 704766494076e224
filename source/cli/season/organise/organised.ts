// What the commands of an organiser have in common.
import type { Argv } from 'yargs';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { EXIT } from '../../problem.ts';
import { runOf, tellNotices } from '../run-named.ts';
import type { SeasonFlags } from '../season-named.ts';

export interface OrganiseFlags extends SeasonFlags {
  readonly weekend: string | undefined;
}

export interface NameFlags extends OrganiseFlags {
  readonly name: string;
}

/** Returns what a command runs: a season is opened for it and closed after it. */
export function organised<Flags extends SeasonFlags>(act: (run: SeasonRun, flags: Flags) => void) {
  return (args: Flags): number => {
    const run = runOf(args);
    try {
      act(run, args);
    } finally {
      tellNotices(run);
      run.close();
    }
    return EXIT.fine;
  };
}

/** Adds the season, which is named first, so that every command of an organiser reads alike. */
export function seasonFirst<T>(yargs: Argv<T>): Argv<T & SeasonFlags> {
  return yargs
    .positional('season', {
      type: 'string',
      demandOption: true,
      describe: 'A season: its name or its folder',
    })
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .requiresArg('saves') as unknown as Argv<T & SeasonFlags>;
}

export function organiserFlags<T>(yargs: Argv<T>): Argv<T & OrganiseFlags> {
  return seasonFirst(yargs)
    .option('weekend', {
      type: 'string',
      describe: 'A weekend of the calendar: its id or its number (the one at hand)',
    })
    .requiresArg('weekend') as unknown as Argv<T & OrganiseFlags>;
}

export function nameFlags<T>(yargs: Argv<T>): Argv<T & NameFlags> {
  return organiserFlags(yargs).positional('name', {
    type: 'string',
    demandOption: true,
    describe: 'Name of the driver',
  }) as unknown as Argv<T & NameFlags>;
}
