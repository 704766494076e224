// The letters of the cars of a season: everybody has one for life, whoever joins or takes over a seat later.
import { lettersFor } from '../plan/letters.ts';
import type { Entrant } from '../plan/plan.ts';
import type { Facts } from '../season.ts';

/** Returns the letter of every entrant of a season, by id: those who came first have chosen first. */
export function carLetters({ roster }: Pick<Facts, 'roster'>): Readonly<Record<string, string>> {
  const seats = roster.map(({ entrant, drivers }) => drivers?.[0]?.entrant ?? entrant);
  const early = seats.filter((_, at) => roster[at]?.from === 0);
  let known = lettered(early);
  for (const late of seats.filter((_, at) => roster[at]?.from !== 0)) {
    known = lettered([...known, late]);
  }
  return Object.fromEntries(known.map(({ id, letter = '' }) => [id, letter]));
}

function lettered(entrants: readonly Entrant[]): readonly Entrant[] {
  const letters = lettersFor(entrants);
  return entrants.map((entrant, at) => ({ ...entrant, letter: letters[at] ?? '' }));
}
