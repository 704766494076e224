// Reads a circuit file: YAML text becomes a circuit and its board, or every fault at once with line, column and remedy.
import type { Document } from 'yaml';
import { type CheckDepth, checkCircuit, contentErrors } from '../checks/check.ts';
import type { FormulaBoard } from '../formula-board.ts';
import { type Circuit, circuitFile } from './circuit.ts';
import { type ContentFault, type Fault, quote } from './faults.ts';
import { type Locate, locator, placer } from './places.ts';
import { salvage } from './salvage.ts';
import { shapeFaults, told, valueAt } from './shape-faults.ts';
import { readYaml, referencesIn } from './yaml-text.ts';

export type ReadCircuit =
  | {
      readonly ok: true;
      readonly circuit: Circuit;
      readonly board: FormulaBoard;
      /** The warnings that the author has not accepted. */
      readonly warnings: readonly Fault[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Most characters of a circuit file, far more than any circuit needs. */
export const CIRCUIT_TEXT_MAX = 200_000;

/**
 * Reads and checks a circuit.
 * @param file name shown in faults; when it ends in `.yaml` the id must be its base name.
 * @param depth how far the check goes; without it nothing is solved.
 */
export function readCircuit(text: string, file: string, depth: CheckDepth = {}): ReadCircuit {
  const yaml = readYaml(text, CIRCUIT_TEXT_MAX);
  if (!yaml.ok) {
    const { offset } = yaml.excess;
    const message = `the file ${yaml.excess.message}`;
    const mend = 'take a circuit file';
    return refuse([{ file, ...placer(text)(offset), message, mend, severity: 'error' }]);
  }
  const { document } = yaml;
  const locate = locator(text, document);
  const broken = yamlFaults(document, text, file);
  if (broken.length > 0) return refuse(broken);
  const content: unknown = document.toJS();
  const place = (fault: ContentFault) => placed(fault, file, locate);
  const newer = newerFormat(content);
  if (newer !== undefined) return refuse([place(newer)]);
  const naming = idFaults(content, file).map(place);
  const parsed = circuitFile.safeParse(content);
  if (!parsed.success) {
    const shape = shapeFaults(parsed.error.issues, content);
    const rest = salvage(content, shape);
    const more = rest === undefined ? [] : contentErrors(rest.circuit);
    const sure = more.filter(fault => !(rest?.isDoubtful(fault) ?? true));
    return refuse([...naming, ...[...told(shape), ...sure].map(place)]);
  }
  const { board, errors, warnings } = checkCircuit(parsed.data, depth);
  if (board === undefined || naming.length > 0) {
    return refuse([...naming, ...[...errors, ...warnings].map(place)]);
  }
  return { ok: true, circuit: parsed.data, board, warnings: sorted(warnings.map(place)) };
}

// Returns a fault for a later version of the format, whose meaning this one cannot judge.
function newerFormat(content: unknown): ContentFault | undefined {
  const format = valueAt(content, ['format']);
  const [, version] = /^circuit\/(\d{1,6})$/.exec(String(format)) ?? [];
  if (version === undefined || Number(version) <= 1) return undefined;
  const message = `the format ${quote(format)} is of a newer Chicane`;
  return { path: ['format'], message, mend: 'update the program, or write circuit/1' };
}

function refuse(faults: readonly Fault[]): ReadCircuit {
  return { ok: false, faults: sorted(faults) };
}

function sorted(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function placed(fault: ContentFault, file: string, locate: Locate): Fault {
  const { message, mend, warning } = fault;
  const at = { file, ...locate(fault.path, fault.spot), message, mend };
  return warning === undefined
    ? { ...at, severity: 'error' }
    : { ...at, severity: 'warning', warning };
}

/** Returns the faults of text that is not YAML, and of references, which a circuit does not need. */
function yamlFaults(document: Document.Parsed, text: string, file: string): Fault[] {
  const placeAt = placer(text);
  const fault = (offset: number, message: string, mend: string): Fault => {
    return { file, ...placeAt(offset), message, mend, severity: 'error' };
  };
  const slip = document.errors.find(error => error.code !== 'DUPLICATE_KEY');
  // After its first syntax error the parser only guesses.
  const errors = document.errors.filter(error => error === slip || error.code === 'DUPLICATE_KEY');
  const faults = errors.map(error => {
    const message = `this is no YAML: ${firstSentence(error.message)}`;
    return fault(error.pos[0], message, 'mend it here or just before');
  });
  const references = referencesIn(document).map(offset =>
    fault(offset, 'a reference (*) is not allowed in a circuit', 'write the value itself'),
  );
  return [...faults, ...references];
}

function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/[.:]?\s*$/u, '');
}

function idFaults(content: unknown, file: string): ContentFault[] {
  const [, base] = /([^/\\]+)\.ya?ml$/.exec(file) ?? [];
  const id = content instanceof Object && 'id' in content ? content.id : undefined;
  if (base === undefined || typeof id !== 'string' || id === base) return [];
  const message = `the id is not the name of the file, ${base}`;
  return [{ path: ['id'], message, mend: `write id: ${base} or rename the file` }];
}
