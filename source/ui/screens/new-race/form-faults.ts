// What stands in the way of the race that the form describes.
import { shortOfLaps } from '../../../rules/kit/options.ts';
import type { Offer } from '../../offer.ts';
import type { Words } from '../../words/words.ts';
import { type FormModel, offeredBy } from './form.ts';
import { oddCars } from './form-teams.ts';
import { optionLabel } from './option-runs.ts';

/** Returns why the race cannot be started, and how to correct it; undefined when it can. */
export function formFault(form: FormModel, offer: Offer, words: Words): string | undefined {
  const odd = oddCars(form, offer);
  if (odd !== undefined) return words.grid.oddCars(odd);
  const [short] = shortOfLaps(offeredBy(form.rules, offer), form.options, form.laps);
  if (short === undefined) return undefined;
  return words.grid.shortOfLaps(optionLabel(short.name, words), short.lapsLeast ?? 1);
}
