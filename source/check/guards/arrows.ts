// The imports allowed between rooms and from outside: house rules that no compiler checks.
import { houseImport, isTest, isTestsOwn, type SourceFile } from './source-text.ts';

const CORE = ['kit', 'circuit', 'rules'] as const;
const AROUND = ['drivers', 'replay', 'storage'] as const;
const SCREENLESS = [...CORE, 'season', ...AROUND, 'session', 'protocol'] as const;

/** The rooms that each room may import besides itself; `kit` is `rules/kit`, `main` the files at the top. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  circuit: ['kit'],
  rules: ['kit', 'circuit'],
  drivers: CORE,
  replay: CORE,
  season: [...CORE, 'replay'],
  storage: [...CORE, 'season'],
  library: [...CORE, 'season', 'drivers', 'replay'],
  // Examples use the library as others do, by its name.
  examples: [],
  session: [...CORE, 'season', ...AROUND],
  protocol: [...CORE, 'season', ...AROUND, 'session'],
  ui: [...CORE, 'season', ...AROUND, 'session'],
  cli: [...SCREENLESS, 'ui'],
  main: ['cli'],
  testing: [...SCREENLESS, 'library', 'ui', 'cli'],
  check: [...SCREENLESS, 'library', 'ui', 'cli', 'main', 'testing'],
};

/** Rooms whose results depend on nothing but their arguments. */
const PURE_ROOMS: readonly string[] = ['kit', 'rules', 'circuit', 'drivers', 'season', 'library'];
/** Packages that only compute. */
const PURE_PACKAGES: readonly string[] = [
  'pure-rand',
  'zod',
  'yaml',
  '@noble/hashes',
  'fastest-levenshtein',
];
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bglobalThis\b|\bset(?:Timeout|Interval|Immediate)\b|\bcrypto\b|\bconsole\b|\bfetch\b/;
// A path that goes up leads out of the folder that was made; with an empty name before it, out of the repository.
const REMOVES_ABOVE = /\brm(?:Sync)?\([^;]*['"`]\.\./;
const LINES_MAX = 400;
// Test files may be longer, so that the examples of a chapter stay in one file.
const TEST_LINES_MAX = 650;
// A type follows one of the first characters and precedes one of the last.
const ANY = /(?::|<|\||&|,|=|\bas|\bextends)\s*any\b\s*(?:[[\]>,;)=|&{}]|$)/m;
// Assembled from parts, so that this file does not forbid itself.
const SUPPRESSIONS = ['biome', 'eslint', 'oxlint', 'prettier'].map(tool => `${tool}-ignore`);
const FORBIDDEN_WORDS = [
  ...SUPPRESSIONS,
  ...['ignore', 'expect-error', 'nocheck'].map(word => `@ts-${word}`),
  ...['TO', 'FIX'].map(word => `${word}${word === 'TO' ? 'DO' : 'ME'}`),
];

function roomOf(path: string): string {
  if (path.startsWith('rules/kit/')) return 'kit';
  const [first, second] = path.split('/');
  return first === undefined || second === undefined ? 'main' : first;
}

// Reports whether a file is a chapter such as `rules/formula-de/chapters/x.ts`, which may import its own folder and
// what lies beside it, but not the folder of a book.
function isChapter(path: string): boolean {
  return /^rules\/[\w-]+\/chapters\//.test(path);
}

function isOfFamily(target: string): boolean {
  return !/^rules\/[\w-]+\/(?!chapters\/)[\w-]+\//.test(target);
}

/** Returns every forbidden import of a file as a sentence. */
export function arrowFaults(file: SourceFile): readonly string[] {
  const room = roomOf(file.path);
  const allowed = ARROWS[room];
  if (allowed === undefined) {
    return [`${file.path} lies in no room of the house; give ${room} a line in arrows.ts`];
  }
  const test = isTest(file.path);
  return file.imports.flatMap(named => {
    const target = houseImport(file, named);
    if (target === undefined) return [];
    if (isTestsOwn(target) && !test) return [`${file.path} imports ${target}, which is for tests`];
    if (isChapter(file.path) && !isOfFamily(target) && !test) {
      return [`${file.path} imports ${target}: a chapter serves every book, and knows none`];
    }
    const other = roomOf(target);
    if (other === room || allowed.includes(other)) return [];
    if (test && (other === 'testing' || other === 'check')) return [];
    return [`${file.path} imports ${target}: ${room} may not import ${other}`];
  });
}

/** Returns what a pure room takes from outside although it must not: packages, clock, chance, environment. */
export function impurities(file: SourceFile): readonly string[] {
  if (!PURE_ROOMS.includes(roomOf(file.path)) || isTest(file.path)) return [];
  const packages = file.imports
    .filter(named => !named.startsWith('.'))
    .filter(named => !PURE_PACKAGES.some(one => named === one || named.startsWith(`${one}/`)))
    .map(named => `${file.path} imports ${named}`);
  const outside = file.imports
    .filter(named => named.startsWith('.') && houseImport(file, named) === undefined)
    .map(named => `${file.path} imports ${named} from outside the sources`);
  const word = IMPURE.exec(file.code)?.[0];
  return [...packages, ...outside, ...(word === undefined ? [] : [`${file.path} uses ${word}`])];
}

/** Returns faults of form: length, default exports, `any`, suppressions and unfinished work. */
export function formFaults(file: SourceFile): readonly string[] {
  const faults: string[] = [];
  const lines = file.text.split('\n').length - 1;
  const most = isTest(file.path) ? TEST_LINES_MAX : LINES_MAX;
  if (lines > most) faults.push(`${file.path} has ${lines} lines; ${most} is the alarm`);
  const config = file.path.endsWith('.config.ts');
  if (
    /\.tsx?$/.test(file.path) &&
    !config &&
    /^\s*export\s+default\b|\bas\s+default\b/m.test(file.code)
  ) {
    faults.push(`${file.path} has a default export`);
  }
  if (/\.tsx?$/.test(file.path) && ANY.test(file.code)) faults.push(`${file.path} says any`);
  if (REMOVES_ABOVE.test(file.text))
    faults.push(`${file.path} removes a folder by a path that goes up`);
  for (const word of FORBIDDEN_WORDS) {
    if (file.text.includes(word)) faults.push(`${file.path} says ${word}`);
  }
  return faults;
}
