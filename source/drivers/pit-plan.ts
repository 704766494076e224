// What it is worth to be in the pit lane: the way to the own pit, the stop, the way out, tires and points that come back.
import { type Board, spaceAt, spaceOf } from '../circuit/board.ts';
import { isBeyondLine } from '../rules/formula-de/chapters/pits.ts';
import { setLap } from '../rules/formula-de/chapters/tires.ts';
import type { PitStop } from '../rules/formula-de/choices.ts';
import {
  type Car,
  type FormulaDeRace,
  type Part,
  type Points,
  TIRE_TYPES,
  type TireType,
} from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { View } from '../rules/kit/types.ts';
import { laneRolls } from './lane-rolls.ts';
import { Prices } from './prices.ts';
import type { Taste } from './taste.ts';
import { TireOutlook } from './tire-outlook.ts';
import type { ValueTable } from './value-table.ts';

/** The gear from which every gear up to the 4th is free: a car may leave its pit in any of them. */
const EXIT_LEVER = 3;

/** Rolls that a stop seems to take beyond what it takes, for each whole weight above 1. */
const STOP_FELT = 1;

/** Parts that a long stop can repair, by what their points are worth to this driver. */
const REPAIRABLE: readonly Exclude<Part, 'tires'>[] = [
  'brakes',
  'gas',
  'body',
  'engine',
  'handling',
];

/** The pits as one car sees them. Costs are in rolls. */
export class PitPlan {
  readonly #race: View<FormulaDeRace>;
  readonly #car: Car;
  readonly #board: Board;
  readonly #values: BookValues;
  readonly #table: ValueTable;
  readonly #outlook: TireOutlook;
  readonly #taste: Taste;
  #known: number | undefined;

  constructor(
    race: View<FormulaDeRace>,
    car: Car,
    board: Board,
    values: BookValues,
    table: ValueTable,
    taste: Taste,
  ) {
    this.#race = race;
    this.#car = car;
    this.#board = board;
    this.#values = values;
    this.#table = table;
    this.#outlook = new TireOutlook(race, car, board, values, taste);
    this.#taste = taste;
  }

