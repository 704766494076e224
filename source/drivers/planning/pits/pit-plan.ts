// What being in the pit lane is worth: the way to the car's pit, the stop, the way out, tires and points restored.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import { crossesLine, type FormulaBoard, type PitBox } from '../../../circuit/formula-board.ts';
import { pointsIn, refill, repairable } from '../../../rules/formula-de/budget.ts';
import { boxOf, isBeyondLine, pitPointsOf } from '../../../rules/formula-de/chapters/car/pits.ts';
import { lapOfSet, tiresOf } from '../../../rules/formula-de/chapters/car/tires.ts';
import { bonusLap } from '../../../rules/formula-de/chapters/movement/soft-bonus.ts';
import type { PitStop } from '../../../rules/formula-de/choices.ts';
import {
  type Car,
  type FormulaDeRace,
  type Points,
  type Pool,
  TIRE_TYPES,
  type TireType,
} from '../../../rules/formula-de/state.ts';
import { trackOf } from '../../../rules/formula-de/table.ts';
import type { OrderWork } from '../../../rules/formula-de/trant/choices.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { View } from '../../../rules/kit/types.ts';
import type { Taste } from '../../levels/taste.ts';
import { type Budget, SPENT_PARTS, type Spent } from '../../solver/budget-cells.ts';
import { NOTHING } from '../../solver/cost-to-go.ts';
import { laneRolls } from '../../solver/lane-rolls.ts';
import {
  budgetFor,
  NEW_HARD,
  type RaceValues,
  raceValues,
  setAt,
} from '../../solver/race-values.ts';
import { type ExitPlace, rollsAfterStop, waitingPlace } from '../../solver/stop-exits.ts';
import { testedParts } from '../losses.ts';
import { Prices } from '../prices.ts';
import { PitTurns } from './pit-turns.ts';
import { SharedPit } from './shared-pit.ts';
import { TireOutlook } from './tire-outlook.ts';

/** Rolls that a stop seems to cost on top of those it takes, for each whole weight above 1. */
const STOP_FELT = 1;

/** What work in the pit comes to, in rolls. */
export interface WorkOutlook {
  /** Turns of the usual length that it takes. */
  readonly turns: number;
  /** Rolls that the car saves by the flag; less than 0 where it drives worse. */
  readonly saves: number;
}

/** The pits as one car sees them. Costs are in rolls. */
export class PitPlan {
  readonly #race: View<FormulaDeRace>;
  readonly #car: Car;
  readonly #board: FormulaBoard;
  readonly #values: BookValues;
  readonly #outlook: TireOutlook;
  readonly #taste: Taste;
  readonly #prices: Prices;
  readonly #shared: SharedPit;
  readonly #work: PitTurns;
  /** Costs of the best stop, by crossings still to come and points spent before it. */
  readonly #known = new Map<string, number>();

  constructor(
    race: View<FormulaDeRace>,
    car: Car,
    board: FormulaBoard,
    values: BookValues,
    taste: Taste,
  ) {
    this.#race = race;
    this.#car = car;
    this.#board = board;
    this.#values = values;
    this.#outlook = new TireOutlook(race, car, board, values, taste);
    this.#taste = taste;
    const { laps, losses } = this.#outlook;
    this.#prices = new Prices(car.points, values, laps, losses);
    this.#work = new PitTurns(race, car, values);
    this.#shared = new SharedPit(race, car, board, values, losses, taste.mate);
  }

