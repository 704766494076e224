// The teams of the race that the form describes.
import { bookNamed, games } from '../../../rules/games.ts';
import type { Offer } from '../../offer.ts';
import { type FormModel, humansOf } from './form.ts';

/** Returns how many cars make a team; 1 where everybody drives alone. */
function teamSizeOf({ track, rules, options }: FormModel, { tracks }: Offer): number {
  const book = bookNamed(rules);
  const board = tracks.find(one => one.id === track)?.board(rules);
  if (book === undefined || board === undefined) return 1;
  return games.of(book).seatsOn(book, board, options).team ?? 1;
}

/**
 * Returns the team of a place in the list of drivers, humans first, counted from 0; undefined where everybody drives
 * alone.
 */
export function teamAt(place: number, form: FormModel, offer: Offer): number | undefined {
  const size = teamSizeOf(form, offer);
  return size === 1 ? undefined : Math.floor(place / size);
}

/** Returns the number of cars if they make no whole teams, else undefined. */
export function oddCars(form: FormModel, offer: Offer): number | undefined {
  const cars = Math.max(form.cars, humansOf(form).length);
  return cars % teamSizeOf(form, offer) === 0 ? undefined : cars;
}
