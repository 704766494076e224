// The numbers of a rule book of this game. Every chapter takes its values from here.
import type { Die } from '../kit/dice.ts';
import type { Attribute, CardPoints, CarFigures } from './car.ts';

/** What a roll decides (CFR-82, CFR-50, CFR-117). */
export const ROLLS = ['test', 'startTest', 'chance', 'pass', 'blockedPass'] as const;
export type Roll = (typeof ROLLS)[number];

/** The colour in which a total stands on the die roll reference. */
export type RollResult = 'green' | 'yellow' | 'red';

/** The highest totals that are green and yellow; all above are red. Without yellow results the two are equal. */
export interface RollColumn {
  readonly green: number;
  readonly yellow: number;
}

/** The most points a part of a payment can take, by what pays: wear and one roll (CFR-19 to CFR-22, CFR-44 to CFR-46). */
export interface PaymentLimits {
  readonly wearMost: number;
  readonly rollsMost: number;
}

/** The figures of the four cards of an attribute (CFR-105). */
export type CardTable = {
  readonly [Figure in keyof Omit<CarFigures, 'redChips' | 'hardTireBonus'>]: Readonly<
    Record<CardPoints, number>
  >;
} & { readonly redChips: Readonly<Record<CardPoints, number>> };

/** The figures of the wear card in a race with pits (CFR-107, CFR-185). */
export interface PitWearTable {
  readonly wear: Readonly<Record<CardPoints, number>>;
  readonly hardTireBonus: Readonly<Record<CardPoints, number>>;
}

/** The numbers of a book by chapter. */
export interface BookValues {
  /** The die of which two are thrown (CFR-58, CFR-82). */
  readonly die: Die;
  readonly rolls: Readonly<Record<Roll, RollColumn>>;
  readonly cards: CardTable;
  readonly pitWear: PitWearTable;
  /** Points of the six cards together, and the attributes whose dearest card is out (CFR-105, CFR-176). */
  readonly setUp: { readonly total: number; readonly withoutDearest: readonly Attribute[] };
  readonly skill: {
    /** By how much each green chip and a red one lower a total, and the most green ones (CFR-97, CFR-98). */
    readonly green: number;
    readonly greenMost: number;
    readonly red: number;
    /** Green chips for a red one (CFR-100). */
    readonly exchange: number;
  };
  /** What wear and a roll may cover together in a corner or beyond the brakes; each covers one step of speed. */
  readonly payment: PaymentLimits;
  readonly bid: {
    /** Skill chips worth one of wear (CFR-109). */
    readonly skillForWear: number;
  };
}
