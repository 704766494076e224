// Runs a race of CPU drivers to its end without a screen or a save, whatever the game.

import type { Board } from '../../circuit/board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import type { Overtake } from '../../replay/tally/overtakes.ts';
import { RaceCount } from '../../replay/tally/race-count.ts';
import type { Tally } from '../../replay/tally/tally.ts';
import type { Choice, Race, RaceEvent, RuleBook } from '../../rules/kit/types.ts';
import type { GivenOptions } from '../race/option-flags.ts';

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
  readonly track: string;
  readonly drivers: readonly (Driver<R, C, B> | undefined)[];
}

/** A race that is over, with what was counted of it as for its sheet. */
export interface PlayedOut<R, E> {
  readonly begun: R;
  readonly race: R;
  readonly events: readonly E[];
  readonly tally: Tally;
  readonly overtakes: readonly Overtake[];
}

/**
 * Races to the end. An answer that is not among the choices counts as the first of them.
 * @throws RangeError when a seat has no driver, or a question no choice
 */
export function playOut<R extends Race, C extends Choice, E extends RaceEvent, B extends Board>(
  { book, board, track, drivers }: SimulatedField<R, C, E, B>,
  { levels, seed, laps, options: given, handicaps }: SimulatedSetup,
): PlayedOut<R, E> {
  const random = levels.map((_, seat) => seededRandom(seed, seat));
  const seats = levels.map(name => ({ name }));
  const options = { ...given, ...(handicaps === undefined ? {} : { handicaps }) };
  let { race, events } = book.start({ book: book.id, track, seed, laps, seats, options }, board);
  const begun = race;
  const count = new RaceCount({ book, board, race });
  const told: E[] = [];
  for (;;) {
    count.add(events, race);
    told.push(...events);
    const [decision] = book.decisions(race, board);
    if (decision === undefined) {
      return {
        begun,
        race,
        events: told,
        tally: count.tally,
        overtakes: count.end(laps),
      };
    }
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
