// Bundles the library for Node, Bun, Deno and browsers: a file for each door, and what doors share in files of their own, so
// that a program that uses several has one copy of each class and each solved circuit.
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** The doors, by what stands behind `chicane/` in an import. */
export const DOORS = ['engine', 'drivers', 'seasons'];

/**
 * Bundles the library.
 * @param outdir below the folder in which the program runs
 * @returns what is in each file, as esbuild tells it
 */
export async function bundleLibrary(outdir) {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: DOORS.map(door => `source/library/${door}.ts`),
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    chunkNames: 'shared-[hash]',
    legalComments: 'linked',
    logLevel: 'warning',
  });
  return metafile;
}
