// What each choice of a decision costs on the run to the flag: the price of the plan and the places lost in imagined
// rollouts, the same ones for every choice. A choice that can no longer gain by it gets no more rollouts.
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Judged } from '../plan.ts';
import type { RunIn } from '../run-in.ts';
import { RolloutDice } from './rollout-dice.ts';

export interface Foresight {
  /**
   * Work for one decision, in answers of imagined races; a rollout that has begun is finished. 0 for a plan without
   * rollouts.
   */
  readonly work: number;
  /** Most choices that get rollouts. */
  readonly choices: number;
}

export interface RolloutValue {
  readonly choice: FormulaDeChoice;
  /** The cost by the plan. */
  readonly cost: number;
  /**
   * The cost of places lost on top of that, as far as it is more than chance; for a choice without rollouts that of the
   * plan's choice.
   */
  readonly places: number;
}

/** Rollouts before a choice is given up, and the gain in rolls that is not worth more of them. */
const FUTURES_MIN = 6;
const NOT_WORTH_IT = 0.04;

/** Most rollouts of one choice. */
const FUTURES = 48;

/** Rolls by which a choice may be worse by the plan and still get rollouts. */
const GAIN_MAX = 0.5;

interface Seen {
  readonly judged: Judged;
  readonly costs: number[];
}

/**
 * Returns the choices in the order given, with the cost of the places lost.
 * @param judged the choices by the plan, the cheapest first
 * @param runIn undefined when the flag is too far away
 * @param seed of the rollouts, a whole number
 */
export function rolloutValues(
  judged: readonly Judged[],
  runIn: RunIn | undefined,
  seed: number,
  foresight: Foresight,
): readonly RolloutValue[] {
  const all = judged.map((one): Seen => ({ judged: one, costs: [] }));
  const [planned] = all;
  if (planned === undefined || runIn === undefined || all.length < 2) {
    return judged.map(one => ({ ...one, places: 0 }));
  }
  lookInto(planned, all.slice(1), runIn, seed, foresight);
  const base = planned.costs.length === 0 ? 0 : mean(planned.costs);
  return all.map(one => ({ ...one.judged, places: base + provenGap(one, planned) }));
}

function lookInto(
  planned: Seen,
  rest: readonly Seen[],
  runIn: RunIn,
  seed: number,
  { work, choices }: Foresight,
): void {
  const mayGoOn = () => runIn.work < work;
  const look = ({ judged, costs }: Seen, number: number) => {
    if (costs.length <= number)
      costs.push(runIn.cost(judged.choice, new RolloutDice(seed, number)));
  };
  const limit = planned.judged.cost + GAIN_MAX;
  let open = [planned, ...rest.filter(({ judged }) => judged.cost < limit).slice(0, choices - 1)];
  for (let number = 0; number < FUTURES && open.length > 1 && mayGoOn(); number++) {
    for (const one of open) look(one, number);
    if (number + 1 < FUTURES_MIN) continue;
    const best = open.reduce((least, one) => (costOf(one) < costOf(least) ? one : least));
    open = open.filter(one => one === best || mayGain(one, best));
  }
}

function costOf({ judged, costs }: Seen): number {
  return judged.cost + mean(costs);
}

// Reports whether a choice could still turn out better than the best one by enough to be worth more rollouts.
function mayGain(one: Seen, best: Seen): boolean {
  const { gap, error } = compare(one, best);
  return 2 * error - (one.judged.cost - best.judged.cost + gap) > NOT_WORTH_IT;
}

// Returns by how much more the places cost after one choice than after the other, less the error of that difference.
function provenGap(one: Seen, other: Seen): number {
  if (one === other || one.costs.length === 0) return 0;
  const { gap, error } = compare(one, other);
  return Math.sign(gap) * Math.max(0, Math.abs(gap) - error);
}

// Returns how much more one choice costs than the other, rollout by rollout, and the error of that mean.
function compare(one: Seen, other: Seen): { readonly gap: number; readonly error: number } {
  const both = Math.min(one.costs.length, other.costs.length);
  const gaps = one.costs.slice(0, both).map((cost, at) => cost - (other.costs[at] ?? 0));
  return { gap: mean(gaps), error: errorOf(gaps) };
}

function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const variance = mean(numbers.map(each => (each - middle) ** 2));
  return Math.sqrt(variance / Math.max(1, numbers.length - 1));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
