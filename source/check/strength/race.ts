// Runs races of CPU drivers as fast as possible for measurements of strength; nothing is shown, saved or counted.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { RaceSetup } from '../../rules/kit/types.ts';

export interface Meeting {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly seed: number;
  readonly laps: number;
  readonly drivers: readonly Driver[];
  readonly options: Partial<FormulaDeOptions>;
}

/** Returns the setup of a race; its seats have the names of the levels. */
export function setupOf({
  book,
  board,
  seed,
  laps,
  drivers,
  options,
}: Meeting): RaceSetup<Partial<FormulaDeOptions>> {
  const seats = drivers.map(({ level }) => ({ name: level }));
  return { book: book.id, track: board.id, seed, laps, seats, options };
}

/**
 * Races to the end and returns the final race.
 * @param watch receives the events of each answer, and the race after them
 * @throws RangeError when a driver's answer is not among its choices
 */
export function raceOut(
  meeting: Meeting,
  watch: (events: readonly FormulaDeEvent[], race: FormulaDeRace) => void = () => {},
): FormulaDeRace {
  const { book, board, seed, drivers } = meeting;
  const random = drivers.map((_, seat) => seededRandom(seed, seat));
  let { race, events } = book.start(setupOf(meeting), board);
  for (;;) {
    watch(events, race);
    const [decision] = book.decisions(race, board);
    if (decision === undefined) return race;
    const { seat } = decision;
    const answer = drivers[seat]?.choose(
      book.view(race, seat),
      decision,
      board,
      random[seat] ?? [],
    );
    const choice = decision.choices.find((one: FormulaDeChoice) => one === answer?.choice);
    if (answer === undefined || choice === undefined) {
      throw new RangeError(`seat ${seat} answers off its list in the race of seed ${seed}`);
    }
    random[seat] = answer.random;
    ({ race, events } = book.apply(race, seat, choice, board));
  }
}
