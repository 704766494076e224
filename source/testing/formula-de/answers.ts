// The answers of tests to questions of the rules: a part of a choice, with spaces named as in layouts.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { Part, Points, Pool, TireType } from '../../rules/formula-de/state.ts';
import type { MovementThrow, Wing } from '../../rules/formula-de/trant/state.ts';

/** A part of a choice, such as `{ kind: 'chooseGear', gear: 4 }` or `{ kind: 'move', to: '0@6' }`. */
export type Answer = { readonly kind: FormulaDeChoice['kind'] } & {
  readonly [Field in 'gear' | 'brakes' | 'missing' | 'box' | 'pitPoints' | 'roll']?: number;
} & {
  /** A space, or the pool to which `movePoint` adds. */
  readonly to?: string;
  readonly from?: string;
  readonly path?: readonly string[];
  /** Points paid for an overshoot, or the type that is fitted. */
  readonly tires?: number | TireType;
  readonly stop?: 'quick' | 'long';
  readonly repairs?: readonly Pool[];
  readonly points?: Points;
  readonly dice?: MovementThrow;
  readonly wing?: Wing;
  readonly parts?: readonly Part[];
};

export function gear(number: number): Answer {
  return { kind: 'chooseGear', gear: number };
}

/** Returns the answer that moves to a space, without brakes unless `rest` has some. */
export function to(space: string, rest: Partial<Answer> = {}): Answer {
  return { brakes: 0, ...rest, kind: 'move', to: space };
}

/** Returns the answer that takes a slipstream to a space, without brakes unless `rest` has some. */
export function slipTo(space: string, rest: Partial<Answer> = {}): Answer {
  return { brakes: 0, ...rest, kind: 'takeSlipstream', to: space };
}

export const stayBehind: Answer = { kind: 'declineSlipstream' };

export function slideTo(space: string, rest: Partial<Answer> = {}): Answer {
  return { ...rest, kind: 'slide', to: space };
}

export function bonusTo(space: string, rest: Partial<Answer> = {}): Answer {
  return { ...rest, kind: 'useSoftBonus', to: space };
}

export const noBonus: Answer = { kind: 'declineSoftBonus' };

export function fitTires(tires: TireType): Answer {
  return { kind: 'pitTires', tires };
}

export const quickStop: Answer = { kind: 'pitStop', stop: 'quick' };

/** Returns the answer that makes a long stop and restores these points, one entry for each. */
export function longStop(...repairs: readonly Pool[]): Answer {
  return { kind: 'pitStop', stop: 'long', repairs };
}

export function pay(brakes: number, tires: number): Answer {
  return { kind: 'payOvershoot', brakes, tires };
}
