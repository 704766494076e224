import { describe, expect, test } from 'vitest';
import { EXAMPLE, OUTLINED } from '../../testing/circuits/example-circuit.ts';
import { describeFault } from '../file/faults.ts';
import { readCircuit } from '../file/read.ts';
import { writeCircuit } from '../file/write.ts';
import { deriveRows } from '../rows/derive-rows.ts';

/** Returns the faults of a circuit with a block, without the name of its file. */
function faults(block: string, text = EXAMPLE): string[] {
  const file = text === EXAMPLE ? 'foxdale.yaml' : 'rectangle.yaml';
  const read = readCircuit(`${text}championship:\n${block}`, file);
  return (read.ok ? read.warnings : read.faults).map(fault =>
    describeFault(fault).slice(file.length + 1),
  );
}

function board(block: string, text = EXAMPLE) {
  const read = readCircuit(`${text}championship:\n${block}`, 'circuit');
  if (!read.ok) throw new Error(read.faults.map(describeFault).join('; '));
  return deriveRows(read.circuit);
}

/** A whole lap, drawn. */
const DRAWN = `  track:
  - straight: 8 x3
  - {corner: Quarry, lanes: {L: 100 100> 100, R: . 80 80}}
  - straight: 10 x2
  - {corner: Chapel, lanes: {L: 60 60, M: 80 80, R: 100 100 100}, red: [R1 M1 M2]}
  - straight: 4 x2
  - {corner: Elbow, lanes: {L: 120, R: 120}}
  - straight: 1 x2
  - {corner: Farm, lanes: {L: 80 80 80 80, R: 60 60}, green: [L1 R1 R2]}
  - straight: 8 x3
`;

function drawn(from: string, to: string): string[] {
  expect(DRAWN).toContain(from);
  return faults(DRAWN.replace(from, to));
}

describe('corrections', () => {
  const corner = (fields: string) => `  corners:\n  - {corner: ${fields}}\n`;

  test('change the corner that they name, and nothing else of the file', () => {
    const plain = board('  grey: L\n');
    const changed = board(corner('Quarry, lanes: 3, limits: 120/100/80, spaces: 4/3/3'));
    expect(changed.corners[0]?.lanes.map(lane => lane.length)).toEqual([4, 3, 3]);
    expect(changed.lapLength).toBe(plain.lapLength);
    expect(changed.hash).not.toBe(plain.hash);
  });

  test('give a line or take it away', () => {
    const lines = (line: string) =>
      board(corner(`Farm, line: ${line}`)).corners.at(-1)?.lines.length;
    expect([lines('red'), lines('none')]).toEqual([1, 0]);
  });

  test('add a corner of which the flags know nothing', () => {
    const added = board(corner('Kink, at: 1000-1100, limits: 140/160'), OUTLINED);
    expect(added.corners.map(({ name }) => name)).toEqual(['One', 'Kink', 'Two', 'Three', 'Four']);
  });

  test('turn the grey side, shorten the pit lane, scale the lap', () => {
    const plain = board('  grey: L\n');
    const other = board('  grey: R\n  metres: 80\n  pit: {rows: 2}\n');
    expect([plain.greyLane, other.greyLane]).toEqual([0, 2]);
    expect(other.pitLane).toHaveLength(2);
    expect(other.lapLength).toBeLessThan(plain.lapLength);
  });

  test.each([
    [corner('Mole, limits: 60/80'), 'corner Mole: there is none of that name'],
    [corner('Quarry 9, join: previous'), 'corner Quarry 9: there is none of that name'],
    [corner('Quarry, limits: 70/80'), 'corner Quarry: there is no limit of 70'],
    [corner('Quarry, limits: 60/180'), 'corner Quarry: there is no limit of 180'],
    [corner('Farm, limits: 60/80/100'), 'corner Farm: 3 limits for 2 lanes'],
    [corner('Farm, spaces: 3'), 'corner Farm: 1 spaces for 2 lanes'],
    [corner('Farm, spaces: 0/3'), 'corner Farm: a lane of 0 spaces'],
    [corner('Farm, lanes: 4'), "corner Farm: lanes: '4' is not 2 or 3"],
    [corner('Chapel, line: red'), 'corner Chapel: a line is derived for a single bend'],
    [corner('Quarry, join: previous'), 'corner Quarry: there is no corner before it to join'],
    [corner('Farm}\n  - {corner: Farm'), 'corner Farm: entry 1 of corners is about it too'],
    [
      corner('Kink, at: 300-400'),
      'corner Kink: 300-400 is measured along an outline, but there is none',
    ],
    ['  wide: [start, Quarry-Mole]\n', 'wide: there is no stretch Quarry-Mole'],
    ['  metres: 90\n', "metres: '90' is not a whole number from 60 to 80"],
    ['  gray: L\n', "unknown field 'gray'; did you mean grey?"],
    [
      '  limits: 60/80\n',
      "the field 'limits' does not belong here; it stands in an entry of corners:",
    ],
  ])('are refused: %s', (block, message) => {
    expect(faults(block).join('\n')).toContain(message);
  });

  test.each([
    ['Kink, at: 3990-4100', 'corner Kink: 3990-4100 lies outside the lap'],
    ['Kink, at: 700-800', 'corner Kink: 700-800 lies over corner One'],
  ])('are refused on an outline: %s', (fields, message) => {
    expect(faults(corner(fields), OUTLINED).join('\n')).toContain(message);
  });

  test('tell all their faults at once, each with its line and column', () => {
    const farm = 'Farm, limits: 60/80/100, spaces: 2/20/2';
    const block = `${corner('Mole, limits: 50/60')}  - {corner: ${farm}}\n  wide: [Farm-Mole]\n`;
    expect(faults(block).map(fault => fault.split(': ')[0])).toEqual([
      '31:14',
      '31:28',
      '32:28',
      '32:47',
      '32:47',
      '33:10',
    ]);
  });
});

