// A plan for one play: every choice of a decision is judged by what it leads to, a gear by the mean over the faces of its die.
import { type Board, spaceOf } from '../circuit/board.ts';
import { crossings, tracePath } from '../rules/formula-de/chapters/corners.ts';
import { shiftPrice } from '../rules/formula-de/chapters/gearbox.ts';
import { cornersEntered } from '../rules/formula-de/chapters/slipstream.ts';
import type { FormulaDeChoice, PayOvershoot, TakeSlipstream } from '../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import type { Decision, Seat, View } from '../rules/kit/types.ts';
import { Appraisal, CHAIN_MAX, type Settled } from './appraisal.ts';
import { type End, Roads } from './roads.ts';

/** The cost of a choice in rolls; less is better. */
export interface Judged {
  readonly choice: FormulaDeChoice;
  readonly cost: number;
}

/** The plan of one seat for one decision. */
class Plan {
  readonly #race: View<FormulaDeRace>;
  readonly #board: Board;
  readonly #roads: Roads;
  readonly #appraisal: Appraisal;

  constructor(race: View<FormulaDeRace>, seat: Seat, board: Board) {
    this.#race = race;
    this.#board = board;
    this.#roads = new Roads(race, seat, board);
    this.#appraisal = new Appraisal(race, this.#roads, board);
  }

  /** What a choice of this seat costs. */
  cost(choice: FormulaDeChoice): number {
    switch (choice.kind) {
      case 'chooseGear':
        return this.#gearCost(choice.gear);
      case 'move':
        return this.#appraisal.cost(this.#roads.endOfMove(choice), this.#settled(CHAIN_MAX));
      case 'takeSlipstream':
        return this.#slipstreamCost(choice);
      case 'declineSlipstream':
        return this.#appraisal.cost(this.#endAt(this.#race.play.path, 0), this.#settled(0));
      case 'payOvershoot':
        return this.#paymentCost(choice);
    }
  }

  #gearCost(gear: number): number {
    const { car } = this.#roads;
    const price = shiftPrice(car.gear, gear, this.#roads.values.gearbox.overRevving) ?? {};
    const faces = this.#roads.values.gearDice[gear - 1]?.faces ?? [];
    const settled = {
      gear,
      brakesGone: price.brakes ?? 0,
      gas: car.points.gas - (price.gas ?? 0),
      chain: CHAIN_MAX,
    };
    let sum = 0;
    let seen = 0;
    let least = 0;
    for (const face of faces) {
      // Equal faces stand side by side.
      if (face !== seen) least = this.#leastCost(this.#roads.ends(gear, face), settled);
      seen = face;
      sum += least;
    }
    return this.#appraisal.shift(gear) + sum / faces.length;
  }

  #leastCost(ends: readonly End[], settled: Settled): number {
    let least = this.#appraisal.ruin;
    for (const end of ends) {
      const cost = this.#appraisal.cost(end, settled);
      if (cost < least) least = cost;
    }
    return least;
  }

  #slipstreamCost({ path, brakes }: TakeSlipstream): number {
    const { cornerEntryBrakes } = this.#roads.values.slipstream;
    const entries = cornersEntered(this.#board, this.#roads.car.space, path) * cornerEntryBrakes;
    const end = this.#endAt([...this.#race.play.path, ...path], brakes);
    const cost = this.#appraisal.cost(end, this.#settled(CHAIN_MAX - 1, entries));
    return cost + this.#appraisal.brakes(entries);
  }

  #paymentCost({ brakes }: PayOvershoot): number {
    const { path } = this.#race.play;
    const end = this.#endAt(path.slice(0, path.length - brakes), brakes);
    return this.#appraisal.cost(end, this.#settled(0));
  }

  // The gear has been rolled; `brakesGone` goes on entering a corner.
  #settled(chain: number, brakesGone = 0): Settled {
    return { gear: this.#race.play.gear, brakesGone, gas: this.#roads.car.points.gas, chain };
  }

  // The end of the whole path of this play, the start space first.
  #endAt(path: readonly string[], brakes: number): End {
    const { play } = this.#race;
    const { car, terrain } = this.#roads;
    const laps = car.laps - crossings(this.#board, play.path);
    const { passage } = tracePath(this.#board, path, play.stopsBefore, laps, terrain);
    const entered = path.slice(1).map(id => spaceOf(this.#board, id).index);
    return {
      to: spaceOf(this.#board, path.at(-1) ?? car.space).index,
      passage,
      tests: entered.filter(index => terrain.dangerous.has(index)),
      brakes,
      missing: play.missing,
    };
  }
}

/** Every choice of a decision with its cost, in the order of the decision. */
export function judge(
  race: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: Board,
): readonly Judged[] {
  const plan = new Plan(race, decision.seat, board);
  return decision.choices.map(choice => ({ choice, cost: plan.cost(choice) }));
}

/**
 * The choice that costs least.
 * @throws RangeError when the decision offers none
 */
export function bestChoice(
  race: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: Board,
): FormulaDeChoice {
  const [first, ...rest] = judge(race, decision, board);
  if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
  return rest.reduce((least, one) => (one.cost < least.cost ? one : least), first).choice;
}
