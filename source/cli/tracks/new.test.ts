import { expect, test } from 'vitest';
import { describeFault } from '../../circuit/file/faults.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import { circuitTemplate } from '../../circuit/file/template.ts';
import { parOf } from '../../drivers/solver/par.ts';

test.each(['My Circuit', 'Über: "den" Bergen #1', 'yes'])(
  'the template passes every check under the name %s',
  name => {
    const read = readCircuit(circuitTemplate('my-circuit', name), 'my-circuit.yaml', {
      solvePar: parOf,
    });
    if (!read.ok) throw new Error(read.faults.map(describeFault).join('\n'));
    expect(read.warnings.map(describeFault)).toEqual([]);
    expect(read.board.name).toBe(name);
  },
);

test('the template says something about every field it uses', () => {
  const silent = circuitTemplate('a', 'A')
    .split('\n')
    .filter(line => /^ *(?:- )?\{?[a-z_]+: \S/.test(line) && !line.includes('    #'));
  expect(silent).toEqual([
    'format: circuit/1',
    '  - straight: 18',
    '  - straight: 9',
    '    stops: 2',
    '    turn: R180',
    '    lanes: |',
    '  - straight: 20',
    '  - straight: 14',
    '  - {corner: Last, stops: 1, bends: [R90 6/4/3]}',
  ]);
});
