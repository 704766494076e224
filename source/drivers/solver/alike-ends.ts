// Places of a board whose moves have the same ends: a roll of 8 from one space often leads where a roll of 9 from the one
// behind leads. What the ends are worth is worked out once for all of them.
import { LINE, placeOf, type Reach, SAME_CORNER } from './reach.ts';

/** In a list of alike places: a move that may end where it began, whose worth depends on itself. */
export const ALONE = -1;

const known = new WeakMap<Reach, Int32Array>();

/** Returns a number for each place of a reach, the same for places with the same ends. */
export function alikeEnds(reach: Reach): Int32Array {
  const before = known.get(reach);
  if (before !== undefined) return before;
  const alike = new Int32Array(reach.first.length).fill(ALONE);
  const numbers = new Map<string, number>();
  for (const { index } of reach.board.spaces) {
    for (let missing = 0; missing < reach.kinds; missing++) {
      for (let length = 1; length <= reach.longest; length++) {
        const place = placeOf(reach, index, missing, length);
        const ends = endsAt(reach, place, index, missing);
        if (ends === undefined) continue;
        const name = ends.join(' ');
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        alike[place] = number;
      }
    }
  }
  known.set(reach, alike);
  return alike;
}

// Returns a number for each end, in rising order; undefined where one of them is the start.
function endsAt(
  { first, to, missing, outside, overshot, laps }: Reach,
  place: number,
  start: number,
  short: number,
): Float64Array | undefined {
  const from = first[place] ?? 0;
  const ends = new Float64Array((first[place + 1] ?? from) - from);
  for (let i = 0; i < ends.length; i++) {
    const end = from + i;
    const space = to[end] ?? LINE;
    if (space === start && (laps[end] ?? 0) === 0) return undefined;
    const code = missing[end] ?? 0;
    // What is left of the corner of the start depends on what was missing there.
    const left = code === SAME_CORNER ? 8 + short : code;
    const crossed = (overshot[end] ?? 0) * 16 + (laps[end] ?? 0);
    ends[i] = ((space + 1) * 16 + left) * 65536 + (outside[end] ?? 0) * 128 + crossed;
  }
  return ends.sort();
}
