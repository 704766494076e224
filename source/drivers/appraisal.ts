// What it is worth to end a movement somewhere: rolls still to come, points paid, tests to roll, a wake to use.
import { type Board, type Space, spaceAt, spaceOf } from '../circuit/board.ts';
import { blockingPrice } from '../rules/formula-de/chapters/blocking.ts';
import { type Passage, stopsAfter } from '../rules/formula-de/chapters/corners.ts';
import { distinctWays, legalWays, type Way } from '../rules/formula-de/chapters/driving-code.ts';
import { shiftPrice } from '../rules/formula-de/chapters/gearbox.ts';
import { progressOf } from '../rules/formula-de/chapters/ranking.ts';
import { tiresCanPay } from '../rules/formula-de/points.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { View } from '../rules/kit/types.ts';
import { lapsLeft, Prices, RUIN } from './prices.ts';
import type { End, Roads } from './roads.ts';
import { type RaceValues, raceValues } from './value-table.ts';

/** Rolls that a spin costs beyond the fall to 1st gear: the restart may stall, and others run into the car. */
const SPIN = 0.5;

/** Slipstreams that a plan reckons with in one play. */
export const CHAIN_MAX = 2;

/** One tick further on is worth next to nothing, but decides between equals. */
const TICK = 0.0005;

/** How much a car with 0, 1, 2, … points of tires and brakes to spend resembles one with none. */
const BARENESS = [1, 0.5, 0.25, 0.1];

/** What is settled when an end is judged. */
export interface Settled {
  readonly gear: number;
  /** Brake points that the change of gear or the entry of a corner has already taken. */
  readonly brakesGone: number;
  /** Gas points left after the change of gear. */
  readonly gas: number;
  /** Slipstreams that may still follow in this play. */
  readonly chain: number;
}

interface Bill {
  readonly tires: number;
  readonly brakes: number;
  readonly spins: boolean;
}

/** The judgement of one seat at one moment. All costs are in rolls, less is better. */
export class Appraisal {
  readonly #race: View<FormulaDeRace>;
  readonly #board: Board;
  readonly #values: BookValues;
  readonly #roads: Roads;
  readonly #table: RaceValues;
  readonly #prices: Prices;
  readonly #cars = new Map<number, Car>();
  readonly #progress: number;
  /** Cost of being out of the race. */
  readonly ruin: number;

  constructor(race: View<FormulaDeRace>, roads: Roads, board: Board) {
    const { car } = roads;
    this.#race = race;
    this.#board = board;
    this.#values = roads.values;
    this.#roads = roads;
    this.#table = raceValues(board);
    this.#prices = new Prices(car.points, lapsLeft(board, car, race.laps));
    for (const other of race.cars) {
      if (other.onBoard && other.seat !== car.seat) {
        this.#cars.set(spaceOf(board, other.space).index, other);
      }
    }
    this.#progress = progressOf(board, car);
    const now = spaceOf(board, car.space).index;
    const toCome = race.laps - car.laps;
    this.ruin =
      RUIN + 1 + this.#table.plenty.rollsLeft(now, car.gear, car.stops, toCome, car.points.gas);
  }

