// The map compared with reviewed pictures, and what must hold of it for any board and size.
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { glanceTracks, loadTrack, tracksFolder } from '../../storage/tracks/track-library.ts';
import type { Row } from '../rows.ts';
import { ASCII, UNICODE } from '../theme/glyphs.ts';
import { BOARDS } from './boards.fixture.ts';
import { crossingsOf } from './crossings.ts';
import { blankDots, cellOf, type Dots, setDot } from './dots.ts';
import { drawTrack } from './ink.ts';
import { drawMap, type MapInput } from './map.ts';
import { formulaFeatures } from './map-features.ts';
import { CORNER_LABELS } from './map-labels.ts';
import type { StripCar } from './occupants.ts';
import { traceOf } from './trace.ts';

function textOf(row: Row): string {
  return row.map(run => run.text).join('');
}

/** A map of a Formula Dé board, with what that game adds to it. */
interface Drawn extends Omit<MapInput, 'features'> {
  readonly board: FormulaBoard;
}

function mapOf(input: Drawn): readonly Row[] {
  return drawMap({ ...input, features: formulaFeatures(input.board, input.glyphs) });
}

/** Reports whether the cell of a dot shows nothing at all, or not this dot. */
function dotIsMissing(dots: Dots, dot: { readonly x: number; readonly y: number }): boolean {
  const alone = blankDots(dots.columns, dots.rows);
  setDot(alone, dot.x, dot.y, 'track');
  const cell = cellOf(dots, dot.x, dot.y);
  return ((dots.bits[cell] ?? 0) & (alone.bits[cell] ?? 0)) === 0;
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
  { columns: 100, rows: 35, corners: 'names' },
] as const;

/** Returns a shipped circuit. */
function shipped(id: string): FormulaBoard {
  const loaded = loadTrack(tracksFolder(), id);
  if (!loaded.ok) throw new Error(loaded.problem);
  return loaded.track.board;
}

const DRAWN: Readonly<Record<string, FormulaBoard>> = {
  ...Object.fromEntries(
    ['monza', 'monaco', 'spa', 'saltmarsh', 'suzuka'].map(id => [id, shipped(id)]),
  ),
  // A crossing at right angles, and a circuit without an outline.
  eight: BOARDS.eight,
  millbrook: BOARDS.millbrook,
};

const PICTURES = Object.entries(DRAWN).flatMap(([name, board]) =>
  SIZES.flatMap(size =>
    [UNICODE, ASCII].map(glyphs => ({
      name: `${name}-${size.columns}x${size.rows}${glyphs.ascii ? '-ascii' : ''}`,
      input: { ...size, board, glyphs, cars: CARS },
    })),
  ),
);

describe('pictures of the map', () => {
  it.each(PICTURES)('$name is drawn as it was reviewed', async ({ name, input }) => {
    await expect(pictureOf(mapOf(input))).toMatchFileSnapshot(`pictures/map-${name}.txt`);
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

function inputOf(map: typeof anyMap extends fc.Arbitrary<infer M> ? M : never): Drawn {
  const { circuit, ascii, picks, ...rest } = map;
  const board = BOARDS[circuit];
  const cars = carsOn(picks.map(pick => spaceAt(board, pick % board.spaces.length).id));
  return { ...rest, board, cars, glyphs: ascii ? ASCII : UNICODE };
}

describe('the map', () => {
  it.each(Object.keys(DRAWN))('numbers and names every corner of %s', name => {
    const board = DRAWN[name] ?? BOARDS.eight;
    for (const size of SIZES.slice(1)) {
      const runs = mapOf({ ...size, board, cars: [], glyphs: UNICODE }).flat();
      const labels = runs.filter(run => run.tone === 'corner' && /^\d/.test(run.text.trim()));
      const numbers = labels.map(run => Number.parseInt(run.text, 10));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(board.corners.map(c => c.index + 1));
      if (size.corners !== 'names') continue;
      const words = labels.map(run => run.text).join();
      for (const corner of board.corners) expect(words).toContain(corner.name);
    }
  });

  it.each([
    [24, 6],
    [24, 9],
    [60, 17],
  ])('numbers every corner of every shipped circuit at %ix%i', (columns, rows) => {
    for (const { id } of glanceTracks(tracksFolder())) {
      const board = shipped(id);
      const corners = rows >= 16 ? 'names' : 'numbers';
      const drawn = mapOf({ columns, rows, board, cars: [], corners, glyphs: UNICODE });
      const numbers = drawn.flatMap(row => textOf(row).match(/\d+/g) ?? []);
      const missing = board.corners.filter(({ index }) => !numbers.includes(String(index + 1)));
      expect(missing.map(({ name }) => `${id}: ${name}`)).toEqual([]);
    }
  });

  it('gives the finish line a cell of its own and the pit lane its letter', () => {
    const rows = mapOf({ ...SIZES[1], board: shipped('monza'), cars: [], glyphs: UNICODE });
    const runs = rows.flat();
    expect(runs.filter(run => run.tone === 'line').map(run => run.text)).toEqual(['▓', 'S/F']);
    expect(runs.some(run => run.tone === 'faint' && run.text === 'P')).toBe(true);
  });

  it('shows which road passes over the other: the one driven later', () => {
    const board = shipped('suzuka');
    expect(crossingsOf(board)).toHaveLength(1);
    expect(crossingsOf(shipped('monza'))).toEqual([]);
    const dots = blankDots(60, 20);
    const trace = traceOf(board, dots, { x: 6, y: 6 });
    drawTrack(dots, board, trace, false);
    const [crossing] = crossingsOf(board);
    const gap = trace.chain.filter(dot => dotIsMissing(dots, dot));
    expect(gap.length).toBeGreaterThan(2);
    expect(gap.every(dot => Math.abs(dot.tick - (crossing?.below ?? 0)) <= 12)).toBe(true);
  });
});

describe('any map', () => {
  it('fills exactly its box, with blanks for empty cells', () => {
    fc.assert(
      fc.property(anyMap, map => {
        const input = inputOf(map);
        const rows = mapOf(input);
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

  it('puts no car over half of a wide character of a name', () => {
    const input = inputOf({
      circuit: 'karting',
      columns: 6,
      rows: 4,
      corners: 'names',
      ascii: false,
      picks: [0, 0, 0, 780, 0, 381],
    });
    const texts = mapOf(input).map(textOf);
    expect(texts[0]).toContain('日本');
    expect(texts.map(text => stringWidth(text))).toEqual([6, 6, 6, 6]);
  });

  it('shows every car exactly once where the box has room for all', () => {
    fc.assert(
      fc.property(anyMap, map => {
        const input = inputOf(map);
        fc.pre(input.rows >= 6 && input.columns >= 16);
        const runs = mapOf(input).flat();
        const shown = runs.filter(run => run.tone === 'car' || run.tone === 'own');
        expect(shown.map(run => run.seat).sort()).toEqual(input.cars.map(car => car.seat).sort());
      }),
      { numRuns: 100 },
    );
  });

  it('keeps its labels where they are while cars move', () => {
    const box = { ...SIZES[2], board: BOARDS.monza, glyphs: UNICODE };
    const labels = (cars: readonly StripCar[]) =>
      mapOf({ ...box, cars }).map(row =>
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
      mapOf({ ...box, cars })
        .map(row => textOf(row).indexOf('E'))
        .join();
    const own = CARS.filter(car => car.mark === 'own');
    const crowd = carsOn(['M34', 'L34', 'M33', 'R34', 'M34']);
    expect(cellOfOwn(crowd)).toBe(cellOfOwn(own));
  });
});
