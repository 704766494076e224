// The catalogue of the Masters booklet: for each row the files that play it and the tests that cover it.
//   node source/check/formula-de/catalogue.ts --write    renews source/rules/formula-de/masters/catalogue.md
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapters } from '../../rules/formula-de/masters/text/book-texts.ts';
import { BEYOND_TESTS, SAME_AS } from '../../rules/formula-de/masters/text/same-as.ts';
import type { Statement } from '../../rules/text/statement.ts';
import { orderOf } from '../orders.ts';

/** Where the books of the family and their chapters lie. */
export const FAMILY = join(import.meta.dirname, '../../rules/formula-de');
/** Where the table lies. */
export const CATALOGUE_FILE = join(FAMILY, 'masters/catalogue.md');

/** A row of the catalogue and where it lives. */
export interface CatalogueRow {
  readonly rule: string;
  readonly kind: Statement['kind'];
  /** Chapter files that name it. */
  readonly played: readonly string[];
  /** Test files that name it. */
  readonly tested: readonly string[];
  /** Why it needs none of its own: another row, or a reason; empty otherwise. */
  readonly instead: string;
}

/** Every row once, in the order of the booklet. */
export function catalogueRows(): readonly CatalogueRow[] {
  const sources = filesIn(FAMILY).map(file => ({
    file: file.slice(FAMILY.length + 1),
    text: readFileSync(file, 'utf8'),
  }));
  const rules = new Map(
    chapters.flatMap(chapter => chapter.statements).map(one => [one.rule, one.kind]),
  );
  const naming = (rule: string, tests: boolean) =>
    sources
      .filter(({ file, text }) => file.endsWith('.test.ts') === tests && names(text, rule))
      .map(({ file }) => file);
  return [...rules].map(([rule, kind]) => ({
    rule,
    kind,
    played: naming(rule, false),
    tested: naming(rule, true),
    instead: insteadOf(rule, kind),
  }));
}

/** Rows that neither a test nor a reason covers. */
export function uncovered(rows: readonly CatalogueRow[]): readonly string[] {
  const tested = new Set(rows.filter(row => row.tested.length > 0).map(row => row.rule));
  return rows
    .filter(({ rule, kind }) => {
      const same = SAME_AS[rule];
      if (same !== undefined) return !tested.has(same) && !tested.has(rule);
      return !tested.has(rule) && kind !== 'referee' && BEYOND_TESTS[rule] === undefined;
    })
    .map(row => row.rule);
}

/** The table as Markdown. */
export function catalogueText(rows: readonly CatalogueRow[]): string {
  const list = (files: readonly string[]) => files.map(file => `\`${file}\``).join(' ');
  const lines = rows.map(({ rule, kind, played, tested, instead }) => {
    const cover = tested.length > 0 ? list(tested) : instead;
    return `| ${rule} | ${kind} | ${list(played)} | ${cover} |`;
  });
  return [
    '# The rows of the Masters booklet and where they live',
    '',
    'Written by `npm run catalogue`; a test fails when a row is covered by nothing.',
    'Files are those of `source/rules/formula-de`; `chicane rules` prints the rows themselves.',
    '',
    '| row | kind | played in | covered by |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

function insteadOf(rule: string, kind: Statement['kind']): string {
  const same = SAME_AS[rule];
  if (same !== undefined) return `as ${same}`;
  return BEYOND_TESTS[rule] ?? (kind === 'referee' ? "a referee's duty: see its text" : '');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'text' ? [] : filesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

// `M-6-2` must not be found in `M-6-2-1`.
function names(text: string, rule: string): boolean {
  for (let at = text.indexOf(rule); at >= 0; at = text.indexOf(rule, at + 1)) {
    if (!/^[-0-9A-Za-z]/.test(text.slice(at + rule.length))) return true;
  }
  return false;
}

if (import.meta.main) {
  const isMeant = orderOf(
    {
      about: 'The catalogue of the Masters booklet: where each row is played and tested.',
      flags: { write: { type: 'boolean', default: false, says: 'renew the table' } },
    },
    given => given.write,
  );
  if (isMeant) writeFileSync(CATALOGUE_FILE, catalogueText(catalogueRows()));
  else console.log('Say --write to renew the table.');
}