describe('a drawn track', () => {
  test('is the board, whatever would be derived', () => {
    const { corners, lapLength, spaces } = board(DRAWN);
    expect(faults(DRAWN)).toEqual([]);
    expect(lapLength).toBe(8 + 3 + 10 + 2 + 4 + 1 + 1 + 2 + 8);
    expect(corners.map(({ lanes }) => lanes.map(lane => lane.length))).toEqual([
      [3, 2],
      [2, 2, 3],
      [1, 1],
      [4, 2],
    ]);
    const at = (index: number | undefined) => spaces[index ?? -1];
    const leads = (index: number | undefined) => at(index)?.next.map(({ to }) => at(to)?.lane);
    const [quarry, chapel] = corners;
    // An arrow leads to the neighbouring lane; a line too.
    expect(leads(quarry?.lanes[0]?.[1])).toEqual([0, 2]);
    expect(leads(quarry?.lanes[0]?.[0])).toEqual([0]);
    expect(chapel?.lines[0]?.spaces.map(index => at(index)?.lane)).toEqual([2, 1, 1]);
    expect(leads(chapel?.lanes[2]?.[0])).toEqual([2, 1]);
  });

  test('is written as it was read', () => {
    const read = readCircuit(`${EXAMPLE}championship:\n${DRAWN}`, 'foxdale.yaml');
    expect(read.ok && writeCircuit(read.circuit)).toBe(`${EXAMPLE}championship:\n${DRAWN}`);
  });

  test.each([
    [
      '  - straight: 8 x3\n  - {corner: Q',
      '  - {corner: Q',
      'the track does not begin with a straight',
    ],
    ['straight: 10 x2', 'straight: 0 x2', 'a straight of no row'],
    ['straight: 10 x2', 'straight: 10 x4', "track entry 3: straight: '10 x4' cannot be read"],
    ['R: . 80 80', 'R: 80 . 80', 'lane R has a space without a limit inside the corner'],
    ['R: . 80 80', 'R: . .', 'lane R has no limit'],
    ['R: . 80 80', 'R: . 80 80>', 'lane R has an arrow off the track'],
    ['R: . 80 80', 'R: . 80 90', 'corner Quarry: there is no limit of 90'],
    ['R: . 80 80', 'R: 80 mph', "corner Quarry: R: '80 mph' cannot be read"],
    ['corner: Chapel', 'corner: Mole', 'corner Mole: there is no such flag'],
    ['corner: Chapel', 'corner: Quarry', 'corner Quarry: entry 2 of the track has the same name'],
    ['R1 M1 M2', 'R1 M1 M3', 'the red line names a space that the corner does not have'],
    [
      'R1 M1 M2',
      'R1 M1',
      'the red line does not run from the first space of the corner to the last',
    ],
    ['R1 M1 M2', 'R1 L1 L2', 'the red line runs over spaces that do not lead to each other'],
    [
      'red: [R1 M1 M2]',
      'red: [R1 M1 M2], green: [R1 R2 R3]',
      'the green line begins on the same space as a red one',
    ],
    ['8 x3\n  - {corner: Q', '200 x3\n  - {corner: Q', 'a lap of 231 spaces in rows'],
    [
      '  track:',
      '  wide: all\n  track:',
      'wide corrects a derived lap, and there is a drawn track',
    ],
  ])('is refused with %s as %s', (from, to, message) => {
    expect(drawn(from, to).join('\n')).toContain(message);
  });
});

describe('warnings about a board in rows', () => {
  test('can be accepted in the block', () => {
    const [warning = '', ...rest] = faults('  wide: all\n');
    expect(warning).toContain('% of the lap three wide, usual 10-90');
    expect(warning).toContain('(row-wide)');
    expect(rest).toEqual([]);
    expect(faults('  wide: all\n  accept:\n  - {warning: row-wide, why: a wide road}\n')).toEqual(
      [],
    );
  });

  test('are missed when they are accepted and do not come', () => {
    const [warning = ''] = faults('  accept:\n  - {warning: row-limits, why: hairpins}\n');
    expect(warning).toContain('there is no warning row-limits to accept');
  });
});
