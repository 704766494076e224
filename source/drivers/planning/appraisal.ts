// The cost of ending a movement on a space: rolls still to come, points paid, tests to roll, and how the movement may
// continue (slide, soft bonus, slipstream).

import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import {
  pointsLeft,
  pointsToSpend,
  pointsWithout,
  sharePool,
} from '../../rules/formula-de/budget.ts';
import { pointsDue } from '../../rules/formula-de/chapters/movement/blocking.ts';
import type { Passage } from '../../rules/formula-de/chapters/movement/corners.ts';
import { gearPrice } from '../../rules/formula-de/chapters/movement/gearbox.ts';
import { progressOf } from '../../rules/formula-de/chapters/round/ranking.ts';
import type { Car, FormulaDeRace, Part } from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { View } from '../../rules/kit/types.ts';
import { type Taste, tasteInLap } from '../levels/taste.ts';
import { SPENT_PARTS, type Spent } from '../solver/budget-cells.ts';
import { type CostToGo, NOTHING, raceCostToGo, trialCostToGo } from '../solver/cost-to-go.ts';
import { trialCosts } from '../solver/penalty-costs.ts';
import { PENALTIES } from '../solver/race-values.ts';
import { type FurtherEnd, FurtherEnds } from './ends/further-ends.ts';
import type { End, LegalEnds } from './ends/legal-ends.ts';
import { Hazards } from './hazards.ts';
import { lossesPerLap, TESTED_PARTS, type TestedPart, testedParts } from './losses.ts';
import { PitPlan } from './pits/pit-plan.ts';
import { lapsLeft, Prices, RUIN } from './prices.ts';
import { rivalsOnRoad } from './traffic/rivals-on-road.ts';
import { Traffic } from './traffic/traffic.ts';

/** Most slipstreams that a plan reckons with in one play. */
export const CHAIN_MAX = 2;

/** Worth of one tick of lead: next to nothing, but it decides between equals. */
const TICK = 0.0005;

/**
 * Rolls that brake points are worth in a race of ten beyond the lap alone: they help against blocking, and the last one
 * is the last resort.
 */
const BRAKE_AMONG_CARS = 0.05;
const LAST_BRAKE = 0.2;
const OTHERS = 9;

/** Rolls that a slipstream seems worth for each whole weight above 1, and that each car held up behind is worth. */
const DRAFTED = 0.15;
const HELD_UP = 0.01;

/** Rolls that a change of gear seems to cost for each whole weight above 1. */
const CHANGED = 0.1;

/** Weight on an engine point of a taste that loves high gears, which still has only a few of them. */
const FLOGGED = 0.3;

/** A session that ends before the lap is done is worse than any number of rolls (M-1-1-14). */
const ABORTED = 1000;

export interface Settled {
  readonly gear: number;
  /** Points that the change of gear or the entry of a corner has taken already. */
  readonly gone: Spent;
  /** The car with the points that are left. */
  readonly car: Pick<Car, 'points' | 'set'>;
  /** Slipstreams that may still follow in this play. */
  readonly chain: number;
  /** Whether a slipstream was taken before, and whether the slide and the soft bonus are used up. */
  readonly drafted: boolean;
  readonly slid: boolean;
  readonly bonusUsed: boolean;
}

export function carWith({ set }: Pick<Car, 'set'>, points: Car['points']): Settled['car'] {
  return set === undefined ? { points } : { points, set };
}

export function braked(settled: Settled, brakes: number, values: BookValues): Settled {
  const { gone, car } = settled;
  const points = pointsWithout(car.points, 'brakes', brakes, values);
  return {
    ...settled,
    gone: { ...gone, brakes: gone.brakes + brakes },
    car: carWith(car, points),
  };
}

// A point that a test takes is missed on the road where it would have paid for tires, brakes or gearbox.
function worthOfTested(costToGo: CostToGo, values: BookValues): (part: Part) => number {
  return part => {
    const payer = SPENT_PARTS.find(one => sharePool(values, one, part));
    return payer === undefined ? 0 : costToGo.worthOf(payer);
  };
}

/** The judgement of one seat at one moment. All costs are in rolls; less is better. */
export class Appraisal {
  readonly #race: View<FormulaDeRace>;
  readonly #board: FormulaBoard;
  readonly #legalEnds: LegalEnds;
  readonly #further: FurtherEnds;
  readonly #costToGo: CostToGo;
  readonly #prices: Prices;
  readonly #hazards: Hazards;
  readonly #isTrial: boolean;
  /** Whether the points spent on a trial count, and the rolls that each of them costs (TR-31). */
  readonly #chargesPoints: boolean;
  readonly #perPoint: number;
  readonly #progress: number;
  readonly #taste: Taste;
  readonly #others: number;
  /** Brake points that may be spent. */
  readonly #brakes: number;
  /** Whether driving takes points that tests take too. */
  readonly #drains: boolean;
  #pits: PitPlan | undefined;
  #traffic: Traffic | undefined;
  /** Cost of being out of the race. */
  readonly ruin: number;

