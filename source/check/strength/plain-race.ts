// A race of a car alone solved a second time, slowly and by the rules' own search: every gear, face, way, set of tires and
// stop is tried. Only for small boards and dry tracks, and for cars without gearbox points.
import { spaceAt } from '../../circuit/board.ts';
import { crossesLine, type FormulaBoard } from '../../circuit/formula-board.ts';
import type { Penalties } from '../../drivers/solver/lap-solver.ts';
import { usualLap } from '../../drivers/solver/solved-laps.ts';
import { isBeyondLine, type PitAccess } from '../../rules/formula-de/chapters/car/pits.ts';
import {
  byLap,
  setLap,
  tiresCanPay,
  tiresSpin,
  tireValues,
} from '../../rules/formula-de/chapters/car/tires.ts';
import {
  type Passage,
  standing,
  stopsAfter,
} from '../../rules/formula-de/chapters/movement/corners.ts';
import {
  legalWays,
  type Terrain,
  type Way,
} from '../../rules/formula-de/chapters/movement/driving-code.ts';
import { TIRE_TYPES, type TireType } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';

export interface PlainCar {
  readonly space: number;
  readonly stops: number;
  /** Crossings of the line so far. */
  readonly laps: number;
  readonly lever: number;
  readonly tires: number;
  readonly brakes: number;
  readonly type: TireType;
  readonly fittedFor: number;
  /** Whether it stands in the pits with its stop made, or with a stop still to make. */
  readonly pit: 'none' | 'before' | 'after';
}

export interface PlainOrder {
  readonly board: FormulaBoard;
  readonly values: BookValues;
  readonly laps: number;
  readonly penalties: Penalties;
  /** Number of the pit, and tires after a stop; absent where the pits are shut. */
  readonly stop?: { readonly box: number; readonly tires: number };
}

type PlainEnd = Pick<Way, 'to' | 'passage'>;

const GEARS = [1, 2, 3, 4, 5, 6];
const EXIT_LEVER = 3;

export class PlainRace {
  readonly #order: PlainOrder;
  readonly #known = new Map<string, number>();
  readonly #ways = new Map<string, readonly PlainEnd[]>();

  constructor(order: PlainOrder) {
    this.#order = order;
  }

