// Keys that mean something at another question, and nothing at the one that is open.
import { cockpitOf } from '../../cockpits/cockpits.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Stage } from './course.ts';
import { keysOf } from './items.ts';
import type { RaceModel } from './race-model.ts';
import { openItems, racePlace } from './race-update.ts';

/** Why a key does nothing at the open question, in a sentence; empty when it does something or is no key of the question. */
export function refusalOf(model: RaceModel, key: Key, stage: Stage): string {
  if (model.prompt?.kind !== 'ask' || model.pane !== 'none') return '';
  const { race } = stage.words;
  const items = openItems(model, stage);
  const own = cockpitOf(model).refusal?.(model, key, items, race);
  if (own !== undefined) return own;
  const isPick = commandOf(racePlace(model), key) === 'pick' && items.length > 0;
  if (!isPick || items.some(item => item.key === key.name)) return '';
  return race.noSuchDigit(key.name, keysOf(items));
}
