// How a race that was left is gone on with: the words to type, true where the program stands and for its folder of saves.
import { basename, dirname } from 'node:path';
import { lastUnfinished } from '../../storage/list-saves.ts';
import { checkoutOf } from '../../storage/saves-folder.ts';

/** Where a race lies and how its folder was asked for. */
export interface KeptRace {
  readonly file: string;
  /** Folder of the saves. */
  readonly folder: string;
  /** `--saves` as it was given. */
  readonly flag?: string | undefined;
}

/** The command that goes on with a race; the race is named unless it is the one that is taken anyway. */
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

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
