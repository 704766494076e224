// The strip compared with reviewed pictures, and what must hold of it for any board, width and place.
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Row } from '../rows.ts';
import { asciiRow } from '../theme/fit.ts';
import { ASCII, UNICODE } from '../theme/glyphs.ts';
import { BOARDS } from './boards.fixture.ts';
import { alongLane, lapOf, spanOf } from './lap.ts';
import type { CarMark, StripCar } from './occupants.ts';
import { drawStrip, type StripInput } from './strip.ts';
import { drawWholeLap } from './whole-lap.ts';
import { MARGIN, TICKS_BEHIND } from './window.ts';

const { monza, millbrook, speedway, suzuka, karting, doubled } = BOARDS;

function textOf(row: Row): string {
  return row.map(run => run.text).join('');
}

/** Returns rows as the text of a file, without blanks at the end of a row. */
function pictureOf(rows: readonly Row[]): string {
  return `${rows.map(row => textOf(row).trimEnd()).join('\n')}\n`;
}

function carsOn(spaces: readonly string[], marks: Readonly<Record<string, CarMark>>): StripCar[] {
  return spaces.map((space, seat) => {
    const letter = String.fromCharCode(65 + seat);
    return { seat, letter, space, mark: marks[letter] ?? 'none' };
  });
}

function inputAt(board: FormulaBoard, watched: string, more: Partial<StripInput> = {}): StripInput {
  const centre = spaceOf(board, watched).tick;
  return { board, glyphs: UNICODE, columns: 79, scale: 1, centre, watched, cars: [], ...more };
}

const FIELD = carsOn(['L58', 'M50', 'L45', 'M38', 'M34', 'R34', 'L29', 'L21'], { E: 'own' });

const GEARS = [
  { label: 'g2', from: 2, to: 4 },
  { label: 'g3', from: 4, to: 8 },
  { label: 'g4', from: 7, to: 12 },
  { label: 'g5', from: 11, to: 20 },
  { label: 'g6', from: 40, to: 46 },
];

const BEFORE_ROGGIA = inputAt(monza, 'M34', { cars: FIELD, dangerous: ['R37'], bars: GEARS });

const GRID_CARS = carsOn(
  monza.grid.map(index => spaceAt(monza, index).id),
  { A: 'own' },
);

const PICTURES: Readonly<Record<string, StripInput>> = {
  'gears-60': { ...BEFORE_ROGGIA, columns: 60 },
  'gears-76': { ...BEFORE_ROGGIA, columns: 76 },
  'gears-150': { ...BEFORE_ROGGIA, columns: 150, scale: 2 },
  'gears-ascii-76': { ...BEFORE_ROGGIA, columns: 76, glyphs: ASCII },
  'targets-79': inputAt(monza, 'M34', {
    cars: FIELD,
    dangerous: ['R37'],
    path: ['M35', 'M36', 'M37', 'L38', 'L39', 'L40', 'L41'],
    targets: [
      { space: 'L42', label: '1', tone: 'chosen' },
      { space: 'M41', label: '2', tone: 'costly' },
      { space: 'R42', label: '3', tone: 'fatal' },
    ],
  }),
  'marks-150': inputAt(monza, 'M34', {
    columns: 150,
    scale: 2,
    cars: carsOn(['M34', 'L36', 'R37', 'M38', 'L40', 'M50'], {
      A: 'own',
      B: 'spun',
      C: 'wreck',
      D: 'ghost',
      E: 'stalled',
    }),
    targets: [{ space: 'M42', label: '1', tone: 'chosen' }],
  }),
  'hairpin-79': inputAt(millbrook, 'M47', {
    cars: carsOn(['M47'], { A: 'own' }),
    stopsDone: 1,
    glyphs: UNICODE,
  }),
  'esses-79': inputAt(suzuka, 'M32', { cars: carsOn(['M32'], { A: 'own' }), stopsDone: 2 }),
  'esses-ascii-79': inputAt(suzuka, 'M32', {
    cars: carsOn(['M32'], { A: 'own' }),
    stopsDone: 2,
    glyphs: ASCII,
  }),
  'grid-79': inputAt(monza, 'L137', { cars: GRID_CARS, pit: true, scroll: -20 }),
  'pit-79': inputAt(monza, 'P6', {
    cars: carsOn(['P6', 'B4', 'B8', 'P9', 'B9', 'P12'], { A: 'own' }),
    targets: [{ space: 'B5', label: '1', tone: 'target' }],
    bars: [{ label: 'g3', from: 4, to: 8 }],
    pit: true,
    ruler: 'unlessPit',
  }),
  'oval-79': inputAt(speedway, 'C117', {
    cars: carsOn(
      speedway.grid.map(index => spaceAt(speedway, index).id),
      {},
    ),
    pit: true,
    grid: true,
    scroll: -20,
  }),
  'oval-ascii-150': inputAt(speedway, 'C117', {
    cars: carsOn(
      speedway.grid.map(index => spaceAt(speedway, index).id),
      {},
    ),
    pit: true,
    columns: 150,
    scale: 2,
    scroll: -20,
    glyphs: ASCII,
  }),
  'doubled-79': inputAt(doubled, 'M34', { cars: carsOn(['M34', 'L36'], { A: 'own' }) }),
  'doubled-ascii-150': inputAt(doubled, 'M34', {
    cars: carsOn(['M34', 'L36'], { A: 'own' }),
    columns: 150,
    scale: 2,
    glyphs: ASCII,
  }),
  'two-lanes-60': inputAt(karting, 'R3', { cars: carsOn(['R3'], { A: 'own' }), columns: 60 }),
};

