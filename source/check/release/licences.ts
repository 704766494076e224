// The licences of the packages that are bundled with the program, in one file: those that the lock file calls needed at
// run time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** The holders of the rights in packages under the MIT licence that come without its text, as their files name them. */
const HOLDERS: Readonly<Record<string, string>> = {
  'yoga-layout': 'Copyright (c) Meta Platforms, Inc. and affiliates.',
};

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** What its manifest says, such as `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/**
 * Returns the packages that a checkout needs at run time, in the order of the lock file.
 * @throws Error for one without the text of a licence
 */
export function bundledPackages(checkout: string): readonly BundledPackage[] {
  const lock = lockFile.parse(
    JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version = '', license = '' }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      return { name, version, licence: license, text: licenceText(checkout, path, name) };
    });
}

function licenceText(checkout: string, path: string, name: string): string {
  const folder = join(checkout, path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter(file => /^(?:licen[cs]e|copying|notice)/i.test(file)).toSorted();
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n');
  const holder = HOLDERS[name];
  if (holder === undefined) throw new Error(`${folder} has no text of a licence`);
  const ours = readFileSync(join(checkout, 'LICENSE'), 'utf8').trim();
  return ours.replace(/^Copyright.*$/m, holder);
}

/** Returns the file with the licences of all: each text once, below the packages that it covers. */
export function licencesFile(packages: readonly BundledPackage[]): string {
  const covered = Map.groupBy(packages, ({ text }) => text);
  const parts = [...covered].map(([text, of]) => {
    const names = of.map(({ name, version, licence }) => `* ${name} ${version} (${licence})`);
    return `${[...new Set(names)].join('\n')}\n\n${text.replace(/^/gm, '    ').trimEnd()}\n`;
  });
  return [
    '# Licences of the packages in the bundle\n',
    'The program is bundled with these packages, each under the licence below its name.\n',
    ...parts,
  ].join('\n');
}
