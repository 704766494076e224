import { describe, expect, test } from 'vitest';
import {
  broken,
  EXAMPLE,
  exampleFaults,
  faultsOf,
} from '../../testing/circuits/example-circuit.ts';
import { describeFault } from '../file/faults.ts';
import { readCircuit } from '../file/read.ts';

describe('what is unusual', () => {
  test('a way through a corner far from those of printed boards', () => {
    expect(exampleFaults('R110 7/5/3', 'R110 2/2/1')).toEqual([
      '27:37: warning: corner Farm: longest way 3, usual 4-18 with 1 stop; change its spaces or its stops (corner-length)',
    ]);
  });

  test('a corner whose longest way has fewer spaces than it asks stops is an error', () => {
    expect(exampleFaults('stops: 1, bends: [R110 7/5/3]', 'stops: 3, bends: [R110 1/1/1]')).toEqual(
      [
        '27:37: corner Farm: 3 stops, but only 2 spaces on its longest way; add spaces or ask for fewer stops',
      ],
    );
  });

  test('a lap far shorter or longer than others', () => {
    expect(exampleFaults('- straight: 30', '- straight: 2')).toEqual([
      '11:3: warning: a lap of 98 spaces, usual 105-205; lengthen or shorten the straights (lap-length)',
    ]);
  });

  test('lanes of very different length', () => {
    expect(exampleFaults('[R110 7/5/3]', '[R110 14/9/3]')).toEqual([
      '11:3: warning: the lanes differ by 19 spaces a lap (145/135/126), usual up to 15; shorten the outer lane of some bends (lane-difference)',
    ]);
  });

  test('bends that do not bring the lap round', () => {
    expect(exampleFaults('[R110 7/5/3]', '[L110 3/5/7]')).toEqual([
      '11:3: warning: the bends add up to 140 degrees, a lap turns by 360 (a figure of eight by 0); check the sides and angles of the bends (net-turning)',
    ]);
  });

  test('a last straight too short for grid and pits', () => {
    expect(exampleFaults('straight: 18', 'straight: 13')).toEqual([
      '9:17: warning: grid: slot 10 (R-14) lies in corner Farm; lengthen the last straight or remove slots (grid-corner)',
      '28:15: warning: the straight before the line has 13 spaces, usual 14 or more; lengthen it: grid and pit lane lie there (front-straight)',
    ]);
  });

  test('many corners', () => {
    const kinks = Array.from(
      { length: 7 },
      (_, k) =>
        `  - straight: 8\n  - {corner: K${k}, stops: 1, bends: [${k % 2 ? 'L' : 'R'}20 5/5/5]}\n`,
    );
    expect(exampleFaults('  - straight: 30\n', `${kinks.join('')}  - straight: 8\n`)).toEqual([
      '11:3: warning: 12 corners, usual up to 11; let near corners share a flag, or leave the fastest to the straights (corner-count)',
    ]);
  });

  test('a run of straights of two spaces is told at the first of them; one or two are usual', () => {
    const short = broken(
      broken(EXAMPLE, 'straight: 16', 'straight: 2'),
      'straight: 14',
      'straight: 1',
    );
    const long = broken(short, 'straight: 10', 'straight: 40');
    expect(faultsOf(long).join()).not.toContain('short-straights');
    expect(faultsOf(broken(long, 'straight: 30', 'straight: 2'))).toContain(
      '14:15: warning: 3 straights in a row of 2 spaces or fewer; let some of the corners between them share a flag, or lengthen the straights (short-straights)',
    );
  });

  test('an oval without a wall along an outer lane', () => {
    expect(exampleFaults('  track:\n', '  oval: true\n  track:\n')).toEqual([
      '11:9: warning: an oval without a wall; write wall: L or wall: R, whichever is its outside, or remove oval: true (oval-wall)',
    ]);
    expect(exampleFaults('  track:\n', '  wall: L\n  oval: true\n  track:\n')).toEqual([]);
    expect(exampleFaults('  track:\n', '  wall: L\n  track:\n')).toEqual([]);
  });

  test('comes at once with the errors of grid, pits and weather', () => {
    const text = broken(EXAMPLE, '[R110 7/5/3]', '[L110 3/5/7]');
    expect(faultsOf(broken(text, '[14, 13]', '[13, 14]'))).toEqual([
      '10:48: pit: the spaces of entry are out of order; write them in driving order, such as [14, 13]',
      '11:3: warning: the bends add up to 140 degrees, a lap turns by 360 (a figure of eight by 0); check the sides and angles of the bends (net-turning)',
    ]);
    expect(faultsOf(broken(text, 'L60 2/3/4', 'L60 2/3'))).toHaveLength(1);
  });

  test('par outside the usual range, judged by the solver handed in', () => {
    const judged = readCircuit(EXAMPLE, 'foxdale.yaml', { solvePar: () => 12.34 });
    expect(judged.ok && judged.warnings.map(describeFault)).toEqual([
      'foxdale.yaml:11:3: warning: par is 12.3 rolls, usual 13-26; change the length of the lap or the stops (par)',
    ]);
  });

  test('a warning that the author accepts is silent, an acceptance without one is not', () => {
    const accept = 'accept:\n- {warning: straight-length, why: "a kink"}\n';
    const text = broken(EXAMPLE, 'formula:\n', `${accept}formula:\n`);
    expect(faultsOf(broken(text, 'straight: 16', 'straight: 1'))).toEqual([]);
    expect(faultsOf(text)).toEqual([
      '7:3: warning: there is no warning straight-length to accept; remove the entry (unused-accept)',
    ]);
  });

  test('an acceptance may be for one corner only', () => {
    const accept = 'accept:\n- {warning: corner-length, corner: Quarry, why: "tight"}\n';
    const text = broken(EXAMPLE, 'formula:\n', `${accept}formula:\n`);
    const both = broken(broken(text, '[R90]', '[R90 2/2/1]'), 'R110 7/5/3', 'R110 2/2/1');
    expect(faultsOf(both)).toEqual([
      '29:37: warning: corner Farm: longest way 3, usual 4-18 with 1 stop; change its spaces or its stops (corner-length)',
    ]);
  });
});
