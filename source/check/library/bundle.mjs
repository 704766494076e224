// Bundles the library for Node, Bun, Deno and browsers: a file for each door, and what doors share in files of their own, so
// that a program that uses several has one copy of each class and each solved circuit.
import { readFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** The doors, by what stands behind `chicane/` in an import. */
export const DOORS = ['engine', 'drivers', 'seasons'];

// Zod can describe shapes as JSON Schema, which the doors never do.
const UNUSED = /[/\\]zod[/\\]v4[/\\]core[/\\](?:to-json-schema|json-schema-[a-z]+)\.js$/;

const withoutUnused = {
  name: 'without-unused',
  setup(bundle) {
    bundle.onLoad({ filter: UNUSED }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const exported = text.matchAll(
        /^export (?:const|function|class) (\w+)|^export \{ \w+ as (\w+) \}/gm,
      );
      const names = [...exported].map(([, own, renamed]) => `none as ${own ?? renamed}`);
      return { contents: `const none = () => () => undefined; export { ${names.join(', ')} };` };
    });
  },
};

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
    plugins: [withoutUnused],
  });
  return metafile;
}
