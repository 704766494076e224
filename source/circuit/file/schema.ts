// The JSON Schema of circuit files, made from the one definition in circuit.ts: for editors that complete and check YAML.
import * as z from 'zod';
import { circuitFile } from './circuit.ts';

/**
 * The JSON Schema of `circuit/1`: shapes and notations; what spans several fields only `readCircuit` sees. It is of draft 7,
 * which the language servers for YAML know.
 */
export function circuitSchema(): object {
  const schema = z.toJSONSchema(circuitFile, { io: 'input', target: 'draft-7' });
  return { title: 'circuit/1', ...schema };
}
