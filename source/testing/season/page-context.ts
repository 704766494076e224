// What pages of a season are made from, for tests.
import { everybody } from '../../season/field.ts';
import type { PageContext } from '../../season/pages/context.ts';
import { SEASON_WORDS } from '../../season/pages/words/season-words.ts';
import { lettersFor } from '../../season/plan/letters.ts';
import type { Season } from '../../season/season.ts';

/** Returns what the pages of a season are made from; circuits are named by their ids, with a capital. */
export function contextFor(season: Season, language: 'en' | 'fr' = 'en'): PageContext {
  const people = everybody(season);
  const letters = lettersFor(people);
  const tracks = season.plan.calendar.map(({ track }) => track);
  return {
    season,
    words: SEASON_WORDS[language],
    tracks: Object.fromEntries(
      tracks.map(id => [id, id.slice(0, 1).toUpperCase() + id.slice(1)] as const),
    ),
    letters: Object.fromEntries(people.map(({ id }, at) => [id, letters[at] ?? ''])),
  };
}
