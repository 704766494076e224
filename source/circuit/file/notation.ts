// The short notations of a circuit file: bends, stretches of the outline, faces of the black die, grid slots, outline
// points. Each is a zod codec between text of the file and numbers.
import * as z from 'zod';

/** A turn to the left or right by a positive number of degrees. */
export interface Turn {
  readonly side: 'L' | 'R';
  readonly degrees: number;
}

/** One bend of a corner; its side is the inside. Without counts of spaces they follow from the angle. */
export interface Bend extends Turn {
  /** Spaces by lane, from left to right. */
  readonly spaces?: readonly number[];
}

/** A range with both ends included: metres along the outline, or faces of the black die. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * A grid slot: the `back`-th space behind the line in the lane with that letter, where 1 is the last before the line.
 */
export interface Slot {
  readonly lane: string;
  readonly back: number;
}

/** The marks of a drawn corner, explained to an author. */
export const ART_MARKS =
  '- straight on only, \\ or one lane to the right, / or one lane to the left, X both, l r only diagonally';

const BEND = /^([LR])(\d{1,3})(?: +(\d{1,3}(?:\/\d{1,3})*))?$/;
const STRETCH = /^(\d{1,6}(?:\.\d{1,2})?) *- *(\d{1,6}(?:\.\d{1,2})?)$/;
const ROLLS = /^(\d{1,2})(?: *- *(\d{1,2}))?$/;
const SLOT = /^([A-Z])-(\d{1,2})$/;
const TURN = /^[LR]\d{1,3}$/;
const DRAWING = /^[LMRCD] /;
const POINT = /^(-?\d{1,6}(?:\.\d{1,3})?),(-?\d{1,6}(?:\.\d{1,3})?)$/;
const OUTLINE = /^\s*(?:-?\d{1,6}(?:\.\d{1,3})?,-?\d{1,6}(?:\.\d{1,3})?(?:\s+|$))+$/;

/**
 * Returns a codec between text of one form and its meaning; `read` returns undefined for text of another form.
 * @param pattern of the text, for the JSON Schema.
 * @param bare the numbers that YAML reads where nothing but a number stands.
 */
export function notation<Meaning>(
  pattern: RegExp,
  read: (text: string) => Meaning | undefined,
  write: (meaning: Meaning) => string,
  form: string,
  bare?: z.ZodType<number, number>,
) {
  const unreadable = `cannot be read; ${form}`;
  // The pattern is not checked here, because `read` finds out more.
  const text = z.string(unreadable).meta({ pattern: pattern.source });
  const written: z.ZodType<string | number, string | number> =
    bare === undefined ? text : z.union([text, bare], unreadable);
  return z.codec(written, z.custom<Meaning>(), {
    decode: (word, context) => {
      const meaning = read(String(word).trim());
      if (meaning !== undefined) return meaning;
      context.issues.push({ code: 'custom', input: word, message: unreadable });
      return z.NEVER;
    },
    // zod encodes absent optional fields too and drops the result.
    encode: meaning => (meaning === undefined ? '' : write(meaning)),
  });
}

/** A bend, `R98` or `R98 6/4/3`. */
export const bendNotation = notation<Bend>(
  BEND,
  readBend,
  writeBend,
  'write a bend as R98 or, with the spaces of each lane, R98 6/4/3',
);

/** A turn, `R175`. */
export const turnNotation = notation<Turn>(
  TURN,
  text => {
    const bend = readBend(text);
    return bend?.spaces === undefined ? bend : undefined;
  },
  writeTurn,
  'write the side and the degrees, such as R175',
);

/** Metres along the outline, `597-717`. */
export const stretchNotation = notation<Stretch>(
  STRETCH,
  text => {
    const [, from, to] = STRETCH.exec(text) ?? [];
    return from === undefined || to === undefined
      ? undefined
      : { from: Number(from), to: Number(to) };
  },
  stretch => `${stretch.from}-${stretch.to}`,
  'write where the corner begins and ends in metres, such as 597-717',
);

/** Faces of the black die, `1-11` or `20`. */
export const rollsNotation = notation<Stretch>(
  ROLLS,
  text => {
    const [, from, to] = ROLLS.exec(text) ?? [];
    return from === undefined ? undefined : { from: Number(from), to: Number(to ?? from) };
  },
  rolls => (rolls.from === rolls.to ? `${rolls.from}` : `${rolls.from}-${rolls.to}`),
  'write faces of the black die, such as 1-11',
  z.int(),
);

/** A grid slot, `L-1`. */
export const slotNotation = notation<Slot>(
  SLOT,
  text => {
    const [, lane, back] = SLOT.exec(text) ?? [];
    return lane === undefined ? undefined : { lane, back: Number(back) };
  },
  writeSlot,
  'write lane and spaces behind the line, such as L-1',
);

/** Points in metres east and north, `0,0 54,613 …`. */
export const outlineNotation = notation<readonly { readonly x: number; readonly y: number }[]>(
  OUTLINE,
  readOutline,
  points => points.map(({ x, y }) => `${x},${y}`).join(' '),
  'write pairs of metres such as 0,0 54,613 with blanks between them',
);

/** A drawing, one row per lane; blanks at the end of a row and empty rows are ignored. */
export const drawingNotation = notation<readonly string[]>(
  DRAWING,
  text =>
    text
      .split('\n')
      .map(row => row.trimEnd())
      .filter(row => row !== ''),
  rows => `${rows.join('\n')}\n`,
  'draw one row per lane under lanes: |',
);

function readBend(text: string): Bend | undefined {
  const [, side, degrees, spaces] = BEND.exec(text) ?? [];
  if (side !== 'L' && side !== 'R') return undefined;
  const turn = { side, degrees: Number(degrees) } as const;
  return spaces === undefined ? turn : { ...turn, spaces: spaces.split('/').map(Number) };
}

export function writeBend(bend: Bend): string {
  return `${writeTurn(bend)}${bend.spaces === undefined ? '' : ` ${bend.spaces.join('/')}`}`;
}

/** Returns a grid slot in the notation of the file: `L-1`. */
export function writeSlot(slot: Slot): string {
  return `${slot.lane}-${slot.back}`;
}

function writeTurn(turn: Turn): string {
  return `${turn.side}${turn.degrees}`;
}

export function isPoint(word: string): boolean {
  return POINT.test(word);
}

function readOutline(text: string): { x: number; y: number }[] | undefined {
  const points: { x: number; y: number }[] = [];
  for (const word of text.split(/\s+/)) {
    const [, x, y] = POINT.exec(word) ?? [];
    if (x === undefined || y === undefined) return undefined;
    // Adding 0 turns -0 into 0.
    points.push({ x: Number(x) + 0, y: Number(y) + 0 });
  }
  return points;
}
