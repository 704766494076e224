// A plan for one decision: every choice is judged by what it leads to, a gear by the mean over the faces of its die.

import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { canPay, pointsPaying, pointsToSpend } from '../../rules/formula-de/budget.ts';
import { tiresOf } from '../../rules/formula-de/chapters/car/tires.ts';
import {
  cornersEntered,
  crossings,
  tracePath,
} from '../../rules/formula-de/chapters/movement/corners.ts';
import { gearPrice } from '../../rules/formula-de/chapters/movement/gearbox.ts';
import { stillMissing, takenBack } from '../../rules/formula-de/chapters/movement/overshooting.ts';
import type {
  BrakeAtEnd,
  FormulaDeChoice,
  PayOvershoot,
  SlideChoice,
  TakeSlipstream,
  UseSoftBonus,
} from '../../rules/formula-de/choices.ts';
import { chartPoints, type GearThrow, gearThrows } from '../../rules/formula-de/gear-throws.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { carOf, isCoasting } from '../../rules/formula-de/table.ts';
import type { PenaltyMove, ThrowDice } from '../../rules/formula-de/trant/choices.ts';
import type { Price } from '../../rules/formula-de/values.ts';
import type { Decision, Seat, View } from '../../rules/kit/types.ts';
import { PLAIN_TASTE, type Taste } from '../levels/taste.ts';
import { NOTHING } from '../solver/cost-to-go.ts';
import { lapNumbers } from '../solver/lap-numbers.ts';
import { Appraisal, braked, CHAIN_MAX, carWith, type Settled } from './appraisal.ts';
import { keptMarkersCost, markerCost } from './backmarkers.ts';
import { driverPointPrice } from './driver-points.ts';
import { atOwnTurn } from './ends/covered-gears.ts';
import { type End, LegalEnds } from './ends/legal-ends.ts';
import type { TestedPart } from './losses.ts';
import { isPreparation, preparationCost, startCost } from './preparing/preparation.ts';
import { costOfThrow } from './re-rolls.ts';
import { reserveWorth } from './reserve.ts';
import { bookInForce } from './terms-in-force.ts';

/** A choice with its cost in rolls; less is better. */
export interface Judged {
  readonly choice: FormulaDeChoice;
  readonly cost: number;
}

/** What is settled in a play once nothing follows. */
const OVER: Partial<Settled> = { slid: true, bonusUsed: true, chain: 0 };

class Plan {
  readonly #race: View<FormulaDeRace>;
  readonly #board: FormulaBoard;
  readonly #legalEnds: LegalEnds;
  readonly #appraisal: Appraisal;
  readonly #taste: Taste;
  /** Costs of the outcomes of the gear that is set, once they are asked for. */
  #now: ((face: number) => number) | undefined;

  constructor(race: View<FormulaDeRace>, seat: Seat, board: FormulaBoard, taste: Taste) {
    this.#race = race;
    this.#board = board;
    this.#legalEnds = new LegalEnds(race, seat, board);
    this.#appraisal = new Appraisal(race, this.#legalEnds, board, taste);
    this.#taste = taste;
  }

