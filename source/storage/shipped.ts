// The folders of data that come with the program.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the nearest folder of that name beside a package.json above the running module. */
export function shippedFolder(name: string, from: string = import.meta.dirname): string {
  for (let above = from; ; above = dirname(above)) {
    const folder = join(above, name);
    if (existsSync(folder) && existsSync(join(above, 'package.json'))) return folder;
    if (dirname(above) === above) return join(from, name);
  }
}
