// A race once more: the same cars on the same circuit over the same distance.
import { driverTables } from '../../drivers/driver-tables.ts';
import { games } from '../../rules/games.ts';
import { type NewSession, newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import type { SaveRecord } from '../../storage/saves/save-file.ts';
import type { AgainWishes, RacedBefore } from '../../ui/services.ts';
import { library } from '../library.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { drawGrid } from './race-setup.ts';

/**
 * Begins a race once more, kept in a save of its own. With the same dice it has the same grid too, and starts from the same
 * snapshot; with others the grid is drawn again, unless timed trials or somebody made it.
 * @throws Problem when its circuit is not to be found any more
 */
export function raceAgain(race: RacedBefore, wishes: AgainWishes, folder: string): Session {
  const { played, seats, file } = race;
  const { book, board, setup, from } = played;
  const record = recordIn(file);
  const { seed } = wishes;
  const own = {
    book,
    board,
    circuitText: record?.circuit.text ?? circuitNamed(board.id).text,
    seats,
    laps: setup.laps,
    options: setup.options,
    levels: driverTables.of(book).drivers,
    saving: { folder },
  };
  if (seed !== undefined) {
    return newSession({ ...own, seed, ...gridFor(race, record, { ...wishes, seed }) });
  }
  const { dice, grid, qualifyingPoints } = setup;
  return newSession({
    ...own,
    seed: setup.seed,
    ...(dice === undefined ? {} : { dice }),
    ...(grid === undefined ? {} : { grid }),
    ...(qualifyingPoints === undefined ? {} : { qualifyingPoints }),
    ...(from === undefined ? {} : { from }),
  });
}

// A book that makes the grid itself makes it again.
function gridFor(
  { played: { book, setup }, seats }: RacedBefore,
  record: SaveRecord | undefined,
  { keepsGrid, seed }: AgainWishes & { readonly seed: number },
): Pick<NewSession, 'seats' | 'grid' | 'qualifyingPoints'> {
  const { grid, qualifyingPoints } = setup;
  const set = {
    ...(grid === undefined ? {} : { grid }),
    ...(qualifyingPoints === undefined ? {} : { qualifyingPoints }),
  };
  const isSet = keepsGrid || record?.qualifying !== undefined || Object.keys(set).length > 0;
  if (isSet) return { seats, ...set };
  return { seats: games.of(book).makesGrid(book) ? seats : drawGrid(seats, seed) };
}

/** Returns the record of a save; undefined where there is none. */
export function recordIn(file: string): SaveRecord | undefined {
  if (file === '') return undefined;
  const read = readSave(file, library);
  return read.ok ? read.record : undefined;
}
