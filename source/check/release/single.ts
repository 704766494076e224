// Makes a single executable of the package and the Node that runs this, by Node's own means.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PACKED_FOLDERS, packedName } from '../../storage/program-files.ts';

const START = join(import.meta.dirname, 'start.cjs');
/** What marks the place in Node at which it looks for a program. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const WRITABLE = 0o755;

/**
 * Writes an executable.
 * @param folder of the package, see `build-package.ts`
 */
export function writeSingle(folder: string, executable: string): void {
  const dist = join(folder, 'dist');
  mkdirSync(dirname(executable), { recursive: true });
  const blob = `${executable}.blob`;
  const plan = `${executable}.plan.json`;
  const names = ['chicane.mjs', ...PACKED_FOLDERS.map(packedName)];
  const assets = Object.fromEntries(names.map(name => [name, join(dist, name)]));
  const settings = {
    main: START,
    output: blob,
    disableExperimentalSEAWarning: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    assets: { ...assets, 'start.cjs': START },
  };
  writeFileSync(plan, JSON.stringify(settings));
  execFileSync(process.execPath, ['--experimental-sea-config', plan], { stdio: 'pipe' });
  copyFileSync(process.execPath, executable);
  chmodSync(executable, WRITABLE);
  const postject = createRequire(import.meta.url).resolve('postject/dist/cli.js');
  const injected = [executable, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE];
  execFileSync(process.execPath, [postject, ...injected], { stdio: 'pipe' });
  for (const made of [blob, plan]) rmSync(made);
}
