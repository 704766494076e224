// Makes the package of Debian in dist/debian, with the Node at hand.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeDebian } from './debian.ts';

const DIST = join(import.meta.dirname, '../../../dist');

execFileSync(process.execPath, [join(import.meta.dirname, 'build-single.ts')]);
mkdirSync(join(DIST, 'debian'), { recursive: true });
writeDebian(join(DIST, 'package'), join(DIST, 'single/chicane'), join(DIST, 'debian'));
