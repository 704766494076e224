// Where keys go at the moment: which place of the key table is open, and whether the key is for a list on the screen.
import { isListKey } from './input/gate.ts';
import type { Key } from './input/key.ts';
import { isKeyOf, type Place } from './keys.ts';
import { fits, type Model } from './model.ts';
import { racesShown } from './screens/finished/finished-update.ts';
import { sheetLines } from './screens/qualifying/sheet-lines.ts';
import { isBusy } from './screens/race/play.ts';
import { isAtFullSpeed } from './screens/race/race-model.ts';
import { racePlace } from './screens/race/race-update.ts';
import type { FormState } from './screens/season/forms/form.ts';
import { pagesOf } from './screens/season/season-model.ts';
import { pageOn } from './screens/season/season-state.ts';

/** Returns the place whose keys are valid. */
export function placeOf(model: Model): Place {
  const { overlay, screen } = model;
  if (overlay.kind === 'leaving') return 'question';
  if (overlay.kind !== 'none') return overlay.kind;
  if (screen.kind === 'race') return racePlace(screen.race);
  if (screen.kind === 'form') return placeOfForm(screen.form);
  if (screen.kind === 'season' || screen.kind === 'almanac') {
    return isFinding(model) ? 'find' : 'page';
  }
  if (screen.kind === 'finished' && screen.typing) return 'find';
  return screen.kind;
}

function placeOfForm({ asking, list }: FormState): Place {
  if (asking !== undefined) return 'question';
  return list === undefined ? 'form' : 'planList';
}

function isFinding(model: Model): boolean {
  const pages = pagesOf(model);
  return pages !== undefined && pageOn(pages).find !== undefined;
}

/** Reports whether a list takes the arrows and Enter. */
function listOpen(model: Model): boolean {
  if (!fits(model.size)) return false;
  const { overlay, screen } = model;
  if (overlay.kind === 'leaving') return true;
  if (overlay.kind !== 'none') return false;
  switch (screen.kind) {
    case 'race':
      // Its list has its mark in the state of the race.
      return false;
    case 'saves':
      return (screen.saves ?? []).length > 0;
    case 'finished':
      return !screen.typing && racesShown(screen).length > 0;
    case 'season':
    case 'almanac':
    case 'form':
    case 'grid':
    case 'opponents':
    case 'records':
      return false;
    case 'seasons':
      return true;
    case 'qualifying':
      return sheetLines(screen).length > 0;
    case 'circuit':
      return model.offer.tracks.length > 0;
    default:
      return true;
  }
}

/** Reports whether CPU drivers play without pictures until a human is asked. */
export function isBusyModel({ screen, settings }: Model): boolean {
  return screen.kind === 'race' && isBusy(screen.race, settings);
}

/** Reports whether the screen changes faster than anybody reads: not every change of it need be drawn. */
export function isFleeting(model: Model): boolean {
  const { screen } = model;
  return isBusyModel(model) || (screen.kind === 'race' && isAtFullSpeed(screen.race));
}

/** Reports whether a key belongs to the open list. */
export function isForList(model: Model, key: Key): boolean {
  return listOpen(model) && isListKey(key) && !isKeyOf('leave', key) && !isOfName(model, key);
}

// Once the name of a circuit is being typed, j and k are letters of it.
function isOfName({ screen }: Model, { text }: Key): boolean {
  return screen.kind === 'circuit' && screen.typed !== '' && /^[a-z]$/i.test(text);
}
