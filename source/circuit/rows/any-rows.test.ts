import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCircuit } from '../../testing/circuits/any-circuit.ts';
import { volume } from '../../testing/volume.ts';
import { checkRows } from '../checks/rows.ts';
import { describeFault } from '../file/faults.ts';
import { readCircuit } from '../file/read.ts';
import { writeCircuit } from '../file/write.ts';
import { deriveRows } from './derive-rows.ts';
import { drawnBlock } from './drawn-block.ts';

test('any circuit has a board in rows, or is told why not', () => {
  fc.assert(
    fc.property(anyCircuit, circuit => {
      const { board, errors } = checkRows(circuit);
      expect(board === undefined).toBe(errors.length > 0);
      for (const { message } of errors) expect(message).toContain('a lap of ');
      const road = board?.spaces.filter(space => space.lane >= 0) ?? [];
      expect(road.every(space => board?.spaces[space.ahead] !== undefined)).toBe(true);
    }),
    { numRuns: volume(60, 400) },
  );
});

test('a board in rows that is drawn whole in its file is the same board', () => {
  fc.assert(
    fc.property(anyCircuit, circuit => {
      const { board } = checkRows(circuit);
      fc.pre(board !== undefined);
      const drawn = { ...circuit, championship: drawnBlock(circuit) };
      const read = readCircuit(writeCircuit(drawn), 'drawn');
      expect(read.ok ? [] : read.faults.map(describeFault)).toEqual([]);
      expect(read.ok && deriveRows(read.circuit).hash).toBe(board?.hash);
    }),
    { numRuns: volume(40, 400) },
  );
});
