// What decides about the turns of a car alone: its speeds, its marks, and the odds and prices of tests.
import type { CarFigures } from '../../../rules/championship-formula/car.ts';
import { oddsOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import {
  type Damage,
  NO_DAMAGE,
} from '../../../rules/championship-formula/chapters/damage/damage.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';

/** The car as its table knows it: figures with the marks taken off, and whether one more mark ends its race. */
export interface SoloCar {
  readonly acceleration: number;
  readonly deceleration: number;
  readonly topSpeed: number;
  /** Its speed after a spin: the lower of acceleration and start speed (CFR-146). */
  readonly spunSpeed: number;
  readonly engineMarked: boolean;
  readonly brakesMarked: boolean;
}

/** Returns the car of these figures, from which its damage has been taken off. */
export function soloCar(
  { acceleration, deceleration, topSpeed, startSpeed }: Speeds,
  damage: Damage = NO_DAMAGE,
): SoloCar {
  return {
    ...{ acceleration, deceleration, topSpeed },
    spunSpeed: Math.min(acceleration, startSpeed),
    engineMarked: damage.acceleration + damage.topSpeed > 0,
    brakesMarked: damage.deceleration > 0,
  };
}

type Speeds = Pick<CarFigures, 'acceleration' | 'deceleration' | 'topSpeed' | 'startSpeed'>;

/** Turns of a car that has no legal way on; more than any race of the tables takes. */
export const RUIN = 100;

/** Turns that being out of the race counts for. */
export const OUT = 12;

/** Turns that a spin costs beside the way that is lost: the car stands, and begins again from its start speed. */
export const SPIN = 2;

/** What a row beyond the line is worth in turns: it decides among cars that finish in the same turn (CFR-77). */
export const ROW_BEYOND = 0.02;

/** Turns that a mark costs for each lap to come: the mean by which cars with a card less are slower on seven circuits. */
export const MARK_A_LAP = { acceleration: 0.25, deceleration: 0.15, topSpeed: 0.4 } as const;

/**
 * Returns the steps by which a car that fails a test of acceleration or top speed is slower than it planned: a step, or one more
 * where the damage counts at once (CFR-85, CFR-86; table A1).
 */
export function failedSteps({ tests }: Pick<BookValues, 'tests'>): number {
  return tests.failed === 'damagedLimit' ? 2 : 1;
}

/** The chance that a test succeeds, and the price of the chips spent on it. */
export interface TestOffer {
  readonly succeeds: number;
  readonly chips: number;
  readonly price: number;
}

/** Returns the ways to make a test at a price of a chip in turns, by chips spent (CFR-97). */
export function testOffers(
  chipPrice: number,
  values: Pick<BookValues, 'die' | 'rolls' | 'skill'>,
): readonly TestOffer[] {
  return Array.from({ length: values.skill.greenMost + 1 }, (_, chips) => ({
    succeeds: oddsOf('test', chips * values.skill.green, values).green / 100,
    chips,
    price: chips * chipPrice,
  }));
}
