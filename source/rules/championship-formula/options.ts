// The options of a race: those that a book declares, and the handicaps, which name seats.
import type { BookDefinition } from './definition.ts';
import type { ChampionshipOptions } from './state.ts';

/** The most points by which the car of an experienced driver is weaker: a total of 0 instead of 2 (CFR-177). */
export const HANDICAP_MOST = 2;

/** Returns the options of a race that its book declares, without the handicaps. */
export function declaredOptions(
  options: Partial<ChampionshipOptions>,
): Partial<ChampionshipOptions> {
  const { handicaps: _handicaps, ...declared } = options;
  return declared;
}

export function usualOptions({
  options,
}: Pick<BookDefinition, 'options'>): Omit<ChampionshipOptions, 'handicaps'> {
  const usual = Object.fromEntries(options.map(({ name, usual }) => [name, usual]));
  return usual as unknown as Omit<ChampionshipOptions, 'handicaps'>;
}

/** Returns what is wrong with the handicaps of a race of so many seats, each a sentence without its full stop (CFR-177). */
export function handicapFaults(handicaps: unknown, seats: number): readonly string[] {
  if (handicaps === undefined) return [];
  const isPoints = (one: unknown) =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) <= HANDICAP_MOST;
  if (Array.isArray(handicaps) && handicaps.length === seats && handicaps.every(isPoints))
    return [];
  return [`handicaps: each of the ${seats} seats has one from 0 to ${HANDICAP_MOST}`];
}
