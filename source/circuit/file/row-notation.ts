// The short notations of the block `championship:`: straights in rows, lanes of limits, places of a line, values by
// lane.
import * as z from 'zod';
import type { DrawnPlace, DrawnSpace, DrawnStraight } from '../rows/drawn-lap.ts';
import { notation } from './notation.ts';

/** Lanes of a drawn corner from left to right, by their number. */
export const ROW_LETTERS = { 2: ['L', 'R'], 3: ['L', 'M', 'R'] } as const;

/** A space of a line as the file names it: the letter of its lane and its number in the corner, from 1. */
export interface NamedPlace {
  readonly letter: string;
  readonly number: DrawnPlace['number'];
}

const ROWS = /^(\d{1,3}) *x *([23])$/;
const LANE = /^(?:(?:\d{1,3}|\.)[<>]*)(?: +(?:\d{1,3}|\.)[<>]*)*$/;
const SPACE = /^(\d{1,3}|\.)(<?>?)$/;
const PLACES = /^[LMR]\d{1,2}(?: +[LMR]\d{1,2})*$/;
const BY_LANE = /^\d{1,3}(?:\/\d{1,3}){0,2}$/;

/** A straight, `6 x3`: six rows of three spaces. */
export const rowsNotation = notation<DrawnStraight>(
  ROWS,
  text => {
    const [, rows, lanes] = ROWS.exec(text) ?? [];
    return rows === undefined ? undefined : { rows: Number(rows), lanes: lanes === '3' ? 3 : 2 };
  },
  straight => `${straight.rows} x${straight.lanes}`,
  'write rows and width, such as 6 x3',
);

/** A lane of a corner, `. 100 100> 80`. */
export const laneNotation = notation<readonly DrawnSpace[]>(
  LANE,
  text => {
    const spaces = text.split(/ +/).map(readSpace);
    return spaces.includes(undefined) ? undefined : spaces.flatMap(space => space ?? []);
  },
  spaces => spaces.map(writeSpace).join(' '),
  'write the limits of its spaces in driving order, such as 100 100> 80, a dot for a space before or behind the corner',
  z.int(),
);

/** The spaces of a line, `L1 L2 R3`. */
export const placesNotation = notation<readonly NamedPlace[]>(
  PLACES,
  text =>
    PLACES.test(text)
      ? text.split(/ +/).map(word => ({ letter: word.slice(0, 1), number: Number(word.slice(1)) }))
      : undefined,
  places => places.map(({ letter, number }) => `${letter}${number}`).join(' '),
  'write lane and number of each space, such as L1 L2 R3',
);

/** A value for each lane from left to right, `60/80/100`. */
export const byLaneNotation = notation<readonly number[]>(
  BY_LANE,
  text => (BY_LANE.test(text) ? text.split('/').map(Number) : undefined),
  values => values.join('/'),
  'write one number for each lane from left to right, such as 60/80/100',
  z.int(),
);

function readSpace(word: string): DrawnSpace | undefined {
  const [, limit, arrows] = SPACE.exec(word) ?? [];
  if (limit === undefined || arrows === undefined) return undefined;
  return {
    limit: limit === '.' ? 0 : Number(limit),
    left: arrows.includes('<'),
    right: arrows.includes('>'),
  };
}

function writeSpace({ limit, left, right }: DrawnSpace): string {
  return `${limit === 0 ? '.' : limit}${left ? '<' : ''}${right ? '>' : ''}`;
}