  /** Price of announcing a gear: over-revving, and the strain of the high gears on the engine. */
  shift(gear: number): number {
    const { car } = this.#roads;
    const price = shiftPrice(car.gear, gear, this.#values.gearbox.overRevving) ?? {};
    const engine = price.engine ?? 0;
    if (engine > 0 && engine >= car.points.engine) return this.ruin;
    const paid = this.#prices.wear(0, price.brakes ?? 0) + engine * this.#prices.vital('engine');
    return paid + this.#strain(gear);
  }

  // Engine tests until the next play: by the own roll, and by the rolls of others that are in a high gear now.
  #strain(gear: number): number {
    const { odds, lowestGear } = this.#values.engine;
    if (gear < lowestGear) return 0;
    let tests = this.#hotShare(gear);
    for (const other of this.#cars.values()) {
      if (other.status === 'racing') tests += this.#hotShare(other.gear);
    }
    return tests * (odds[this.#race.trackState] / 20) * this.#prices.vital('engine');
  }

  // Share of the faces of a gear's die that make engine tests.
  #hotShare(gear: number): number {
    const faces = this.#values.gearDice[gear - 1]?.faces ?? [];
    const hot = faces.filter(face => face === this.#values.engine.triggers[gear]);
    return hot.length / faces.length;
  }

  /** Cost of ending there. */
  cost(end: End, settled: Settled): number {
    const { passage } = end;
    const { gear, brakesGone, gas, chain } = settled;
    if (passage.end === 'fatal') return this.ruin;
    const bill = this.#bill(end, brakesGone);
    if (bill === undefined) return this.ruin;
    const tests = this.#handling(end);
    if (passage.end === 'finished') return tests + bill.tires * TICK;
    const space = spaceAt(this.#board, end.to);
    const paid = this.#prices.wear(bill.tires, bill.brakes) + tests + this.#contacts(space);
    const lever = bill.spins ? 1 : gear;
    const here = this.#rollsLeft(space, passage, lever, gas, this.#bareness(bill, brakesGone));
    if (bill.spins) return paid + SPIN + here;
    const mayDraft = chain > 0 && end.brakes === 0 && end.missing === 0 && passage.overshot === 0;
    if (!mayDraft || !this.hasWake(space, gear)) return paid + here;
    return paid + Math.min(here, this.#bestSlipstream(end, settled));
  }

  /** Price of brake points. */
  brakes(amount: number): number {
    return this.#prices.wear(0, amount);
  }

  /** Whether a car on a space could be drawn along by the one in front of it (M-18-1-1). */
  hasWake(space: Space, gear: number): boolean {
    const front = this.#cars.get(space.ahead);
    if (front === undefined || front.status !== 'racing' || front.condition === 'spun')
      return false;
    return front.gear >= this.#values.slipstream.lowestGear && gear >= front.gear;
  }

  // Points due for an end; undefined when they cannot be paid.
  #bill(end: End, brakesGone: number): Bill | undefined {
    const { tires } = this.#roads.car.points;
    const brakes = this.#roads.car.points.brakes - brakesGone;
    const outside = end.passage.outside * this.#values.overshoot.tiresPerSpace;
    if (!tiresCanPay(tires, outside)) return undefined;
    const blocked = blockingPrice(end.missing, this.#values.blocking);
    if (blocked === undefined || end.brakes + blocked.brakes > brakes) return undefined;
    const left = Math.max(0, tires - outside);
    if (!tiresCanPay(left, blocked.tires)) return undefined;
    const due = outside + blocked.tires;
    return { tires: due, brakes: end.brakes + blocked.brakes, spins: due > 0 && due >= tires };
  }

  // How close a car is to having nothing left to spend after a bill, from 0 to 1.
  #bareness(bill: Bill, brakesGone: number): number {
    const { tires, brakes } = this.#roads.car.points;
    const left = Math.max(0, tires - bill.tires - 1) + brakes - brakesGone - bill.brakes;
    return BARENESS[left] ?? 0;
  }

  #rollsLeft(space: Space, passage: Passage, gear: number, gas: number, bareness: number): number {
    const stops = stopsAfter(this.#board, space, passage);
    const toCome = this.#race.laps - passage.laps;
    const gained = passage.laps * this.#board.ticks + space.tick - this.#progress;
    const rich =
      this.#table.plenty.rollsLeft(space.index, gear, stops, toCome, gas) - gained * TICK;
    if (bareness === 0) return rich;
    const poor = this.#table.bare.rollsLeft(space.index, gear, stops, toCome, gas) - gained * TICK;
    return rich + (poor - rich) * bareness;
  }

  #handling(end: End): number {
    if (end.tests.length === 0) return 0;
    const { odds, testsFinishSpace } = this.#values.handling;
    const finishes = end.passage.end === 'finished' && !testsFinishSpace;
    const tested = end.tests.filter(index => index >= 0 && !(finishes && index === end.to)).length;
    return tested * (odds[this.#race.trackState] / 20) * this.#prices.vital('handling');
  }

  #contacts(space: Space): number {
    let risk = this.#contact(space.ahead);
    for (const index of space.beside) risk += this.#contact(index);
    return risk === 0 ? 0 : risk * this.#prices.vital('body');
  }

  #contact(index: number): number {
    const other = this.#cars.get(index);
    if (other === undefined) return 0;
    const { normal, aggravated } = this.#values.collision;
    return (other.aggravates ? aggravated : normal)[this.#race.trackState] / 20;
  }

  #bestSlipstream(end: End, { gear, brakesGone, gas, chain }: Settled): number {
    const { spaces, cornerEntryBrakes } = this.#values.slipstream;
    const ways = legalWays(this.#roads.terrain, end.to, end.passage, spaces);
    const whole = [...ways.ended, ...distinctWays(ways.byLength[spaces] ?? [])];
    let best = Number.POSITIVE_INFINITY;
    for (const way of whole) {
      const brakes = this.#entries(way) * cornerEntryBrakes;
      const gone = brakesGone + brakes;
      if (gone > this.#roads.car.points.brakes) continue;
      const after = { ...way, brakes: 0, missing: 0 };
      const settled = { gear, brakesGone: gone, gas, chain: chain - 1 };
      const cost = this.cost(after, settled) + this.#prices.wear(0, brakes);
      if (cost < best) best = cost;
    }
    return best;
  }

  // Corners entered by the steps of a way.
  #entries(way: Way): number {
    let count = 0;
    for (let at = way; at.before !== undefined; at = at.before) {
      const corner = spaceAt(this.#board, at.to).corner;
      if (corner >= 0 && corner !== spaceAt(this.#board, at.before.to).corner) count += 1;
    }
    return count;
  }
}
