import { describe, expect, it } from 'vitest';
import { deriveRows } from '../../../../circuit/rows/derive-rows.ts';
import { tinyRows } from '../../../../testing/championship-formula/builders.ts';
import { shippedCircuit } from '../../../../testing/circuits/row-text.ts';
import type { Row } from '../../../rows.ts';
import { ASCII, UNICODE } from '../../../theme/glyphs.ts';
import { drawRows, PICTURE_ROWS, type RowCar, type RowPicture } from './draw-rows.ts';

const BOARD = tinyRows();

/** Returns a picture that begins at a row of the board. */
function drawn(row: number, more: Partial<RowPicture> = {}): readonly string[] {
  return drawRows({
    window: { board: BOARD, rowColumns: 6, columns: 78, firstTick: 12 * row },
    glyphs: UNICODE,
    cars: [],
    targets: new Map(),
    path: new Set(),
    hasPits: false,
    crashes: [],
    ruler: [],
    lineNames: ['START/FINISH'],
    laneName: letter => letter,
    ...more,
  }).map(textOf);
}

function textOf(row: Row): string {
  return row.map(({ text }) => text).join('');
}

const car = (space: string, more: Partial<RowCar> = {}): RowCar => ({
  seat: 0,
  letter: 'A',
  space,
  mark: 'none',
  gives: false,
  ...more,
});

const lanes = (picture: readonly string[]) => picture.slice(3, 8);

describe('the board in rows', () => {
  it('has one line a lane and one letter a line, where the road is two spaces wide too', () => {
    // Bend ends after its row of three abreast; the straight behind it is two wide, without a middle lane.
    const [one = '', two = '', three = '', four = '', five = ''] = lanes(drawn(12));
    expect([one, two, three, four, five].map(line => line[0])).toEqual(['L', ' ', 'M', ' ', 'R']);
    for (const line of [one, five]) expect(line).toMatch(/│ {5}│ {5}│ {5}│/);
    expect(three).not.toMatch(/│ {5}│ {5}│/);
    for (const line of [two, four]) expect(line).not.toContain('│');
    expect(lanes(drawn(0)).map(line => /│ {5}│ {5}│/.test(line))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('never moves a car to another line while it stays in its lane', () => {
    const rowsOf = (lane: number) =>
      BOARD.spaces
        .filter(space => space.lane === lane)
        .map(({ id, row }) => {
          const picture = lanes(drawn(row - 1, { cars: [car(id)] }));
          return picture.findIndex(line => line.slice(2).includes('A'));
        });
    expect([0, 1, 2].map(lane => [...new Set(rowsOf(lane))])).toEqual([[0], [2], [4]]);
  });

  it('has a solid border on the grey side alone', () => {
    const picture = drawn(0);
    expect(picture[2]).toMatch(/▒{60}/);
    expect(picture.at(-1)).toMatch(/─{60}/);
  });

  it('shows the limits of a corner in its spaces, and their span over it (CFR-39)', () => {
    const picture = drawn(8);
    expect(picture[0]).toContain('Bend 60-100');
    const [left = '', , middle = '', , right = ''] = lanes(picture);
    expect(left).toMatch(/ 60│.* 60│/);
    expect(middle).toMatch(/ 80│.* 80│/);
    expect(right).toMatch(/100│.*100│.*100│.*100│/);
  });

  it('marks a red line on its spaces (CFR-51)', () => {
    const [left, , middle, , right] = lanes(drawn(8));
    expect(right).toMatch(/│~ *100/);
    expect(middle).toMatch(/│~ +80│~ +80/);
    expect(left).not.toContain('~');
    expect(lanes(drawn(8, { glyphs: ASCII }))[2]).toMatch(/\|r +80\|r +80/);
  });

  it('closes the way between lanes where there is no step across (CFR-37)', () => {
    const [, between] = lanes(drawn(8));
    expect(between).toContain('─');
    expect(lanes(drawn(0))[1]?.slice(0, 50)).not.toContain('─');
  });

  it('shows a crash on its space, and its row on both borders (CFR-154)', () => {
    const picture = drawn(0, { crashes: ['M3'] });
    expect(picture[2]).toMatch(/▒×{5}▒/);
    expect(picture.at(-1)).toMatch(/─×{5}─/);
    expect(lanes(picture)[2]).toContain('│ ×   │');
  });

  it('shows the spaces of the pit lane on the grey side, and a car in it', () => {
    const border = (hasPits: boolean) =>
      drawn(23, { hasPits, cars: [car('P3', { mark: 'own' })] })[2] ?? '';
    expect(border(true)).toMatch(/P.*\[A\].*P/);
    expect(border(false)).not.toMatch(/[PA]/);
  });
});

describe('a car in the picture', () => {
  const line = (one: RowCar) => lanes(drawn(8, { cars: [one] }))[2] ?? '';

  it('stands in brackets when it plays, in round ones when it has spun', () => {
    expect(line(car('M10'))).toMatch(/│~A +80│/);
    expect(line(car('M9', { mark: 'own' }))).toContain('│[A]  │');
    expect(line(car('M9', { mark: 'spun' }))).toContain('│(A)  │');
  });

  it('says that it gives a slip', () => {
    expect(line(car('M9', { gives: true }))).toContain('A<<');
  });

  it('never leaves a part of a limit', () => {
    const right = lanes(drawn(8, { cars: [car('R10', { mark: 'own' })] }))[4] ?? '';
    expect(right).toContain('[A]');
    expect(right).toMatch(/\[A\] *(│|100)/);
  });
});

describe('the ends of ways', () => {
  const target = (space: string, label: string, tone: 'target' | 'chosen') =>
    drawn(8, { targets: new Map([[space, { label, tone }]]) });

  it('are the keys that pick them', () => {
    expect(lanes(target('L9', '3', 'target'))[0]).toContain('│ 3   │');
    expect(lanes(target('L9', '3', 'chosen'))[0]).toContain('│>3<  │');
  });

  it('stand apart from a limit of three digits, or in its place', () => {
    const monza = deriveRows(shippedCircuit('monza'));
    const window = { board: monza, rowColumns: 6, columns: 78, firstTick: 432 };
    const wide = drawn(0, { window, targets: new Map([['L39', { label: '7', tone: 'target' }]]) });
    expect(wide.join('\n')).toContain('│7 120│');
    expect(lanes(target('R11', '7', 'target'))[4]).toMatch(/│100│ ?7 ?│|│ ?7 ?│/);
  });
});

it('always has as many rows, each of them whole', () => {
  for (let row = 0; row < 40; row++) {
    const picture = drawn(row);
    expect(picture).toHaveLength(PICTURE_ROWS);
    for (const line of picture) expect(line).toHaveLength(80);
  }
});
