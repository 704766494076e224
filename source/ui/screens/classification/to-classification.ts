// The way to the page after the flag.
import type { Model } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { humanSeats, type RaceModel } from '../race/race-model.ts';

/** Opens the page and leaves the overlay as it is; the figures of the race follow. */
export function toClassification(model: Model, race: RaceModel): Update {
  const panel = { kind: 'result' } as const;
  const screen = { kind: 'classification', race, at: 'again', sheet: undefined, panel } as const;
  const { settings } = model;
  if (settings.raced || humanSeats(race.table).length === 0 || race.replay !== undefined) {
    return to({ ...model, screen }, { kind: 'makeSheet' });
  }
  const raced = { ...settings, raced: true };
  return to(
    { ...model, settings: raced, screen },
    { kind: 'makeSheet' },
    { kind: 'keepSettings', settings: raced },
  );
}

/** Opens the page of a replay at the decisions of its race; Escape leads back to the replay. */
export function toAnalysis(model: Model, race: RaceModel): Update {
  const opened = toClassification(model, race);
  const { screen } = opened.model;
  if (screen.kind !== 'classification') return opened;
  const panel = { kind: 'analysis', overReplay: true } as const;
  const analysis = { ...opened.model, screen: { ...screen, at: '', panel } };
  return to(analysis, ...opened.effects, { kind: 'imagine' });
}
