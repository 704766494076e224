// The books of the program on the circuits of a folder.
import { bookNamed, games } from '../../rules/games.ts';
import type { Venue, Venues } from '../../season/season.ts';
import { loadTrack, type Track } from '../tracks/track-library.ts';

/**
 * Returns the books on the circuits of a folder. A circuit is read when it is asked for, and once.
 * @param folder see `tracksFolder`
 */
export function trackVenues(folder: string): Venues {
  const tracks = new Map<string, Track>();
  const venues = new Map<string, Venue>();
  const trackOf = (id: string): Track => {
    const known = tracks.get(id);
    if (known !== undefined) return known;
    const loaded = loadTrack(folder, id);
    if (!loaded.ok) throw new RangeError(firstSentence(loaded.problem));
    tracks.set(id, loaded.track);
    return loaded.track;
  };
  return {
    venue(bookId, track) {
      const key = `${bookId}/${track}`;
      const known = venues.get(key);
      if (known !== undefined) return known;
      const book = bookNamed(bookId);
      if (book === undefined) throw new RangeError(`There is no rule book ${bookId}`);
      const venue = { book, board: games.of(book).boardOf(trackOf(track), book) };
      venues.set(key, venue);
      return venue;
    },
  };
}

// Returns the first of the faults of a file, to be quoted within a sentence.
function firstSentence(problem: string): string {
  return (problem.split('\n')[0] ?? '').replace(/\.$/, '');
}
