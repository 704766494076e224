// What the seasons of this program are driven with: its books, its circuits and its drivers.
import { characters } from '../../drivers/levels/characters.ts';
import { knownHere } from '../../session/season/known-here.ts';
import {
  glanceTracks,
  listTracks,
  readCircuitFile,
  tracksFolder,
} from '../../storage/track-library.ts';

/** What a plan may name: the books, circuits and drivers of this program. */
export const programRooms = knownHere(
  tracksFolder(),
  characters.map(({ name }) => name),
);

/** Returns the text of a circuit's file, which saves keep. */
export function circuitText(track: string): string {
  const listed = listTracks(tracksFolder()).find(({ id }) => id === track);
  return listed === undefined ? '' : readCircuitFile(listed.file);
}

/** Returns the names of the circuits by their ids. */
export function circuitNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(glanceTracks(tracksFolder()).map(({ id, name }) => [id, name]));
}
