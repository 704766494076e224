// The numbers of a rule book of this game. Every chapter takes its values from here.
import type { Die } from '../kit/dice.ts';
import type { Attribute, CardPoints, CarFigures } from './car.ts';

/** What a roll decides (CFR-82, CFR-50, CFR-117). */
export const ROLLS = ['test', 'startTest', 'chance', 'pass', 'blockedPass', 'avoidDamage'] as const;
export type Roll = (typeof ROLLS)[number];

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
  /** Both together; soft tires pay all by wear, but never more than others with a roll (CFR-182). */
  readonly mostTogether: number;
}

/** Figures by the points of a card; points for which there is no card are absent. */
export type ByPoints = Readonly<Partial<Record<CardPoints, number>>>;

/** The figures of the cards of an attribute, four of them in the published rules (CFR-105). */
export type CardTable = Readonly<Record<keyof Omit<CarFigures, 'hardTireBonus'>, ByPoints>>;

/** The figures of the wear card in a race with pits (CFR-107, CFR-185). */
export interface PitWearTable {
  readonly wear: ByPoints;
  readonly hardTireBonus: ByPoints;
}

export interface BookValues {
  /** The die of which two are thrown (CFR-58, CFR-82). */
  readonly die: Die;
  readonly rolls: Readonly<Record<Roll, RollColumn>>;
  readonly cards: CardTable;
  readonly pitWear: PitWearTable;
  /** Points of the six cards together (CFR-105). */
  readonly setUp: { readonly total: number };
  /** The classic era: the points by which that total is lower, and the attributes without cards of 2 (CFR-176). */
  readonly era: { readonly totalLess: number; readonly withoutTwo: readonly Attribute[] };
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
  /** The same for a car on soft tires (CFR-181, CFR-182, CR-48). */
  readonly softPayment: PaymentLimits;
  /** Tests for speed (CFR-85, CFR-89). */
  readonly tests: {
    /** What a failed test leaves: a step less than attempted, or what the damaged attribute allows. */
    readonly failed: 'stepLess' | 'damagedLimit';
    /** Wear that a mis-shift at the start costs. */
    readonly misShiftWear: number;
  };
  /** By how much a racing line raises the limits of its spaces, in mph (CFR-52, CFR-56). */
  readonly lines: Readonly<Record<'red' | 'green', number>>;
  /** Slip spaces by the least speed of the car in front, fastest first (CFR-31 to CFR-33). */
  readonly slips: readonly { readonly from: number; readonly spaces: number }[];
  /** The most slip spaces of a move that brings a car to the flag; absent where no such move differs. */
  readonly slipsToFlagMost?: number;
  /** What a block does: another column of the reference, or skill of the defender that raises the roll (CFR-117). */
  readonly block: 'column' | 'skill';
  /** Faces that cost the defender and the attacker of a blocked pass a wear (CFR-123); absent in a book without contact. */
  readonly contact?: { readonly defenderFace: number; readonly attackerFace: number };
  /**
   * What a pass that is yellow costs the attacker, and what a failed roll to avoid damage after it costs the two; absent in a
   * book in which passes are never yellow.
   */
  readonly scrape?: { readonly wear: number; readonly attacker: number; readonly defender: number };
  /** How a roll is lowered that avoids a crash: for a move that ends within `nearSpaces`, else; in a row of three (CFR-155, CFR-156). */
  readonly crash: {
    /** What is rolled, and the wear that a failed roll costs where it is no crash. */
    readonly roll: 'crashAvoidance' | 'avoidDamage';
    readonly wear: number;
    readonly nearSpaces: number;
    readonly near: number;
    readonly far: number;
    readonly wideRow: number;
  };
  readonly bid: {
    /** Skill chips worth one of wear (CFR-109). */
    readonly skillForWear: number;
  };
}
