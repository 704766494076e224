// Keys of the classification.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { ClassificationScreen, Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { toNewRace } from '../title/title-update.ts';

/** Lines of the list under the classification. */
export const CLASSIFICATION_LINES = ['again', 'title', 'quit'] as const;

/** A key on the classification. */
export function classificationKey(model: Model, screen: ClassificationScreen, key: Key): Update {
  const command = commandOf('classification', key);
  if (command === 'back') return classificationPicked(model, screen, 'title');
  if (command === 'pick') {
    return classificationPicked(model, screen, CLASSIFICATION_LINES[Number(key.name) - 1] ?? '');
  }
  if (command === 'map' || command === 'log') {
    return to({ ...model, screen: { kind: 'race', race: { ...screen.race, pane: command } } });
  }
  return anywhere(model, 'classification', key) ?? to(model);
}

/** A line under the classification was taken. */
export function classificationPicked(
  model: Model,
  { race }: ClassificationScreen,
  value: string,
): Update {
  if (value === 'again') {
    const next = toNewRace(model, race.table.board.id);
    return { ...next, effects: [{ kind: 'closeRace' }, ...next.effects] };
  }
  if (value === 'title') {
    return toScreen(model, { kind: 'title', at: 'newRace' }, { kind: 'closeRace' });
  }
  return value === 'quit' ? to(model, { kind: 'leave' }) : to(model);
}
