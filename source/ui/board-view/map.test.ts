// The map against reviewed pictures, and what must hold of it for any board and size.
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { spaceAt } from '../../circuit/board.ts';
import type { Row } from '../rows.ts';
import { ASCII, UNICODE } from '../theme/glyphs.ts';
import { BOARDS } from './boards.fixture.ts';
import { drawMap, type MapInput } from './map.ts';
import { CORNER_LABELS } from './map-labels.ts';
import type { StripCar } from './occupants.ts';

function textOf(row: Row): string {
  return row.map(run => run.text).join('');
}

function pictureOf(rows: readonly Row[]): string {
  return `${rows.map(row => textOf(row).trimEnd()).join('\n')}\n`;
}

function carsOn(spaces: readonly string[]): StripCar[] {
  return spaces.map((space, seat) => ({
    seat,
    letter: String.fromCharCode(65 + seat),
    space,
    mark: seat === 4 ? 'own' : 'none',
  }));
}

const CARS = carsOn(['L58', 'M50', 'L45', 'M38', 'M34', 'R34', 'L29', 'L21']);

const SIZES = [
  { columns: 24, rows: 9, corners: 'numbers' },
  { columns: 60, rows: 20, corners: 'numbers' },
  { columns: 88, rows: 30, corners: 'names' },
] as const;

const PICTURES = (['monza', 'suzuka', 'eight', 'speedway', 'millbrook'] as const).flatMap(board =>
  SIZES.flatMap(size =>
    [UNICODE, ASCII].map(glyphs => ({
      name: `${board}-${size.columns}x${size.rows}${glyphs.ascii ? '-ascii' : ''}`,
      input: { ...size, board: BOARDS[board], glyphs, cars: CARS },
    })),
  ),
);

describe('pictures of the map', () => {
  it.each(PICTURES)('$name is drawn as it was reviewed', async ({ name, input }) => {
    await expect(pictureOf(drawMap(input))).toMatchFileSnapshot(`pictures/map-${name}.txt`);
  });
});

const anyMap = fc.record({
  circuit: fc.constantFrom(...(Object.keys(BOARDS) as (keyof typeof BOARDS)[])),
  columns: fc.integer({ min: 0, max: 120 }),
  rows: fc.integer({ min: 0, max: 50 }),
  corners: fc.constantFrom(...CORNER_LABELS),
  ascii: fc.boolean(),
  picks: fc.array(fc.nat(999), { maxLength: 12 }),
});

function inputOf(map: typeof anyMap extends fc.Arbitrary<infer M> ? M : never): MapInput {
  const { circuit, ascii, picks, ...rest } = map;
  const board = BOARDS[circuit];
  const cars = carsOn(picks.map(pick => spaceAt(board, pick % board.spaces.length).id));
  return { ...rest, board, cars, glyphs: ascii ? ASCII : UNICODE };
}

describe('any map', () => {
  it('fills exactly its box, with blanks for empty cells', () => {
    fc.assert(
      fc.property(anyMap, map => {
        const input = inputOf(map);
        const rows = drawMap(input);
        expect(rows).toHaveLength(input.rows);
        for (const row of rows) {
          expect(stringWidth(textOf(row))).toBe(input.columns);
          expect(textOf(row)).not.toContain('\u2800');
          if (input.glyphs.ascii) expect(textOf(row)).toMatch(/^[\x20-\x7e]*$/);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('shows every car exactly once where the box has room for all', () => {
    fc.assert(
      fc.property(anyMap, map => {
        const input = inputOf(map);
        fc.pre(input.rows >= 6 && input.columns >= 16);
        const runs = drawMap(input).flat();
        const shown = runs.filter(run => run.tone === 'car' || run.tone === 'own');
        expect(shown.map(run => run.seat).sort()).toEqual(input.cars.map(car => car.seat).sort());
      }),
      { numRuns: 100 },
    );
  });

  it('keeps its labels where they are while cars move', () => {
    const box = { ...SIZES[2], board: BOARDS.monza, glyphs: UNICODE };
    const labels = (cars: readonly StripCar[]) =>
      drawMap({ ...box, cars }).map(row =>
        textOf(row)
          .match(/\d [A-Z][a-z]+( \d)?/g)
          ?.join(),
      );
    expect(labels(CARS)).toEqual(labels([]));
    expect(labels([]).join()).toContain('6 Parabolica');
  });

  it('gives the own car its exact cell and pushes the others off it', () => {
    const box = { ...SIZES[1], board: BOARDS.monza, glyphs: UNICODE };
    const cellOfOwn = (cars: readonly StripCar[]) =>
      drawMap({ ...box, cars })
        .map(row => textOf(row).indexOf('E'))
        .join();
    const own = CARS.filter(car => car.mark === 'own');
    const crowd = carsOn(['M34', 'L34', 'M33', 'R34', 'M34']);
    expect(cellOfOwn(crowd)).toBe(cellOfOwn(own));
  });
});
