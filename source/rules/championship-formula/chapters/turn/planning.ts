// Planning: the speeds that a car may choose for its turn, and what each is sure to need (CFR-7 to CFR-24, CFR-61 to
// CFR-71, CFR-146, CFR-159, CFR-161, CR-2 to CR-4).
import { type CarFigures, FASTEST_CARD, SPEED_STEP } from '../../car.ts';
import type { PaymentLimits } from '../../values.ts';
import { excessPayments, NO_CREDIT } from '../corners/excess.ts';

/** The attributes that may be tested to plan a higher speed (CFR-13, CFR-16, CFR-69). */
export type TestedForSpeed = 'acceleration' | 'topSpeed' | 'startSpeed';

export interface SpeedCard {
  /** In mph, that which the car will have if its tests succeed (CFR-66). */
  readonly speed: number;
  /** The tests that it needs, in the order in which they are made (CFR-88). */
  readonly tests: readonly TestedForSpeed[];
  /** By how much it exceeds the brakes, in mph (CFR-19). */
  readonly overBrakes: number;
}

export interface Planner {
  /** Speed at the end of the last turn, in mph. */
  readonly speed: number;
  /** Attributes, damage taken off. */
  readonly figures: Pick<CarFigures, 'acceleration' | 'deceleration' | 'topSpeed' | 'startSpeed'>;
  readonly wear: number;
  readonly onGrid: boolean;
  /** Whether it spun and has not planned since (CFR-146). */
  readonly spun: boolean;
}

/** Returns the cards that a car may play, slowest first. */
export function speedCards(car: Planner, limits: PaymentLimits): readonly SpeedCard[] {
  if (car.spun) return spunCards(car);
  const cards: SpeedCard[] = [];
  for (const speed of ALL_SPEEDS) {
    const card = car.onGrid ? firstCard(car, speed) : laterCard(car, speed);
    if (card !== undefined && canSlow(car, card, limits)) cards.push(card);
  }
  return cards;
}

const ALL_SPEEDS = Array.from(
  { length: FASTEST_CARD / SPEED_STEP },
  (_, i) => (i + 1) * SPEED_STEP,
);

// After a spin: no test, and neither more nor less than the lower of the two attributes (CFR-146, CFR-148).
function spunCards({ figures: { acceleration, startSpeed } }: Planner): readonly SpeedCard[] {
  const speed = Math.min(acceleration, startSpeed);
  return speed > 0 ? [{ speed, tests: [], overBrakes: 0 }] : [];
}

// Acceleration is no limit on the grid; top speed is (CFR-12, CFR-67 to CFR-71).
function firstCard(
  { figures: { startSpeed, topSpeed } }: Planner,
  speed: number,
): SpeedCard | undefined {
  const tests = testsFor(['startSpeed', speed - startSpeed], ['topSpeed', speed - topSpeed]);
  return tests === undefined ? undefined : { speed, tests, overBrakes: 0 };
}

function laterCard(car: Planner, speed: number): SpeedCard | undefined {
  const { acceleration, deceleration, topSpeed } = car.figures;
  // The speed of the last turn may always be kept (CFR-9).
  if (speed === car.speed) return { speed, tests: [], overBrakes: 0 };
  if (speed < car.speed) {
    return { speed, tests: [], overBrakes: Math.max(0, car.speed - speed - deceleration) };
  }
  const tests = testsFor(
    ['acceleration', speed - car.speed - acceleration],
    ['topSpeed', speed - topSpeed],
  );
  return tests === undefined ? undefined : { speed, tests, overBrakes: 0 };
}

/**
 * Returns the tests for exceeding attributes by so many mph: one for each that is exceeded by a step (CFR-13, CFR-16);
 * undefined where one is exceeded by more.
 */
function testsFor(
  ...over: readonly (readonly [TestedForSpeed, number])[]
): readonly TestedForSpeed[] | undefined {
  if (over.some(([, by]) => by > SPEED_STEP)) return undefined;
  return over.filter(([, by]) => by > 0).map(([attribute]) => attribute);
}

// A car may not choose to slow down by more than it can pay for (CFR-24, CFR-161).
function canSlow({ wear }: Planner, { overBrakes }: SpeedCard, limits: PaymentLimits): boolean {
  if (overBrakes === 0) return true;
  return excessPayments(overBrakes, NO_CREDIT, wear, limits).length > 0;
}

/**
 * Returns the fastest speed that a car could reach if all its tests succeeded, which a card above it is read as (CFR-159);
 * 0 where it cannot move.
 */
export function fastestReach(car: Planner, limits: PaymentLimits): number {
  return speedCards(car, limits).at(-1)?.speed ?? 0;
}
