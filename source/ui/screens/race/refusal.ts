// Keys that have a meaning at another question, but none at the open one.

import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Stage } from './course.ts';
import { engineerRefusal } from './engineer.ts';
import { keysOf } from './items.ts';
import type { RaceModel } from './race-model.ts';
import { openItems, racePlace } from './race-update.ts';

/**
 * Returns why a key does nothing at the open question, in a sentence; empty when it does something or belongs to no
 * question.
 */
export function refusalOf(model: RaceModel, key: Key, stage: Stage): string {
  if (model.prompt?.kind !== 'ask' || model.pane !== 'none') return '';
  const { race } = stage.words;
  const items = openItems(model, stage);
  const own = panelsOf(model).refusal?.(model, key, items, race);
  if (own !== undefined) return own;
  const command = commandOf(racePlace(model), key);
  if (command === 'engineer') return engineerRefusal(model, race) ?? '';
  const isPick = command === 'pick' && items.length > 0;
  if (!isPick || items.some(item => item.key === key.name)) return '';
  return race.noSuchDigit(key.name, keysOf(items));
}