  cost(choice: FormulaDeChoice): number {
    if (isPreparation(choice)) {
      return preparationCost(this.#race, this.#legalEnds.car, choice, this.#board, this.#taste);
    }
    switch (choice.kind) {
      case 'chooseGear':
        return this.#gearCost(choice.gear);
      case 'throwDice':
        return this.#diceCost(choice);
      case 'boostEngine':
      case 'spareEngine':
        return this.#rolledCost(choice.kind === 'boostEngine');
      case 'keepRoll':
      case 'rollAgain':
        return this.#thoughtCost(choice.kind === 'rollAgain');
      case 'move':
        return this.#appraisal.cost(this.#legalEnds.endOfMove(choice), this.#settled());
      case 'placeCar':
        return this.#race.round === 0
          ? startCost(choice.to, this.#board)
          : this.#placeCost(choice.to);
      case 'slide':
        return this.#slideCost(choice);
      case 'useSoftBonus':
        return this.#furtherCost(choice, { bonusUsed: true });
      case 'takeSlipstream':
        return this.#furtherCost(choice, { drafted: true, chain: CHAIN_MAX - 1 });
      case 'declineSoftBonus':
        return this.#stayCost({ bonusUsed: true });
      case 'declineSlipstream':
        return this.#stayCost({ bonusUsed: true, chain: 0 });
      case 'payOvershoot':
      case 'brakeAtEnd':
        return this.#paymentCost(choice);
      case 'pitTires':
        return this.#appraisal.pits.tires(choice.tires);
      case 'pitStop':
        return this.#appraisal.pits.stop(choice);
      default:
        return this.#asideCost(choice);
    }
  }

  // Costs of the choices that few books have: movement against one's will, work in the pit, backmarkers.
  #asideCost(choice: FormulaDeChoice): number {
    const { car } = this.#legalEnds;
    switch (choice.kind) {
      case 'penaltyMove':
        return this.#penaltyCost(choice);
      case 'swerveShift':
        return this.#swerveCost(choice.gear);
      case 'orderWork':
        return this.#appraisal.pits.work(choice);
      case 'leavePit':
        return this.#appraisal.pits.leaving;
      case 'placeBackmarker':
        return this.#taste.blocking * markerCost(this.#race, car, this.#board, choice.space);
      case 'removeBackmarkers':
        return choice.agrees
          ? 0
          : this.#taste.blocking * keptMarkersCost(this.#race, car, this.#board);
      default:
        return this.#playedOnCost(choice);
    }
  }

  // A choice unknown to the plan is played on to the next question: the points it takes, what it uses up, and the cost of
  // the best answer there.
  #playedOnCost(choice: FormulaDeChoice): number {
    const { car } = this.#legalEnds;
    const book = bookInForce(this.#race);
    const { race, events } = book.foretell(this.#race, car.seat, choice, this.#board);
    const after = carOf(race, car.seat);
    let paid =
      this.#taste.reserve * (reserveWorth(car, this.#board) - reserveWorth(after, this.#board));
    for (const event of events) {
      if (!('seat' in event) || event.seat !== car.seat) continue;
      if (event.kind === 'carRetired') return this.#appraisal.ruin;
      if (event.kind === 'pointsPaid') paid += this.#appraisal.paid(event.part, event.amount);
    }
    const next = book.decisions(race, this.#board).find(({ seat }) => seat === car.seat);
    if (next === undefined) {
      return paid + new Plan(race, car.seat, this.#board, this.#taste).#stayCost(OVER);
    }
    const costs = judge(race, next, this.#board, this.#taste).map(({ cost }) => cost);
    return paid + Math.min(...costs);
  }

  #gearCost(gear: number): number {
    const { car, values } = this.#legalEnds;
    // The more gears are left below, the more plays are left (M-16-0-6).
    if (isCoasting(car)) return -gear;
    const price = gearPrice(car, car.gear, gear, values) ?? {};
    // The last engine point ends the race before a die falls (BR-21).
    if (!canPay(car.points, price, values)) return this.#appraisal.ruin;
    const settled = {
      ...this.#settled(),
      gear,
      gone: lapNumbers(values).cells.spent(price),
      car: carWith(car, pointsPaying(car.points, price, values)),
    };
    const costOf = this.#faceCosts(gear, settled);
    const throws = gearThrows(values, gear).map(one => this.#throwCost(one, costOf));
    return this.#appraisal.shift(gear) + Math.min(...throws);
  }

  // Each gear costs a point, whatever the lever has done before (TR-80).
  #swerveCost(gear: number): number {
    const { car, values } = this.#legalEnds;
    const price: Price = { gearbox: car.gear - gear };
    const settled = {
      ...this.#settled(),
      gear,
      gone: lapNumbers(values).cells.spent(price),
      car: carWith(car, pointsPaying(car.points, price, values)),
    };
    const costOf = this.#faceCosts(gear, settled);
    return Math.min(...gearThrows(values, gear).map(one => this.#throwCost(one, costOf)));
  }

  // Returns the mean over the outcomes of a throw, each raised by an engine point where that is cheaper (TR-106).
  #throwCost({ faces, boosted = faces }: GearThrow, costOf: (face: number) => number): number {
    const price = this.#appraisal.boost;
    let sum = 0;
    for (const [at, face] of faces.entries()) {
      const plain = costOf(face);
      const raised = boosted[at] ?? face;
      sum += raised > face && price < plain ? Math.min(plain, costOf(raised) + price) : plain;
    }
    return sum / faces.length;
  }

  // The gear is set, the dice are not yet thrown (TR-47).
  #diceCost({ dice }: Pick<ThrowDice, 'dice'>): number {
    const { gear } = this.#race.play;
    const one = gearThrows(this.#legalEnds.values, gear).find(other => other.dice === dice);
    if (one === undefined) return this.#appraisal.ruin;
    return this.#throwCost(one, this.#costsNow(gear));
  }

  // The roll is seen, the car has not moved (TR-106).
  #rolledCost(boosts: boolean): number {
    const { chart } = this.#legalEnds.values;
    const { gear, distance, spending } = this.#race.play;
    if (chart === undefined || spending === undefined) return this.#appraisal.ruin;
    const costOf = this.#costsNow(gear);
    if (!boosts) return costOf(distance);
    const raised = chartPoints(chart, gear, spending.roll + chart.boost);
    return this.#appraisal.boost + costOf(raised);
  }

  // The dice have fallen and may be thrown again for a driver point (TR-149).
  #thoughtCost(again: boolean): number {
    const { car, values } = this.#legalEnds;
    const price = again
      ? this.#taste.driver * driverPointPrice(car, this.#race.laps, this.#board)
      : 0;
    const { secondThought, agenda, play } = this.#race;
    if (agenda[1]?.step !== 'readChart' || play.spending === undefined) {
      const lost = (part: TestedPart) => this.#appraisal.tested(part);
      const { standing, again: mean } = costOfThrow(this.#race, this.#board, values, lost);
      return price + (again ? mean : standing);
    }
    if (again) return price + this.#diceCost(play.spending);
    const roll = secondThought?.faces.reduce((sum, face) => sum + face, 0) ?? 0;
    return this.#rollCost(roll);
  }

  // Returns the cost of a roll of the chart's dice, an engine point that it takes included (TR-103).
  #rollCost(roll: number): number {
    const { chart } = this.#legalEnds.values;
    const { gear } = this.#race.play;
    if (chart === undefined) return this.#appraisal.ruin;
    const costOf = this.#costsNow(gear);
    const plain = costOf(chartPoints(chart, gear, roll));
    const raised = costOf(chartPoints(chart, gear, roll + chart.boost)) + this.#appraisal.boost;
    const strained = roll === chart.strainingRoll ? this.#appraisal.tested('engine') : 0;
    return strained + Math.min(plain, raised);
  }

  // The choices of one question ask for the same outcomes of the gear that is set.
  #costsNow(gear: number): (face: number) => number {
    this.#now ??= this.#faceCosts(gear, this.#settled());
    return this.#now;
  }

  // Throws and outcomes share most of the lengths that they ask for.
  #faceCosts(gear: number, settled: Settled): (face: number) => number {
    const unbraked = new Map<number, number>();
    const known = new Map<number, number>();
    return face => {
      const cost = known.get(face) ?? this.#faceCost(gear, face, settled, unbraked);
      known.set(face, cost);
      return cost;
    };
  }

  // A roll shortened by brakes ends where a lower one ends without them, and costs at least as much; so most need no
  // look.
  #faceCost(gear: number, face: number, settled: Settled, unbraked: Map<number, number>): number {
    const roll = this.#legalEnds.roll(gear, face);
    let least = this.#leastCost(roll.unbraked, settled);
    if (!roll.isBlocked) unbraked.set(roll.points, least);
    for (let brakes = roll.leastBrakes; brakes <= roll.mostBrakes; brakes++) {
      if ((unbraked.get(roll.points - brakes) ?? 0) >= least) continue;
      least = Math.min(least, this.#leastCost(roll.braked(brakes), settled));
    }
    return least;
  }

  #leastCost(ends: readonly End[], settled: Settled): number {
    let least = this.#appraisal.ruin;
    for (const end of ends) {
      const cost = this.#appraisal.cost(end, settled);
      if (cost < least) least = cost;
    }
    return least;
  }

