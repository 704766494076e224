// The pole bids of historical drivers: an amount of wear for each lap, paid in skill as far as that goes (table A3, CFR-112,
// CFR-173 to CFR-175).
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { currentFigures } from '../../../rules/championship-formula/chapters/car/figures.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Outlook } from '../planning/outlook.ts';
import type { Historical } from './historical-strategies.ts';

/** Up to this many drivers bid less (CFR-112). */
const FEW = 6;
const FEW_SHARE = 0.6;
/** Chips that are kept for a test at the start (CFR-173). */
const KEPT = 2;
/** Share of a bid by which it varies to either side, so that equal ones are rare. */
const VARIES = 0.4;
/** How much more a car bids for each step of start speed beyond, or short of, an ordinary one. */
const START_SHARE = 0.18;
const START_USUAL = 60;

/**
 * Returns the bid of a strategy among those offered.
 * @param share where it lies between the least and the most that the strategy would bid, from 0 to 1
 * @throws RangeError when none is offered
 */
export function bidOfOld(
  { car, race, ground }: Outlook,
  choices: readonly ChampionshipChoice[],
  { bid }: Pick<Historical, 'bid'>,
  share: number,
): ChampionshipChoice {
  const { startSpeed } = currentFigures(car, ground);
  const start = Math.max(0, 1 + ((startSpeed - START_USUAL) / SPEED_STEP) * START_SHARE);
  const few = race.cars.length <= FEW ? FEW_SHARE : 1;
  const worth = bid * race.laps * start * few * (1 + VARIES * (2 * share - 1));
  const { skillForWear } = ground.values.bid;
  const skill = Math.min(Math.round(worth * skillForWear), Math.max(0, car.green - KEPT));
  const wear = Math.max(0, Math.round(worth - skill / skillForWear));
  const off = (choice: ChampionshipChoice) =>
    choice.kind === 'bid'
      ? Math.abs(choice.wear - wear) + Math.abs(choice.skill - skill) / skillForWear
      : Number.POSITIVE_INFINITY;
  const [nearest] = choices.toSorted((a, b) => off(a) - off(b));
  if (nearest === undefined) throw new RangeError('no bid is offered');
  return nearest;
}
