// Races driven at random from the grid with every answer shown, for what must hold whatever happens.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeRace, Points } from '../../rules/formula-de/state.ts';
import type { Consequence, Decision, RaceSetup } from '../../rules/kit/types.ts';

const ANSWERS_MAX = 20_000;

export const STURDY: Points = {
  tires: 30,
  brakes: 30,
  gearbox: 30,
  body: 9,
  engine: 9,
  handling: 9,
};

export interface Stage {
  readonly race: FormulaDeRace;
  readonly asked: Decision<FormulaDeChoice>;
  readonly choice: FormulaDeChoice;
  readonly next: FormulaDeRace;
  readonly events: readonly FormulaDeEvent[];
}

/** Returns the setup of two laps for at most eight cars. */
export function eightCars(
  board: FormulaBoard,
  seed: number,
  over: Partial<RaceSetup> = {},
): RaceSetup {
  return {
    book: masters2005.id,
    track: board.id,
    seed,
    laps: 2,
    seats: board.grid.slice(0, 8).map((_, seat) => ({ name: `Driver ${seat}` })),
    options: {},
    ...over,
  };
}

/** Drives a race at random, mostly without choices that eliminate, and returns it at its end. */
export function driveAtRandom(
  board: FormulaBoard,
  setup: RaceSetup,
  watch: (stage: Stage) => void = () => {},
  book: FormulaDeBook = masters2005,
): FormulaDeRace {
  const pick = picker(setup.seed);
  let now = book.start(setup, board).race;
  for (let answers = 0; answers < ANSWERS_MAX; answers++) {
    const [asked] = book.decisions(now, board);
    if (asked === undefined) return now;
    const careful = asked.choices.filter(
      choice => !told(book.consequences(now, asked.seat, choice, board), 'eliminated'),
    );
    const list = careful.length > 0 && pick(10) > 0 ? careful : asked.choices;
    const choice = list[pick(list.length)];
    if (choice === undefined) throw new Error('a question without a choice');
    const { race: next, events } = book.apply(now, asked.seat, choice, board);
    watch({ race: now, asked, choice, next, events });
    now = next;
  }
  throw new Error('the race does not end');
}

export function told(list: readonly Consequence[], kind: string): Consequence | undefined {
  return list.find(one => one.kind === kind);
}

/** Returns a source of whole numbers below `bound`, the same ones for the same seed. */
export function picker(seed: number): (bound: number) => number {
  let state = seed * 2_654_435_761;
  return bound => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
