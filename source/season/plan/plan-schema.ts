// The JSON Schema of plans, made from the definition in plan-shape.ts, for editors that complete and check YAML.
import * as z from 'zod';
import { planFile } from './plan-shape.ts';

/**
 * Returns the JSON Schema of `chicane-plan/1`: shapes and notations, without the checks across fields that only `readPlan`
 * makes. It is of draft 7, which language servers for YAML know.
 */
export function planSchema(): object {
  const schema = z.toJSONSchema(planFile, { io: 'input', target: 'draft-7' });
  return { title: 'chicane-plan/1', ...schema };
}