  /**
   * Returns the rolls to the flag from a space of the lane, or from the car's own pit with the stop still to be made.
   * @param spent points that are gone when the car comes to that space
   * @param surplus movement points that are left over in the pit, which its work grows by (TR-123)
   */
  rollsLeft(space: number, lever: number, laps: number, spent: Spent, surplus = 0): number {
    const { pit } = this.#board;
    const box = this.#box;
    if (pit === undefined || box === undefined) return 0;
    const inBox = space === box.space;
    const steps = inBox ? 0 : pit.spaces.indexOf(box.from) - pit.spaces.indexOf(space) + 1;
    const crosses = crossesLine(spaceAt(this.#board, space), spaceAt(this.#board, box.space));
    const way = steps <= 0 ? 0 : laneRolls(this.#values, steps, lever, this.#hasBonus);
    const toCome = this.#race.laps - laps - (crosses ? 1 : 0);
    const key = `${toCome} ${spent.brakes} ${spent.gearbox}`;
    const stop = this.#known.get(key) ?? this.#bestStop(toCome, this.#fresh(spent));
    this.#known.set(key, stop);
    const more = this.#work.turnsMore(surplus);
    return way + stop + more - this.#weatherToCome + STOP_FELT * (this.#taste.pits - 1);
  }

  /** Returns the rolls to the flag from the car's pit with work still to be done, less what its repairs are worth (TR-132). */
  work({ tires, repairs }: OrderWork): number {
    const changes = this.#changes(tires);
    const points = changes ? this.#fresh(NOTHING) : this.#car.points;
    return this.#afterWork(tires, repairs, this.#toCome, points, changes);
  }

  /** Returns the rolls that work takes in the pit, and those that it saves by the flag, against a car left as it is. */
  workOutlook(order: OrderWork): WorkOutlook {
    const turns = this.#work.turns(order.repairs.length, this.#changes(order.tires));
    return { turns, saves: this.leaving - (this.work(order) - turns) };
  }

  /** Returns the rolls to the flag from the car's pit as it is, with nothing left to do there (TR-133). */
  get leaving(): number {
    return this.#waiting(this.#tires, this.#toCome, this.#car.points);
  }

  /** Returns the rolls to the flag from the car's pit with a fresh set of a type, before the kind of stop is chosen. */
  tires(type: TireType): number {
    return this.#stopOn(type, this.#toCome, this.#fresh(NOTHING));
  }

  /** Returns the rolls to the flag from the car's pit after a kind of stop, less what its repairs are worth. */
  stop(choice: PitStop): number {
    return this.#after(choice, this.#tires, this.#toCome, this.#fresh(NOTHING));
  }

  // The rolls to go of a car that stays out are those of the present track; so that stops compare with them, they leave out
  // what the weather to come adds to those.
  get #weatherToCome(): number {
    const { points, laps, gear, stops } = this.#car;
    const space = spaceOf(this.#board, this.#car.space).index;
    const toCome = this.#race.laps - laps;
    const here = (table: RaceValues, budget: Budget) =>
      table.rollsLeft(space, gear, stops, toCome, budget, setAt(this.#car, laps));
    const { laps: raced } = this.#race;
    const now = raceValues(this.#board, this.#values, trackOf(this.#race), raced);
    return this.#outlook.mixed(points, here) - here(now, budgetFor(points, this.#values));
  }

  // The tires of a stop are changed, whatever their type; afterwards the same ones would be no work (TR-132, TR-133).
  #changes(tires: TireType): boolean {
    return this.#car.pits?.stop === undefined || tires !== this.#tires;
  }

  get #box(): PitBox | undefined {
    return boxOf(this.#race, this.#car, this.#board);
  }

  get #tires(): TireType {
    return this.#car.set?.type ?? this.#race.options.tires;
  }

  // Whether its set gives the extra space on the way to the pit (M-8-2-1).
  get #hasBonus(): boolean {
    if (trackOf(this.#race) !== this.#values.bonusTrack) return false;
    const age = lapOfSet(this.#car, bonusLap(this.#board, this.#car));
    return age <= tiresOf(this.#car, this.#values).bonusLaps;
  }

  // Crossings still to come after the next one, for a car in its pit.
  get #toCome(): number {
    return this.#race.laps - this.#car.laps;
  }

  // All tire points come back, whatever the stop (M-19-2-3).
  #fresh(spent: Spent): Points {
    const { configuration } = this.#car;
    const points = { ...this.#car.points };
    for (const part of ['brakes', 'gearbox'] as const) {
      const { pool } = this.#values.parts[part];
      points[pool] = Math.max(0, pointsIn(points, pool) - spent[part]);
    }
    refill({ points, configuration }, 'tires', this.#values);
    return points;
  }

  #bestStop(toCome: number, points: Points): number {
    const types = this.#values.pits.refit === 'any' ? TIRE_TYPES : [this.#tires];
    return Math.min(...types.map(type => this.#stopOn(type, toCome, points)));
  }

  #stopOn(type: TireType, toCome: number, points: Points): number {
    if (this.#values.pits.work !== undefined) {
      const repairs = this.#bestWork(type, toCome, points);
      return this.#afterWork(type, repairs, toCome, points, true);
    }
    const rolls = this.#values.pits.stops.map(stop => {
      const repairs = stop === 'quick' ? [] : this.#bestRepairs(type, toCome, points);
      return this.#after({ kind: 'pitStop', stop, repairs }, type, toCome, points);
    });
    return Math.min(...rolls);
  }

  #after({ stop, repairs }: PitStop, type: TireType, toCome: number, points: Points): number {
    if (stop === 'long') {
      let worth = 0;
      let now = points;
      for (const pool of repairs) {
        worth += this.#outlasts(pool, pointsIn(now, pool) - pointsIn(points, pool));
        now = { ...now, [pool]: pointsIn(now, pool) + 1 };
      }
      const rolls = this.#rollsAfter(stop, type, toCome, now) + this.#plainExit(stop, type);
      return rolls - worth + this.#shared.taken(repairs.length);
    }
    return this.#rollsAfter(stop, type, toCome, points) + this.#plainExit(stop, type);
  }

  #afterWork(
    type: TireType,
    repairs: readonly Pool[],
    toCome: number,
    points: Points,
    changesTires: boolean,
  ): number {
    let worth = 0;
    let now = points;
    for (const pool of repairs) {
      worth += this.#outlasts(pool, pointsIn(now, pool) - pointsIn(points, pool));
      now = { ...now, [pool]: pointsIn(now, pool) + 1 };
    }
    const rolls = this.#work.turns(repairs.length, changesTires);
    return rolls + this.#waiting(type, toCome, now) - worth;
  }

  // Repairs are added as long as each is worth more than the work it makes.
  #bestWork(type: TireType, toCome: number, points: Points): readonly Pool[] {
    const { configuration } = this.#car;
    let best: readonly Pool[] = [];
    let least = this.#afterWork(type, best, toCome, points, true);
    for (const pool of this.#values.pits.work?.repairs ?? []) {
      for (let lost = pointsIn(configuration, pool) - pointsIn(points, pool); lost > 0; lost--) {
        const more = [...best, pool];
        const cost = this.#afterWork(type, more, toCome, points, true);
        if (cost >= least) break;
        best = more;
        least = cost;
      }
    }
    return best;
  }

  #rollsAfter(stop: PitStop['stop'], type: TireType, toCome: number, points: Points): number {
    const { space } = this.#box ?? {};
    if (space === undefined) return 0;
    return rollsAfterStop(stop, space, toCome, this.#board, this.#values, place =>
      this.#rollsFrom(place, type, points),
    );
  }

  // The next play begins in the pit, in any gear up to 4th.
  #waiting(type: TireType, toCome: number, points: Points): number {
    const { space } = this.#box ?? {};
    if (space === undefined) return 0;
    return this.#rollsFrom(waitingPlace(this.#board, space, toCome), type, points);
  }