  constructor(race: View<FormulaDeRace>, legalEnds: LegalEnds, board: FormulaBoard, taste: Taste) {
    const { car, values } = legalEnds;
    this.#taste = tasteInLap(taste, car.laps, race);
    this.#brakes = pointsToSpend(car.points, 'brakes', values);
    this.#race = race;
    this.#board = board;
    this.#legalEnds = legalEnds;
    this.#further = new FurtherEnds(race, legalEnds, board);
    this.#isTrial = legalEnds.ground.session === 'trial';
    this.#chargesPoints = values.trials.pointsATurn !== undefined;
    this.#perPoint = trialCosts(values).outside;
    this.#costToGo = this.#isTrial
      ? trialCostToGo(race, car, board, values)
      : raceCostToGo(race, car, board, values, this.#taste);
    this.#others = race.cars.filter(other => other.status === 'racing').length - 1;
    const losses = lossesPerLap(board, this.#others, trackOf(race) === 'wet' ? 1 : 0, values);
    this.#prices = new Prices(
      car.points,
      values,
      lapsLeft(board, car, race.laps),
      losses,
      worthOfTested(this.#costToGo, values),
    );
    this.#hazards = new Hazards(race, car, board, values, this.#prices, this.#taste);
    this.#drains = testedParts(values.parts.tires.pool, values).length > 0;
    this.#progress = progressOf(board, car);
    this.ruin = this.#isTrial ? ABORTED : RUIN + 1 + this.#costToGo.now;
  }

  get pits(): PitPlan {
    const { car, values } = this.#legalEnds;
    this.#pits ??= new PitPlan(this.#race, car, this.#board, values, this.#taste);
    return this.#pits;
  }

  /** Returns the price of announcing a gear: over-revving, and the strain of the high gears on the engine. */
  shift(gear: number): number {
    const { car, values } = this.#legalEnds;
    if (this.#isTrial) return this.#chargesPoints ? this.#trialShift(gear) : 0;
    const price = gearPrice(car, car.gear, gear, values) ?? {};
    const engine = price.engine ?? 0;
    if (engine > 0 && engine >= pointsLeft(car.points, 'engine', values)) return this.ruin;
    const paid = engine === 0 ? 0 : engine * this.#prices.paid('engine');
    const change = gear === car.gear ? 0 : CHANGED * (this.#taste.rhythm - 1);
    return paid + this.#hazards.strain(gear) + change;
  }

  /**
   * Returns what paid points are worth for outlasting the tests; tires, brakes and gearbox are priced by the rolls to
   * go.
   */
  paid(part: Part, amount: number): number {
    const tested = TESTED_PARTS.find(one => one === part);
    return tested === undefined ? 0 : amount * this.#prices.paid(tested);
  }

  #trialShift(gear: number): number {
    const { car, values } = this.#legalEnds;
    const price = gearPrice(car, car.gear, gear, values) ?? {};
    return this.#perPoint * Object.values(price).reduce((sum, amount) => sum + amount, 0);
  }

  tested(part: TestedPart): number {
    return this.#prices.tested(part);
  }

  /** Returns the price of an engine point that raises a roll (TR-106); infinite when there is none to spend. */
  get boost(): number {
    const { car, values } = this.#legalEnds;
    if (pointsToSpend(car.points, 'engine', values) <= 0) return Number.POSITIVE_INFINITY;
    if (this.#isTrial) return this.#perPoint;
    const { engine } = this.#taste;
    return this.paid('engine', 1) * (engine < 0 ? FLOGGED : engine);
  }

  /** Returns the cost of coming to an end, with whatever may follow in the play. */
  cost(end: End, settled: Settled): number {
    const { passage } = end;
    const penalized = settled.slid ? undefined : this.#further.penaltyEnds(end);
    if (penalized !== undefined) return this.#least(penalized, { ...settled, slid: true });
    const due = settled.slid ? 0 : this.#further.slideDue(end);
    if (due > 0) {
      return this.#least(this.#further.slides(end, due), { ...settled, slid: true });
    }
    let best = this.standing(end, settled);
    if (passage.overshot > 0 || end.missing > 0 || passage.end !== 'moving') return best;
    if (!settled.bonusUsed && this.#further.mayUseBonus(end)) {
      const after = { ...settled, bonusUsed: true };
      best = Math.min(best, this.#leastBeyond(this.#further.bonuses(end), after));
    }
    const space = spaceAt(this.#board, end.to);
    if (settled.chain > 0 && end.brakes === 0 && this.#hazards.hasWake(space, settled.gear)) {
      const after = { ...settled, chain: settled.chain - 1, drafted: true };
      best = Math.min(best, this.#leastBeyond(this.#further.slipstreams(end), after));
    }
    return best;
  }

  #least(ends: readonly End[], settled: Settled): number {
    let least = this.ruin;
    for (const end of ends) least = Math.min(least, this.cost(end, settled));
    return least;
  }

  // After a slipstream each corner entered takes a brake point (M-18-1-4, M-18-3-2).
  #leastBeyond(ends: readonly FurtherEnd[], settled: Settled): number {
    const { values } = this.#legalEnds;
    const price = settled.drafted ? values.slipstream.cornerEntryBrakes : 0;
    let least = Number.POSITIVE_INFINITY;
    for (const end of ends) {
      const brakes = price === 0 ? 0 : price * this.#further.cornersEntered(end);
      if (brakes > pointsToSpend(settled.car.points, 'brakes', values)) continue;
      const cost = this.cost(end, brakes === 0 ? settled : braked(settled, brakes, values));
      if (cost < least) least = cost;
    }
    return least;
  }

  /** Returns the cost of ending the movement there for good. */
  standing(end: End, { gear, gone, car, drafted }: Settled): number {
    const { passage } = end;
    if (passage.end === 'fatal') return this.ruin;
    const space = spaceAt(this.#board, end.to);
    if (this.#isTrial) {
      const rolls = passage.end === 'finished' ? 0 : this.#rollsLeft(space, passage, gear, NOTHING);
      return rolls + this.#perPoint * (passage.due + (this.#chargesPoints ? end.brakes : 0));
    }
    const { values, missingRate } = this.#legalEnds;
    const { brakes: voluntary, missing } = end;
    const bill = pointsDue(car, passage.due, missing, values, voluntary, missingRate);
    if (bill === undefined) return this.ruin;
    const tests = this.#hazards.road(end);
    if (passage.end === 'finished') {
      return tests + bill.tires * TICK - this.#headway(this.#race.laps + 1, 0, gear);
    }
    const brakes = bill.brakes + gone.brakes;
    const isFree = bill.tires === 0 && bill.brakes === 0;
    const spent = isFree ? gone : { tires: bill.tires + gone.tires, brakes, gearbox: gone.gearbox };
    const drained = this.#drains ? this.#drained(spent, space) : 0;
    const risks = tests + this.#hazards.contacts(space) + this.#lastResort(brakes) + drained;
    const paid = risks - this.#liked(space, drafted);
    if (space.kind !== 'track' && this.#legalEnds.car.pits?.stop === undefined) {
      const rolls = this.pits.rollsLeft(end.to, gear, passage.laps, spent, end.surplus);
      return paid + rolls - this.#headway(passage.laps, space.lapTick, gear);
    }
    if (!bill.spins) return paid + this.#rollsLeft(space, passage, gear, spent);
    return paid + PENALTIES.spin + this.#rollsLeft(space, passage, 1, spent);
  }

  // Points of a pool that tests use too are missed by them.
  #drained(spent: Spent, space: FormulaSpace): number {
    const { values } = this.#legalEnds;
    const { pool } = values.parts.tires;
    const parts = SPENT_PARTS.filter(part => values.parts[part].pool === pool);
    const amount = parts.reduce((sum, part) => sum + spent[part], 0);
    return this.#prices.drained(pool, amount, this.#hazards.pointsAtStake(space));
  }

  // Brakes among other cars are worth more than alone.
  #lastResort(brakes: number): number {
    if (brakes === 0) return 0;
    const isLast = brakes >= this.#brakes;
    const worth = brakes * BRAKE_AMONG_CARS + (isLast ? LAST_BRAKE : 0);
    return (worth * this.#taste.brakes * this.#others) / OTHERS;
  }

  // Returns what a place is worth to the taste, beyond its rolls, points and tests.
  #liked(space: FormulaSpace, drafted: boolean): number {
    const { slipstream, blocking } = this.#taste;
    return (
      (drafted ? DRAFTED * (slipstream - 1) : 0) + HELD_UP * blocking * this.#hazards.heldUp(space)
    );
  }

  #rollsLeft(space: FormulaSpace, passage: Passage, lever: number, spent: Spent): number {
    const rolls = this.#costToGo.after(space, passage, lever, spent);
    return rolls - this.#headway(passage.laps, space.lapTick, lever);
  }

  // Returns what the way to a place is worth, beyond the rolls still to come from there.
  #headway(laps: number, lapTick: number, lever: number): number {
    const progress = laps * this.#board.ticks + lapTick;
    const gained = TICK * (progress - this.#progress);
    const { headway } = this.#taste;
    if (headway === 0 || this.#others === 0) return gained;
    this.#traffic ??= this.#trafficNow();
    return gained + headway * this.#traffic.lead(progress, lever);
  }

  #trafficNow(): Traffic {
    const { car, values } = this.#legalEnds;
    const rivals = rivalsOnRoad(this.#race, car.seat, this.#board, values);
    // The play at hand takes one of the rolls that are left.
    const rounds = this.#costToGo.now - 1;
    return new Traffic(rivals, rounds, lapsLeft(this.#board, car, this.#race.laps));
  }
}
