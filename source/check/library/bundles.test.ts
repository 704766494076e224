// The bundles: what they hold, what they weigh, and that their types are those of the report in the repository.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleLibrary } from './bundle.mjs';
import { apiReport } from './roll-up.ts';
import { keptReport, libraryTypes } from './types.ts';

const folder = mkdtempSync(join(tmpdir(), 'chicane-library-'));
afterAll(() => rmSync(folder, { recursive: true }));

let outputs: Metafile['outputs'];
beforeAll(async () => {
  outputs = (await bundleLibrary(folder)).outputs;
});

/** Returns a bundle with everything that it loads. */
function loadedBy(file: string): ReadonlySet<string> {
  const own = outputs[file]?.imports.map(({ path }) => path) ?? [];
  return new Set([file, ...own.flatMap(path => [...loadedBy(path)])]);
}

function packed(files: Iterable<string>): number {
  const sizes = [...files].map(file => gzipSync(readFileSync(file), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const door = (name: string) => loadedBy(relative(process.cwd(), join(folder, `${name}.js`)));

describe('the bundles', () => {
  test('import nothing but each other, so that a browser can load them', () => {
    const outside = Object.values(outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external === true),
    );
    expect(outside).toEqual([]);
    for (const file of Object.keys(outputs)) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/["']node:/);
    }
  });

  test('hold no screen and no disk', () => {
    const inputs = Object.values(outputs).flatMap(output => Object.keys(output.inputs));
    const rooms = inputs.filter(path =>
      /^source\/(?:ui|cli|session|storage)\/|react|ink/.test(path),
    );
    expect(rooms).toEqual([]);
  });

  test('weigh at most 185 kB packed for the engine, and 90 more for the drivers', () => {
    const engine = door('engine');
    expect(packed(engine)).toBeLessThan(185);
    expect(packed([...door('drivers')].filter(file => !engine.has(file)))).toBeLessThan(90);
  });
});

test('the report in the repository shows the types that others see; npm run api writes it anew', () => {
  expect(apiReport(libraryTypes())).toBe(keptReport());
});
