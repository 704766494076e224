import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  broken,
  EXAMPLE,
  exampleFaults,
  faultsOf,
  OUTLINED,
} from '../../testing/circuits/example-circuit.ts';
import { volume } from '../../testing/volume.ts';
import { FIELD_HOMES } from './circuit.ts';
import { describeFault } from './faults.ts';
import { FIELDS } from './fields.ts';
import { readCircuit } from './read.ts';

test('the examples have neither errors nor warnings', () => {
  for (const [text, file] of [
    [EXAMPLE, 'foxdale.yaml'],
    [OUTLINED, 'tracks/rectangle.yaml'],
  ] as const) {
    const read = readCircuit(text, file);
    expect(read.ok && read.warnings).toEqual([]);
  }
});

describe('fields', () => {
  test('an unknown field is an error at its name, with the nearest known one', () => {
    expect(exampleFaults('place: Nowhere', 'plaice: Nowhere')).toEqual([
      "4:1: unknown field 'plaice'; did you mean place? If not, remove it",
    ]);
    expect(exampleFaults('bends: [R90]}', 'bends: [R90], speed: 3}')).toEqual([
      "13:46: corner Quarry: unknown field 'speed'; remove it",
    ]);
  });

  test.each([
    [
      'place: Nowhere',
      'lanes: 3',
      "4:1: the field 'lanes' does not belong here; it stands under formula: or in a corner without bends:",
    ],
    [
      'bends: [R90]}',
      'bends: [R90], wall: L}',
      "13:46: corner Quarry: the field 'wall' does not belong here; it stands under formula: or in a straight",
    ],
    [
      'bends: [R90]}',
      'bends: [R90], lanes: 3}',
      "13:46: corner Quarry: the field 'lanes' does not belong here; it stands under formula: or in a corner without bends:",
    ],
    [
      'straight: 16',
      'straight: 16\n    stops: 1',
      "15:5: track entry 3: the field 'stops' does not belong here; it stands in a corner",
    ],
    [
      'pole: L',
      'pole: L, boxes: 3',
      "9:30: the field 'boxes' does not belong here; it stands under pit:",
    ],
    [
      'place: Nowhere',
      'lane: 3',
      "4:1: unknown field 'lane'; did you mean lanes, which stands under formula: or in a corner without bends:? If not, remove it",
    ],
    [
      'place: Nowhere',
      'weathr: 3',
      "4:1: unknown field 'weathr'; did you mean weather, which stands under formula:? If not, remove it",
    ],
  ])('a known field in the wrong place is told where it stands: %s, %s', (was, is, fault) => {
    expect(exampleFaults(was, is)).toEqual([fault]);
  });

  test('every field has a place', () => {
    const placed = new Set(FIELD_HOMES.flatMap(({ fields }) => fields));
    expect(Object.keys(FIELDS).filter(field => !placed.has(field))).toEqual([]);
    expect([...placed].filter(field => !(field in FIELDS))).toEqual([]);
  });

  test('a board of another game in the file is not taken for read', () => {
    expect(faultsOf(`${EXAMPLE}cfr: {grey: R}\n`)).toEqual([
      "29:1: unknown field 'cfr'; the board in rows is corrected under championship:",
    ]);
  });

  test('a missing field is an error where it belongs', () => {
    expect(exampleFaults('stops: 1, bends: [R90]', 'bends: [R90]')).toEqual([
      "13:5: corner Quarry: the field 'stops' is missing; write 1, 2 or 3",
    ]);
    expect(exampleFaults('name: Foxdale\n', '')[0]).toMatch(/^1:1: the field 'name' is missing; /);
  });

  test('a field that is missing because its name is misspelt is one error, where the name stands', () => {
    expect(exampleFaults('straight: 16', 'straigt: 16')).toEqual([
      "14:5: track entry 3: unknown field 'straigt'; did you mean straight? If not, remove it",
    ]);
    expect(exampleFaults('name: Foxdale', 'nmae: Foxdale')).toEqual([
      "3:1: unknown field 'nmae'; did you mean name? If not, remove it",
    ]);
  });

  test('straights that meet are doubled together, and so is the front straight', () => {
    expect(
      exampleFaults('- straight: 16', '- straight: 6\n  - {straight: 10, doubled: true}'),
    ).toEqual([
      '15:29: track entry 4: only one of the straights that meet here is doubled; mark entry 3 as well, or neither',
    ]);
    expect(exampleFaults('- straight: 18', '- {straight: 18, doubled: true}')).toEqual([
      '12:15: track entry 1: only one of the straights that meet here is doubled; mark entry 11 as well, or neither',
    ]);
    expect(exampleFaults('- straight: 16', '- {straight: 16, doubled: true}')).toEqual([]);
    expect(exampleFaults('- straight: 16', '- {straight: 16, doubled: 2}')).toEqual([
      "14:29: track entry 3: doubled: '2' is neither true nor false; write doubled: true on a straight where a space costs two movement points",
    ]);
  });

  test('a value of the wrong type is an error at the value', () => {
    expect(exampleFaults('straight: 16', 'straight: long')).toEqual([
      "14:15: track entry 3: straight: 'long' is not a whole number from 1 to 200; write the spaces of each lane, such as straight: 12",
    ]);
    expect(exampleFaults('lanes: 3', 'lanes: 5')).toEqual([
      "7:10: lanes: '5' is not 2, 3 or 4; write 2, 3 or 4; in a corner draw one row per lane under lanes: |",
    ]);
    expect(exampleFaults('  track:\n', '  oval: maybe\n  track:\n')).toEqual([
      "11:9: oval: 'maybe' is neither true nor false; write oval: true when the circuit is an oval",
    ]);
    expect(exampleFaults('pole: L', 'pole: M')).toEqual([
      "9:27: pole: 'M' is neither L nor R; write the letter of the outer lane that holds the pole, L or R",
    ]);
  });

  test('an unknown format is refused', () => {
    expect(exampleFaults('circuit/1', 'circuit/2')).toEqual([
      "1:9: the format 'circuit/2' comes from a newer Chicane; update the program, or write circuit/1",
    ]);
  });

  test('the id is the name of the file', () => {
    const read = readCircuit(EXAMPLE, 'tracks/badgerdale.yaml');
    expect(!read.ok && read.faults.map(describeFault)).toEqual([
      'tracks/badgerdale.yaml:2:5: the id is not the name of the file, badgerdale; write id: badgerdale or rename the file',
    ]);
    expect(readCircuit(EXAMPLE, 'standard input').ok).toBe(true);
  });

  test('two corners of one name are an error', () => {
    expect(exampleFaults('corner: Farm', 'corner: Quarry')).toEqual([
      '27:14: corner Quarry: entry 2 of the track has the same name; rename one of them',
    ]);
  });

  test('control characters in names are refused and not repeated', () => {
    const [fault] = exampleFaults('name: Foxdale', 'name: "Fox\\e[31mdale"');
    expect(fault).toBe(
      "3:7: name: 'Fox?[31mdale' contains characters that cannot be printed; remove them",
    );
  });
});

