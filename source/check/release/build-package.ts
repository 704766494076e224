// Makes the package that others install, in dist/package or the folder that is named: `npm pack` and `npm publish` take it
// from there.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writePackage } from './package-files.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const [folder = join(CHECKOUT, 'dist/package')] = process.argv.slice(2).map(path => resolve(path));

rmSync(folder, { recursive: true, force: true });
execFileSync(process.execPath, ['source/check/build.mjs', join(folder, 'dist')], { cwd: CHECKOUT });
// The licences of all packages are in a file of their own.
rmSync(join(folder, 'dist/chicane.mjs.LEGAL.txt'), { force: true });
writePackage(CHECKOUT, folder);
