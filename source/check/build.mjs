// Bundles the program into dist/: one production file, so that `npm start` only starts it.
import { build } from 'esbuild';

await build({
  entryPoints: ['source/main.tsx'],
  outfile: 'dist/chicane.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  minifySyntax: true,
  sourcemap: false,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Ink asks for the developer tools only when DEV=true; as an external they would be hoisted and fail at the start.
  alias: { 'react-devtools-core': './source/check/empty.mjs' },
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
