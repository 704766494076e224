// The pole bid: how much a place in front is worth to a driver, and in which chips it is paid (CFR-108, CFR-112, CFR-173 to
// CFR-175).
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { currentFigures } from '../../../rules/championship-formula/chapters/car/figures.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Outlook } from './outlook.ts';

type BidChoice = Extract<ChampionshipChoice, { kind: 'bid' }>;

/** Up to so many drivers bid less (CFR-112). */
const FEW = 6;
const FEW_SHARE = 0.6;
/** Chips that are kept for a test at the start (CFR-173). */
const KEPT = 2;
/** By what share of it a bid varies to either side, so that equal ones are rare. */
const VARIES = 0.4;
/** How much more a car bids for each step of start speed beyond, or short of, an ordinary one. */
const START_SHARE = 0.18;
const START_USUAL = 60;

/**
 * Returns how good each bid is for a driver, as the distance from the one that it wants.
 * @param luck from -1 to 1
 */
export function bidDistance(outlook: Outlook, luck: number): (choice: BidChoice) => number {
  const { car, race, ground, strategy } = outlook;
  const { startSpeed } = currentFigures(car, ground);
  const start = Math.max(0, 1 + ((startSpeed - START_USUAL) / SPEED_STEP) * START_SHARE);
  const few = race.cars.length <= FEW ? FEW_SHARE : 1;
  const worth = strategy.bid * race.laps * start * few * (1 + VARIES * luck);
  const { skillForWear } = ground.values.bid;
  const skill = Math.min(
    Math.round(worth * strategy.bidBySkill * skillForWear),
    Math.max(0, car.green - KEPT),
  );
  const wear = Math.max(0, Math.round(worth - skill / skillForWear));
  return choice => Math.abs(choice.wear - wear) + Math.abs(choice.skill - skill) / skillForWear;
}
