// What the package for others holds. It is made in a folder of its own, because its manifest differs from that of a
// checkout: all dependencies are in the bundle, and nothing is run when it is installed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKED_FOLDERS, packedName } from '../../storage/program-files.ts';
import { bundledPackages, licencesFile } from './licences.ts';
import { manualPage } from './manual-page.ts';

/** What is copied as it is; a folder with everything in it, and left out where there is none. */
const COPIED = [
  'LICENSE',
  'NOTICE.md',
  'README.md',
  'saves/README.md',
  'saves/examples',
  'source/guides',
  'source/launcher.cjs',
  'source/protocol/README.md',
  'source/rules/books/README.md',
  'tracks/README.md',
];

/** Fields of the manifest of a checkout that a package has no use for. */
const OF_A_CHECKOUT: readonly string[] = [
  'allowScripts',
  'dependencies',
  'devDependencies',
  // The bundles of the library are not in the package.
  'exports',
  'private',
  'scripts',
];

export const LICENCES = 'LICENSES.md';
export const MANUAL = 'chicane.1';

/** Writes everything but the bundle into the folder of a package. */
export function writePackage(checkout: string, folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const path of COPIED) {
    if (!existsSync(join(checkout, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(checkout, path), join(folder, path), {
      recursive: true,
      filter: file => !file.includes('.test.'),
    });
  }
  for (const name of PACKED_FOLDERS) {
    write(`dist/${packedName(name)}`, packed(join(checkout, name)));
  }
  write(LICENCES, licencesFile(bundledPackages(checkout)));
  write(MANUAL, manualPage());
  write('package.json', manifest(readFileSync(join(checkout, 'package.json'), 'utf8')));
}

/** Returns the manifest of the package, made from that of a checkout. */
function manifest(ofCheckout: string): string {
  const fields = Object.entries(JSON.parse(ofCheckout));
  const kept = fields.filter(([field]) => !OF_A_CHECKOUT.includes(field));
  return `${JSON.stringify({ ...Object.fromEntries(kept), man: `./${MANUAL}` }, null, 2)}\n`;
}

/** Returns the files of a folder in one, but for its guide. */
function packed(folder: string): string {
  const names = readdirSync(folder).filter(name => name !== 'README.md');
  return JSON.stringify(
    Object.fromEntries(names.map(name => [name, readFileSync(join(folder, name), 'utf8')])),
  );
}
