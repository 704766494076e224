// The way back from a race or from timed trials to the pages of their season.
import { type Model, wordsOf } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import type { RaceModel } from '../race/race-model.ts';
import { askForSave } from '../saves/ask-for-save.ts';
import { opened, type TableAt } from './season-state.ts';

/** Shows the page of the open season again, after a race or after trials; after a race the page of that race. */
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

/** Asks whether the race that is watched is to be taken over: on the pages of its season, else in the list of saves. */
export function askForTable(model: Model, { replay }: RaceModel): Update {
  const at = model.season?.racing;
  const holder = replay?.live?.holder;
  if (holder === undefined || replay?.finished === true) return to(model);
  if (at === undefined) return askForSave(model, replay?.live?.file ?? '');
  const left = backToSeason(model);
  const { season } = left.model;
  if (season === undefined) return left;
  const notice = wordsOf(left.model).season.held.question(at.table, holder);
  return {
    ...left,
    model: { ...left.model, season: { ...season, held: { ...at, holder } }, notice },
  };
}
