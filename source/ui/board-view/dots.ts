// A picture of dots, two by four to a character cell, and its characters: braille, or the nearest ASCII ones.

/** What a cell mostly shows; a later ink covers an earlier one. */
export const INKS = ['none', 'pit', 'track', 'corner'] as const;
export type Ink = (typeof INKS)[number];

/** Dots with the origin at the top left; `width` and `height` count dots. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Bits of each cell in the order of braille. */
  readonly bits: Uint8Array;
  readonly inks: Uint8Array;
}

export function blankDots(columns: number, rows: number): Dots {
  return {
    width: columns * 2,
    height: rows * 4,
    columns,
    rows,
    bits: new Uint8Array(columns * rows),
    inks: new Uint8Array(columns * rows),
  };
}

/** Braille bit of each dot of a cell: row by row, left before right. */
const BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80] as const;

/** Returns the cell of a dot, -1 outside the picture. */
export function cellOf(dots: Dots, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= dots.width || y >= dots.height) return -1;
  return (y >> 2) * dots.columns + (x >> 1);
}

/** Sets a dot; does nothing outside the picture. */
export function setDot(dots: Dots, x: number, y: number, ink: Ink): void {
  const cell = cellOf(dots, x, y);
  if (cell < 0) return;
  const bit = BITS[(y & 3) * 2 + (x & 1)] ?? 0;
  dots.bits[cell] = (dots.bits[cell] ?? 0) | bit;
  dots.inks[cell] = Math.max(dots.inks[cell] ?? 0, INKS.indexOf(ink));
}

/** Returns the character of a cell; a blank for an empty one, never U+2800. */
export function dotMark(bits: number, ascii: boolean): string {
  if (bits === 0) return ' ';
  return ascii ? asciiMark(bits) : String.fromCharCode(0x2800 + bits);
}

/** Shapes of ASCII characters as rows of two dots, from top to bottom. */
const SHAPES: readonly (readonly [mark: string, ...shapes: string[]])[] = [
  ['.', '.. .. .. #.', '.. .. .. .#', '.. .. #. #.', '.. .. .# .#'],
  ['_', '.. .. .. ##', '.. .. .# ##', '.. .. #. ##'],
  ['-', '.. ## .. ..', '.. .. ## ..', '.. #. .# ..', '.. .# #. ..', '.. ## ## ..'],
  ["'", '#. .. .. ..', '.# .. .. ..', '#. #. .. ..', '.# .# .. ..'],
  ['"', '## .. .. ..', '## #. .. ..', '## .# .. ..', '## ## .. ..'],
  ['|', '#. #. #. #.', '.# .# .# .#', '#. #. #. ..', '.# .# .# ..', '.. #. #. #.', '.. .# .# .#'],
  ['/', '.# .# #. #.', '.# #. #. ..', '.. .# #. #.', '.. .# .# #.', '.# .# #. ..', '.# #. .. ..'],
  ['\\', '#. #. .# .#', '#. .# .# ..', '.. #. .# .#', '.. #. #. .#', '#. #. .# ..', '#. .# .. ..'],
  [':', '.. #. .. #.', '.. .# .. .#', '#. .. #. ..', '.# .. .# ..'],
  ['#', '## ## ## ##', '## ## ## #.', '## ## ## .#', '#. ## ## ##', '.# ## ## ##', '## ## ## ..'],
];

function shapeBits(shape: string): number {
  let bits = 0;
  for (const [at, dot] of [...shape.replaceAll(' ', '')].entries()) {
    if (dot === '#') bits |= BITS[at] ?? 0;
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

// Filled on demand: most runs of the program never draw a map in ASCII.
const asciiMarks = new Map<number, string>();

/** Returns the character whose shape differs from a pattern in the fewest dots. */
function asciiMark(bits: number): string {
  const known = asciiMarks.get(bits);
  if (known !== undefined) return known;
  const distances = SHAPES.map(([mark, ...shapes]) => ({
    mark,
    far: Math.min(...shapes.map(shape => countBits(shapeBits(shape) ^ bits))),
  }));
  const { mark } = distances.reduce((best, next) => (next.far < best.far ? next : best));
  asciiMarks.set(bits, mark);
  return mark;
}
