// The opponents of a quick race: which drivers you meet and how good they are, drawn so that the grid is lively.

import type { RandomState } from '../driver.ts';
import { characterNamed, characters } from './characters.ts';
import { driverOf } from './drivers.ts';
import { drawBelow, seededRandom } from './random-generator.ts';

export interface Opponent {
  readonly name: string;
  readonly level: string;
  /** Name of the character whose taste it has; absent for a plain driver of its level. */
  readonly character?: string;
}

/** How the levels of a grid are spread: around the wanted one, or all equal to it. */
export const SPREADS = ['mixed', 'even'] as const;
export type Spread = (typeof SPREADS)[number];

export interface GridWish {
  readonly count: number;
  readonly level: string;
  readonly spread: Spread;
  /** Levels that may be drawn, weakest first. */
  readonly levels: readonly string[];
  /** Names already on the grid. */
  readonly taken: readonly string[];
}

/** Steps up and down the levels: of four drivers two have the wanted one, one is better, one weaker. */
const MIXED = [0, 1, -1, 0];

/** Places of the generators of a draw, apart from those of the seats in a race with the same seed. */
const NAMES_DRAWN = 1000;
const LEVELS_DRAWN = 1001;

/** Returns the drawn opponents, the same for the same wish and seed. */
export function drawOpponents(wish: GridWish, seed: number): readonly Opponent[] {
  const names = drawNames(wish.count, wish.taken, seed);
  const levels = shuffled(levelsAround(wish), seededRandom(seed, LEVELS_DRAWN));
  return names.map((name, i) => opponent(name, levels[i] ?? wish.level));
}

/** Returns names of different characters that are not taken; names of plain numbered drivers once those run out. */
export function drawNames(
  count: number,
  taken: readonly string[],
  seed: number,
): readonly string[] {
  const has = new Set(taken.map(name => name.toLowerCase()));
  const free = characters.map(one => one.name).filter(name => !has.has(name.toLowerCase()));
  const drawn = shuffled(free, seededRandom(seed, NAMES_DRAWN));
  return Array.from({ length: count }, (_, i) => drawn[i] ?? `Driver ${i + 1}`);
}

/** Returns a driver of a level; the name of a character brings its taste, unless the level has none. */
export function opponent(name: string, level: string): Opponent {
  const character = characterNamed(name);
  if (character === undefined || driverOf(level)?.as === undefined) return { name, level };
  return { name: character.name, level, character: character.name };
}

/** Returns the level of a CPU driver with the character that its name brings; nothing for a person, who has no level. */
export function cpuNamed(
  name: string,
  level: string | undefined,
): { readonly cpu?: string; readonly character?: string } {
  if (level === undefined) return {};
  const { character } = opponent(name, level);
  return { cpu: level, ...(character === undefined ? {} : { character }) };
}

// Past the ends of the list the wanted level takes the place.
function levelsAround({ count, level, spread, levels }: GridWish): readonly string[] {
  const at = levels.indexOf(level);
  return Array.from({ length: count }, (_, i) => {
    const step = spread === 'mixed' && at >= 0 ? (MIXED[i % MIXED.length] ?? 0) : 0;
    return levels[at + step] ?? level;
  });
}

function shuffled<X>(list: readonly X[], random: RandomState): readonly X[] {
  const rest = [...list];
  const drawn: X[] = [];
  let after = random;
  while (rest.length > 0) {
    const next = drawBelow(after, rest.length);
    after = next.random;
    drawn.push(...rest.splice(next.value, 1));
  }
  return drawn;
}
