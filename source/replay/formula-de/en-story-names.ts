// English: what the sentences of some books call otherwise than those of most, by the id of the book.
import { EN_BGA_STORY_NAMES } from './en-bga-words.ts';
import { EN_TRANT_STORY_NAMES } from './en-trant-words.ts';
import type { StoryNames } from './story-names.ts';

/** By the id of the book. */
export const EN_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  ...EN_BGA_STORY_NAMES,
  trant: EN_TRANT_STORY_NAMES,
};