describe('pictures of the strip', () => {
  it.each(Object.keys(PICTURES))('%s is drawn as it was reviewed', async name => {
    const input = PICTURES[name];
    if (input === undefined) throw new Error(name);
    await expect(pictureOf(drawStrip(input))).toMatchFileSnapshot(`pictures/strip-${name}.txt`);
  });

  it.each(['monza', 'speedway'] as const)('the whole lap of %s is drawn', async name => {
    const rows = drawWholeLap(BOARDS[name], 80, UNICODE);
    await expect(pictureOf(rows)).toMatchFileSnapshot(`pictures/lap-${name}.txt`);
  });
});

/** Any strip of any board, with cars anywhere, in few words, so that a failure can be read. */
const anyStrip = fc.record({
  circuit: fc.constantFrom(...(Object.keys(BOARDS) as (keyof typeof BOARDS)[])),
  columns: fc.integer({ min: 0, max: 220 }),
  scale: fc.constantFrom<1 | 2>(1, 2),
  laps: fc.integer({ min: 0, max: 3 }),
  scroll: fc.integer({ min: -400, max: 400 }),
  pit: fc.boolean(),
  picks: fc.array(fc.nat(999), { minLength: 1, maxLength: 12 }),
  marks: fc.array(fc.constantFrom<CarMark>('none', 'own', 'spun', 'wreck', 'stalled')),
  stopsDone: fc.nat(3),
});

function inputOf(strip: typeof anyStrip extends fc.Arbitrary<infer S> ? S : never): StripInput {
  const { circuit, laps, picks, marks, ...rest } = strip;
  const board = BOARDS[circuit];
  const spaces = [...new Set(picks.map(pick => pick % board.spaces.length))];
  const cars = spaces.map((index, seat): StripCar => {
    const letter = String.fromCharCode(65 + seat);
    return { seat, letter, space: spaceAt(board, index).id, mark: marks[seat] ?? 'none' };
  });
  const first = spaceAt(board, spaces[0] ?? 0);
  return {
    ...rest,
    board,
    glyphs: UNICODE,
    centre: laps * board.ticks + first.tick,
    watched: first.id,
    cars,
    dangerous: picks.map(pick => spaceAt(board, (pick * 7) % board.spaces.length).id),
    bars: GEARS,
  };
}

