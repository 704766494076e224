// The race that the form describes.
import type { WantedRace } from '../../messages.ts';
import type { Offer } from '../../offer.ts';
import { type FormModel, humansOf } from './form.ts';
import { opponentsOf } from './opponents.ts';

/** Returns the race as filled in; without a seed when none was typed. */
export function raceOf(form: FormModel, offer: Offer): WantedRace {
  const humans = humansOf(form);
  return {
    track: form.track,
    laps: form.laps,
    humans,
    cars: Math.max(form.cars, humans.length),
    level: form.level,
    spread: form.spread,
    opponents: opponentsOf(form, offer),
    grid: form.grid,
    rules: form.rules,
    options: form.options,
    ...(form.seed.text === '' ? {} : { seed: Number(form.seed.text) }),
  };
}
