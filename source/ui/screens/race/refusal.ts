// Keys that mean something at another question, and nothing at the one that is open.

import { configurationAsked, partOfValue } from '../../cockpits/formula-de/configuration.ts';
import { keysOf } from '../../cockpits/formula-de/prompt.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Stage } from './play.ts';
import type { RaceModel } from './race-model.ts';
import { openItems, racePlace } from './race-update.ts';

/** Why a key does nothing at the open question, in a sentence; empty when it does something or is no key of the question. */
export function refusalOf(model: RaceModel, key: Key, stage: Stage): string {
  const { prompt, pane } = model;
  const { race } = stage.words;
  if (prompt?.kind !== 'ask' || pane !== 'none') return '';
  const command = commandOf(racePlace(model), key);
  if (command === 'pick') {
    const items = openItems(model, stage);
    if (items.length === 0 || items.some(item => item.key === key.name)) return '';
    const isGear = prompt.decision.step === 'announceGear';
    const keys = keysOf(items);
    return isGear ? race.noSuchGear(Number(key.name), keys) : race.noSuchDigit(key.name, keys);
  }
  const gives = command === 'give' && configurationAsked(model) !== undefined;
  return gives && model.hand === undefined && partOfValue(model.at) !== undefined
    ? race.nothingInHand
    : '';
}
