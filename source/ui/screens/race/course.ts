// What a key or a message makes of the race screen, and what that depends on.
import type { Settings } from '../../doors.ts';
import type { Effect, Size } from '../../messages.ts';
import type { Words } from '../../words/words.ts';
import type { RaceModel } from './race-model.ts';

/** What the course of a race depends on besides the race. */
export interface Stage {
  readonly settings: Settings;
  readonly size: Size;
  readonly words: Words;
}

/** A race screen and what must be done for it. */
export interface Course {
  readonly race: RaceModel;
  readonly effects: readonly Effect[];
}

/** Returns a race screen for which nothing must be done. */
export function still(race: RaceModel): Course {
  return { race, effects: [] };
}