  // A car set down by hand is right where the roll can take it, else misplaced.
  #placeCost(to: string): number {
    const { gear, distance } = this.#race.play;
    const index = spaceOf(this.#board, to).index;
    const ends = this.#legalEnds.ends(gear, distance).filter(end => end.to === index);
    return ends.length === 0 ? 2 * this.#appraisal.ruin : this.#leastCost(ends, this.#settled());
  }

  // Brakes can take back the part of the slide that is lost in a fatal exit, and more.
  #slideCost({ path, missing }: SlideChoice): number {
    const { car, values } = this.#legalEnds;
    const settled = this.#settled({ slid: true });
    const driven = this.#race.play.path;
    const whole = this.#endAt([...driven, ...path], 0, missing);
    let least =
      whole.passage.end === 'fatal' ? this.#appraisal.ruin : this.#appraisal.cost(whole, settled);
    if (missing > 0) return least;
    const due = tiresOf(car, values).slide;
    const most = Math.min(pointsToSpend(car.points, 'brakes', values), due);
    for (let brakes = Math.max(1, due - path.length); brakes <= most; brakes++) {
      const end = this.#endAt([...driven, ...path.slice(0, due - brakes)], brakes);
      least = Math.min(least, this.#appraisal.cost(end, settled));
    }
    return least;
  }

