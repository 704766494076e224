// What a plan may name on this machine: books, the circuits of a folder, and the drivers of the program.
import { driverTables } from '../../drivers/driver-tables.ts';
import type { Known } from '../../season/plan/plan-check.ts';
import { trackVenues } from '../../storage/seasons/track-venues.ts';
import { listTracks } from '../../storage/tracks/track-library.ts';

/**
 * Returns what a plan may name.
 * @param tracks the folder of the circuits
 * @param characters names of the characters whose taste a CPU driver may have
 */
export function knownHere(tracks: string, characters: readonly string[]): Known {
  return {
    venues: trackVenues(tracks),
    tracks: listTracks(tracks).map(({ id }) => id),
    levelsOf: book => driverTables.of(book).drivers.map(({ level }) => level),
    characters,
  };
}
