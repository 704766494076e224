// The JSON Schema of circuit files, made from the one definition in circuit.ts: for editors that complete and check YAML.
import { z } from 'zod';
import { circuitFile } from './circuit.ts';

/** The JSON Schema (draft 2020-12) of `circuit/1`: shapes and notations; what spans several fields only `readCircuit` sees. */
export function circuitSchema(): object {
  return { title: 'circuit/1', ...z.toJSONSchema(circuitFile, { io: 'input' }) };
}
