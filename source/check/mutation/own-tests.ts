// Finds the tests of each chapter of the rules: those that bear its name, those of the catalogue rows that it plays,
// and for chapters of movements the second telling of the legal ways.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { CatalogueRow } from '../catalogue/catalogue.ts';
import { FAMILY } from '../formula-de/catalogues.ts';
import { SOURCE } from '../guards/source-text.ts';

const CHAPTERS = join(FAMILY, 'chapters');
const WAYS_TEST = join(SOURCE, 'check/formula-de/ways.test.ts');
const MOVEMENTS: readonly string[] = [
  'corners',
  'driving-code',
  'movement',
  'overshooting',
  'sliding',
  'slipstream',
  'soft-bonus',
];

// The chapters stand in rooms by what they are about.
const FILES = new Map(
  readdirSync(CHAPTERS, { encoding: 'utf8', recursive: true })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => [basename(file, '.ts'), file]),
);

/** Returns the names of all chapters: `blocking`, `corners`, … */
export function chapterNames(): readonly string[] {
  return [...FILES.keys()].sort();
}

/**
 * Returns the absolute path of a chapter.
 * @throws RangeError when there is none of that name
 */
export function chapterFile(chapter: string): string {
  const file = FILES.get(chapter);
  if (file === undefined) throw new RangeError(`there is no chapter ${chapter}`);
  return join(CHAPTERS, file);
}

/** Returns the absolute paths of a chapter's test files, the one of its name first. */
export function ownTests(chapter: string, rows: readonly CatalogueRow[]): readonly string[] {
  const file = relative(FAMILY, chapterFile(chapter));
  const played = rows.filter(row => row.played.includes(file));
  const named = played.flatMap(row => [...row.tested, ...row.testedAs]);
  const own = [file.replace(/\.ts$/, '.test.ts'), ...named].map(file => join(FAMILY, file));
  const all = MOVEMENTS.includes(chapter) ? [...own, WAYS_TEST] : own;
  return [...new Set(all)].filter(file => existsSync(file));
}
