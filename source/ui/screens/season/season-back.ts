// The way back from a race or from timed trials to the pages of their season.
import type { Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { opened, type TableAt } from './season-state.ts';

/** Shows the page of the open season again, after a race or after trials; the points first where a race is over. */
export function backToSeason(model: Model, raced?: TableAt): Update {
  const { season } = model;
  if (season === undefined) return to(model);
  const left = { ...season, racing: undefined, held: undefined };
  const paddock = opened({ kind: 'paddock' });
  const trail = raced === undefined ? left.trail : [paddock, opened({ kind: 'race', ...raced })];
  return toScreen(
    { ...model, season: { ...left, trail } },
    { kind: 'season' },
    { kind: 'closeRace' },
  );
}
