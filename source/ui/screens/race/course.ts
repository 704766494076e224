// What a key or a message makes of the race screen, and on what that depends.

import type { Effect, Size } from '../../messages.ts';
import type { Settings } from '../../services.ts';
import type { Words } from '../../words/words.ts';
import type { RaceModel } from './race-model.ts';

export interface Stage {
  readonly settings: Settings;
  readonly size: Size;
  readonly words: Words;
}

export interface Course {
  readonly race: RaceModel;
  readonly effects: readonly Effect[];
}

export function still(race: RaceModel): Course {
  return { race, effects: [] };
}
