// What it is worth to end a movement somewhere: rolls still to come, points paid, tests to roll, what the movement may
// go on with (slide, soft bonus, slipstream).

import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { pointsDue } from '../../rules/formula-de/chapters/blocking.ts';
import type { Passage } from '../../rules/formula-de/chapters/corners.ts';
import { gearPrice } from '../../rules/formula-de/chapters/gearbox.ts';
import { progressOf } from '../../rules/formula-de/chapters/ranking.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';
import type { View } from '../../rules/kit/types.ts';
import { type Taste, tasteInLap } from '../levels/taste.ts';
import {
  type CostToGo,
  NOTHING,
  raceCostToGo,
  type Spent,
  trialCostToGo,
} from '../solver/cost-to-go.ts';
import { PENALTIES } from '../solver/race-values.ts';
import { type FurtherEnd, FurtherEnds } from './further-ends.ts';
import { Hazards } from './hazards.ts';
import type { End, LegalEnds } from './legal-ends.ts';
import { lossesPerLap } from './losses.ts';
import { PitPlan } from './pit-plan.ts';
import { lapsLeft, Prices, RUIN } from './prices.ts';

/** Slipstreams that a plan reckons with in one play. */
export const CHAIN_MAX = 2;

/** One tick further on is worth next to nothing, but decides between equals. */
const TICK = 0.0005;

/** What it is worth in a race of ten, on top of the rolls it saves: who is ahead plays first, and finishes first of equals. */
const AHEAD = 0.02;

/** Brake points also help against blocking, and the last one is the last resort: rolls that they are worth in a race of ten. */
const BRAKE_AMONG_CARS = 0.05;
const LAST_BRAKE = 0.2;
const OTHERS = 9;

/** Rolls that being drawn along seems worth for each whole weight above 1, and that each car held up behind is worth. */
const DRAFTED = 0.15;
const HELD_UP = 0.01;

/** Rolls that a change of gear seems to take, for each whole weight above 1. */
const CHANGED = 0.1;

/** A session that ends before the lap is done is worse than any number of rolls (M-1-1-14). */
const ABORTED = 1000;

/** What is settled when an end is judged. */
export interface Settled {
  readonly gear: number;
  /** Brake points that the change of gear or the entry of a corner has already taken. */
  readonly brakesGone: number;
  /** Gas points left after the change of gear. */
  readonly gas: number;
  /** Slipstreams that may still follow in this play. */
  readonly chain: number;
  /** Whether a slipstream was taken before, and the slide and the soft bonus are used up. */
  readonly drafted: boolean;
  readonly slid: boolean;
  readonly bonusUsed: boolean;
}

/** The judgement of one seat at one moment. All costs are in rolls, less is better. */
export class Appraisal {
  readonly #race: View<FormulaDeRace>;
  readonly #board: FormulaBoard;
  readonly #legalEnds: LegalEnds;
  readonly #further: FurtherEnds;
  readonly #costToGo: CostToGo;
  readonly #prices: Prices;
  readonly #hazards: Hazards;
  readonly #isTrial: boolean;
  readonly #progress: number;
  readonly #taste: Taste;
  /** Other cars in the race. */
  readonly #others: number;
  #pits: PitPlan | undefined;
  /** Cost of being out of the race. */
  readonly ruin: number;

