// Where keys go at the moment: which place of the key table is open, and whether the key is for a list on the screen.
import { isListKey } from './input/gate.ts';
import type { Key } from './input/key.ts';
import { isKeyOf, type Place } from './keys.ts';
import { fits, type Model } from './model.ts';
import { passesAtOnce } from './screens/race/pace.ts';
import { isBusy } from './screens/race/play.ts';
import { isAtFullSpeed } from './screens/race/race-model.ts';
import { partOf } from './screens/screens.ts';

export function placeOf(model: Model): Place {
  const { overlay, screen } = model;
  if (overlay.kind === 'leaving' || overlay.kind === 'again') return 'question';
  return overlay.kind === 'none' ? partOf(screen).place(screen, model) : overlay.kind;
}

function listOpen(model: Model): boolean {
  const { overlay, screen, size } = model;
  if (!fits(size)) return false;
  if (overlay.kind !== 'none') return overlay.kind === 'leaving' || overlay.kind === 'again';
  return partOf(screen).hasLines?.(screen, model) ?? false;
}

/** Reports whether CPU drivers play without pictures until a human is asked. */
export function isBusyModel({ screen, settings }: Model): boolean {
  return screen.kind === 'race' && isBusy(screen.race, settings);
}

/** Reports whether the screen changes faster than anybody reads: not every change of it need be drawn. */
export function isFleeting(model: Model): boolean {
  const { screen } = model;
  if (screen.kind !== 'race') return false;
  return isBusyModel(model) || isAtFullSpeed(screen.race) || passesAtOnce(screen.race, model);
}

export function isForList(model: Model, key: Key): boolean {
  return listOpen(model) && isListKey(key) && !isKeyOf('leave', key) && !isOfName(model, key);
}

// Once the name of a circuit is being typed, j and k are letters of it.
function isOfName({ screen }: Model, { text }: Key): boolean {
  return screen.kind === 'circuit' && screen.typed !== '' && /^[a-z]$/i.test(text);
}
