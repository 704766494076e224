// The roll of a test: the black die against the highest bad face (M-0-0-5).
import type { TestMade } from './events.ts';
import type { FormulaDeTable } from './table.ts';

/** Rolls a test and reports it. Returns whether the car has failed. */
export function failsTest(
  table: FormulaDeTable,
  made: Pick<TestMade, 'seat' | 'test' | 'upTo' | 'space' | 'marker'> & { readonly other?: number },
): boolean {
  const { seat, test, upTo, space, marker, other = -1 } = made;
  const roll = table.roll(table.ground.values.blackDie, seat);
  const failed = roll <= upTo;
  const told = { seat, test, roll, upTo, failed, space, other };
  table.tell({ kind: 'testMade', ...told, ...(marker === undefined ? {} : { marker }) });
  return failed;
}
