// The words to type to continue a race, correct for how the program was installed and for its folder of saves.
import { basename, dirname } from 'node:path';
import { checkoutOf } from '../../storage/program-files.ts';
import { lastUnfinished } from '../../storage/saves/list-saves.ts';

export interface KeptRace {
  readonly file: string;
  readonly folder: string;
  /** `--saves` as given. */
  readonly flag?: string | undefined;
}

/** Returns the command that continues a race; it names the race only if it is not the default one. */
export function resumeCommand(
  { file, folder, flag }: KeptRace,
  program: string = import.meta.dirname,
): string {
  const start = checkoutOf(program) === undefined ? ['chicane'] : ['npm', 'start', '--'];
  const name = dirname(file) === folder ? basename(file, '.json') : file;
  return [
    ...start,
    'resume',
    ...(isTakenAnyway(file, folder) ? [] : [shellWord(name)]),
    ...(flag === undefined || flag === '' ? [] : ['--saves', shellWord(flag)]),
  ].join(' ');
}

function isTakenAnyway(file: string, folder: string): boolean {
  try {
    return lastUnfinished(folder)?.file === file;
  } catch {
    return false;
  }
}

/** Returns a word quoted for a shell where that is needed. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
