// Makes dist/single/chicane, one file for those without Node: the package in dist/package with the Node at hand.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeSingle } from './single.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');

execFileSync(process.execPath, [join(import.meta.dirname, 'build-package.ts')]);
writeSingle(join(CHECKOUT, 'dist/package'), join(CHECKOUT, 'dist/single/chicane'));
