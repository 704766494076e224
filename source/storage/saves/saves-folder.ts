// Finds the folder of the saves by the wishes of the player.
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { checkoutOf } from '../program-files.ts';

/** Wishes about the folder; an empty text counts as none. */
export interface FolderWishes {
  /** `--saves DIR`. */
  readonly flag?: string | undefined;
  readonly env: { readonly CHICANE_SAVES?: string | undefined };
  readonly setting?: string | undefined;
}

/**
 * Returns the folder of the saves as an absolute path: the flag, else `CHICANE_SAVES`, else the setting, else `saves/`
 * of the checkout that contains `program` (a folder of the program), else the data folder of the user.
 */
export function savesFolder(wishes: FolderWishes, program: string = import.meta.dirname): string {
  const wish = wishes.flag || wishes.env.CHICANE_SAVES || wishes.setting;
  if (wish) return resolve(wish);
  const checkout = checkoutOf(program);
  return checkout === undefined
    ? join(envPaths('chicane', { suffix: '' }).data, 'saves')
    : join(checkout, 'saves');
}