  rolls(car: PlainCar): number {
    const key = Object.values(car).join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // Every gear that is skipped would cost a point of the gearbox.
    const gears = GEARS.filter(gear => Math.abs(gear - car.lever) <= 1);
    const rolls = 1 + Math.min(...gears.map(gear => this.#inGear({ ...car, lever: gear })));
    this.#known.set(key, rolls);
    return rolls;
  }

  #inGear(car: PlainCar): number {
    const faces = this.#order.values.gearDice[car.lever - 1]?.faces ?? [];
    return faces.reduce((sum, face) => sum + this.#face(car, face), 0) / faces.length;
  }

  #face(car: PlainCar, face: number): number {
    let best = this.#fatal(car);
    const most = car.pit === 'none' ? Math.min(car.brakes, face - 1) : 0;
    for (let brakes = 0; brakes <= most; brakes++) {
      const braked = { ...car, brakes: car.brakes - brakes };
      for (const end of this.#ends(car, face - brakes)) {
        best = Math.min(best, this.#after(braked, end));
        if (!this.#mayGoOn(car, end)) continue;
        const further = legalWays(this.#terrain(car), end.to, end.passage, 1);
        for (const one of [...further.ended, ...(further.byLength[1] ?? [])]) {
          best = Math.min(best, this.#after(braked, one));
        }
      }
    }
    return best;
  }

  // On the way to its pit a car's lap is not over at the line (M-8-2-1, R-56).
  #mayGoOn(car: PlainCar, { to, passage }: PlainEnd): boolean {
    const { board, values } = this.#order;
    const { bonusLaps } = tireValues(car.type, values.tires);
    const { kind, id } = spaceAt(board, to);
    const isOnTheWay = kind !== 'track' && car.pit !== 'after';
    const lap = passage.laps - (isOnTheWay && isBeyondLine(board, id) ? 1 : 0);
    return passage.end === 'moving' && setLap(car.fittedFor, lap) <= bonusLaps;
  }

  #ends(car: PlainCar, length: number): readonly PlainEnd[] {
    const { space, stops, laps, pit, type, fittedFor } = car;
    const key = [space, stops, laps, pit, type, fittedFor, length].join(' ');
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    const ways = legalWays(this.#terrain(car), space, standing(stops, laps), length);
    const ends = [...ways.ended, ...(ways.byLength[length] ?? [])];
    this.#ways.set(key, ends);
    return ends;
  }

  #terrain(car: PlainCar): Terrain {
    const { board, values, laps } = this.#order;
    const { overshoot, once } = tireValues(car.type, values.tires);
    return {
      board,
      occupied: new Set(),
      dangerous: new Set(),
      pit: this.#access(car),
      raceLaps: laps,
      fatalMissing: values.overshoot.fatalMissing,
      rateAt: crossed => byLap(overshoot.dry, setLap(car.fittedFor, crossed)),
      onceAt: crossed => byLap(once, setLap(car.fittedFor, crossed)),
      locksLane: values.overshoot.locksLane,
      skippingIsFatal: values.overshoot.skippingIsFatal,
      marksExcuse: true,
    };
  }

  #access({ laps, pit }: PlainCar): PitAccess | undefined {
    const { board, stop } = this.#order;
    const first = board.pit?.spaces[0];
    const box = board.pit?.boxes[stop?.box ?? 0];
    if (stop === undefined || first === undefined || box === undefined) return undefined;
    if (pit === 'after') return { entries: new Set(), first, box: undefined };
    const isOpen = laps >= 1 && laps < this.#order.laps;
    const entries = new Set(isOpen ? (board.pit?.entries ?? []) : []);
    return { entries, first, box: { from: box.from, space: box.space } };
  }

  // Returns the rolls from an end on, once its tires are paid.
  #after(car: PlainCar, { to, passage }: PlainEnd): number {
    const { values, penalties } = this.#order;
    if (passage.end === 'fatal') return Number.POSITIVE_INFINITY;
    const set = { set: { type: car.type, fittedFor: car.fittedFor } };
    if (!tiresCanPay(car.tires, passage.due, set, values)) return Number.POSITIVE_INFINITY;
    if (passage.end === 'finished') return 0;
    const there = this.#there(car, to, passage);
    if (passage.end === 'pitted') return this.#stop(there);
    if (!tiresSpin(car.tires, passage.due, values)) {
      return this.rolls({ ...there, tires: car.tires - passage.due });
    }
    const { tiresAfter } = values.spin;
    return 1 + penalties.spin + this.#inGear({ ...there, tires: tiresAfter, lever: 1 });
  }

  #there(car: PlainCar, to: number, passage: Passage): PlainCar {
    const { board, values } = this.#order;
    const space = spaceAt(board, to);
    const stops = stopsAfter(board, space, passage, values);
    const lane = car.pit === 'after' ? 'after' : 'before';
    const pit = space.kind === 'track' ? 'none' : lane;
    return { ...car, space: to, stops, laps: passage.laps, pit };
  }

  // Any set, then a quick stop or one that waits (M-19-2-3, M-19-3-3).
  #stop(car: PlainCar): number {
    const { board, values, stop } = this.#order;
    const { quickStopUpTo, quickExitDivisor, exitGear } = values.pits;
    const beyond = isBeyondLine(board, spaceAt(board, car.space).id);
    const fittedFor = (beyond ? car.laps - 1 : car.laps) + 1;
    const faces = values.blackDie.faces.length;
    const all = TIRE_TYPES.map(type => {
      const fresh = { ...car, stops: 0, tires: stop?.tires ?? 0, type, fittedFor };
      const waiting = this.rolls({ ...fresh, lever: EXIT_LEVER, pit: 'after' });
      let quick = (faces - quickStopUpTo) * waiting;
      for (let roll = 1; roll <= quickStopUpTo; roll++) {
        const spaces = Math.ceil(roll / quickExitDivisor);
        quick += this.rolls(this.#moved({ ...fresh, lever: exitGear }, spaces));
      }
      return Math.min(waiting, quick / faces);
    });
    return Math.min(...all);
  }

  #moved(car: PlainCar, spaces: number): PlainCar {
    const { board } = this.#order;
    let at = spaceAt(board, car.space);
    let { laps } = car;
    for (let made = 0; made < spaces; made++) {
      const next = spaceAt(board, at.ahead);
      if (crossesLine(at, next)) laps += 1;
      at = next;
    }
    const stops = at.corner >= 0 ? 1 : 0;
    return { ...car, space: at.index, laps, stops, pit: at.kind === 'track' ? 'none' : 'after' };
  }

  #fatal({ space, laps }: PlainCar): number {
    const { board, penalties } = this.#order;
    const left = this.#order.laps - laps + 1 - spaceAt(board, space).lapTick / board.ticks;
    return penalties.fatal + left * usualLap(board);
  }
}
