// Builds the library: its bundles and its types in dist/library/. With `--report` writes the report of its types instead.
import { join } from 'node:path';
import { SOURCE } from '../guards/source-text.ts';
import { bundleLibrary } from './bundle.mjs';
import { libraryTypes, writeReport, writeTypes } from './types.ts';

const folder = join(SOURCE, '..', 'dist', 'library');
if (process.argv.includes('--report')) {
  writeReport(libraryTypes());
} else {
  await bundleLibrary(folder);
  writeTypes(libraryTypes(), folder);
}
