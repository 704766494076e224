// The catalogues of printed rules: for each row the files that play it and the tests that cover it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookText } from '../../rules/text/book-text.ts';
import type { Statement } from '../../rules/text/statement.ts';

const SOURCE = join(import.meta.dirname, '../..');

export interface PlayableRow {
  readonly rule: string;
  readonly kind: Statement['kind'] | 'setup' | 'ruling';
}

export interface UnplayableRow {
  readonly rule: string;
  readonly about: string;
  readonly reason: string;
}

export interface Catalogue {
  /** Folder of its game below `source/`. */
  readonly home: string;
  /** Folder of its books in the game, which also holds the table; empty for the game's own. */
  readonly folder: string;
  /** Other folders below `source/` that play or test rows. */
  readonly elsewhere: readonly string[];
  /** Name of what is printed, such as `the Masters booklet`. */
  readonly name: string;
  readonly texts: readonly BookText[];
  /** Every row once, in the order of print. */
  readonly rows: readonly PlayableRow[];
  readonly unplayable: readonly UnplayableRow[];
  /** For some rows the one whose tests cover it, perhaps in another catalogue. */
  readonly sameAs: Readonly<Record<string, string>>;
  /** For some rows why no test of the rules can cover them. */
  readonly beyondTests: Readonly<Record<string, string>>;
}

export interface CatalogueRow extends PlayableRow {
  /** Files that name it: those of the game by their path in it, others by that below `source/`. */
  readonly played: readonly string[];
  readonly tested: readonly string[];
  /** Test files that name the row with the same content; empty when there is none. */
  readonly testedAs: readonly string[];
  /** Why it needs no tests of its own: another row, or a reason; empty otherwise. */
  readonly instead: string;
}

export function catalogueFile({ home, folder }: Catalogue): string {
  return join(SOURCE, home, folder, 'catalogue.md');
}

/** Returns every row of the catalogues once, in the order of print. */
export function catalogueRows(catalogues: readonly Catalogue[]): readonly CatalogueRow[] {
  return catalogues.flatMap(catalogue => {
    const sources = sourcesOf(catalogue);
    const naming = (rule: string, tests: boolean) =>
      sources
        .filter(({ file, text }) => file.endsWith('.test.ts') === tests && names(text, rule))
        .map(({ file }) => file);
    return catalogue.rows.map(row => {
      const same = catalogue.sameAs[row.rule];
      return {
        ...row,
        played: naming(row.rule, false),
        tested: naming(row.rule, true),
        testedAs: same === undefined ? [] : naming(same, true),
        instead: insteadOf(row, catalogue),
      };
    });
  });
}

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
  { home, elsewhere, name, unplayable }: Catalogue,
): string {
  const list = (files: readonly string[]) => files.map(file => `\`${file}\``).join(' ');
  const lines = rows.map(({ rule, kind, played, tested, instead }) => {
    const cover = tested.length > 0 ? list(tested) : instead;
    return `| ${rule} | ${kind} | ${list(played)} | ${cover} |`;
  });
  const others = elsewhere.map(folder => `\`source/${folder}\``).join(', ');
  const left = unplayable.map(({ rule, about, reason }) => `| ${rule} | ${about} | ${reason} |`);
  const none = ['## Rows that no program plays', '', '| row | about | why |', '|---|---|---|'];
  return [
    `# The rows of ${name} and where they live`,
    '',
    'Written by `npm run catalogue`; a test fails when a row is covered by nothing.',
    `Files are those of \`source/${home}\`, and of ${others}; \`chicane rules\` prints the rows themselves.`,
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

function sourcesOf({ home, elsewhere }: Catalogue) {
  return [
    ...sourcesIn(join(SOURCE, home), join(SOURCE, home)),
    ...elsewhere.flatMap(folder => sourcesIn(join(SOURCE, folder), SOURCE)),
  ];
}

function sourcesIn(folder: string, top: string) {
  return filesIn(folder).map(file => ({
    file: file.slice(top.length + 1),
    text: withRanges(readFileSync(file, 'utf8'), file.endsWith('.test.ts')),
  }));
}

// `CFR-4 to CFR-6` names CFR-5 too, but not in the heading of a test file, which only says what it is about.
function withRanges(text: string, tests: boolean): string {
  const heading = tests ? (/^(?:\/\/.*\n)*/.exec(text)?.[0].length ?? 0) : 0;
  return text.slice(0, heading) + expanded(text.slice(heading));
}

function expanded(text: string): string {
  return text.replace(
    /\b([A-Z]+)-(\d+) to(?: |\n *(?:\/\/|\*) )\1-(\d+)\b/g,
    (whole, book, from, to) => {
      const between = Array.from({ length: Number(to) - Number(from) - 1 }, (_, i) => i + 1);
      return [whole, ...between.map(step => `${book}-${Number(from) + step}`)].join(' ');
    },
  );
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
