// Keys of the list of saves, and of the question about a save that another program has open.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Message } from '../../messages.ts';
import type { Model, SavesScreen } from '../../model.ts';
import { wordsOf } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { FINISHED_LINE, sortedSaves, toFinished } from '../finished/finished-update.ts';

/** Lines of the question; Enter leaves the save where it is. */
export const HELD_LINES = ['leaveIt', 'takeOver', 'watch'] as const;

export function savesKey(model: Model, screen: SavesScreen, key: Key): Update {
  const command = commandOf('saves', key);
  if (command === 'back') {
    return screen.held === undefined
      ? toScreen(model, { kind: 'title', at: 'resume' })
      : withoutQuestion(model, screen);
  }
  if (command === 'pick') {
    const values = screen.held === undefined ? linesOf(screen) : HELD_LINES;
    const value = values?.[Number(key.name) - 1];
    return value === undefined ? to(model) : savesPicked(model, screen, value);
  }
  return anywhere(model, 'saves', key) ?? to(model);
}

// The races that can be continued, and the way to those that are over.
function linesOf({ saves = [] }: SavesScreen): readonly string[] {
  const { open, finished } = sortedSaves(saves);
  return [...open.map(({ file }) => file), ...(finished.length > 0 ? [FINISHED_LINE] : [])];
}

export function savesPicked(model: Model, screen: SavesScreen, value: string): Update {
  const { held } = screen;
  if (held === undefined && value === FINISHED_LINE) return toFinished(model, screen.saves ?? []);
  if (held === undefined) return to(model, { kind: 'resume', file: value });
  const update = withoutQuestion(model, screen);
  if (value === 'watch') return to(update.model, { kind: 'watch', file: held.file });
  if (value !== 'takeOver') return update;
  if (held.isSilent) return to(update.model, { kind: 'seize', file: held.file });
  const notice = wordsOf(model).saves.asking;
  return to({ ...update.model, notice }, { kind: 'takeOver', file: held.file });
}

export function saveHeld(
  model: Model,
  { kind: _kind, ...held }: Extract<Message, { kind: 'saveHeld' }>,
): Update {
  const { screen } = model;
  if (screen.kind !== 'saves') return to(model);
  return toScreen({ ...model, notice: '' }, { ...screen, at: held.file, held });
}

function withoutQuestion(model: Model, { held: _held, ...screen }: SavesScreen): Update {
  return toScreen(model, screen);
}
