import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCircuit } from '../../testing/circuits/any-circuit.ts';
import { volume } from '../../testing/volume.ts';
import { checkRows } from '../checks/rows.ts';

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
