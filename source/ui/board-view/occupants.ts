// What is on each space of the strip, and the mark that shows it. A car hides a target, a target hides a dangerous
// space, and so on down to the bare track.
import type { Tone } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';

/**
 * What is special about a car on the strip: `own` is the one that acts, a `ghost` shows where it was or may be, `spun`
 * and `stalled` cars stand across, a `blown` car has just lost its engine, a `coasting` one rolls on without it, a
 * `wreck` is out.
 */
const CAR_MARKS = [
  'none',
  'own',
  'ghost',
  'spun',
  'stalled',
  'blown',
  'coasting',
  'wreck',
] as const;
export type CarMark = (typeof CAR_MARKS)[number];

export interface StripCar {
  readonly seat: number;
  /** One capital letter, or the sign of something that nobody drives. */
  readonly letter: string;
  readonly space: string;
  readonly mark: CarMark;
  /** Whether it is the player's own, whatever its state. */
  readonly own?: boolean;
  readonly spray?: boolean;
}

export interface StripTarget {
  readonly space: string;
  /** One digit or small letter: the key that picks it. */
  readonly label: string;
  readonly tone: 'target' | 'costly' | 'fatal' | 'chosen';
}

export interface StripReach {
  readonly space: string;
  /** The sign of what ending there means, one column wide. */
  readonly sign: string;
  readonly tone: Tone;
}

/** What is drawn on a space; a mark that is not alone stands between two brackets. */
export interface Occupant {
  readonly mark: string;
  readonly tone: Tone;
  readonly seat?: number;
  readonly brackets?: readonly [before: string, after: string];
  /** Whether the ground of the space takes its tone, so that adjacent spaces form a band. */
  readonly isLit?: boolean;
}

/** Everything on the board, by id of the space. */
export interface Occupants {
  readonly cars: ReadonlyMap<string, Occupant>;
  readonly targets: ReadonlyMap<string, Occupant>;
  readonly dangerous: ReadonlySet<string>;
  readonly path: ReadonlySet<string>;
  readonly spray: ReadonlySet<string>;
  readonly reach: ReadonlyMap<string, Occupant>;
}

const BRACKETS: Readonly<Record<CarMark, readonly [string, string] | undefined>> = {
  none: undefined,
  own: ['[', ']'],
  ghost: [':', ':'],
  spun: ['(', ')'],
  stalled: ['(', ')'],
  blown: ['!', '!'],
  coasting: ['~', '~'],
  wreck: ['{', '}'],
};

const CAR_TONES: Readonly<Record<CarMark, Tone>> = {
  none: 'car',
  own: 'own',
  ghost: 'faint',
  spun: 'car',
  stalled: 'car',
  blown: 'car',
  coasting: 'car',
  wreck: 'danger',
};

function carOccupant(car: StripCar): Occupant {
  const brackets = BRACKETS[car.mark];
  if (car.mark === 'wreck') {
    return { mark: car.letter.toLowerCase(), tone: CAR_TONES.wreck, ...between(brackets) };
  }
  const isOwn = car.own === true && car.mark !== 'ghost';
  const bare = { mark: car.letter, tone: isOwn ? 'own' : CAR_TONES[car.mark], seat: car.seat };
  return { ...bare, ...between(brackets) };
}

function between(brackets: readonly [string, string] | undefined): Pick<Occupant, 'brackets'> {
  return brackets === undefined ? {} : { brackets };
}

function targetOccupant(target: StripTarget): Occupant {
  const bare = { mark: target.label, tone: target.tone };
  return target.tone === 'chosen' ? { ...bare, brackets: ['>', '<'] } : bare;
}

/** Returns what is on the board by space; a ghost gives way to a real car, and cars that share a space stand side by side. */
export function occupantsOf(
  cars: readonly StripCar[],
  targets: readonly StripTarget[],
  dangerous: readonly string[],
  path: readonly string[],
  spray: readonly string[] = [],
  reach: readonly StripReach[] = [],
): Occupants {
  const ghostsFirst = cars.toSorted(
    (one, other) => Number(other.mark === 'ghost') - Number(one.mark === 'ghost'),
  );
  return {
    cars: carsBySpace(ghostsFirst),
    targets: new Map(targets.map(target => [target.space, targetOccupant(target)])),
    dangerous: new Set(dangerous),
    path: new Set(path),
    spray: new Set(spray),
    reach: new Map(
      reach.map(({ space, sign, tone }) => [space, { mark: sign, tone, isLit: true }]),
    ),
  };
}

function carsBySpace(cars: readonly StripCar[]): ReadonlyMap<string, Occupant> {
  const bySpace = new Map<string, Occupant>();
  for (const car of cars) {
    const there = bySpace.get(car.space);
    const one = carOccupant(car);
    const stays = there !== undefined && there.tone !== 'faint' && one.tone !== 'faint';
    bySpace.set(car.space, stays ? together(there, one) : one);
  }
  return bySpace;
}

// The colour and the brackets are those of one's own car, else of the first.
function together(one: Occupant, other: Occupant): Occupant {
  const lead = other.tone === 'own' ? other : one;
  return { ...lead, mark: one.mark + other.mark };
}

/** Returns the most important occupant of a space, undefined when it is bare. */
export function occupantOf(
  occupants: Occupants,
  space: string,
  glyphs: Glyphs,
): Occupant | undefined {
  const car = occupants.cars.get(space);
  const target = occupants.targets.get(space);
  if (car !== undefined && (target === undefined || car.tone !== 'faint')) return car;
  if (target !== undefined) return target;
  if (occupants.dangerous.has(space)) return { mark: glyphs.danger, tone: 'danger' };
  const reach = occupants.reach.get(space);
  if (reach !== undefined) return reach;
  if (occupants.path.has(space)) return { mark: glyphs.path, tone: 'path' };
  if (occupants.spray.has(space)) return { mark: glyphs.spray, tone: 'wet' };
  return undefined;
}
