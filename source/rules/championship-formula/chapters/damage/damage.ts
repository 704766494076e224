// What tests do to a car: a step more of speed, or a mark for the rest of the race; the second one of its kind is the
// end (CFR-81 to CFR-93).
import { type CarFigures, SPEED_STEP } from '../../car.ts';
import type { RollResult } from '../../values.ts';
import type { TestedForSpeed } from '../turn/planning.ts';

/** Marks of failed tests, by attribute (CFR-84). */
export interface Damage {
  readonly acceleration: number;
  readonly topSpeed: number;
  readonly deceleration: number;
}

export const NO_DAMAGE: Damage = { acceleration: 0, topSpeed: 0, deceleration: 0 };

// The second mark ends the race of the car (CFR-87, CFR-93).
const MARKS_MOST = 1;

/** Returns the attributes of a car with its marks taken off (CFR-84). */
export function damagedFigures<Figures extends Planned>(figures: Figures, damage: Damage): Figures {
  const less = (attribute: keyof Damage) =>
    Math.max(0, figures[attribute] - damage[attribute] * SPEED_STEP);
  return {
    ...figures,
    acceleration: less('acceleration'),
    topSpeed: less('topSpeed'),
    deceleration: less('deceleration'),
  };
}

type Planned = Pick<CarFigures, 'acceleration' | 'topSpeed' | 'deceleration'>;

export function marked(damage: Damage, attribute: keyof Damage): Damage {
  return { ...damage, [attribute]: damage[attribute] + 1 };
}

/** Reports whether the engine has blown: by the second mark on acceleration and top speed together (CFR-87). */
export function isEngineBlown({ acceleration, topSpeed }: Damage): boolean {
  return acceleration + topSpeed > MARKS_MOST;
}

/** Reports whether the brakes have failed (CFR-93). */
export function areBrakesGone({ deceleration }: Damage): boolean {
  return deceleration > MARKS_MOST;
}

export interface SpeedAfterTest {
  /** In mph. */
  readonly speed: number;
  readonly marks: boolean;
  /** Whether the car counts as having spun (CFR-90). */
  readonly stalls: boolean;
}

/**
 * Returns what a test for the speed planned comes to. A failed test of acceleration or top speed gives a step less and a
 * mark (CFR-85, CFR-86); at the start yellow gives a step less than the start speed, red a stall, and neither a mark
 * (CFR-89 to CFR-91, CR-26).
 */
export function speedAfterTest(
  attribute: TestedForSpeed,
  result: RollResult,
  planned: number,
  { startSpeed }: Pick<CarFigures, 'startSpeed'>,
): SpeedAfterTest {
  if (result === 'green') return { speed: planned, marks: false, stalls: false };
  if (attribute !== 'startSpeed') {
    return { speed: planned - SPEED_STEP, marks: true, stalls: false };
  }
  return result === 'yellow'
    ? { speed: startSpeed - SPEED_STEP, marks: false, stalls: false }
    : { speed: 0, marks: false, stalls: true };
}

/** Returns the speed of a car whose engine blows in sight of the line: half, rounded down to a card (CFR-167, CR-42). */
export function speedOnLastBreath(speed: number): number {
  return Math.floor(speed / 2 / SPEED_STEP) * SPEED_STEP;
}
