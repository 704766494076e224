// French: names in the sentences of some books that differ from those of most, by the id of the book.
import type { Pool } from '../../rules/formula-de/state.ts';
import { FR_BGA_STORY_NAMES } from './fr-bga-words.ts';
import { FR_TRANT_STORY_NAMES } from './fr-trant-words.ts';
import type { StoryNames } from './story-names.ts';

const POOLS: Readonly<Record<Pool, string>> = {
  tires: 'de pneus',
  brakes: 'de freins',
  gearbox: 'd’essence',
  body: 'de carrosserie',
  engine: 'de moteur',
  handling: 'de tenue de route',
  wear: 'd’usure',
};

/** Returns points with their pool, such as `2 points de freins`. */
export function pointsInFrench(amount: number, pool: Pool, { pools }: StoryNames): string {
  return `${amount} ${amount < 2 ? 'point' : 'points'} ${pools?.[pool] ?? POOLS[pool]}`;
}

export const FR_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  ...FR_BGA_STORY_NAMES,
  trant: FR_TRANT_STORY_NAMES,
};
