// Runs races of CPU drivers of this game as fast as possible for measurements of strength; nothing is shown, saved or counted.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { seededRandom } from '../../../drivers/levels/random-generator.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type {
  ChampionshipOptions,
  ChampionshipRace,
} from '../../../rules/championship-formula/state.ts';
import { fittingOptions } from '../../../rules/kit/options.ts';

export interface Meeting {
  readonly board: RowBoard;
  readonly seed: number;
  readonly laps: number;
  readonly drivers: readonly Driver[];
  readonly options?: Partial<ChampionshipOptions>;
}

/**
 * Races to the end and returns the final race.
 * @param watch receives the events of each answer
 * @throws RangeError when a driver's answer is not among its choices
 */
export function raceOut(
  { board, seed, laps, drivers, options: wanted = {} }: Meeting,
  watch: (events: readonly ChampionshipEvent[]) => void = () => {},
): ChampionshipRace {
  const book = championship;
  const options = fittingOptions(book.options, wanted);
  const seats = drivers.map(({ level }) => ({ name: level }));
  const random = drivers.map((_, seat) => seededRandom(seed, seat));
  const setup = { book: book.id, track: board.id, seed, laps, seats, options };
  let { race, events } = book.start(setup, board);
  for (;;) {
    watch(events);
    const [decision] = book.decisions(race, board);
    if (decision === undefined) return race;
    const { seat } = decision;
    const view = book.view(race, seat);
    const answer = drivers[seat]?.choose(view, decision, board, random[seat] ?? []);
    const choice = decision.choices.find(one => one === answer?.choice);
    if (answer === undefined || choice === undefined) {
      throw new RangeError(`seat ${seat} answers off its list in the race of seed ${seed}`);
    }
    random[seat] = answer.random;
    ({ race, events } = book.apply(race, seat, choice, board));
  }
}