describe('the track list', () => {
  test('it is not empty', () => {
    const text = EXAMPLE.slice(0, EXAMPLE.indexOf('  track:'));
    expect(faultsOf(`${text}  track: []\n`)[0]).toMatch(/^11:10: track: '\[\]' is an empty list; /);
  });

  test('it begins and ends with a straight', () => {
    const mend = 'the list begins and ends at the line, in the middle of the front straight';
    expect(exampleFaults('  - straight: 10\n', '')).toEqual([
      `12:5: the track does not begin with a straight; ${mend}`,
    ]);
    expect(exampleFaults('  - straight: 18\n', '')).toEqual([
      `27:5: the track does not end with a straight; ${mend}`,
    ]);
  });

  test('a straight has at least one space, and one alone is unusual', () => {
    expect(exampleFaults('straight: 16', 'straight: 0')[0]).toMatch(/^14:15: .*from 1 to 200/);
    expect(exampleFaults('straight: 16', 'straight: 1')).toEqual([
      '14:15: warning: a straight of 1 space; printed boards have 2 or more (straight-length)',
    ]);
  });

  test('corners may touch without a straight between them (R-12)', () => {
    expect(exampleFaults('  - straight: 16\n', '')).toEqual([]);
  });

  test('a corner asks for one to three stops', () => {
    expect(exampleFaults('stops: 1, bends: [R90]', 'stops: 4, bends: [R90]')).toEqual([
      "13:29: corner Quarry: stops: '4' is not 1, 2 or 3; write 1, 2 or 3",
    ]);
  });

  test('a track without a corner is no circuit', () => {
    const text = EXAMPLE.slice(0, EXAMPLE.indexOf('  - {corner: Quarry'));
    expect(faultsOf(`${text}  - straight: 60\n`)).toEqual([
      '12:3: the track has no corner; add one between two straights',
    ]);
  });
});

