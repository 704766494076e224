// What the repair points of a pit are worth to the other car of the team, which may come for them too (BGA-O-61).
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsIn, repairable } from '../../../rules/formula-de/budget.ts';
import { pitPointsOf } from '../../../rules/formula-de/chapters/car/pits.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { View } from '../../../rules/kit/types.ts';
import { type Losses, testedParts } from '../losses.ts';
import { lapsLeft, Prices } from '../prices.ts';

/** Share of what a point is worth to the mate that counts for the team: it may never stop. */
const MATE_SHARE = 0.5;

/** A pit that a car may share with a mate. Worths are in rolls. */
export class SharedPit {
  readonly #points: number;
  readonly #weight: number;
  /** Worths to the mate of the points that it lacks, the best first. */
  readonly #wanted: readonly number[];

  /** @param weight weight on what the mate lacks, 1 for a plain driver */
  constructor(
    race: View<FormulaDeRace>,
    car: Car,
    board: FormulaBoard,
    values: BookValues,
    losses: Losses,
    weight: number,
  ) {
    this.#weight = weight;
    this.#points = pitPointsOf(race, car);
    const mate = race.cars.find(other => isMate(other, car) && canStop(other, race));
    this.#wanted = mate === undefined ? [] : wantedBy(mate, race, board, values, losses);
  }

  /** Returns what taking `amount` of its points costs the team: nothing as long as enough are left for the mate. */
  taken(amount: number): number {
    const left = Math.max(0, this.#points - amount);
    const missed = this.#wanted.slice(left, Math.max(left, this.#points));
    return this.#weight * MATE_SHARE * missed.reduce((sum, worth) => sum + worth, 0);
  }
}

function isMate({ seat, pits }: Car, own: Car): boolean {
  return seat !== own.seat && pits !== undefined && pits.pit === own.pits?.pit;
}

// The pits are closed on the last lap.
function canStop({ status, laps }: Car, race: View<FormulaDeRace>): boolean {
  return status === 'racing' && laps < race.laps;
}

function wantedBy(
  { points, configuration, laps, space }: Car,
  race: View<FormulaDeRace>,
  board: FormulaBoard,
  values: BookValues,
  losses: Losses,
): readonly number[] {
  const prices = new Prices(points, values, lapsLeft(board, { laps, space }, race.laps), losses);
  return repairable(values)
    .filter(pool => testedParts(pool, values).length > 0)
    .flatMap(pool => {
      const lacking = Math.max(0, pointsIn(configuration, pool) - pointsIn(points, pool));
      return Array.from({ length: lacking }, (_, gained) => prices.repair(pool, gained));
    })
    .toSorted((one, other) => other - one);
}
