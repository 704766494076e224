// Runs a race of CPU drivers to its end without a screen or a save, whatever the game.
import type { Driver } from '../../drivers/driver.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import type { Choice, Race, RaceEvent, RuleBook } from '../../rules/kit/types.ts';
import type { GivenOptions } from '../race/option-flags.ts';

/** The race to run. */
export interface SimulatedSetup {
  readonly book: string;
  readonly seed: number;
  readonly laps: number;
  /** Level of the driver on each grid place. */
  readonly levels: readonly string[];
  /** The options given; the book fills in the others. */
  readonly options?: GivenOptions;
  /** Points by which the car on each grid place is weaker, in a game whose cars have points (CFR-177). */
  readonly handicaps?: readonly number[];
}

/** Who drives what: the driver of each seat, whose name is its level. */
export interface SimulatedField<R extends Race, C extends Choice, E extends RaceEvent, B> {
  readonly book: RuleBook<R, C, E, B>;
  readonly board: B;
  /** Id of the circuit. */
  readonly track: string;
  readonly drivers: readonly (Driver<R, C, B> | undefined)[];
}

/** What is noted of a race: the events of each step, in order, with the race after them. */
interface Log<R, E> {
  add(events: readonly E[], race: R): void;
}

/**
 * Races to the end and returns the final race with what was noted of it. An answer that is not among the choices counts as the
 * first of them.
 * @param logOf makes the log of a race that has just begun
 * @throws RangeError when a seat has no driver, or a question no choice
 */
export function playOut<
  R extends Race,
  C extends Choice,
  E extends RaceEvent,
  B,
  L extends Log<R, E>,
>(
  { book, board, track, drivers }: SimulatedField<R, C, E, B>,
  { levels, seed, laps, options: given, handicaps }: SimulatedSetup,
  logOf: (race: R) => L,
): { readonly race: R; readonly log: L } {
  const random = levels.map((_, seat) => seededRandom(seed, seat));
  const seats = levels.map(name => ({ name }));
  const options = { ...given, ...(handicaps === undefined ? {} : { handicaps }) };
  let { race, events } = book.start({ book: book.id, track, seed, laps, seats, options }, board);
  const log = logOf(race);
  for (;;) {
    log.add(events, race);
    const [decision] = book.decisions(race, board);
    if (decision === undefined) return { race, log };
    const { seat, choices } = decision;
    const driver = drivers[seat];
    const own = random[seat];
    if (driver === undefined || own === undefined) {
      throw new RangeError(`there is no driver of the level ${levels[seat]}`);
    }
    const answer = driver.choose(book.view(race, seat), decision, board, own);
    random[seat] = answer.random;
    const chosen = choices.find(choice => choice === answer.choice) ?? choices[0];
    if (chosen === undefined) throw new RangeError(`${decision.step} offers no choice`);
    ({ race, events } = book.apply(race, seat, chosen, board));
  }
}
