// Bundles the program into dist/ as production code, so that `npm start` only has to start it. Commands and the screen
// are separate chunks, so that a command without a screen loads none.
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

// Modules that libraries import but this program never uses: React's developer tools, which Ink loads only when
// DEV=true and which are not installed (as an external import they would be hoisted and fail at the start), and Ajv,
// with which conf checks preferences that have a schema.
const UNUSED = /^(react-devtools-core|ajv\/dist\/2020\.js|ajv-formats)$/;

const withoutUnused = {
  name: 'without-unused',
  setup(bundle) {
    bundle.onResolve({ filter: UNUSED }, () => ({ path: 'none', namespace: 'none' }));
    bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({
      contents: 'export default undefined; export const Ajv2020 = undefined',
    }));
  },
};

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    chicane: 'source/main.ts',
    'race-worker': 'source/cli/simulation/race-worker.ts',
    'table-worker': 'source/cli/tables/table-worker.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'linked',
  logLevel: 'warning',
  define: {
    'process.env.NODE_ENV': '"production"',
    // The program uses no network. Yoga would fetch its own code from a data address and load Node's client for that.
    fetch: 'undefined',
  },
  plugins: [withoutUnused],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
