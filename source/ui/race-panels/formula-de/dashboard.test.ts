import { describe, expect, test } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { ASCII, UNICODE } from '../../theme/glyphs.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import { dashboard } from './view/dashboard.ts';

const BOARD = track('20 2R12 40');

function told(
  room: { readonly columns: number; readonly rows: 1 | 2 | 3; readonly ascii?: boolean },
  words: Words = EN,
): readonly string[] {
  const { race: now } = race({
    book: masters2005,
    board: BOARD,
    cars: [
      { space: '0@22', gear: 4, stops: 1, points: { tires: 4, brakes: 1 } },
      { space: '0@31', gear: 5 },
      { space: '0@20', gear: 3 },
    ],
    round: 4,
  });
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, words);
  const glyphs = room.ascii === true ? ASCII : UNICODE;
  return dashboard({ ...model, look: 0 }, { ...room, glyphs }, words).map(row =>
    row.map(({ text }) => text).join(''),
  );
}

describe('the panels of a car', () => {
  test('has place, lap, the cars next to it in spaces, its corner, and its points as bars', () => {
    const [where = '', points = ''] = told({ columns: 130, rows: 2 });
    expect(where).toMatch(/gear 4 {2}P2 of 3 {2}lap 1\/\d/);
    expect(where).toMatch(/▲ .* 9 spaces {2}▼ .* 2 spaces {2}.* ●○$/);
    expect(points).toMatch(/^ tires ■■■■□□ 4 brakes ■□□ 1 gas/);
    expect(points).not.toMatch(/tir |brk|hnd/);
  });

  test('has the gear as high as three rows', () => {
    const rows = told({ columns: 100, rows: 3 });
    expect(rows.map(row => row.slice(1, 4))).toEqual(['█ █', '▀▀█', '  ▀']);
    expect(told({ columns: 100, rows: 3, ascii: true })[1]?.slice(1, 4)).toBe('|_|');
  });

  test('is never wider than its room, in both languages', () => {
    for (const words of [EN, FR]) {
      for (const rows of [1, 2, 3] as const) {
        for (const columns of [60, 72, 80, 100, 160]) {
          for (const row of told({ columns, rows }, words)) {
            expect([...row].length, row).toBeLessThanOrEqual(columns);
          }
        }
      }
    }
  });

  test('has every part in a whole word at 80 columns, in both languages', () => {
    for (const words of [EN, FR]) {
      const points = told({ columns: 80, rows: 2 }, words)[1] ?? '';
      for (const pool of ['tires', 'brakes', 'body', 'engine', 'handling'] as const) {
        expect(points).toContain(`${words.race.parts[pool]} ■`);
      }
    }
  });
});
