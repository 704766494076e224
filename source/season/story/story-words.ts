// The story of a race in every language.
import type { Language } from '../../replay/language.ts';
import { told } from '../../replay/tellings.ts';
import { EN_OWN } from './en-own-story.ts';
import { EN_STORY } from './en-story.ts';
import { FR_OWN } from './fr-own-story.ts';
import { FR_STORY } from './fr-story.ts';
import type { Memory } from './memories.ts';
import type { OwnTale } from './own-tales.ts';
import type { Tale } from './tales.ts';
import type { OwnTeller, StoryTeller, StoryWords } from './telling.ts';

const STORIES: Readonly<Record<Language, StoryWords>> = {
  en: EN_STORY,
  fr: FR_STORY,
};

const OWN = { en: EN_OWN, fr: FR_OWN } as const;

export function storyWords(language: Language): StoryWords {
  return STORIES[language];
}

export function taleText(tale: Tale, language: Language, teller: StoryTeller): string {
  return told(STORIES[language].tales, tale, teller);
}

export function ownTaleText(tale: OwnTale, language: Language, teller: OwnTeller): string {
  return told(OWN[language], tale, teller);
}

export function memoryText(memory: Memory, language: Language, teller: StoryTeller): string {
  return told(STORIES[language].memories, memory, teller);
}
