// Reads a circuit file: YAML text becomes a circuit and its board, or every fault at once with line, column and remedy.
import { type CheckDepth, checkCircuit, contentErrors } from '../checks/check.ts';

import type { FormulaBoard } from '../formula-board.ts';
import { type Circuit, circuitFile } from './circuit.ts';
import { CIRCUIT_WORDS } from './circuit-words.ts';
import type { ContentFault, Fault } from './faults.ts';
import { salvage } from './salvage.ts';
import { shapeFaults, told } from './shape-faults.ts';
import { type FileKind, inOrder, readYamlFile } from './yaml-file.ts';

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
const CIRCUIT_TEXT_MAX = 200_000;
/** Most bytes of a file that is read as a circuit; a character may need four. */
export const CIRCUIT_BYTES_MAX = 4 * CIRCUIT_TEXT_MAX;

const KIND: FileKind = {
  name: 'circuit',
  format: 'circuit',
  version: 1,
  charactersMax: CIRCUIT_TEXT_MAX,
};

/**
 * Reads and checks a circuit.
 * @param file name shown in faults; when it ends in `.yaml` the id must be its base name.
 * @param depth how far the check goes; without it nothing is solved.
 */
export function readCircuit(text: string, file: string, depth: CheckDepth = {}): ReadCircuit {
  const yaml = readYamlFile(text, file, KIND);
  if (!yaml.ok) return yaml;
  const { content, place } = yaml;
  const naming = idFaults(content, file).map(place);
  const parsed = circuitFile.safeParse(content);
  if (!parsed.success) {
    const shape = shapeFaults(parsed.error.issues, content, CIRCUIT_WORDS);
    const rest = salvage(content, shape);
    const more = rest === undefined ? [] : contentErrors(rest.circuit);
    const sure = more.filter(fault => !(rest?.isDoubtful(fault) ?? true));
    return refuse([...naming, ...[...told(shape, CIRCUIT_WORDS), ...sure].map(place)]);
  }
  const { board, errors, warnings } = checkCircuit(parsed.data, depth);
  if (board === undefined || naming.length > 0) {
    return refuse([...naming, ...[...errors, ...warnings].map(place)]);
  }
  return { ok: true, circuit: parsed.data, board, warnings: inOrder(warnings.map(place)) };
}

function refuse(faults: readonly Fault[]): ReadCircuit {
  return { ok: false, faults: inOrder(faults) };
}

function idFaults(content: unknown, file: string): ContentFault[] {
  const [, base] = /([^/\\]+)\.ya?ml$/.exec(file) ?? [];
  const id = content instanceof Object && 'id' in content ? content.id : undefined;
  if (base === undefined || typeof id !== 'string' || id === base) return [];
  const message = `the id is not the name of the file, ${base}`;
  return [{ path: ['id'], message, mend: `write id: ${base} or rename the file` }];
}