describe('whole files', () => {
  test('every fault comes at once, in the order of the file', () => {
    let text = broken(EXAMPLE, 'stops: 1, bends: [R90]', 'stops: 9, bends: [R90]');
    text = broken(text, 'L60 2/3/4', 'L60 2/3');
    text = broken(text, 'sun: 1-10', 'sun: 1-9');
    text = broken(text, 'R -   -', 'R -   >');
    text = broken(text, 'name: Foxdale', 'nme: Foxdale');
    expect(faultsOf(text).map(fault => fault.split(': ')[0])).toEqual([
      '3:1',
      '8:12',
      '13:29',
      '15:40',
      '23:13',
    ]);
  });

  test('text that is no YAML is refused at the place', () => {
    expect(exampleFaults('[R90]}', '[R90}')[0]).toMatch(/^1[34]:\d+: this is no YAML: /);
    expect(exampleFaults('place: Nowhere', 'name: Nowhere')[0]).toMatch(
      /^4:1: this is no YAML: .*unique/,
    );
  });

  test('references are refused', () => {
    expect(exampleFaults('place: Nowhere', 'place: *somewhere')).toEqual([
      '4:8: a reference (*) is not allowed in a circuit; write the value itself',
    ]);
  });

  test('an empty file and a list are no circuits', () => {
    for (const text of ['', '- 1\n', 'hello\n']) {
      expect(faultsOf(text)).toEqual([
        '1:1: the file contains no circuit; begin with format: circuit/1, then id, name and formula',
      ]);
    }
  });

  test('a huge file is refused without being read', () => {
    expect(faultsOf('x'.repeat(1_000_000))).toEqual([
      '1:200001: the file is longer than 200000 characters; take a circuit file',
    ]);
  });

  test('whatever is broken, the reader answers with places inside the file', () => {
    const insert = fc.oneof(
      fc.constantFrom(
        '{',
        ']',
        ': ',
        '- ',
        '\n',
        '  ',
        '|',
        '"',
        '*x',
        '&x',
        '0',
        '-1',
        '999',
        '/',
        '\\',
      ),
      fc.string({ maxLength: 4 }),
    );
    const text = fc.constantFrom(EXAMPLE, OUTLINED);
    fc.assert(
      fc.property(text, fc.nat(900), fc.nat(30), insert, (whole, from, length, piece) => {
        const copy = whole.slice(0, from) + piece + whole.slice(from + length);
        const read = readCircuit(copy, 'circuit');
        const lines = copy.split('\n');
        for (const fault of read.ok ? read.warnings : read.faults) {
          expect(fault.line).toBeLessThanOrEqual(lines.length);
          expect(fault.column).toBeLessThanOrEqual((lines[fault.line - 1]?.length ?? 0) + 1);
          expect(describeFault(fault)).not.toMatch(/undefined|NaN|\[object/);
        }
        if (!read.ok) expect(read.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: volume(200, 500) },
    );
  });

  test('text nested without end is refused, not chewed through', () => {
    expect(faultsOf('['.repeat(100_000))).toHaveLength(1);
    expect(faultsOf('{a: '.repeat(40_000))).toHaveLength(1);
  });

  test('a field called __proto__ is just unknown', () => {
    expect(exampleFaults('place: Nowhere', '__proto__: {id: x}')[0]).toMatch(
      /unknown field '__proto__'/,
    );
  });
});
