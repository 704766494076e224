// Bundles the program into dist/ as production code, so that `npm start` only starts it. Commands and the screen are chunks
// of their own: a command that needs no screen loads none.
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

// Ink asks for React's developer tools only when DEV=true; they are not installed, and as an external import they would be
// hoisted and fail at the start.
const withoutDeveloperTools = {
  name: 'without-developer-tools',
  setup(bundle) {
    bundle.onResolve({ filter: /^react-devtools-core$/ }, () => ({
      path: 'none',
      namespace: 'none',
    }));
    bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({
      contents: 'export default undefined',
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
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [withoutDeveloperTools],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
