// Reads a file of this program that is written as YAML: its text becomes content with places, or faults.
import type { Document } from 'yaml';
import { type ContentFault, type Fault, quote } from './faults.ts';
import { type Locate, locator, placer } from './places.ts';
import { valueAt } from './shape-faults.ts';
import { readYaml, referencesIn } from './yaml-text.ts';

export interface FileKind {
  /** Its name in sentences: `circuit`. */
  readonly name: string;
  /** Its `format:` without the version: `circuit`. */
  readonly format: string;
  /** The version that this program reads; later ones need a newer program. */
  readonly version: number;
  /** Most characters, far more than any such file needs. */
  readonly charactersMax: number;
}

export type YamlFile =
  | {
      readonly ok: true;
      readonly content: unknown;
      place(fault: ContentFault): Fault;
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Parses a file and checks its limits and its version. */
export function readYamlFile(text: string, file: string, kind: FileKind): YamlFile {
  const yaml = readYaml(text, kind.charactersMax);
  if (!yaml.ok) {
    const { offset } = yaml.excess;
    const message = `the file ${yaml.excess.message}`;
    const mend = `take a ${kind.name} file`;
    return refuse([{ file, ...placer(text)(offset), message, mend, severity: 'error' }]);
  }
  const { document } = yaml;
  const locate = locator(text, document);
  const broken = yamlFaults(document, text, file, kind);
  if (broken.length > 0) return refuse(broken);
  const content: unknown = document.toJS();
  const place = (fault: ContentFault) => placed(fault, file, locate);
  const newer = newerFormat(content, kind);
  return newer === undefined ? { ok: true, content, place } : refuse([place(newer)]);
}

/** Returns faults in the order of their lines. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function refuse(faults: readonly Fault[]): YamlFile {
  return { ok: false, faults: inOrder(faults) };
}

// Returns a fault for a later version of the format, which this program cannot judge.
function newerFormat(content: unknown, { format, version }: FileKind): ContentFault | undefined {
  const value = valueAt(content, ['format']);
  const [, name, number] = /^(.+)\/(\d{1,6})$/.exec(String(value)) ?? [];
  if (name !== format || Number(number) <= version) return undefined;
  const message = `the format ${quote(value)} comes from a newer Chicane`;
  const mend = `update the program, or write ${format}/${version}`;
  return { path: ['format'], message, mend };
}

function placed(fault: ContentFault, file: string, locate: Locate): Fault {
  const { message, mend, warning, severity } = fault;
  const at = { file, ...locate(fault.path, fault.spot), message, mend };
  if (warning !== undefined) return { ...at, severity: 'warning', warning };
  return { ...at, severity: severity ?? 'error' };
}

/** Returns the faults of text that is not YAML, and of references, which such a file does not need. */
function yamlFaults(
  document: Document.Parsed,
  text: string,
  file: string,
  { name }: FileKind,
): Fault[] {
  const placeAt = placer(text);
  const fault = (offset: number, message: string, mend: string): Fault => {
    return { file, ...placeAt(offset), message, mend, severity: 'error' };
  };
  const slip = document.errors.find(error => error.code !== 'DUPLICATE_KEY');
  // After its first syntax error the parser only guesses.
  const errors = document.errors.filter(error => error === slip || error.code === 'DUPLICATE_KEY');
  const faults = errors.map(error => {
    const message = `this is no YAML: ${firstSentence(error.message)}`;
    return fault(error.pos[0], message, 'correct it here or just before');
  });
  const references = referencesIn(document).map(offset =>
    fault(offset, `a reference (*) is not allowed in a ${name}`, 'write the value itself'),
  );
  return [...faults, ...references];
}

function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/[.:]?\s*$/u, '');
}
