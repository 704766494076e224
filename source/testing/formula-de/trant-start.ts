// Races of Trant before their first round: what a setup says, and the dice of grid and start.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { PIT_LAP } from './pit-lap.ts';
import type { Situation } from './situation.ts';

/** A race to begin: its cars, and what differs from a dry race of two laps whose cars are as they come. */
export interface Beginning {
  readonly seats?: number;
  readonly laps?: number;
  /** Faces of the dice until the first question of the race; seeded ones where there are none. */
  readonly dice?: readonly number[];
  readonly grid?: readonly number[];
  readonly qualifyingPoints?: readonly number[];
  readonly board?: FormulaBoard;
  readonly options?: Partial<FormulaDeOptions>;
}

export function beginning(of: Beginning = {}): Situation {
  const { seats = 3, laps = 2, board = PIT_LAP, options, ...given } = of;
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Driver ${seat + 1}` }));
  const setup = { book: trant.id, track: board.id, seed: 7, laps, seats: names, ...given };
  const { race, events } = trant.start(
    { ...setup, options: { weather: 'sun', ...options } },
    board,
  );
  return { book: trant, board, race, events, heard: 0 };
}
