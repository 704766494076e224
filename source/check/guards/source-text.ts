// The sources as text: which files there are, what they import, and their code without comments and strings.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

export const SOURCE = dirname(dirname(import.meta.dirname));

export interface SourceFile {
  /** Path below `source/`, with slashes: `rules/kit/dice.ts`. */
  readonly path: string;
  readonly text: string;
  /** The names in its imports, exports, dynamic imports and requires, as written. */
  readonly imports: readonly string[];
  /** The text without comments and with the content of its strings removed. */
  readonly code: string;
}

const CODE_FILE = /\.(?:ts|tsx|mts|mjs|cjs|js)$/;

/** Returns every code file under `source/`, ordered by path. */
export function readSources(): readonly SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && CODE_FILE.test(entry.name))
    .map(entry => relative(SOURCE, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map(path => sourceFile(path, readFileSync(join(SOURCE, path), 'utf8')));
}

export function sourceFile(path: string, text: string): SourceFile {
  return { path, text, imports: importsOf(text), code: codeOf(text) };
}

/** Returns what an import names as a path below `source/`, undefined for a package or a file outside. */
export function houseImport(file: SourceFile, named: string): string | undefined {
  if (!named.startsWith('.')) return undefined;
  const path = normalize(join(dirname(file.path), named)).replaceAll('\\', '/');
  return path.startsWith('..') ? undefined : path;
}

/** Reports whether a file is only for tests and checks, so that its imports never reach a player. */
export function isTest(path: string): boolean {
  return isTestsOwn(path) || path.startsWith('testing/') || path.startsWith('check/');
}

/** Reports whether a file is a test, or a fixture beside one. */
export function isTestsOwn(path: string): boolean {
  return /\.(?:test|fixture)\.tsx?$/.test(path);
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
/** Returns a text without its comments but with its strings. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, '');
}

const STATEMENT = /^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm;
const CALL = /\b(?:import|require|require\.resolve)\(\s*['"]([^'"\n]+)['"]/g;

function importsOf(text: string): readonly string[] {
  const code = withoutComments(text);
  return [...code.matchAll(STATEMENT), ...code.matchAll(CALL)].flatMap(match => match[1] ?? []);
}

const TOKENS =
  /(\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function codeOf(text: string): string {
  return text.replace(TOKENS, (_, comment) => (comment === undefined ? "''" : ''));
}
