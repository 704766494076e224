// The folder of the saves for a command.
import { savesFolder } from '../../storage/saves/saves-folder.ts';

/** Returns the folder of the saves by flag, environment or preference. */
export function savesFolderFor(flag: string | undefined, preference: string): string {
  return savesFolder({ flag, env: process.env, setting: preference });
}
