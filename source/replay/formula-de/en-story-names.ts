// English: names in the sentences of some books that differ from those of most, by the id of the book.
import type { Pool } from '../../rules/formula-de/state.ts';
import { EN_BGA_STORY_NAMES } from './en-bga-words.ts';
import { EN_TRANT_STORY_NAMES } from './en-trant-words.ts';
import type { StoryNames } from './story-names.ts';

const POOLS: Readonly<Record<Pool, string>> = {
  tires: 'tire',
  brakes: 'brake',
  gearbox: 'gas',
  body: 'body',
  engine: 'engine',
  handling: 'road handling',
  wear: 'wear',
};

/** Returns points with their pool, such as `2 brake points`. */
export function points(amount: number, pool: Pool, { pools }: StoryNames): string {
  return `${amount} ${pools?.[pool] ?? POOLS[pool]} ${amount === 1 ? 'point' : 'points'}`;
}

export const EN_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  ...EN_BGA_STORY_NAMES,
  trant: EN_TRANT_STORY_NAMES,
};
