// Tires: hard ones give wear at every crossing of the line, soft ones let wear stand in for dice (CFR-181 to CFR-184).
import { currentFigures } from '../../../rules/championship-formula/chapters/car/figures.ts';
import type { Tire } from '../../../rules/championship-formula/state.ts';
import type { Outlook } from './outlook.ts';

/** Turns that a wear is worth on average: about six of them save a turn. */
const WEAR_WORTH = 1 / 6;
/** Turns that soft tires save in a lap by what they spare in dice. */
const SOFT_A_LAP = 0.15;

/** Returns the turns that a kind of tires costs for the rest of the race; less than 0 for what it saves. */
export function tireTurns({ car, race, ground }: Outlook, tire: Tire): number {
  if (tire === 'soft') return -SOFT_A_LAP * Math.max(0, race.laps - car.laps + 1);
  const crossings = Math.max(0, race.laps - Math.max(1, car.laps));
  return -WEAR_WORTH * currentFigures(car, ground).hardTireBonus * crossings;
}