  #penaltyCost({ path, missing }: PenaltyMove): number {
    const end = this.#endAt([...this.#race.play.path, ...path], 0, missing);
    return this.#appraisal.cost(end, this.#settled(OVER));
  }

  #furtherCost(choice: TakeSlipstream | UseSoftBonus, also: Partial<Settled>): number {
    const { values, car } = this.#legalEnds;
    const entries =
      choice.kind === 'useSoftBonus'
        ? choice.brakes
        : cornersEntered(this.#board, car.space, choice.path) * values.slipstream.cornerEntryBrakes;
    const brakes = choice.kind === 'useSoftBonus' ? 0 : choice.brakes;
    const end = this.#endAt([...this.#race.play.path, ...choice.path], brakes);
    return this.#appraisal.cost(end, braked(this.#settled(also), entries, values));
  }

  #stayCost(also: Partial<Settled>): number {
    return this.#appraisal.cost(this.#endAt(this.#race.play.path, 0), this.#settled(also));
  }

  #paymentCost({ brakes }: PayOvershoot | BrakeAtEnd): number {
    const { play } = this.#race;
    const kept = play.path.slice(0, play.path.length - takenBack(play, brakes));
    const end = this.#endAt(kept, brakes, stillMissing(play, brakes));
    return this.#appraisal.cost(
      end,
      this.#settled({ slid: true, bonusUsed: true, chain: brakes > 0 ? 0 : CHAIN_MAX }),
    );
  }

  #settled(also: Partial<Settled> = {}): Settled {
    const { play } = this.#race;
    const { gear, slid, bonusUsed } = play;
    const { car } = this.#legalEnds;
    const chain = play.braked ? 0 : CHAIN_MAX;
    const drafted = play.slipstreams > 0;
    return { gear, gone: NOTHING, car, chain, drafted, slid, bonusUsed, ...also };
  }

  // Returns the end of the whole path of this play, the start space first.
  #endAt(path: readonly string[], brakes: number, missing = this.#race.play.missing): End {
    const { play } = this.#race;
    const { car, terrain } = this.#legalEnds;
    const laps = car.laps - crossings(this.#board, play.path);
    const { passage } = tracePath(this.#board, path, play.stopsBefore, laps, terrain);
    return {
      to: spaceOf(this.#board, path.at(-1) ?? car.space).index,
      passage,
      tests: this.#legalEnds.testsOn(path),
      brakes,
      missing,
    };
  }
}

/** Returns every choice of a decision with its cost, in the order of the decision. */
export function judge(
  race: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: FormulaBoard,
  taste: Taste = PLAIN_TASTE,
): readonly Judged[] {
  const seen = decision.secret === true ? atOwnTurn(race, decision.seat) : race;
  const plan = new Plan(seen, decision.seat, board, taste);
  return decision.choices.map(choice => ({ choice, cost: plan.cost(choice) }));
}

/**
 * Returns the choice that costs least.
 * @throws RangeError when the decision offers none
 */
export function bestChoice(
  race: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: FormulaBoard,
  taste: Taste = PLAIN_TASTE,
): FormulaDeChoice {
  const [first, ...rest] = judge(race, decision, board, taste);
  if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
  return rest.reduce((least, one) => (one.cost < least.cost ? one : least), first).choice;
}
