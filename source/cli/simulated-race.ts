// One CPU race without screen or save, and what is counted of it.
import type { Board } from '../circuit/board.ts';
import { driverOf } from '../drivers/drivers.ts';
import { seededLuck } from '../drivers/luck.ts';
import { bookOf } from '../rules/books.ts';
import type { FormulaDeEvent } from '../rules/formula-de/events.ts';
import type { Retirement } from '../rules/formula-de/state.ts';

/** What to race. */
export interface SimulatedSetup {
  readonly book: string;
  readonly seed: number;
  readonly laps: number;
  /** Level of the driver on each grid place. */
  readonly levels: readonly string[];
}

/** What one race gave, by grid place. */
export interface SimulatedResult {
  readonly seed: number;
  readonly levels: readonly string[];
  readonly places: readonly number[];
  readonly retirements: readonly (Retirement | 'none')[];
  /** Gear dice rolled, and laps begun after the first. */
  readonly rolls: readonly number[];
  readonly laps: readonly number[];
  readonly slipstreams: number;
  readonly rounds: number;
}

/**
 * Races to the end.
 * @throws RangeError when the book or a level is unknown
 */
export function simulateRace(setup: SimulatedSetup, board: Board): SimulatedResult {
  const book = bookOf(setup.book);
  if (book === undefined) throw new RangeError(`no book is called ${setup.book}`);
  const { levels, seed, laps } = setup;
  const drivers = levels.map(level => driverOf(level));
  const luck = levels.map((_, seat) => seededLuck(seed, seat));
  const tally = new Tally(levels.length);
  let { race, events } = book.start(
    {
      book: book.id,
      track: board.id,
      seed,
      laps,
      seats: levels.map(name => ({ name })),
      options: {},
    },
    board,
  );
  for (;;) {
    tally.add(events);
    const decision = book.decisions(race, board)[0];
    if (decision === undefined) break;
    const { seat } = decision;
    const driver = drivers[seat];
    const own = luck[seat];
    if (driver === undefined || own === undefined)
      throw new RangeError(`no driver on seat ${seat}`);
    const answer = driver.choose(book.view(race, seat), decision, board, own);
    luck[seat] = answer.luck;
    const chosen = decision.choices.find(choice => choice === answer.choice) ?? decision.choices[0];
    if (chosen === undefined) break;
    ({ race, events } = book.apply(race, seat, chosen, board));
  }
  const places = levels.map(() => 0);
  for (const { seat, place } of book.standings(race, board)) places[seat] = place;
  return {
    seed,
    levels,
    places,
    retirements: race.cars.map(car => car.retirement),
    rolls: tally.rolls,
    laps: race.cars.map(car => car.laps),
    slipstreams: tally.slipstreams,
    rounds: race.round,
  };
}

class Tally {
  readonly rolls: number[];
  slipstreams = 0;
  constructor(seats: number) {
    this.rolls = Array.from({ length: seats }, () => 0);
  }
  add(events: readonly FormulaDeEvent[]): void {
    for (const event of events) {
      if (event.kind === 'carMoved' && event.how === 'slipstream') this.slipstreams += 1;
      if (event.kind !== 'dieRolled' || !event.die.startsWith('gear')) continue;
      this.rolls[event.seat] = (this.rolls[event.seat] ?? 0) + 1;
    }
  }
}
