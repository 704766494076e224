// The way to the page after the flag.
import type { Model } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import type { RaceModel } from '../race/race-model.ts';

/** Opens the page and leaves the overlay as it is; the figures of the race follow. */
export function toClassification(model: Model, race: RaceModel): Update {
  const panel = { kind: 'result' } as const;
  const screen = { kind: 'classification', race, at: 'again', sheet: undefined, panel } as const;
  return to({ ...model, screen }, { kind: 'makeSheet' });
}
