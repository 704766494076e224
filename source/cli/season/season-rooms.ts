// What the seasons of this program are driven with: its books, its circuits and its drivers.
import { characters } from '../../drivers/levels/characters.ts';
import { stables } from '../../drivers/stables.ts';
import { bookNamed, games } from '../../rules/games.ts';
import type { Known } from '../../season/plan/plan-check.ts';
import type { Venue, Venues } from '../../season/season.ts';
import {
  glanceTracks,
  listTracks,
  loadTrack,
  readCircuitFile,
  tracksFolder,
} from '../../storage/track-library.ts';

const venues = new Map<string, Venue>();

/** The books of the program on the circuits that it ships. */
export const programVenues: Venues = {
  venue(bookId, track) {
    const key = `${bookId}/${track}`;
    const known = venues.get(key) ?? readVenue(bookId, track);
    venues.set(key, known);
    return known;
  },
};

function readVenue(bookId: string, track: string): Venue {
  const book = bookNamed(bookId);
  if (book === undefined) throw new RangeError(`there is no rule book ${bookId}`);
  const loaded = loadTrack(tracksFolder(), track);
  if (!loaded.ok) throw new RangeError(loaded.problem);
  return { book, board: games.of(book).boardOf(loaded.track) };
}

/** Returns the text of a circuit's file, which saves keep. */
export function circuitText(track: string): string {
  const listed = listTracks(tracksFolder()).find(({ id }) => id === track);
  return listed === undefined ? '' : readCircuitFile(listed.file);
}

/** Returns the names of the circuits by their ids. */
export function circuitNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(glanceTracks(tracksFolder()).map(({ id, name }) => [id, name]));
}

/** Returns what a plan may name. */
export function knownHere(): Known {
  return {
    venues: programVenues,
    tracks: listTracks(tracksFolder()).map(({ id }) => id),
    levelsOf: book => stables.of(book).drivers.map(({ level }) => level),
    characters: characters.map(({ name }) => name),
  };
}
