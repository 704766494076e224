// Writes the types of the library, and the report of everything that others see of it: the folder that `npm run
// build:library` fills, and `source/library/api.txt`, which is in the repository so that every change of it shows.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCE } from '../guards/source-text.ts';
import { apiReport, type RolledUp, rollUp } from './roll-up.ts';

const REPORT = join(SOURCE, 'library', 'api.txt');

/**
 * Compiles the doors and returns their types; takes some seconds.
 * @throws Error where they do not compile
 */
export function libraryTypes(): RolledUp {
  const folder = mkdtempSync(join(tmpdir(), 'chicane-types-'));
  const tsc = join(SOURCE, '..', 'node_modules', 'typescript', 'bin', 'tsc');
  const project = join(SOURCE, 'check', 'library', 'tsconfig.json');
  try {
    execFileSync(process.execPath, [tsc, '-p', project, '--outDir', folder], { stdio: 'pipe' });
    return rollUp(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the types beside the bundles: one file with every declaration, and one a door with what it exports. */
export function writeTypes({ text, doors }: RolledUp, outdir: string): void {
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'library.d.ts'), text);
  for (const [door, names] of doors) {
    const exported = `export { ${names.join(', ')} } from './library.js';\n`;
    writeFileSync(join(outdir, `${door}.d.ts`), exported);
  }
}

export function writeReport(types: RolledUp): void {
  writeFileSync(REPORT, apiReport(types));
}

export function keptReport(): string {
  return readFileSync(REPORT, 'utf8');
}
