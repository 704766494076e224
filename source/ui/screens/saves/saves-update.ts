// Keys of the list of saves.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model, SavesScreen } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';

/** A key on the list of saves. */
export function savesKey(model: Model, screen: SavesScreen, key: Key): Update {
  const command = commandOf('saves', key);
  if (command === 'back') return toScreen(model, { kind: 'title', at: 'resume' });
  if (command === 'pick') {
    const save = screen.saves?.[Number(key.name) - 1];
    return save === undefined ? to(model) : savesPicked(model, save.file);
  }
  return anywhere(model, 'saves', key) ?? to(model);
}

/** A save was taken. */
export function savesPicked(model: Model, file: string): Update {
  return to(model, { kind: 'resume', file });
}
