// The words to type to continue a season, correct for how the program was installed and for its folder of saves.
import { basename } from 'node:path';
import { checkoutOf } from '../../storage/program-files.ts';
import { shellWord } from '../saves/resume-command.ts';

export interface KeptSeason {
  readonly folder: string;
  /** `--saves` as given. */
  readonly flag?: string | undefined;
}

export function resumeSeasonCommand(
  { folder, flag }: KeptSeason,
  program: string = import.meta.dirname,
): string {
  const start = checkoutOf(program) === undefined ? ['chicane'] : ['npm', 'start', '--'];
  return [
    ...start,
    ...['season', 'open', shellWord(basename(folder))],
    ...(flag === undefined || flag === '' ? [] : ['--saves', shellWord(flag)]),
  ].join(' ');
}