  /** Rolls to the flag from a space of the lane, or from the own pit, with the stop still to be made. */
  rollsLeft(space: number, lever: number, laps: number): number {
    const { pit } = this.#board;
    const box = pit?.boxes[this.#car.box];
    if (pit === undefined || box === undefined) return this.#table.rollsLeft(space, lever, 0);
    const inBox = space === box.space;
    const steps = inBox ? 0 : pit.spaces.indexOf(box.from) - pit.spaces.indexOf(space) + 1;
    const wraps = !inBox && this.#wraps(space, box.space);
    const way = steps <= 0 ? 0 : laneRolls(this.#values, steps, lever);
    const toCome = this.#race.laps - laps - (wraps ? 1 : 0);
    this.#known ??= this.#stopCost(toCome);
    return way + this.#known + STOP_FELT * (this.#taste.pits - 1);
  }

  #wraps(from: number, to: number): boolean {
    const beyond = (index: number) => isBeyondLine(this.#board, spaceAt(this.#board, index).id);
    return beyond(to) && !beyond(from);
  }

  // The best tires, and the better kind of stop; tires come back before anything else is said.
  #stopCost(toCome: number): number {
    const fresh = Math.min(...TIRE_TYPES.map(type => this.tires(type)));
    const repairs = this.#bestRepairs();
    const long: PitStop = { kind: 'pitStop', stop: 'long', repairs };
    const quick: PitStop = { kind: 'pitStop', stop: 'quick', repairs: [] };
    return fresh + Math.min(this.stop(quick, toCome), this.stop(long, toCome));
  }

  /** Rolls that a fresh set costs more than to go on with the present one; less than 0 when it is better. */
  tires(type: TireType): number {
    const { points, configuration, tires, fittedFor, laps } = this.#car;
    const now = this.#outlook.rolls(tires, setLap(fittedFor, laps), points);
    return this.#outlook.rolls(type, 1, { ...points, tires: configuration.tires }) - now;
  }

  /**
   * Rolls to the flag from the own pit after a kind of stop, less what its repairs are worth.
   * @param toCome crossings of the line still to come after the next one
   */
  stop({ stop, repairs }: PitStop, toCome = this.#race.laps - this.#car.laps): number {
    const { gas } = this.#car.points;
    const box = this.#board.pit?.boxes[this.#car.box];
    if (box === undefined) return 0;
    const waiting = this.#table.rollsLeft(box.space, EXIT_LEVER, 0, toCome, gas);
    if (stop === 'long') return waiting - this.#worthOf(repairs, box.space, toCome);
    const { quickStopUpTo } = this.#values.pits;
    let sum = (20 - quickStopUpTo) * waiting;
    for (let roll = 1; roll <= quickStopUpTo; roll++) {
      sum += this.#afterExit(box.space, Math.ceil(roll / 2), toCome);
    }
    return sum / 20;
  }

  // A quick stop that succeeds moves so many spaces at once.
  #afterExit(box: number, spaces: number, toCome: number): number {
    let at = spaceAt(this.#board, box);
    let crossings = 0;
    for (let made = 0; made < spaces; made++) {
      if (at.aheadWraps) crossings += 1;
      at = spaceAt(this.#board, at.ahead);
    }
    const stops = at.corner >= 0 ? 1 : 0;
    const { gas } = this.#car.points;
    const left = toCome - crossings;
    return this.#table.rollsLeft(at.index, this.#values.pits.exitGear, stops, left, gas);
  }

  #worthOf(repairs: readonly Part[], box: number, toCome: number): number {
    const fresh = { ...this.#car.points, tires: this.#car.configuration.tires };
    const prices = this.#pricesOf(fresh);
    const gained = new Map<Part, number>();
    let worth = 0;
    for (const part of repairs) {
      const before = gained.get(part) ?? 0;
      gained.set(part, before + 1);
      if (part === 'tires') continue;
      worth += part === 'gas' ? this.#gasWorth(before, box, toCome) : prices.repair(part, before);
    }
    return worth;
  }

  // Once the tires are back.
  #pricesOf(points: Points): Prices {
    const { laps, losses } = this.#outlook;
    return new Prices(points, laps, { rate: 1, slide: 0, losses });
  }

  #gasWorth(gained: number, box: number, toCome: number): number {
    const gas = this.#car.points.gas + gained;
    const rolls = (points: number) => this.#table.rollsLeft(box, EXIT_LEVER, 0, toCome, points);
    return rolls(gas) - rolls(gas + 1);
  }

  // One point after the other, each where it is worth most.
  #bestRepairs(): readonly Part[] {
    const { points, configuration, pitPoints } = this.#car;
    const prices = this.#pricesOf({ ...points, tires: configuration.tires });
    const repairs: Part[] = [];
    while (repairs.length < pitPoints) {
      const worth = (part: Exclude<Part, 'tires'>) => {
        const gained = repairs.filter(one => one === part).length;
        if (points[part] + gained >= configuration[part] || part === 'gas') return 0;
        return prices.repair(part, gained);
      };
      const [first = 'gas', ...rest] = REPAIRABLE;
      const best = rest.reduce((most, part) => (worth(part) > worth(most) ? part : most), first);
      if (worth(best) <= 0) break;
      repairs.push(best);
    }
    return repairs;
  }
}

/** Rolls that lie between the first space of the lane and the start of the next lap by way of a pit: the yardstick of its place. */
export function boxCost(board: Board, values: BookValues, table: ValueTable, box: number): number {
  const { pit } = board;
  const place = pit?.boxes[box];
  if (pit === undefined || place === undefined) return 0;
  const steps = pit.spaces.indexOf(place.from) + 1;
  const toCome = isBeyondLine(board, spaceOf(board, spaceAt(board, place.space).id).id) ? 1 : 2;
  return laneRolls(values, steps + 1, 4) + table.rollsLeft(place.space, EXIT_LEVER, 0, toCome);
}
