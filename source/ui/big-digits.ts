// Digits three rows high, for what counts most on a screen.
import type { Glyphs } from './theme/glyphs.ts';

export const DIGIT_ROWS = 3;
export const DIGIT_COLUMNS = 3;

const DOTS: readonly string[] = [
  '### #.# #.# #.# ###',
  '.#. ##. .#. .#. ###',
  '### ..# ### #.. ###',
  '### ..# ### ..# ###',
  '#.# #.# ### ..# ..#',
  '### #.. ### ..# ###',
  '### #.. ### #.# ###',
  '### ..# ..# ..# ..#',
  '### #.# ### #.# ###',
  '### #.# ### ..# ###',
];

/** Each digit in strokes, for terminals without half blocks. */
const STROKES: readonly (readonly string[])[] = [
  [' _ ', '| |', '|_|'],
  ['   ', '  |', '  |'],
  [' _ ', ' _|', '|_ '],
  [' _ ', ' _|', ' _|'],
  ['   ', '|_|', '  |'],
  [' _ ', '|_ ', ' _|'],
  [' _ ', '|_ ', '|_|'],
  [' _ ', '  |', '  |'],
  [' _ ', '|_|', '|_|'],
  [' _ ', '|_|', ' _|'],
];

/** Returns a number as three rows of text, a blank between its digits. */
export function bigDigits(number: number, { ascii }: Pick<Glyphs, 'ascii'>): readonly string[] {
  const digits = [...String(number)].map(digit =>
    ascii ? (STROKES[Number(digit)] ?? []) : blocksOf(DOTS[Number(digit)] ?? ''),
  );
  return Array.from({ length: DIGIT_ROWS }, (_, row) =>
    digits.map(digit => digit[row] ?? ' '.repeat(DIGIT_COLUMNS)).join(' '),
  );
}

// Joins each two rows of dots into a row of half blocks.
function blocksOf(dots: string): readonly string[] {
  const rows = dots.split(' ');
  return Array.from({ length: DIGIT_ROWS }, (_, at) => {
    const [upper = '', lower = '...'] = [rows[2 * at], rows[2 * at + 1]];
    return [...upper].map((dot, column) => blockOf(dot, lower[column] ?? '.')).join('');
  });
}

function blockOf(upper: string, lower: string): string {
  if (upper === '#') return lower === '#' ? '█' : '▀';
  return lower === '#' ? '▄' : ' ';
}
