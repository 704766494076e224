// The key that lifts a cover: the letter of the car that is asked.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { actingSeat, letterOf, type RaceModel } from './race-model.ts';

export function liftingLetter(race: RaceModel): string {
  return letterOf(race.table, actingSeat(race));
}

/** Reports whether the letter must be typed as a capital, because the small one is a command. */
export function liftsAsCapital(race: RaceModel): boolean {
  const name = liftingLetter(race).toLowerCase();
  return commandOf('cover', { name, text: name }) !== undefined;
}

/** Reports whether a key lifts the cover. */
export function lifts(race: RaceModel, { text }: Key): boolean {
  const letter = liftingLetter(race);
  return text === letter || (!liftsAsCapital(race) && text === letter.toLowerCase());
}