  #rollsFrom(place: ExitPlace, type: TireType, points: Points): number {
    const { space, lever, missing, toCome, age } = place;
    const required = this.#board.corners[spaceAt(this.#board, space).corner]?.stops ?? 0;
    return this.#outlook.mixed(points, (table, budget) =>
      table.rollsLeft(space, lever, required - missing, toCome, budget, { type, age }),
    );
  }

  // Some stops take the extra space of soft tires from the move after them (BGA-O-58, BR-37).
  #plainExit(stop: PitStop['stop'], type: TireType): number {
    return this.#values.pits.bonusAfter.includes(stop)
      ? 0
      : this.#outlook.bonusOfMove(type, this.#car.points);
  }

  // Repairs are chosen one point after the other, each where it is worth most.
  #bestRepairs(type: TireType, toCome: number, points: Points): readonly Pool[] {
    const { configuration } = this.#car;
    const pitPoints = pitPointsOf(this.#race, this.#car);
    const most = Math.min(pitPoints, this.#values.pits.repairsMost);
    const [first, ...rest] = repairable(this.#values);
    const repairs: Pool[] = [];
    let now = points;
    while (first !== undefined && repairs.length < most) {
      const worth = (pool: Pool) => {
        if (pointsIn(now, pool) >= pointsIn(configuration, pool)) return 0;
        const outlasts = this.#outlasts(pool, pointsIn(now, pool) - pointsIn(points, pool));
        if (!this.#isSpent(pool)) return outlasts;
        const more = { ...now, [pool]: pointsIn(now, pool) + 1 };
        const saved = this.#waiting(type, toCome, now) - this.#waiting(type, toCome, more);
        return saved + outlasts;
      };
      const best = rest.reduce((most, pool) => (worth(pool) > worth(most) ? pool : most), first);
      const { length } = repairs;
      if (worth(best) <= this.#shared.taken(length + 1) - this.#shared.taken(length)) break;
      repairs.push(best);
      now = { ...now, [best]: pointsIn(now, best) + 1 };
    }
    return repairs;
  }

  // Returns what one more point of a pool is worth in the tests to come, after `gained` others.
  #outlasts(pool: Pool, gained: number): number {
    return testedParts(pool, this.#values).length === 0 ? 0 : this.#prices.repair(pool, gained);
  }

  #isSpent(pool: Pool): boolean {
    return SPENT_PARTS.some(part => this.#values.parts[part].pool === pool);
  }
}

/**
 * Returns the rolls from the first space of the lane to the start of the next lap by way of a pit, which measure the
 * place of that pit.
 * @param raced laps of the race
 */
export function boxCost(
  board: FormulaBoard,
  values: BookValues,
  box: number,
  budget: Budget,
  raced: number,
): number {
  const { pit } = board;
  const place = pit?.boxes[box];
  if (pit === undefined || place === undefined) return 0;
  const steps = pit.spaces.indexOf(place.from) + 1;
  const toCome = isBeyondLine(board, spaceAt(board, place.space).id) ? 1 : 2;
  const { space, lever, age } = waitingPlace(board, place.space, toCome);
  const set = { type: NEW_HARD.type, age };
  const table = raceValues(board, values, 'dry', raced);
  const onward = table.rollsLeft(space, lever, 0, toCome, budget, set);
  return laneRolls(values, steps + 1, 4) + onward;
}
