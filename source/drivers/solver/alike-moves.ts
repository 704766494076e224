// Places of a board whose moves are worth the same whatever brakes and tires make of their length. What such a move is
// worth is worked out once for all of them.
import { ALONE, alikeEnds } from './alike-ends.ts';
import { placeOf, type Reach, startOf } from './reach.ts';

/** Most brake points for which it is worth while to look: after more of them hardly any two moves are alike. */
const BRAKES_MOST = 8;

/** A number for each place of a reach, the same for places whose moves are worth the same, or `ALONE`. */
export interface AlikeMoves {
  /** By the ends of the move, and how far beyond the first space of the pit lane it goes. */
  readonly whole: Int32Array;
  /** By the ends of every length to which brakes may shorten the move as well. */
  readonly braked: Int32Array;
  /** By the ends of the move that is one longer as well. */
  readonly lengthened: Int32Array;
}

const known = new WeakMap<Reach, Map<number, AlikeMoves>>();

/**
 * Returns which moves of a reach are worth the same.
 * @param brakes most points by which a move is shortened
 */
export function alikeMoves(reach: Reach, brakes: number): AlikeMoves {
  const byBrakes = known.get(reach) ?? new Map<number, AlikeMoves>();
  known.set(reach, byBrakes);
  const alike = byBrakes.get(brakes) ?? findAlike(reach, brakes);
  byBrakes.set(brakes, alike);
  return alike;
}

function findAlike(reach: Reach, brakes: number): AlikeMoves {
  const whole = paired(alikeEnds(reach), beyondLane(reach));
  const lengths = reach.longest + 1;
  if (brakes > BRAKES_MOST) {
    const alone = new Int32Array(whole.length).fill(ALONE);
    return { whole, braked: alone, lengthened: alone };
  }
  let braked = whole;
  for (let points = 0; points < brakes; points++) {
    // No move has a length of 0.
    const shorter = braked.map((_, place) =>
      place % lengths > 1 ? (braked[place - 1] ?? ALONE) : NONE,
    );
    braked = paired(whole, shorter);
  }
  const longer = whole.map((_, place) => whole[place + 1] ?? NONE);
  return { whole, braked, lengthened: paired(braked, longer) };
}

/** In a list of numbers: no number. */
const NONE = -2;

// Numbers the pairs of numbers at each place.
function paired(one: Int32Array, other: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  return one.map((first, place) => {
    const second = other[place] ?? NONE;
    if (first === ALONE || second === ALONE) return ALONE;
    const name = first * 2 ** 26 + second;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

// Returns the movement points beyond the first space of the pit lane at which the move of each place may end.
function beyondLane(reach: Reach): Int32Array {
  const { board, kinds, longest, toLane } = reach;
  const beyond = new Int32Array(reach.first.length).fill(NONE);
  for (const { index } of board.spaces) {
    for (let missing = 0; missing < kinds; missing++) {
      const away = toLane[startOf(reach, index, missing)] ?? 0;
      if (away === 0) continue;
      for (let length = away; length <= longest; length++) {
        beyond[placeOf(reach, index, missing, length)] = length - away;
      }
    }
  }
  return beyond;
}
