// The question with which dice a race is tried again from here.
import type { Key } from '../../input/key.ts';
import { commandOf, isKeyOf } from '../../keys.ts';
import { type AgainOverlay, type Model, wordsOf } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { openHelp } from '../overlays.ts';

export const AGAIN_LINES = ['same', 'other', 'no'] as const;

/** Asks with which dice; a race of a season is driven once, and what others drive is not over. */
export function askAgain(
  model: Model,
  from: { answered: number; round: number } | undefined,
): Update {
  if (model.season !== undefined) return to(model);
  if (from === undefined) return to({ ...model, notice: wordsOf(model).lookBack.again.none });
  const { answered, round } = from;
  return to({ ...model, overlay: { kind: 'again', answered, round, at: 'same' } });
}

export function againKey(model: Model, overlay: AgainOverlay, key: Key): Update {
  const command = commandOf('question', key);
  if (command === 'help') return openHelp(model);
  if (command === 'back' || isKeyOf('quit', key)) return againPicked(model, overlay, 'no');
  if (command !== 'pick') return to(model);
  return againPicked(model, overlay, AGAIN_LINES[Number(key.name) - 1] ?? '');
}

export function againPicked(model: Model, { answered }: AgainOverlay, value: string): Update {
  const closed: Model = { ...model, overlay: { kind: 'none' } };
  if (value === 'no') return to(closed);
  if (value !== 'same' && value !== 'other') return to(model);
  const dice = value === 'same' ? 'same' : 'new';
  return to(closed, { kind: 'tryAgain', answered, dice });
}
