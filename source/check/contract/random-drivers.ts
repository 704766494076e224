// Drivers for checks of any game. With a random bias they favour the front of a list, its end or nothing, so that cars
// race hard, crawl, brake, crash and pay in every mixture. Equal seeds give equal bias.
import type { Driver, RandomState } from '../../drivers/driver.ts';
import { type Die, throwDie } from '../../rules/kit/dice.ts';
import type { RuleBook } from '../../rules/kit/types.ts';

const LEANS = ['first', 'last', 'any'] as const;
type Lean = (typeof LEANS)[number];

interface Bias {
  readonly lean: Lean;
  /** Percentage of the answers that follow the lean. */
  readonly steady: number;
}

const PERCENT: Die = { name: 'percent', faces: Array.from({ length: 100 }, (_, i) => i) };

/** Returns a driver with one lean for each seat and each step, drawn from the seed. */
export function biasedDriver(seed: number): Driver {
  const bias = new Map<string, Bias>();
  const whimOf = (seat: number, step: string): Bias => {
    const key = `${seat} ${step}`;
    const known = bias.get(key) ?? drawWhim(seed, key);
    bias.set(key, known);
    return known;
  };
  return {
    level: `bias-${seed}`,
    choose(_view, { seat, step, choices }, _board, random) {
      const { lean, steady } = whimOf(seat, step);
      const [percent, after] = draw(random, PERCENT);
      if (percent < steady && lean !== 'any') {
        return { choice: at(choices, lean === 'first' ? 0 : choices.length - 1), random: after };
      }
      const faces = choices.map((_, index) => index);
      const [index, last] = draw(after, { name: 'choice', faces });
      return { choice: at(choices, index), random: last };
    },
  };
}

const HASTY_PERCENT = 60;

/** Consequences worth seeing often; each seeker looks for one of them, and wakes, the rarest, come up most. */
const SOUGHT = [
  'slipstream',
  'blocked',
  'slipstream',
  'collisionTest',
  'slipstream',
  'handlingTest',
  'spin',
  'finish',
] as const;

/**
 * Returns a biased driver that considers consequences first: it avoids being eliminated, and each seat seeks one kind
 * of consequence where it can, so that wakes, contacts and dangers become common.
 */
export function seeking(seed: number, book: RuleBook): Driver {
  const follower = biasedDriver(seed);
  return {
    level: `seeks-${seed}`,
    choose(view, decision, board, random) {
      const { seat, choices } = decision;
      const wanted = SOUGHT[(seed + seat) % SOUGHT.length];
      const kinds = choices.map(choice =>
        book.consequences(view, seat, choice, board).map(one => one.kind),
      );
      const safe = choices.filter((_, index) => !kinds[index]?.includes('eliminated'));
      const sought = choices.filter(
        (choice, index) => safe.includes(choice) && kinds[index]?.includes(wanted ?? ''),
      );
      const [percent] = draw(random, PERCENT);
      // Among gears without any consequence, the last one is the fastest.
      const fastest =
        kinds.at(-1)?.length === 0 && percent < HASTY_PERCENT ? choices.slice(-1) : [];
      const narrowed = [sought, fastest, safe, choices].find(list => list.length > 0) ?? choices;
      return follower.choose(view, { ...decision, choices: narrowed }, board, random);
    },
  };
}

export const evenHanded: Driver = {
  level: 'even-handed',
  choose(_view, { choices }, _board, random) {
    const [index, after] = draw(random, { name: 'choice', faces: choices.map((_, at) => at) });
    return { choice: at(choices, index), random: after };
  },
};

function at<X>(list: readonly X[], index: number): X {
  const found = list[index];
  if (found === undefined) throw new RangeError('a decision without a choice');
  return found;
}

function draw(random: RandomState, die: Die): readonly [number, RandomState] {
  const { value, dice } = throwDie({ kind: 'seeded', state: random }, die);
  if (dice.kind !== 'seeded') throw new RangeError('seeded dice stay seeded');
  return [value, dice.state];
}

// FNV-1a over the key, so that the bias does not depend on the order of the questions.
function drawWhim(seed: number, key: string): Bias {
  let hash = seed ^ 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  const lean = LEANS[mixed % LEANS.length] ?? 'any';
  return { lean, steady: 50 + ((mixed >>> 8) % 50) };
}
