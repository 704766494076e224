// What a speed card leads to on an empty road, in turns: its tests, its brakes, and the best way after them.
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { paymentLimits } from '../../../rules/championship-formula/chapters/car/figures.ts';
import {
  excessPayments,
  NO_CREDIT,
} from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { SpeedCard } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import { cardsFor } from '../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import { bindsSpeed } from '../solver/nodes.ts';
import { RUIN } from '../solver/solo-numbers.ts';
import { brakingPaid, purseOf, type Run, type Then, turnsSpun } from './drive.ts';
import { stakesOfTest } from './failed-tests.ts';
import { crossingsLeft, nodeAt, type Outlook, spotOf } from './outlook.ts';
import { bestExpected } from './rolls.ts';

/** Returns the cards that a car may play, slowest first. */
export function cardsOf({ race, seat, ground }: Outlook): readonly SpeedCard[] {
  return cardsFor(race, seat, ground);
}

/**
 * Returns a function that gives the turns after the best way on an empty road, for a car that begins its move at a speed.
 */
export function onEmptyRoad(outlook: Outlook): Then {
  const { car, ground, solo } = outlook;
  const binds = bindsSpeed(spotOf(outlook).space, ground.board);
  return run => {
    const steps = run.speed / SPEED_STEP;
    if (steps <= 0) return turnsSpun(outlook, run);
    const left = crossingsLeft(outlook, run.laps);
    const freeOnly = binds && run.speed > car.speed;
    const turns = solo.after(left, nodeAt(outlook, run), steps, run.stock, freeOnly, outlook.dread);
    return Math.min(turns, RUIN);
  };
}

/** Returns the expected turns to the flag after a card, this turn not counted. */
export function turnsAfterCard(outlook: Outlook, card: SpeedCard, then: Then): number {
  const run = beginning(outlook, card.speed);
  if (card.tests.length > 0) return tested(outlook, card, run, then) + outlook.strategy.engine;
  if (card.overBrakes === 0) return then(run);
  const { car, ground } = outlook;
  const limits = paymentLimits(car, ground.values);
  const options = excessPayments(card.overBrakes, NO_CREDIT, run.stock.wear, limits);
  return Math.min(...options.map(option => brakingPaid(outlook, run, option, then)));
}

export function beginning(outlook: Outlook, speed: number): Run {
  return { ...spotOf(outlook), speed, driven: 0, brakeWear: 0, brakeRoll: false, brake: 0 };
}

// The tests follow one another; a failed one ends them (CFR-85, CFR-88 to CFR-90).
function tested(outlook: Outlook, { tests, speed }: SpeedCard, run: Run, then: Then): number {
  const { values } = outlook.ground;
  const [attribute, ...later] = tests;
  if (attribute === undefined) return then({ ...run, speed });
  const green = tested(outlook, { tests: later, speed, overBrakes: 0 }, run, then);
  const stakes = stakesOfTest(outlook, attribute, { ...run, speed }, then, green);
  const roll = attribute === 'startSpeed' ? 'startTest' : 'test';
  return bestExpected(roll, 0, stakes, purseOf(outlook), values);
}
