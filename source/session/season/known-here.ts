// What a plan may name on this machine: books, the circuits of a folder, and the drivers of the program.
import { characters } from '../../drivers/levels/characters.ts';
import { stables } from '../../drivers/stables.ts';
import type { Known } from '../../season/plan/plan-check.ts';
import { trackVenues } from '../../storage/seasons/track-venues.ts';
import { listTracks } from '../../storage/track-library.ts';

/** Returns what a plan may name, with the circuits of a folder. */
export function knownHere(tracks: string): Known {
  return {
    venues: trackVenues(tracks),
    tracks: listTracks(tracks).map(({ id }) => id),
    levelsOf: book => stables.of(book).drivers.map(({ level }) => level),
    characters: characters.map(({ name }) => name),
  };
}
