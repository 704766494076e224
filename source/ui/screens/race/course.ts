// What a key or a message makes of the race screen, and on what that depends.

import type { Effect, Size } from '../../messages.ts';
import type { Settings } from '../../services.ts';
import type { Words } from '../../words/words.ts';
import type { RaceModel } from './race-model.ts';

/** What the course of a race depends on besides the race. */
export interface Stage {
  readonly settings: Settings;
  readonly size: Size;
  readonly words: Words;
}

/** A race screen and its effects. */
export interface Course {
  readonly race: RaceModel;
  readonly effects: readonly Effect[];
}

/** Returns a race screen without effects. */
export function still(race: RaceModel): Course {
  return { race, effects: [] };
}
