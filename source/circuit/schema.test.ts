import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { broken, EXAMPLE, OUTLINED } from '../testing/example-circuit.ts';
import { circuitSchema } from './schema.ts';

const schema = z.fromJSONSchema(circuitSchema() as Parameters<typeof z.fromJSONSchema>[0]);

test('the schema takes the example files', () => {
  for (const text of [EXAMPLE, OUTLINED]) {
    expect(schema.safeParse(parse(text)).error?.issues).toBeUndefined();
  }
});

test('the schema refuses unknown fields, wrong notations and missing fields', () => {
  for (const [from, to] of [
    ['place: Nowhere', 'plaice: Nowhere'],
    ['L60 2/3/4', 'L60 2-3-4'],
    ['stops: 1, bends: [R90]', 'bends: [R90]'],
  ] as const) {
    expect(schema.safeParse(parse(broken(EXAMPLE, from, to))).success).toBe(false);
  }
});

test('every field says what it holds', () => {
  expect(JSON.stringify(circuitSchema())).toContain('write the spaces of each lane');
});
