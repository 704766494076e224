// Keys of the list of seasons.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';

export const NEW_SEASON = 'new';
export const ALMANAC = 'almanac';

/** Returns the values of the lines: the folders of the seasons, then that of a new one and that of the almanac. */
function seasonLines({ seasons = [] }: Model): readonly string[] {
  return [...seasons.map(({ folder }) => folder), NEW_SEASON, ALMANAC];
}

export function seasonListKey(model: Model, key: Key): Update {
  const command = commandOf('seasons', key);
  if (command === 'back') return toScreen(model, { kind: 'title', at: 'seasons' });
  if (command === 'pick') {
    const value = seasonLines(model)[Number(key.name) - 1];
    return value === undefined ? to(model) : seasonPicked(model, value);
  }
  return anywhere(model, 'seasons', key) ?? to(model);
}

export function seasonPicked(model: Model, value: string): Update {
  if (value === NEW_SEASON) return to(model, { kind: 'planSeason' });
  if (value === ALMANAC) return to(model, { kind: 'openAlmanac' });
  return to(model, { kind: 'openSeason', folder: value });
}
