// What a test answers to a question of the rules: a part of a choice, with spaces named as in layouts.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { Points, Pool, TireType } from '../../rules/formula-de/state.ts';

/** A part of a choice: `{ kind: 'chooseGear', gear: 4 }`, `{ kind: 'move', to: '0@6' }`. */
export type Answer = { readonly kind: FormulaDeChoice['kind'] } & {
  readonly [Field in 'gear' | 'brakes' | 'missing' | 'box' | 'pitPoints']?: number;
} & {
  /** A space, or the part that `movePoint` adds to. */
  readonly to?: string;
  readonly from?: string;
  readonly path?: readonly string[];
  /** Points of an overshoot, or the type that is fitted. */
  readonly tires?: number | TireType;
  readonly stop?: 'quick' | 'long';
  readonly repairs?: readonly Pool[];
  readonly points?: Points;
};

/** Announce that gear. */
export function gear(number: number): Answer {
  return { kind: 'chooseGear', gear: number };
}

/** Move to that space, without brakes unless said. */
export function to(space: string, rest: Partial<Answer> = {}): Answer {
  return { brakes: 0, ...rest, kind: 'move', to: space };
}

/** Take a slipstream to that space, without brakes unless said. */
export function slipTo(space: string, rest: Partial<Answer> = {}): Answer {
  return { brakes: 0, ...rest, kind: 'takeSlipstream', to: space };
}

/** Take no slipstream. */
export const stayBehind: Answer = { kind: 'declineSlipstream' };

/** Slide to that space. */
export function slideTo(space: string, rest: Partial<Answer> = {}): Answer {
  return { ...rest, kind: 'slide', to: space };
}

/** Use the soft bonus to go to that space. */
export function bonusTo(space: string, rest: Partial<Answer> = {}): Answer {
  return { ...rest, kind: 'useSoftBonus', to: space };
}

/** Leave the soft bonus. */
export const noBonus: Answer = { kind: 'declineSoftBonus' };

/** Fit these tires in the pit. */
export function fitTires(tires: TireType): Answer {
  return { kind: 'pitTires', tires };
}

/** A quick stop. */
export const quickStop: Answer = { kind: 'pitStop', stop: 'quick' };

/** A long stop that restores these points, one entry for each. */
export function longStop(...repairs: readonly Pool[]): Answer {
  return { kind: 'pitStop', stop: 'long', repairs };
}

/** Pay an overshoot. */
export function pay(brakes: number, tires: number): Answer {
  return { kind: 'payOvershoot', brakes, tires };
}
