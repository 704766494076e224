// Keys of the list of seasons.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';

/** Handles a key on the list of seasons. */
export function seasonListKey(model: Model, key: Key): Update {
  const command = commandOf('seasons', key);
  if (command === 'back') return toScreen(model, { kind: 'title', at: 'seasons' });
  if (command === 'pick') {
    const folder = model.seasons?.[Number(key.name) - 1]?.folder;
    return folder === undefined ? to(model) : seasonPicked(model, folder);
  }
  return anywhere(model, 'seasons', key) ?? to(model);
}

/** Handles the choice of a season. */
export function seasonPicked(model: Model, folder: string): Update {
  return to(model, { kind: 'openSeason', folder });
}
