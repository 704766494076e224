// The language in which commands speak.
import type { Language } from '../replay/language.ts';
import { openPreferences } from './screen/settings.ts';

/** Returns the language of the player's options; before any are set, that of the terminal. */
export function spokenLanguage(): Language {
  return openPreferences().get().language;
}
