// Bundles the program into dist/ as production code, so that `npm start` only has to start it. Commands and the screen
// are separate chunks, so that a command without a screen loads none. `node source/check/build.mjs FOLDER` bundles it
// for others instead: one file, with short names.
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { bundleLibrary } from './library/bundle.mjs';

// Modules that libraries import but this program never uses: React's developer tools, which Ink loads only when
// DEV=true and which are not installed (as an external import they would be hoisted and fail at the start); Ajv, with
// which conf checks preferences that have a schema; and semver, with which it chooses migrations. What conf writes is
// written before any signal is heard, but its when-exit listens for all of them, so that no signal would end a program
// that computes.
const UNUSED = /^(react-devtools-core|ajv\/dist\/2020\.js|ajv-formats|when-exit|semver)$/;

const withoutUnused = {
  name: 'without-unused',
  setup(bundle) {
    bundle.onResolve({ filter: UNUSED }, () => ({ path: 'none', namespace: 'none' }));
    bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({
      contents: 'export default () => undefined; export const Ajv2020 = undefined',
    }));
  },
};

// string-width makes two things when it is loaded that take tens of milliseconds and that few starts need: the rules by
// which text falls into characters, and the pattern of all emoji. Neither is needed for the characters that this program
// draws, each a column wide (`SINGLE` in replay/text-width.ts).
const SINGLE =
  '/^[\\x20-\\x7e\\u00a1-\\u00ac\\u00ae-\\u017f–—‘’“”‥−◆◇✗→↗↘↑↓…•✔≈─-▟■□▲▸▼◂○●\\u2800-\\u28ff]*$/';
const LATE = [
  [
    /const segmenter = (new Intl\.Segmenter\(\));/,
    'let made; const segmenter = { segment: text => (made ??= $1).segment(text) };',
  ],
  [
    /const rgiEmojiRegex = (\/.*\/v);/,
    'let emoji; const rgiEmojiRegex = { test: text => (emoji ??= $1).test(text) };',
  ],
  [/\/\^\[\\u0020-\\u007E\]\*\$\/(?=\.test\(string\))/, SINGLE],
];

const lateWidths = {
  name: 'late-widths',
  setup(bundle) {
    bundle.onLoad({ filter: /string-width[/\\]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = LATE.reduce((so, [now, later]) => so.replace(now, later), text);
      // Another version may make them in another way.
      if (!contents.includes('made ??=')) throw new Error(`${path} has no segmenter that can wait`);
      return { contents };
    });
  },
};

// Returns the commit of the checkout, with a plus where something has been changed since; nothing outside Git.
function commit() {
  try {
    const words = ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=+'];
    return execFileSync('git', words, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

const [outdir = 'dist'] = process.argv.slice(2);
const isOneFile = outdir !== 'dist';

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { chicane: 'source/main.ts' },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: !isOneFile,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  minifySyntax: true,
  minifyWhitespace: true,
  minifyIdentifiers: isOneFile,
  legalComments: 'linked',
  logLevel: 'warning',
  define: {
    'process.env.NODE_ENV': '"production"',
    // The program uses no network. Yoga would fetch its own code from a data address and load Node's client for that.
    fetch: 'undefined',
    'process.env["CHICANE_COMMIT"]': JSON.stringify(commit()),
  },
  plugins: [withoutUnused, lateWidths],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
await bundleLibrary('dist/library');
