import { expect, test } from 'vitest';
import type { Row } from '../../../rows.ts';
import { UNICODE } from '../../../theme/glyphs.ts';
import { EN } from '../../../words/en/words.ts';
import type { RaceModel } from '../race-model.ts';
import { cutTable } from './table-rows.ts';

const TABLE: readonly Row[] = [
  [{ text: 'pos', tone: 'faint' }],
  ...Array.from({ length: 10 }, (_, seat): Row => [{ text: `car ${seat}`, tone: 'car', seat }]),
];

const race = (own: number) =>
  ({
    table: { drivers: TABLE.slice(1).map((_, seat) => ({ kind: seat === own ? 'human' : 'cpu' })) },
    frames: [1],
    mover: 0,
    lastAsked: own,
  }) as unknown as RaceModel;

const shown = (rows: number, own: number) =>
  cutTable(TABLE, rows, race(own), { glyphs: UNICODE, words: EN }).map(row => row[0]?.text);

test('a table that is cut says how many cars are missing, and never leaves out one’s own', () => {
  for (let own = 0; own < 10; own++) {
    const rows = shown(7, own);
    expect(rows).toHaveLength(7);
    expect(rows).toContain(`car ${own}`);
    expect(rows.at(-1)).toBe('  ▼ 5 more: t shows all');
  }
});

test('a table with room for all has nothing more', () => {
  expect(shown(11, 3)).toEqual(TABLE.map(row => row[0]?.text));
  expect(shown(12, 3)).toHaveLength(12);
});
