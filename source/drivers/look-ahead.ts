// A driver that looks ahead: to the price of each choice that its plan likes it adds what the cars around will cost it, in
// futures imagined with its own luck. How far it thinks is counted in work, never in time: same luck, same answer.
import type { Board } from '../circuit/board.ts';
import { bookOf } from '../rules/books.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeRace, StepName } from '../rules/formula-de/state.ts';
import type { Decision, View } from '../rules/kit/types.ts';
import type { Driver, Luck } from './driver.ts';
import { Fate } from './fate.ts';
import { drawBelow } from './luck.ts';
import { type Judged, judge } from './plan.ts';
import { PLAIN_TASTE, type Taste } from './taste.ts';
import { Traffic } from './traffic.ts';

/** How far a driver thinks. */
export interface Foresight {
  /** Work for one decision, in answers of imagined races, what has begun brought to its end; 0 = it only plans. */
  readonly work: number;
  /** Most futures for each choice. */
  readonly futures: number;
  /** Most choices that are looked into. */
  readonly choices: number;
}

/** The foresight of a champion. */
export const FORESIGHT: Foresight = { work: 1000, futures: 24, choices: 6 };

/** Futures before a choice is given up, and what it could still gain then, in rolls, that is not worth more of them. */
const FUTURES_MIN = 6;
const NOT_WORTH_IT = 0.04;

/** Rolls that traffic can save, by a wake. */
const GAIN_MAX = 0.08;

/** Decisions that are looked into. Not the gear: sampling errs by more there than traffic costs (check/duels.ts). */
const STEPS: ReadonlySet<string> = new Set<StepName>(['moveCar', 'slide', 'slipstream']);

/** A driver with foresight and a taste. It misjudges nothing. */
export function lookAhead(
  level: string,
  foresight: Foresight = FORESIGHT,
  taste: Taste = PLAIN_TASTE,
): Driver<FormulaDeRace, FormulaDeChoice, Board> {
  return {
    level,
    choose(view, decision, board, luck) {
      const judged = judge(view, decision, board, taste).toSorted((a, b) => a.cost - b.cost);
      const [first] = judged;
      if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
      const traffic = trafficOf(view, decision, board, taste);
      if (judged.length < 2 || traffic === undefined) return { choice: first.choice, luck };
      const drawn = drawSeed(luck);
      return { choice: winner(judged, traffic, drawn.seed, foresight), luck: drawn.luck };
    },
  };
}

// Undefined where nobody else is left, or the decision is not one of a play.
function trafficOf(
  view: View<FormulaDeRace>,
  { seat, step }: Decision<FormulaDeChoice>,
  board: Board,
  taste: Taste,
): Traffic | undefined {
  const book = bookOf(view.book);
  if (book === undefined || !STEPS.has(step)) return undefined;
  if (!view.cars.some(car => car.onBoard && car.seat !== seat)) return undefined;
  return new Traffic(book, view, seat, board, taste);
}

/** A choice with what the traffic costs after it in each future. */
interface Prospect {
  readonly judged: Judged;
  readonly traffic: number[];
}

// The traffic after the plan's own choice comes first: what is worse by more than that cannot win. All prospects see the
// same futures; one that can no longer gain by it sees no more of them.
function winner(
  judged: readonly Judged[],
  traffic: Traffic,
  seed: number,
  { work, futures, choices }: Foresight,
): FormulaDeChoice {
  const [planned, ...rest] = judged.map((one): Prospect => ({ judged: one, traffic: [] }));
  if (planned === undefined) throw new RangeError('there is no choice');
  const see = (prospect: Prospect, number: number) => {
    if (prospect.traffic.length > number) return;
    prospect.traffic.push(traffic.cost(prospect.judged.choice, new Fate(seed, number)));
  };
  for (let n = 0; n < FUTURES_MIN && traffic.work < work; n++) see(planned, n);
  if (planned.traffic.length === 0) return planned.judged.choice;
  const limit = costOf(planned) + 2 * errorOf(planned.traffic) + GAIN_MAX;
  let open = [planned, ...rest.filter(one => one.judged.cost < limit).slice(0, choices - 1)];
  let best = planned;
  for (let number = 0; number < futures && traffic.work < work && open.length > 1; number++) {
    for (const prospect of open) see(prospect, number);
    best = leastOf(open);
    if (number + 1 < FUTURES_MIN) continue;
    const leader = best;
    open = open.filter(one => one === leader || mayGain(one, leader));
  }
  return (isProven(best, planned) ? best : planned).judged.choice;
}

function leastOf(prospects: readonly Prospect[]): Prospect {
  return prospects.reduce((least, one) => (costOf(one) < costOf(least) ? one : least));
}

function costOf({ judged, traffic }: Prospect): number {
  return judged.cost + (traffic.length === 0 ? 0 : mean(traffic));
}

// Whether it could still turn out better than the best one by what is worth more futures.
function mayGain(one: Prospect, best: Prospect): boolean {
  const { gap, error } = compare(one, best);
  return 2 * error - gap > NOT_WORTH_IT;
}

// The plan stands until another choice is better by more than chance would make it.
function isProven(best: Prospect, planned: Prospect): boolean {
  const { gap, error } = compare(best, planned);
  return gap < -error;
}

// How much worse one is than the other, future by future, and the error of that.
function compare(one: Prospect, other: Prospect): { readonly gap: number; readonly error: number } {
  const seen = Math.min(one.traffic.length, other.traffic.length);
  const gaps = one.traffic.slice(0, seen).map((cost, i) => cost - (other.traffic[i] ?? 0));
  return { gap: one.judged.cost - other.judged.cost + mean(gaps), error: errorOf(gaps) };
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

const DRAW = 4096;

function drawSeed(luck: Luck): { readonly seed: number; readonly luck: Luck } {
  const high = drawBelow(luck, DRAW);
  const low = drawBelow(high.luck, DRAW);
  return { seed: high.value * DRAW + low.value, luck: low.luck };
}
