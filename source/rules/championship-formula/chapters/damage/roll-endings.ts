// What a bad roll would do to a car as it stands: more than its colour says, since the same colour can end the race of a car
// that is damaged already, and spin one that has no wear left.
import type { Car, RollCause } from '../../state.ts';
import type { BookValues, RollResult } from '../../values.ts';
import { areBrakesGone, isEngineBlown, marked } from './damage.ts';

/** What a roll does to the car that makes it, the mildest first. */
export type RollEnding = 'none' | 'wear' | 'slower' | 'stall' | 'damage' | 'spin' | 'out';

type Rolling = Pick<Car, 'wear' | 'damage' | 'laps'>;
type Numbers = Pick<BookValues, 'scrape' | 'crash'>;

/**
 * Returns what a colour of a roll would do to a car.
 * @param laps laps of the race: on the last one a blown engine lets the car roll on (CFR-167)
 * @param isCrash whether a roll against damage is made at a crash, and not in a pass
 */
export function rollEnding(
  cause: RollCause,
  result: RollResult,
  car: Rolling,
  { laps, isCrash, values }: Asked,
): RollEnding {
  if (result === 'green') return 'none';
  switch (cause) {
    case 'acceleration':
    case 'topSpeed':
      return isEngineBlown(marked(car.damage, cause)) && car.laps < laps ? 'out' : 'damage';
    case 'startSpeed':
      return result === 'yellow' ? 'slower' : 'stall';
    case 'deceleration':
    case 'lateBraking':
      if (areBrakesGone(marked(car.damage, 'deceleration'))) return 'out';
      return car.wear > 0 ? 'damage' : 'spin';
    case 'chance':
    case 'crashAvoidance':
      return result === 'yellow' ? 'spin' : 'out';
    case 'avoidDamage':
      return result === 'red' ? paying(car, wearAtStake(isCrash, values)) : 'none';
    case 'pass':
      return result === 'red' ? 'slower' : paying(car, values.scrape?.wear ?? 0);
  }
}

interface Asked {
  readonly laps: number;
  readonly isCrash: boolean;
  readonly values: Numbers;
}

function wearAtStake(isCrash: boolean, { crash, scrape }: Numbers): number {
  return isCrash ? crash.wear : (scrape?.attacker ?? 0);
}

// Wear that is not there spins the car (CFR-124, CR-32).
function paying({ wear }: Rolling, due: number): RollEnding {
  if (due === 0) return 'none';
  return wear < due ? 'spin' : 'wear';
}
