import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { anyCircuit, anyOutline } from '../../testing/circuits/any-circuit.ts';
import { EXAMPLE, OUTLINED } from '../../testing/circuits/example-circuit.ts';
import { volume } from '../../testing/volume.ts';
import { circuitFile } from './circuit.ts';
import { readCircuit } from './read.ts';
import { writeCircuit } from './write.ts';

test('reading what was written gives an equal circuit', () => {
  fc.assert(
    fc.property(anyCircuit, circuit => {
      const read = readCircuit(writeCircuit(circuit), `${circuit.id}.yaml`);
      expect(read.ok && read.circuit).toEqual(circuit);
    }),
    { numRuns: volume(60, 200) },
  );
});

test('outlines come back to the last digit', () => {
  const head = readCircuit(OUTLINED, 'rectangle.yaml');
  if (!head.ok) throw new Error('the example is broken');
  fc.assert(
    fc.property(anyOutline, outline => {
      const text = writeCircuit({ ...head.circuit, outline });
      expect(circuitFile.parse(parse(text)).outline).toEqual(outline);
      expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(90);
    }),
  );
});

test('a file in the style of the house is written as it was', () => {
  const read = readCircuit(EXAMPLE, 'foxdale.yaml');
  expect(read.ok && writeCircuit(read.circuit)).toBe(EXAMPLE);
});
