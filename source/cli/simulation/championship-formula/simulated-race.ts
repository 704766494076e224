// Runs one race of CPU drivers in rows without a screen or a save, and returns everything that happened.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { driverTables } from '../../../drivers/driver-tables.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Choice, Standing } from '../../../rules/kit/types.ts';
import { type PlayedOut, playOut, type SimulatedSetup } from '../play-out.ts';

export interface RacedOut extends PlayedOut<ChampionshipRace, ChampionshipEvent> {
  readonly standings: readonly Standing[];
}

/**
 * Races to the end.
 * @throws RangeError when a level is unknown
 */
export function racedOut(book: ChampionshipBook, setup: SimulatedSetup, board: RowBoard): RacedOut {
  return racedBy(
    setup.levels.map(level => driverOf(book, level)),
    book,
    setup,
    board,
  );
}

/** Races to the end with these drivers, whose seats are named by their levels. */
export function racedBy(
  drivers: readonly Driver[],
  book: ChampionshipBook,
  setup: SimulatedSetup,
  board: RowBoard,
): RacedOut {
  const field = { book, board, track: board.id, drivers };
  const played = playOut<ChampionshipRace, Choice, ChampionshipEvent, RowBoard>(field, setup);
  return { ...played, standings: book.standings(played.race, board) };
}

/**
 * Returns the driver of a level.
 * @throws RangeError when there is none
 */
export function driverOf(book: ChampionshipBook, level: string): Driver {
  const driver = driverTables.of(book).drivers.find(one => one.level === level);
  if (driver === undefined) throw new RangeError(`there is no driver of the level ${level}`);
  return driver;
}