describe('any strip', () => {
  it('has rows of exactly the asked width', () => {
    fc.assert(
      fc.property(anyStrip, strip => {
        const input = inputOf(strip);
        for (const glyphs of [UNICODE, ASCII]) {
          const rows = drawStrip({ ...input, glyphs });
          for (const row of rows) expect(stringWidth(textOf(row))).toBe(input.columns);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('shows every car whose space lies in the window, in its lane and within its space', () => {
    fc.assert(
      fc.property(anyStrip, strip => {
        const input = inputOf(strip);
        fc.pre(input.columns > MARGIN);
        const rows = drawStrip({ ...input, pit: false });
        for (const car of input.cars) {
          const space = spaceOf(input.board, car.space);
          const text = textOf(rows[3 + space.lane] ?? []);
          for (const [from, to] of appearances(input, car.space)) {
            if (space.kind !== 'track' || from >= input.columns || to <= MARGIN) continue;
            const letter = car.mark === 'wreck' ? car.letter.toLowerCase() : car.letter;
            expect(text.slice(Math.max(MARGIN, from), to)).toContain(letter);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('shows every car in the pits or in the pit lane in the row of the pit lane', () => {
    for (const board of [monza, speedway]) {
      const spaces = board.spaces.filter(space => space.kind !== 'track').map(({ id }) => id);
      const letters = Array.from(spaces, (_, at) => String.fromCharCode(0x3b1 + at));
      const cars = carsOn(spaces, {}).map((car, at) => ({ ...car, letter: letters[at] ?? '' }));
      const rows = drawStrip(inputAt(board, 'P7', { cars, pit: true, ruler: 'unlessPit' }));
      const row = rows.map(textOf).find(text => text.startsWith('P  ')) ?? '';
      for (const letter of letters) expect(row).toContain(letter);
      expect(rows).toHaveLength(board.lanes.length + 4);
    }
  });

  it('has the same columns in ASCII as in Unicode', () => {
    fc.assert(
      fc.property(anyStrip, strip => {
        const input = inputOf(strip);
        const plain = drawStrip({ ...input, glyphs: ASCII }).map(textOf);
        const rich = drawStrip({ ...input, glyphs: UNICODE }).map(row => textOf(asciiRow(row)));
        expect(plain).toEqual(rich);
        for (const text of plain) expect(text).toMatch(/^[\x20-\x7e]*$/);
      }),
      { numRuns: 100 },
    );
  });

  it('writes headings whole, two blanks apart, and only of corners that are there', () => {
    fc.assert(
      fc.property(anyStrip, strip => {
        const input = inputOf(strip);
        const [headings = []] = drawStrip({ ...input, glyphs: UNICODE });
        const texts = textOf(headings).slice(MARGIN).trim().split(/ {2,}/).filter(Boolean);
        for (const text of texts) expect(text).toSatisfy(isHeading(input));
      }),
      { numRuns: 300 },
    );
  });
});

/** Returns the columns of a space, margin included, by laps around the window. */
function appearances(input: StripInput, id: string): [from: number, to: number][] {
  const { board, scale, centre, scroll = 0 } = input;
  const space = spaceOf(board, id);
  const firstTick = centre + scroll - TICKS_BEHIND;
  return Array.from({ length: 40 }, (_, lap) => {
    const tick = space.tick + (lap - 20) * board.ticks;
    const from = MARGIN + (tick - firstTick) * scale;
    return [from, from + spanOf(board, space) * scale];
  });
}

function isHeading({ board }: StripInput): (text: string) => boolean {
  return text => {
    if (text === 'START/FINISH' || text === 'S/F') return true;
    const [number = '', ...words] = text.split(' ');
    const corner = board.corners[Number(number) - 1];
    if (corner === undefined) return false;
    const figures = `${corner.shortest}-${corner.longest}`;
    const rest = words.filter(word => word !== figures && !/^[○●]+$/.test(word)).join(' ');
    const isName =
      rest === corner.name || (rest.endsWith('…') && corner.name.startsWith(rest.slice(0, -1)));
    return rest === '' || isName;
  };
}

describe('the whole lap', () => {
  it('shows every space of every lane once, and the line again at its end', () => {
    for (const board of Object.values(BOARDS)) {
      for (const columns of [40, 80, 133]) {
        const rows = drawWholeLap(board, columns, UNICODE).map(textOf);
        for (const row of rows) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
        for (const [lane, letter] of board.lanes.entries()) {
          const track = rows.filter(row => row.startsWith(`${letter}  `)).join('');
          const begins = track.match(/[│║▓]/g) ?? [];
          expect(begins).toHaveLength((board.laneLengths[lane] ?? 0) + 1);
        }
      }
    }
  });
});

describe('ruler and bars', () => {
  it('count along the lane of the watched car', () => {
    const [, ruler = [], , , lane = [], , , ...bars] = drawStrip({ ...BEFORE_ROGGIA, columns: 79 });
    const lap = lapOf(monza);
    const start = spaceOf(monza, 'M34');
    const columnOfStep = (steps: number) =>
      MARGIN + TICKS_BEHIND + (alongLane(lap, start, steps)?.ticks ?? 0);
    expect(textOf(lane).indexOf('E')).toBe(columnOfStep(0) + 1);
    for (const steps of [5, 10, 15, 20]) {
      expect(textOf(ruler).indexOf(`+${steps}`)).toBe(columnOfStep(steps) + 1);
    }
    const [second = []] = bars;
    expect(textOf(second).indexOf('▂')).toBe(columnOfStep(2));
    expect(textOf(second).lastIndexOf('▂')).toBe(columnOfStep(5) - 1);
    expect(textOf(bars.at(-1) ?? [])).toMatch(/40-46 ▸$/);
  });

  it('go on over the line', () => {
    const [, ruler = []] = drawStrip(inputAt(monza, 'L135'));
    expect(textOf(ruler)).toContain('+5');
    expect(textOf(ruler).indexOf('+5')).toBe(MARGIN + TICKS_BEHIND + 11);
  });

  it('are drawn without a watched car as space numbers, without bars', () => {
    const { watched: _, ...input } = BEFORE_ROGGIA;
    const rows = drawStrip(input);
    expect(textOf(rows[1] ?? [])).toContain('L35');
    expect(rows).toHaveLength(7);
  });
});

describe('a doubled straight', () => {
  it('has a mark of its own on every free space, whatever the scale', () => {
    for (const scale of [1, 2] as const) {
      const rows = drawStrip(inputAt(doubled, 'M34', { scale })).map(textOf);
      expect(rows.join('')).toContain(UNICODE.doubled);
    }
    const plain = drawStrip(inputAt(monza, 'M34')).map(textOf);
    expect(plain.join('')).not.toContain(UNICODE.doubled);
  });

  it('is measured in movement points by ruler and bars, two for each space (TR-54)', () => {
    const bars = [
      { label: '1d', from: 4, to: 7 },
      { label: '2d', from: 1, to: 1 },
    ];
    const [, ruler = [], , , , , , ...drawn] = drawStrip(inputAt(doubled, 'M34', { bars }));
    const lap = lapOf(doubled);
    const start = spaceOf(doubled, 'M34');
    const columnOfStep = (steps: number) =>
      MARGIN + TICKS_BEHIND + (alongLane(lap, start, steps)?.ticks ?? 0);
    expect(textOf(ruler)).not.toContain('+5 ');
    expect(textOf(ruler).indexOf('+10')).toBe(columnOfStep(5) + 1);
    const [first = [], second = []] = drawn;
    // A single point left over moves nothing (TRR-25): 7 points are three spaces.
    expect(textOf(first).indexOf('▂')).toBe(columnOfStep(2));
    expect(textOf(first).lastIndexOf('▂')).toBe(columnOfStep(4) - 1);
    expect(textOf(second).indexOf('▂')).toBe(columnOfStep(0));
  });
});

describe('what lies on a space', () => {
  it('shows an unknown space nowhere and does not fail', () => {
    const cars = carsOn(['Z9'], {});
    expect(pictureOf(drawStrip(inputAt(monza, 'M34', { cars })))).toBe(
      pictureOf(drawStrip(inputAt(monza, 'M34'))),
    );
  });

  it('lets a real car hide a ghost, and a target show on a ghost', () => {
    const ghost: StripCar = { seat: 0, letter: 'A', space: 'M36', mark: 'ghost' };
    const car: StripCar = { seat: 1, letter: 'B', space: 'M36', mark: 'none' };
    const laneOf = (more: Partial<StripInput>) =>
      textOf(drawStrip(inputAt(monza, 'M34', more))[4] ?? []);
    expect(laneOf({ cars: [car, ghost] })).toContain('B');
    expect(laneOf({ cars: [car, ghost] })).not.toContain('A');
    const targets = [{ space: 'M36', label: '7', tone: 'target' as const }];
    expect(laneOf({ cars: [ghost], targets })).toContain('7');
  });

  it.each([
    ['before the line', 'L137', UNICODE, '[A]'],
    ['behind the line', 'L1', UNICODE, '[A]'],
    ['behind the line in ASCII', 'L1', ASCII, '[A]'],
  ])(
    'a car %s keeps both its brackets, and the other lanes show the line',
    (_, space, glyphs, car) => {
      const cars = carsOn([space], { A: 'own' });
      const lanes = drawStrip(inputAt(monza, space, { cars, glyphs })).map(textOf);
      expect(lanes[3]).toContain(car);
      expect(lanes[4]).toContain(glyphs.line);
      expect(lanes[5]).toContain(glyphs.line);
    },
  );

  it('a car at either door of a corner keeps both its brackets', () => {
    const [corner] = monza.corners;
    const inLane = monza.spaces.filter(
      ({ lane, corner: at }) => lane === 0 && at === corner?.index,
    );
    for (const space of [inLane.at(0), inLane.at(-1)]) {
      const id = space?.id ?? '';
      for (const mark of ['own', 'stalled'] as const) {
        const rows = drawStrip(inputAt(monza, id, { cars: carsOn([id], { A: mark }) }));
        expect(textOf(rows[3] ?? [])).toMatch(/\[A\]|\(A\)/);
      }
    }
  });

  it('shows every car of a space that several share, one’s own in brackets (TR-121)', () => {
    const [first = 0] = monza.pit?.spaces ?? [];
    const { id } = spaceAt(monza, first);
    const laneOf = (cars: readonly StripCar[]) =>
      drawStrip(inputAt(monza, 'M120', { cars, pit: true, centre: spaceOf(monza, id).tick }))
        .map(textOf)
        .find(row => row.startsWith('P'));
    expect(laneOf(carsOn([id, id], {}))).toContain('AB');
    expect(laneOf(carsOn([id, id], { B: 'own' }))).toContain('AB]');
  });

  it('has no numbers of pits beside the keys of targets, which are digits too', () => {
    const [first = 0] = monza.pit?.spaces ?? [];
    const { id } = spaceAt(monza, first);
    const laneOf = (targets: StripInput['targets']) =>
      drawStrip(inputAt(monza, id, { pit: true, ...(targets === undefined ? {} : { targets }) }))
        .map(textOf)
        .find(row => row.startsWith('P')) ?? '';
    expect(laneOf(undefined).match(/\d/g)).not.toBeNull();
    expect(laneOf([{ space: 'M120', label: '5', tone: 'target' }])).not.toMatch(/\d/);
    expect(laneOf([{ space: id, label: '5', tone: 'target' }]).match(/\d/g)).toEqual(['5']);
  });

  it('shows what nobody drives without a seat', () => {
    const slow: StripCar = { seat: -1, letter: '%', space: 'M36', mark: 'none' };
    const lane = drawStrip(inputAt(monza, 'M34', { cars: [slow] }))[4] ?? [];
    expect(lane.find(run => run.text.includes('%'))?.seat).toBeUndefined();
    expect(textOf(lane)).toContain('%');
  });

  it('takes its seat along for the colour', () => {
    const rows = drawStrip(BEFORE_ROGGIA);
    expect(rows.flat().find(run => run.tone === 'own')?.seat).toBe(4);
    expect(rows.flat().filter(run => run.tone === 'car')).not.toHaveLength(0);
  });
});
