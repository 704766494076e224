// The season speaks of ids; a person knows names.
import { everybody } from './field.ts';
import type { Season } from './season.ts';

/** Returns a sentence about a season with the names of its drivers in place of their ids; an id that a weekend has too stays. */
export function withNames(season: Season, sentence: string): string {
  const weekends = season.plan.calendar.map(({ id }) => id);
  const names = new Map(everybody(season).map(({ id, name }) => [id, name]));
  return sentence.replace(/[a-z0-9]+(?:-[a-z0-9]+)*/g, word =>
    weekends.includes(word) ? word : (names.get(word) ?? word),
  );
}
