import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { broken, EXAMPLE, OUTLINED } from '../../testing/circuits/example-circuit.ts';
import { readCircuit } from './read.ts';
import { circuitSchema } from './schema.ts';

const schema = z.fromJSONSchema(circuitSchema() as Parameters<typeof z.fromJSONSchema>[0]);

function isTaken(text: string): boolean {
  return schema.safeParse(parse(text)).success;
}

test('the schema takes the example files and every shipped circuit', () => {
  const folder = new URL('../../../tracks/', import.meta.url);
  const shipped = readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'));
  expect(shipped.length).toBeGreaterThan(0);
  for (const text of [EXAMPLE, OUTLINED, ...shipped]) {
    expect(schema.safeParse(parse(text)).error?.issues).toBeUndefined();
  }
});

const CORRECTED = 'championship: {corners: [{corner: Quarry,';
const DRAWN = 'championship: {track: [{straight:';

const SLIPS: readonly (readonly [what: string, text: string, from: string, to: string])[] = [
  ['an unknown field', EXAMPLE, 'place: Nowhere', 'plaice: Nowhere'],
  ['an unknown field of a corner', EXAMPLE, 'bends: [R90]}', 'bends: [R90], speed: 3}'],
  ['a missing field', EXAMPLE, 'stops: 1, bends: [R90]', 'bends: [R90]'],
  ['a missing name', EXAMPLE, 'name: Foxdale\n', ''],
  ['an empty name', EXAMPLE, 'name: Foxdale', 'name: ""'],
  ['another format', EXAMPLE, 'circuit/1', 'circuit/2'],
  ['an id with blanks', EXAMPLE, 'id: foxdale', 'id: fox dale'],
  ['a number for a word', EXAMPLE, 'source: hand-made', 'source: 12'],
  ['a fraction of a space', EXAMPLE, 'straight: 16', 'straight: 16.5'],
  ['a straight of no space', EXAMPLE, 'straight: 16', 'straight: 0'],
  ['four stops', EXAMPLE, 'stops: 1, bends: [R90]', 'stops: 4, bends: [R90]'],
  ['a bend without a side', EXAMPLE, 'bends: [R90]', 'bends: [90]'],
  ['a bend of unknown form', EXAMPLE, 'L60 2/3/4', 'L60 2-3-4'],
  ['no bends', EXAMPLE, 'bends: [R90]', 'bends: []'],
  ['bends that are no list', EXAMPLE, 'bends: [R90]', 'bends: R90'],
  ['five lanes', EXAMPLE, 'lanes: 3', 'lanes: 5'],
  ['a pole in the middle', EXAMPLE, 'pole: L', 'pole: M'],
  ['one slot', EXAMPLE, 'slots: 10', 'slots: 1'],
  ['a slot of unknown form', EXAMPLE, 'pole: L}', 'pole: L, at: [L1]}'],
  ['faces of unknown form', EXAMPLE, 'sun: 1-10', 'sun: 1 to 10'],
  ['a sky nobody knows', EXAMPLE, 'sun: 1-10', 'fog: 1-10'],
  ['a pit that is no pit', EXAMPLE, 'pit: {side: R', 'pit: {side: M'],
  ['a way in that is no list', EXAMPLE, 'entry: [14, 13]', 'entry: 14'],
  ['a turn with spaces', EXAMPLE, 'turn: R170', 'turn: R170 3/3/3'],
  ['a drawing of unknown lanes', EXAMPLE, 'L \\ \\', 'Q \\ \\'],
  ['a point without a comma', OUTLINED, '1000,200', '1000;200'],
  ['a stretch of one number', OUTLINED, 'at: 650-750', 'at: 650'],
  [
    'a straight neither doubled nor not',
    EXAMPLE,
    'straight: 16',
    'straight: 16\n    doubled: twice',
  ],
  ['an oval that is neither', EXAMPLE, '  track:', '  oval: round\n  track:'],
  ['a warning nobody knows', EXAMPLE, 'formula:', 'accept: [{warning: rain, why: x}]\nformula:'],
  ['a block for a game in rows that is none', EXAMPLE, 'formula:', 'championship: 3\nformula:'],
  ['a limit of unknown form', EXAMPLE, 'formula:', `${CORRECTED} limits: 60-80}]}\nformula:`],
  ['a line of a colour nobody knows', EXAMPLE, 'formula:', `${CORRECTED} line: blue}]}\nformula:`],
  ['four lanes in a corner', EXAMPLE, 'formula:', `${CORRECTED} lanes: 4}]}\nformula:`],
  ['a drawn straight of four lanes', EXAMPLE, 'formula:', `${DRAWN} 4 x4}]}\nformula:`],
  [
    'a drawn corner without lanes',
    EXAMPLE,
    'formula:',
    `${DRAWN} 4 x2}, {corner: Quarry}]}\nformula:`,
  ],
  ['a warning without a reason', EXAMPLE, 'formula:', 'accept: [{warning: par}]\nformula:'],
];

test.each(SLIPS)('the schema refuses %s, as the reader does', (_what, text, from, to) => {
  const slip = broken(text, from, to);
  expect(readCircuit(slip, 'slip').ok).toBe(false);
  expect(isTaken(slip)).toBe(false);
});

test('every field says what it holds', () => {
  expect(JSON.stringify(circuitSchema())).toContain('write the spaces of each lane');
});
