// The cover, which hides the race while the keyboard goes to a person whose answer must stay secret. What everybody may
// see can be opened over it.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { leaveRace } from '../leaving/leaving-update.ts';
import type { RaceModel } from './race-model.ts';

/** The only line of the cover. */
export const SHOW = 'show';

/** Handles a key while the race is covered. */
export function coverKey(model: Model, race: RaceModel, key: Key): Update {
  const command = commandOf('cover', key);
  if (command === 'back') return leaveRace(model);
  if (command === 'undo') return to(model, { kind: 'takeBack' });
  if (command === 'pick' && key.name === '1') return coverPicked(model, race, SHOW);
  if (command === 'map' || command === 'drivers' || command === 'log') {
    return to({ ...model, screen: { kind: 'race', race: { ...race, pane: command } } });
  }
  return anywhere(model, 'cover', key) ?? to(model);
}

/** Handles the choice of the cover's line. */
export function coverPicked(model: Model, race: RaceModel, value: string): Update {
  if (value !== SHOW) return to(model);
  return to({ ...model, screen: { kind: 'race', race: { ...race, covered: false } } });
}
