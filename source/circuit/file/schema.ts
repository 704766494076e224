// The JSON Schema of circuit files, made from the definition in circuit.ts, for editors that complete and check YAML.
import * as z from 'zod';
import { circuitFile } from './circuit.ts';

/**
 * Returns the JSON Schema of `circuit/1`: shapes and notations, without the checks across fields that only
 * `readCircuit` makes. It is of draft 7, which language servers for YAML know.
 */
export function circuitSchema(): object {
  const schema = z.toJSONSchema(circuitFile, { io: 'input', target: 'draft-7' });
  return { title: 'circuit/1', ...schema };
}
