// The folder in which tests keep solved tables: each circuit is solved once for all programs and threads, and not again
// until something changes by which tables are made.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = join(ROOT, 'node_modules/.cache/chicane-tables');
const MADE_BY = 'source/{circuit,drivers,rules,storage/tracks}/**/!(*.test).ts';

/** Called before the tests begin: every process of theirs inherits the folder. */
export function setup(): void {
  const folder = fingerprint();
  mkdirSync(join(FOLDERS, folder), { recursive: true });
  for (const other of readdirSync(FOLDERS).filter(name => name !== folder)) {
    rmSync(join(FOLDERS, other), { recursive: true, force: true });
  }
  process.env['CHICANE_CACHE'] = join(FOLDERS, folder);
  // Programs that tests start from the source need half the time when Node keeps what it has compiled.
  process.env['NODE_COMPILE_CACHE'] ??= join(FOLDERS, folder, 'source');
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(MADE_BY, { cwd: ROOT }).toSorted()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
