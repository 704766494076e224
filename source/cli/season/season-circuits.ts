// The circuits on which the seasons of this program are driven, and the names of those.
import { trackVenues } from '../../storage/seasons/track-venues.ts';
import {
  glanceTracks,
  listTracks,
  readCircuitFile,
  trackNames,
  tracksFolder,
} from '../../storage/tracks/track-library.ts';

export const venues = trackVenues(tracksFolder());

export function circuitText(track: string): string {
  const listed = listTracks(tracksFolder()).find(({ id }) => id === track);
  return listed === undefined ? '' : readCircuitFile(listed.file);
}

/** Returns where a circuit is, such as `Spa, Belgium`; its id when there is none. */
export function circuitPlace(track: string): string {
  const [found] = glanceTracks(tracksFolder(), [track]);
  return found === undefined ? track : `${found.name}, ${found.place}`;
}

/** Returns the names of circuits by their ids, of all unless some are named. */
export function circuitNames(ids?: readonly string[]): Readonly<Record<string, string>> {
  return trackNames(tracksFolder(), ids);
}
