// The cover, which hides the race while the keyboard goes to a person whose answer must stay secret. What everybody may
// see can be opened over it. Only the letter of the person's car lifts it: a key that answers questions may still be held by
// whoever answered the last one.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { leaveRace } from '../leaving/leaving-update.ts';
import { lifts } from './lifting.ts';
import type { RaceModel } from './race-model.ts';
import { takingBack } from './race-update.ts';

export function coverKey(model: Model, race: RaceModel, key: Key): Update {
  const command = commandOf('cover', key);
  if (command === 'back') return leaveRace(model);
  if (command === 'undo') return to(model, takingBack(race));
  if (lifts(race, key)) {
    return to({ ...model, screen: { kind: 'race', race: { ...race, covered: false } } });
  }
  if (command === 'map' || command === 'drivers' || command === 'log') {
    return to({ ...model, screen: { kind: 'race', race: { ...race, pane: command } } });
  }
  return anywhere(model, 'cover', key) ?? to(model);
}
