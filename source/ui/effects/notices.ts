// Sentences from outside, made fit for the screen.
import type { Opened } from '../services.ts';
import { cleanText } from '../typing/text-field.ts';

/** Columns of a sentence; a longer one is cut. */
const SENTENCE_COLUMNS = 300;

/** Returns a sentence cleaned and cut for the screen. */
export function sentenceFrom(outside: string): string {
  return cleanText(outside, SENTENCE_COLUMNS);
}

/** Returns the next notice of a race, cleaned for the screen; empty for none. */
export function noticeOf(opened: Pick<Opened, 'notice'>): string {
  return sentenceFrom(opened.notice() ?? '');
}
