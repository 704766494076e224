// French: what the sentences of some books call otherwise than those of most, by the id of the book.
import { FR_BGA_STORY_NAMES } from './fr-bga-words.ts';
import { FR_TRANT_STORY_NAMES } from './fr-trant-words.ts';
import type { StoryNames } from './story-names.ts';

/** By the id of the book. */
export const FR_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  ...FR_BGA_STORY_NAMES,
  trant: FR_TRANT_STORY_NAMES,
};
