// The catalogues of the printed rules: for each row the files that play it and the tests that cover it.
//   node source/check/formula-de/catalogue.ts --write    renews catalogue.md in the folder of every book, and the tables of the family's page
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderOf } from '../orders.ts';
import { CATALOGUES, type Catalogue, type PlayableRow } from './catalogues.ts';
import { FAMILY_PAGE, renewedPage } from './family-page.ts';

/** The folder of the family's books and their chapters. */
export const FAMILY = join(import.meta.dirname, '../../rules/formula-de');

// A weekend is run by sessions, and so its rows are played and tested there.
const SOURCE = join(import.meta.dirname, '../..');
const SESSIONS = join(SOURCE, 'session');

/** A row of a catalogue, and the files that deal with it. */
export interface CatalogueRow extends PlayableRow {
  /** Files of chapters and sessions that name it. */
  readonly played: readonly string[];
  /** Test files that name it. */
  readonly tested: readonly string[];
  /** Test files that name the row with the same content; empty when there is none. */
  readonly testedAs: readonly string[];
  /** Why it needs no tests of its own: another row, or a reason; empty otherwise. */
  readonly instead: string;
}

/** Returns the path of a catalogue's table. */
export function catalogueFile({ folder }: Catalogue): string {
  return join(FAMILY, folder, 'catalogue.md');
}

/** Returns every row of the catalogues once, in the order of print. */
export function catalogueRows(
  catalogues: readonly Catalogue[] = CATALOGUES,
): readonly CatalogueRow[] {
  const sources = [...sourcesIn(FAMILY, FAMILY), ...sourcesIn(SESSIONS, SOURCE)];
  const naming = (rule: string, tests: boolean) =>
    sources
      .filter(({ file, text }) => file.endsWith('.test.ts') === tests && names(text, rule))
      .map(({ file }) => file);
  return catalogues.flatMap(catalogue =>
    catalogue.rows.map(row => {
      const same = catalogue.sameAs[row.rule];
      return {
        ...row,
        played: naming(row.rule, false),
        tested: naming(row.rule, true),
        testedAs: same === undefined ? [] : naming(same, true),
        instead: insteadOf(row, catalogue),
      };
    }),
  );
}

/** Returns the rows that neither a test nor a reason covers. */
export function uncovered(rows: readonly CatalogueRow[], catalogue: Catalogue): readonly string[] {
  return rows
    .filter(({ rule, kind, tested, testedAs }) => {
      if (tested.length > 0 || testedAs.length > 0) return false;
      if (catalogue.sameAs[rule] !== undefined) return true;
      return kind !== 'referee' && catalogue.beyondTests[rule] === undefined;
    })
    .map(row => row.rule);
}

/** Returns the table of a catalogue as Markdown, and below it the rows that no program plays. */
export function catalogueText(
  rows: readonly CatalogueRow[],
  { name, unplayable }: Catalogue,
): string {
  const list = (files: readonly string[]) => files.map(file => `\`${file}\``).join(' ');
  const lines = rows.map(({ rule, kind, played, tested, instead }) => {
    const cover = tested.length > 0 ? list(tested) : instead;
    return `| ${rule} | ${kind} | ${list(played)} | ${cover} |`;
  });
  const left = unplayable.map(({ rule, about, reason }) => `| ${rule} | ${about} | ${reason} |`);
  const none = ['## Rows that no program plays', '', '| row | about | why |', '|---|---|---|'];
  return [
    `# The rows of ${name} and where they live`,
    '',
    'Written by `npm run catalogue`; a test fails when a row is covered by nothing.',
    'Files are those of `source/rules/formula-de`, and of `source/session`; `chicane rules` prints the rows themselves.',
    '',
    '| row | kind | played in | covered by |',
    '|---|---|---|---|',
    ...lines,
    ...(left.length === 0 ? [] : ['', ...none, ...left]),
    '',
  ].join('\n');
}

function insteadOf({ rule, kind }: PlayableRow, catalogue: Catalogue): string {
  const same = catalogue.sameAs[rule];
  if (same !== undefined) return `as ${same}`;
  const reason = kind === 'referee' ? "a referee's duty: see its text" : '';
  return catalogue.beyondTests[rule] ?? reason;
}

// The files of a folder, named by their path below another one.
function sourcesIn(folder: string, top: string) {
  return filesIn(folder).map(file => ({
    file: file.slice(top.length + 1),
    text: readFileSync(file, 'utf8'),
  }));
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
      about: 'The catalogues of the printed rules: where each row is played and tested.',
      flags: { write: { type: 'boolean', default: false, says: 'renew the tables' } },
    },
    given => given.write,
  );
  if (!isMeant) console.log('Say --write to renew the tables.');
  else {
    for (const one of CATALOGUES) {
      writeFileSync(catalogueFile(one), catalogueText(catalogueRows([one]), one));
    }
    writeFileSync(FAMILY_PAGE, renewedPage(readFileSync(FAMILY_PAGE, 'utf8')));
  }
}
