// What each choice of a decision costs on the run to the flag: the price of the plan and the places seen in imagined
// rollouts, the same ones for every choice. A choice that can no longer gain by it sees no more of them.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { Judged } from './plan.ts';
import { RolloutDice } from './rollout-dice.ts';
import type { RunIn } from './run-in.ts';

/** How far a driver thinks. */
export interface Foresight {
  /** Work for one decision, in answers of imagined races, what has begun brought to its end; 0 = it only plans. */
  readonly work: number;
  /** Most choices that are looked into. */
  readonly choices: number;
}

/** A choice with its price. All costs are in rolls, less is better. */
export interface RolloutValue {
  readonly choice: FormulaDeChoice;
  /** By the plan. */
  readonly cost: number;
  /** What the places lost cost on top of that, as far as it is more than chance; as after the plan's choice where nobody looked. */
  readonly places: number;
}

/** Futures before a choice is given up, and what it could still gain then, in rolls, that is not worth more of them. */
const FUTURES_MIN = 6;
const NOT_WORTH_IT = 0.04;

/** Most rollouts of a choice. */
const FUTURES = 48;

/** Rolls by which a choice may be worse by the plan and still be looked into. */
const GAIN_MAX = 0.5;

/** A choice and what it costs in each rollout. */
interface Seen {
  readonly judged: Judged;
  readonly costs: number[];
}

/**
 * The choices in the order given, with what the places cost.
 * @param judged by the plan, the cheapest first
 * @param runIn undefined where the flag is too far away to be seen
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

// Whether it could still turn out better than the best one by what is worth more rollouts.
function mayGain(one: Seen, best: Seen): boolean {
  const { gap, error } = compare(one, best);
  return 2 * error - (one.judged.cost - best.judged.cost + gap) > NOT_WORTH_IT;
}

// By how much the places cost more after one choice than after the other, beyond what chance would make of it.
function provenGap(one: Seen, other: Seen): number {
  if (one === other || one.costs.length === 0) return 0;
  const { gap, error } = compare(one, other);
  return Math.sign(gap) * Math.max(0, Math.abs(gap) - error);
}

// How much more one costs than the other, rollout by rollout, and the error of that.
function compare(one: Seen, other: Seen): { readonly gap: number; readonly error: number } {
  const both = Math.min(one.costs.length, other.costs.length);
  const gaps = one.costs.slice(0, both).map((cost, at) => cost - (other.costs[at] ?? 0));
  return { gap: mean(gaps), error: errorOf(gaps) };
}

// The standard error of a mean.
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const variance = mean(numbers.map(each => (each - middle) ** 2));
  return Math.sqrt(variance / Math.max(1, numbers.length - 1));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
