// Keys of the list of seasons.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';

/** The line that begins a new season. */
export const NEW_SEASON = 'new';

/** Returns the values of the lines: the folders of the seasons, then that of a new one. */
function seasonLines({ seasons = [] }: Model): readonly string[] {
  return [...seasons.map(({ folder }) => folder), NEW_SEASON];
}

/** Handles a key on the list of seasons. */
export function seasonListKey(model: Model, key: Key): Update {
  const command = commandOf('seasons', key);
  if (command === 'back') return toScreen(model, { kind: 'title', at: 'seasons' });
  if (command === 'pick') {
    const value = seasonLines(model)[Number(key.name) - 1];
    return value === undefined ? to(model) : seasonPicked(model, value);
  }
  return anywhere(model, 'seasons', key) ?? to(model);
}

/** Handles the choice of a season, or of a new one. */
export function seasonPicked(model: Model, value: string): Update {
  return to(
    model,
    value === NEW_SEASON ? { kind: 'planSeason' } : { kind: 'openSeason', folder: value },
  );
}