  constructor(race: View<FormulaDeRace>, legalEnds: LegalEnds, board: FormulaBoard, taste: Taste) {
    const { car, values } = legalEnds;
    this.#taste = tasteInLap(taste, car.laps, race);
    this.#race = race;
    this.#board = board;
    this.#legalEnds = legalEnds;
    this.#further = new FurtherEnds(race, legalEnds, board);
    this.#isTrial = legalEnds.ground.session === 'trial';
    this.#costToGo = this.#isTrial
      ? trialCostToGo(race, car, board, values)
      : raceCostToGo(race, car, board, values, this.#taste);
    this.#others = race.cars.filter(other => other.status === 'racing').length - 1;
    const losses = lossesPerLap(board, this.#others, trackOf(race) === 'wet' ? 1 : 0);
    this.#prices = new Prices(car.points, lapsLeft(board, car, race.laps), losses);
    this.#hazards = new Hazards(race, car, board, values, this.#prices, this.#taste);
    this.#progress = progressOf(board, car);
    this.ruin = this.#isTrial ? ABORTED : RUIN + 1 + this.#costToGo.now;
  }

  /** The pits as this seat sees them. */
  get pits(): PitPlan {
    const { car, values } = this.#legalEnds;
    this.#pits ??= new PitPlan(this.#race, car, this.#board, values, this.#taste);
    return this.#pits;
  }

  /** Price of announcing a gear: over-revving, and the strain of the high gears on the engine. */
  shift(gear: number): number {
    if (this.#isTrial) return 0;
    const { car, values } = this.#legalEnds;
    const price = gearPrice(car, car.gear, gear, values) ?? {};
    const engine = price.engine ?? 0;
    if (engine > 0 && engine >= car.points.engine) return this.ruin;
    const paid = engine * this.#prices.vital('engine');
    const change = gear === car.gear ? 0 : CHANGED * (this.#taste.rhythm - 1);
    return paid + this.#hazards.strain(gear) + change;
  }

  /** Cost of coming to an end there, whatever is still to follow in the play. */
  cost(end: End, settled: Settled): number {
    const { passage } = end;
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
    const price = settled.drafted ? this.#legalEnds.values.slipstream.cornerEntryBrakes : 0;
    let least = Number.POSITIVE_INFINITY;
    for (const end of ends) {
      const brakes = price === 0 ? 0 : price * this.#further.cornersEntered(end);
      const brakesGone = settled.brakesGone + brakes;
      if (brakesGone > this.#legalEnds.car.points.brakes) continue;
      const cost = this.cost(end, brakes === 0 ? settled : { ...settled, brakesGone });
      if (cost < least) least = cost;
    }
    return least;
  }

  /** Cost of ending the movement there for good. */
  standing(end: End, { gear, brakesGone, gas, drafted }: Settled): number {
    const { passage } = end;
    if (passage.end === 'fatal') return this.ruin;
    const space = spaceAt(this.#board, end.to);
    if (this.#isTrial) {
      const rolls = passage.end === 'finished' ? 0 : this.#rollsLeft(space, passage, gear, NOTHING);
      return passage.due + rolls;
    }
    const { car, values } = this.#legalEnds;
    const bill = pointsDue(car, end.passage.due, end.missing, values, end.brakes, brakesGone);
    if (bill === undefined) return this.ruin;
    const tests = this.#hazards.road(end);
    if (passage.end === 'finished') {
      return tests + bill.tires * TICK - this.#headway(this.#race.laps + 1, 0);
    }
    const brakes = bill.brakes + brakesGone;
    const spent = { tires: bill.tires, brakes, gas: this.#legalEnds.car.points.gas - gas };
    const risks = tests + this.#hazards.contacts(space) + this.#lastResort(brakes);
    const paid = risks - this.#liked(space, drafted);
    if (space.kind !== 'track' && this.#legalEnds.car.pits?.stop === undefined) {
      const rolls = this.pits.rollsLeft(end.to, gear, passage.laps, spent);
      return paid + rolls - this.#headway(passage.laps, space.lapTick);
    }
    if (!bill.spins) return paid + this.#rollsLeft(space, passage, gear, spent);
    return paid + PENALTIES.spin + this.#rollsLeft(space, passage, 1, spent);
  }

  // Brakes among other cars, beyond what they are worth alone.
  #lastResort(brakes: number): number {
    if (brakes === 0) return 0;
    const isLast = brakes >= this.#legalEnds.car.points.brakes;
    const worth = brakes * BRAKE_AMONG_CARS + (isLast ? LAST_BRAKE : 0);
    return (worth * this.#taste.brakes * this.#others) / OTHERS;
  }

  // What a driver makes of a place beyond its rolls, points and tests.
  #liked(space: FormulaSpace, drafted: boolean): number {
    const { slipstream, blocking } = this.#taste;
    return (
      (drafted ? DRAFTED * (slipstream - 1) : 0) + HELD_UP * blocking * this.#hazards.heldUp(space)
    );
  }

  #rollsLeft(space: FormulaSpace, passage: Passage, lever: number, spent: Spent): number {
    const rolls = this.#costToGo.after(space, passage, lever, spent);
    return rolls - this.#headway(passage.laps, space.lapTick);
  }

  // What the way to a place is worth, beyond the rolls that are left there.
  #headway(laps: number, lapTick: number): number {
    const gained = laps * this.#board.ticks + lapTick - this.#progress;
    return gained * (TICK + (AHEAD * this.#taste.headway * this.#others) / OTHERS);
  }
}
