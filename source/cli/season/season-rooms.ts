// What a plan of a season may name in this program: its books, its circuits and its drivers.
import { characters } from '../../drivers/levels/characters.ts';
import { knownHere } from '../../session/season/known-here.ts';
import { tracksFolder } from '../../storage/tracks/track-library.ts';

export const programRooms = knownHere(
  tracksFolder(),
  characters.map(({ name }) => name),
);
