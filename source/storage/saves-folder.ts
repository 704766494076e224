// Where saves lie, in the order in which a player's wishes count.
import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import envPaths from 'env-paths';

/** Wishes about the folder; an empty text is no wish. */
export interface FolderWishes {
  /** `--saves DIR`. */
  readonly flag?: string | undefined;
  readonly env: { readonly CHICANE_SAVES?: string | undefined };
  /** From the settings. */
  readonly setting?: string | undefined;
}

/**
 * The folder of the saves as an absolute path: the flag, else `CHICANE_SAVES`, else the setting, else `saves/` of
 * the checkout that `program` (a folder of the program) lies in, else the data folder of the user.
 */
export function savesFolder(wishes: FolderWishes, program: string = import.meta.dirname): string {
  const wish = wishes.flag || wishes.env.CHICANE_SAVES || wishes.setting;
  if (wish) return resolve(wish);
  const checkout = checkoutOf(program);
  return checkout === undefined
    ? join(envPaths('chicane', { suffix: '' }).data, 'saves')
    : join(checkout, 'saves');
}

/** The folder of the checkout that a folder of the program lies in; undefined where the program is installed. */
export function checkoutOf(program: string): string | undefined {
  const full = resolve(program);
  if (full.split(sep).includes('node_modules')) return undefined;
  for (let folder = full; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}
