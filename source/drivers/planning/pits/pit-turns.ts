// The work of a pit stop in turns, where it is driven off in movement points (TR-126).
import { gearThrows } from '../../../rules/formula-de/gear-throws.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { usualWork, workPoints } from '../../../rules/formula-de/trant/pit-work.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { View } from '../../../rules/kit/types.ts';

export class PitTurns {
  readonly #race: View<FormulaDeRace>;
  readonly #car: Car;
  readonly #values: BookValues;

  constructor(race: View<FormulaDeRace>, car: Car, values: BookValues) {
    this.#race = race;
    this.#car = car;
    this.#values = values;
  }

  /** Returns the turns that work takes, in fractions: what is left of the last one takes the car out. */
  turns(repairs: number, changesTires: boolean): number {
    const car = { ...this.#car, gear: this.#gear };
    const usual = usualWork(car, this.#race, this.#values);
    return workPoints(usual, repairs, changesTires) / this.#pointsInTurn;
  }

  /** Returns the turns by which movement points left over make the work longer; none where a stop is no work (TR-123). */
  turnsMore(surplus: number): number {
    return this.#values.pits.work === undefined ? 0 : surplus / this.#pointsInTurn;
  }

  // A car comes to its pit in the highest gear that is free, or in a lower one if it is there already (TR-122).
  get #gear(): number {
    const { gear, pits } = this.#car;
    const most = this.#values.pits.entry?.gearMost ?? gear;
    return pits?.stop === undefined ? most : Math.min(gear, most);
  }

  // Movement points of a turn in the pit on average.
  get #pointsInTurn(): number {
    const [one] = gearThrows(this.#values, this.#gear);
    const faces = one?.faces ?? [];
    return faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length);
  }
}
