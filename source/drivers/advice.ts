// Advice: what each choice of a decision is worth to a champion that looks ahead, and why.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeRace, Part, Pool } from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { Choice, Decision, Race, View } from '../rules/kit/types.ts';
import { PLAIN_TASTE, type Taste } from './levels/taste.ts';
import { judge } from './planning/plan.ts';
import { turnsIn } from './planning/preparing/habits.ts';
import { FORESIGHT, racing, runInFrom } from './planning/rollout/look-ahead.ts';
import { rolloutValues } from './planning/rollout/rollout-values.ts';
import { termsInForce } from './planning/terms-in-force.ts';

/** A part of the value of a choice, in rolls; a negative one is a gain. */
export type Reason =
  /** The rolls to the flag on a road without other cars, with points in plenty. */
  | { readonly kind: 'road'; readonly rolls: number }
  /** The rolls that the points paid or put at risk would save later. */
  | {
      readonly kind: 'points';
      readonly part: Pool;
      readonly rolls: number;
    }
  /** The tests against the cars around, and those of dangerous spaces and the wall. */
  | { readonly kind: 'risk'; readonly of: 'contact' | 'danger'; readonly rolls: number }
  /** A car behind whose way is blocked. */
  | { readonly kind: 'blocking'; readonly rolls: number }
  /** A lead over other cars: the car ahead plays first. */
  | { readonly kind: 'headway'; readonly rolls: number }
  /** What is used up that could have been kept for the rest of the lap. */
  | { readonly kind: 'reserve'; readonly rolls: number }
  /** The driver points that will be missed later (TR-149). */
  | { readonly kind: 'driver'; readonly rolls: number }
  /** The repair points that the other car of the team may need (BGA-O-61). */
  | { readonly kind: 'mate'; readonly rolls: number }
  /** The stop to which a move leads, against driving on past the pits. */
  | { readonly kind: 'stop'; readonly rolls: number }
  /** The places lost to others on the run to the flag. */
  | { readonly kind: 'places'; readonly rolls: number }
  /**
   * Where cards and wear count, in turns: skill chips, the cars around, a slipstream, damage that a test may do, and being in
   * front.
   */
  | {
      readonly kind: 'chips' | 'traffic' | 'slip' | 'damage' | 'place';
      readonly rolls: number;
    };

export interface Advice<C extends Choice = Choice> {
  readonly choice: C;
  /** Rolls to the flag, with points and risks counted as rolls; less is better. */
  readonly value: number;
  /** Parts of the value, which add up to it; parts that round to 0 are left out. */
  readonly reasons: readonly Reason[];
}

/** Gives advice in a game. A method, so that a table can hold advisers of different games. */
export interface Adviser<R extends Race = Race, C extends Choice = Choice, B = unknown> {
  /**
   * Returns every choice of a decision, the best first, or none where advice is not allowed. The same view and decision
   * give the same advice.
   */
  advise(view: View<R>, decision: Decision<C>, board: B): readonly Advice<C>[];
}

export const formulaDeAdviser: Adviser<FormulaDeRace, FormulaDeChoice, FormulaBoard> = { advise };

/** Weights of the plan that stand for a part of the value: with a weight of 0 the part is gone. */
const PARTS: readonly {
  readonly weight: keyof Taste;
  readonly reason: (rolls: number, values: BookValues) => Reason;
  /** Whether races by these values have this part; all have it when absent. */
  readonly isIn?: (values: BookValues) => boolean;
}[] = [
  { weight: 'tires', reason: pointsOf('tires') },
  { weight: 'brakes', reason: pointsOf('brakes') },
  { weight: 'engine', reason: pointsOf('engine') },
  { weight: 'contact', reason: rolls => ({ kind: 'risk', of: 'contact', rolls }) },
  { weight: 'danger', reason: rolls => ({ kind: 'risk', of: 'danger', rolls }) },
  { weight: 'blocking', reason: rolls => ({ kind: 'blocking', rolls }) },
  { weight: 'reserve', reason: rolls => ({ kind: 'reserve', rolls }) },
  {
    weight: 'mate',
    reason: rolls => ({ kind: 'mate', rolls }),
    isIn: ({ teams }) => teams.size > 1,
  },
  {
    weight: 'driver',
    reason: rolls => ({ kind: 'driver', rolls }),
    isIn: ({ rolledAgain }) => rolledAgain !== undefined,
  },
  { weight: 'headway', reason: rolls => ({ kind: 'headway', rolls }) },
];

function pointsOf(part: Part): (rolls: number, values: BookValues) => Reason {
  return (rolls, { parts }) => ({ kind: 'points', part: parts[part].pool, rolls });
}

const CHAMPION: Taste = racing(PLAIN_TASTE);

/** The number of rollouts behind advice, always the same ones, so that the same question gets the same advice. */
const FUTURES_OF_ADVICE = 1;

/**
 * Returns every choice of a decision as a champion sees it, the best first.
 * @throws RangeError when the race is by an unknown book
 */
function advise(
  view: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: FormulaBoard,
): readonly Advice<FormulaDeChoice>[] {
  // In a free-hand trial the driver must find out what is right (M-1-2-2).
  if (decision.step === 'placeCar') return [];
  const judged = judge(view, decision, board, CHAMPION).toSorted((a, b) => a.cost - b.cost);
  const runIn = runInFrom(view, decision, board, CHAMPION);
  const seen = rolloutValues(judged, runIn, FUTURES_OF_ADVICE, FORESIGHT);
  const { values } = termsInForce(view);
  const counted = PARTS.filter(({ isIn }) => isIn?.(values) ?? true);
  const without = counted.map(
    ({ weight }) =>
      new Map(
        judge(view, decision, board, { ...CHAMPION, [weight]: 0 }).map(one => [
          one.choice,
          one.cost,
        ]),
      ),
  );
  const isStop = (choice: FormulaDeChoice) => turnsIn(choice, view, decision, board);
  const driven = seen.filter(({ choice }) => !isStop(choice));
  const onwards = Math.min(...driven.map(({ cost, places }) => cost + places));
  const told = seen.map(({ choice, cost, places }) => {
    const parts = counted.map(({ reason }, part) =>
      reason(rounded(cost - (without[part]?.get(choice) ?? cost)), values),
    );
    parts.push({ kind: 'places', rolls: rounded(places) });
    if (driven.length > 0 && isStop(choice)) {
      parts.push({ kind: 'stop', rolls: rounded(cost + places - onwards) });
    }
    return { cost: cost + places, advice: adviceOf(choice, rounded(cost + places), parts) };
  });
  return told.toSorted((a, b) => a.cost - b.cost).map(({ advice }) => advice);
}

// What the other parts do not account for is the road.
function adviceOf<C extends Choice>(choice: C, value: number, parts: readonly Reason[]): Advice<C> {
  const road = rounded(parts.reduce((rest, { rolls }) => rest - rolls, value));
  const reasons: readonly Reason[] = [{ kind: 'road', rolls: road }, ...parts];
  return { choice, value, reasons: reasons.filter(({ rolls }) => rolls !== 0) };
}

/** Returns rolls rounded to thousandths; finer differences mean nothing. */
function rounded(rolls: number): number {
  return Math.round(rolls * 1000) / 1000;
}
