// What the results of a test for speed lead to, by the numbers of the book.
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { TestedForSpeed } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import { failedSteps, MARK_A_LAP, RUIN } from '../solver/solo-numbers.ts';
import { brakingPaid, type Run, slowedBy, type Then, turnsSpun } from './drive.ts';
import { crossingsLeft, type Outlook } from './outlook.ts';
import type { Stakes } from './rolls.ts';

/**
 * Returns the turns to the flag after each result of a test, where `green` are those after a success: a failed test leaves
 * less speed and a mark, a mis-shift at the start may cost wear (CFR-85 to CFR-91). `run` has the speed that the test is
 * for.
 */
export function stakesOfTest(
  outlook: Outlook,
  attribute: TestedForSpeed,
  run: Run,
  then: Then,
  green: number,
): Stakes {
  const { tests } = outlook.ground.values;
  if (attribute === 'startSpeed') {
    const shifted = withWearLess(run, tests.misShiftWear);
    const yellow = then({ ...shifted, speed: run.speed - 2 * SPEED_STEP });
    return { green, yellow, red: turnsSpun(outlook, shifted) };
  }
  const { damage } = outlook.car;
  const blows = damage.acceleration + damage.topSpeed > 0;
  const mark = outlook.marks * MARK_A_LAP[attribute] * crossingsLeft(outlook, run.laps);
  const slower = { ...run, speed: run.speed - failedSteps(outlook.ground.values) * SPEED_STEP };
  const red = blows ? outlook.out : then(slower) + mark;
  return { green, yellow: red, red };
}

function withWearLess(run: Run, paid: number): Run {
  return { ...run, stock: { ...run.stock, wear: Math.max(0, run.stock.wear - paid) } };
}

/** Steps of late braking that are considered. */
const BRAKES = 2;

/** Returns `then` for speeds that have no way on an empty road as well: the car brakes late with wear, or spins. */
export function brakingIfNeeded(outlook: Outlook, then: Then): Then {
  return run => {
    const turns = then(run);
    if (turns < RUIN / 2) return turns;
    const ways = Array.from({ length: BRAKES }, (_, at) => at + 1)
      .filter(steps => steps <= run.stock.wear && run.speed > steps * SPEED_STEP)
      .map(steps => {
        const slow = slowedBy(run, steps * SPEED_STEP);
        return brakingPaid(outlook, slow, { wear: steps, roll: false }, then);
      });
    return Math.min(...ways, turnsSpun(outlook, run) + 1);
  };
}
