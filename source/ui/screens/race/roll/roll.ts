// A roll of dice on the screen: the faces with what each means now, the one that has fallen, and how its picture continues
// until it lands.
import type { Seat } from '../../../../rules/kit/types.ts';

/**
 * What a face means, the best first: a stop in a corner, nothing to pay, points to be paid, a lower speed than planned, a
 * round that is waited, a part that breaks or a driver who is hurt, a spin, the end of the race.
 */
export const FACE_MARKS = [
  'stop',
  'clear',
  'pays',
  'held',
  'waits',
  'harm',
  'spin',
  'out',
] as const;
export type FaceMark = (typeof FACE_MARKS)[number];

/** Faces that follow each other and mean the same; often one alone. */
export interface RollFaces {
  readonly from: number;
  readonly to: number;
  readonly mark: FaceMark;
}

/** A space to which some face leads, with the best that ending there means. */
export interface Reach {
  readonly space: string;
  readonly mark: FaceMark;
}

/** A roll that somebody at the keyboard has made. */
export interface Roll {
  readonly kind: 'roll';
  readonly seat: Seat;
  /** What is rolled, such as `5th gear`. */
  readonly name: string;
  /** In rising order. */
  readonly faces: readonly RollFaces[];
  readonly value: number;
  readonly verdict: string;
  /** Names of the meanings in this roll, where it has words of its own for them. */
  readonly marks?: Readonly<Partial<Record<FaceMark, string>>>;
  /** Where any face may lead, and of these the ids of the spaces to which the value may. */
  readonly reach: readonly Reach[];
  readonly landed: readonly string[];
}

export interface RollShown {
  readonly roll: Roll;
  readonly step: number;
}

/** Returns the faces of a die, in rising order; those that follow each other and mean the same are one. */
export function facesMeaning(
  values: readonly number[],
  meaningOf: (value: number) => FaceMark,
): readonly RollFaces[] {
  const faces: RollFaces[] = [];
  for (const value of values.toSorted((one, other) => one - other)) {
    const mark = meaningOf(value);
    const last = faces.at(-1);
    if (last?.mark === mark) faces.splice(-1, 1, { ...last, to: value });
    else faces.push({ from: value, to: value, mark });
  }
  return faces;
}

/** Milliseconds for which each face is shown, slower and slower, until the die lies still. */
const TUMBLE_MS: readonly number[] = [40, 50, 60, 80, 110, 150];
/** Milliseconds for the face that has fallen, first alone, then with the spaces to which it leads: half a second to read it. */
const LANDED_MS: readonly number[] = [70, 430];
const FACE_MS: readonly number[] = [...TUMBLE_MS, ...LANDED_MS];

const sumOf = (all: readonly number[]) => all.reduce((sum, ms) => sum + ms, 0);

export const TUMBLING_MS: number = sumOf(TUMBLE_MS);
export const STANDING_MS: number = sumOf(LANDED_MS);

/**
 * Reports whether it makes no difference which face falls, so that there is nothing to see: all mean the same. Faces that
 * cost something may cost more or less.
 */
export function isIndifferent({ faces }: Pick<Roll, 'faces'>): boolean {
  const [first] = faces;
  return first?.mark !== 'pays' && faces.every(({ mark }) => mark === first?.mark);
}

export function faceMs({ step }: RollShown): number | undefined {
  return FACE_MS[step];
}

export function hasLanded({ step }: RollShown): boolean {
  return step >= TUMBLE_MS.length;
}

export function isLit({ step }: RollShown): boolean {
  return step > TUMBLE_MS.length;
}

export function markOf({ faces }: Pick<Roll, 'faces'>, value: number): FaceMark {
  return faces.find(({ from, to }) => value >= from && value <= to)?.mark ?? 'clear';
}

/** Returns the value that is up at the moment. A die turns over all its faces before it lands. */
export function valueUp({ roll, step }: RollShown): number {
  const values = roll.faces.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  const landed = values.indexOf(roll.value);
  if (landed < 0) return roll.value;
  const left = Math.max(0, TUMBLE_MS.length - step);
  const turn = Math.floor(values.length / 2) + 1;
  return values[(landed + left * turn) % values.length] ?? roll.value;
}
