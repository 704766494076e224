// The pits told once more in the plainest way (19, R-76 to R-79): where the ways lead that have to do with them.
import { type Board, type Space, spaceOf } from '../circuit/board.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';

/** The ways of one car around the pits. */
export class PlainPits {
  readonly #board: Board;
  readonly #race: FormulaDeRace;
  readonly #car: Car;

  constructor(board: Board, race: FormulaDeRace, car: Car) {
    this.#board = board;
    this.#race = race;
    this.#car = car;
  }

  /** Spaces to which a space leads: from the last ways in to the lane, from the lane into the own pit, else along the arrows. */
  onwards(space: Space): readonly number[] {
    const { pit } = this.#board;
    const { box, pit: state } = this.#car;
    const arrows = space.next.map(edge => edge.to);
    const own = pit?.boxes[box];
    if (pit === undefined || own === undefined || state !== 'none') return arrows;
    if (own.from === space.index) return [own.space];
    return pit.entries.includes(space.index) && this.isOpen()
      ? [...arrows, ...pit.spaces.slice(0, 1)]
      : arrows;
  }

  /** Whether the car may turn in: at the end of laps 1 to N-1, with an engine (M-19-1-7, R-76, M-16-0-9). */
  isOpen(): boolean {
    const { laps, condition } = this.#car;
    return laps >= 1 && laps <= this.#race.laps - 1 && condition !== 'inertia';
  }
}

/** Whether a space belongs to the pits: neutral ground (M-19-5-3). */
export function liesInPits(board: Board, id: string): boolean {
  return spaceOf(board, id).kind !== 'track';
}
