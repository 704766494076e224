// Runs one race of CPU drivers in rows without a screen or a save, and tells everything that happened.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { seededRandom } from '../../../drivers/levels/random-generator.ts';
import { stables } from '../../../drivers/stables.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Standing } from '../../../rules/kit/types.ts';
import type { SimulatedSetup } from '../simulated-race.ts';

/** A race that is over. */
export interface RacedOut {
  readonly race: ChampionshipRace;
  readonly events: readonly ChampionshipEvent[];
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
  const { levels, seed, laps, options = {} } = setup;
  const random = levels.map((_, seat) => seededRandom(seed, seat));
  const seats = levels.map(name => ({ name }));
  const track = board.id;
  let { race, events } = book.start({ book: book.id, track, seed, laps, seats, options }, board);
  const told = [...events];
  for (;;) {
    const [decision] = book.decisions(race, board);
    if (decision === undefined)
      return { race, events: told, standings: book.standings(race, board) };
    const { seat, choices } = decision;
    const view = book.view(race, seat);
    const answer = drivers[seat]?.choose(view, decision, board, random[seat] ?? []);
    random[seat] = answer?.random ?? [];
    const chosen = choices.find(choice => choice === answer?.choice) ?? choices[0];
    if (chosen === undefined) throw new RangeError(`${decision.step} offers no choice`);
    ({ race, events } = book.apply(race, seat, chosen, board));
    told.push(...events);
  }
}

/**
 * Returns the driver of a level.
 * @throws RangeError when there is none
 */
export function driverOf(book: ChampionshipBook, level: string): Driver {
  const driver = stables.of(book).drivers.find(one => one.level === level);
  if (driver === undefined) throw new RangeError(`there is no driver of the level ${level}`);
  return driver;
}
