// Where the move of a car ends among others in an imagined turn, without dice: it drives around them, slips, brakes and pays.
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { distanceOf } from '../../../rules/championship-formula/chapters/movement/position.ts';
import { bindsSpeed, type Node, type Road } from '../solver/nodes.ts';
import { RUIN } from '../solver/solo-numbers.ts';
import { nodeAt, type Outlook, type Spot, turnsFrom } from './outlook.ts';

export interface Found {
  readonly turns: number;
  /** Ticks that the car has come since it started. */
  readonly distance: number;
  /** Index of its space. */
  readonly space: number;
  /** Spaces of a slip that it took. */
  readonly slips: number;
}

/** A place reached in the search: the wear paid, passes tried, and crossings of the line. */
interface Label {
  readonly node: Node;
  readonly cost: number;
  readonly passes: number;
  readonly laps: number;
}

/** A speed at which a car drives, and the steps that it brakes late to come to it. */
interface Pace {
  readonly speed: number;
  readonly brake: number;
}

/** Turns that an attempt to pass costs on average, beside the way. */
const PASS = 0.7;
/** Steps of late braking that are imagined. */
const BRAKES = 2;
/** More than any lap, space, speed or wear in a key of remembered turns. */
const KEY = 64;

/** Searches the ends of the moves of one car, and remembers them: the same turn is imagined many times over. */
export class EndSearch {
  readonly #outlook: Outlook;
  readonly #spot: Spot;
  readonly #start: Label;
  /** True where a higher speed may not cost anything in corners (CFR-59). */
  readonly #binds: boolean;
  readonly #stuck: Found;
  readonly #found = new Map<string, Found>();
  readonly #turns = new Map<number, number>();

  constructor(outlook: Outlook, spot: Spot) {
    const { board } = outlook.ground;
    this.#outlook = outlook;
    this.#spot = spot;
    this.#start = { node: nodeAt(outlook, spot), cost: 0, passes: 0, laps: spot.laps };
    this.#binds = bindsSpeed(spot.space, board);
    const distance = distanceOf(outlook.car, board);
    this.#stuck = { turns: RUIN, space: spot.space.index, slips: 0, distance };
  }

  /**
   * Returns the best end of a move at a speed.
   * @param taken the spaces that others hold
   * @param slip the spaces that it may slip
   */
  best(speed: number, taken: ReadonlySet<number>, slip: number): Found {
    const key = `${speed} ${slip} ${this.#near(taken)}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    let best = this.#searched({ speed, brake: 0 }, taken, slip);
    for (let brake = 1; brake <= BRAKES && best.turns >= RUIN / 2; brake++) {
      const slower = speed - brake * SPEED_STEP;
      if (slower < SPEED_STEP) break;
      best = this.#searched({ speed: slower, brake }, taken, 0);
    }
    this.#found.set(key, best);
    return best;
  }

  // Spaces that others hold further away make no difference.
  #near(taken: ReadonlySet<number>): string {
    const within = reachOf(this.#outlook.tables.road, this.#start.node);
    const near: number[] = [];
    for (const space of taken) if (within.has(space)) near.push(space);
    return near.toSorted((a, b) => a - b).join();
  }

  #searched({ speed, brake }: Pace, taken: ReadonlySet<number>, slip: number): Found {
    const { wear } = this.#spot.stock;
    const most = this.#binds && speed > this.#spot.speed ? 0 : wear - brake;
    const steps = speed / SPEED_STEP;
    let layer: readonly Label[] = [this.#start];
    let best = this.#stuck;
    for (let moved = 1; moved <= steps + slip && layer.length > 0; moved++) {
      layer = expanded(this.#outlook.tables.road, layer, steps, taken, most);
      if (moved < steps) continue;
      for (const label of layer) {
        if (taken.has(label.node.space.index)) continue;
        const turns = this.#turnsAt(label, speed, brake);
        if (turns < best.turns) best = this.#foundAt(label, turns, moved - steps);
      }
    }
    return best;
  }

  #foundAt({ node, laps }: Label, turns: number, slips: number): Found {
    const { space } = node;
    const distance = laps * this.#outlook.ground.board.ticks + space.endTick;
    return { turns, space: space.index, slips, distance };
  }

  #turnsAt({ node, cost, passes, laps }: Label, speed: number, brake: number): number {
    const spent = cost + brake;
    const pace = (speed / SPEED_STEP) * KEY + spent;
    const key = (node.index * KEY + laps) * KEY * KEY + pace;
    const turns = this.#turns.get(key) ?? this.#afterSpending(node, laps, speed, spent);
    this.#turns.set(key, turns);
    return turns + passes * PASS + spent * this.#outlook.dread;
  }

  #afterSpending(node: Node, laps: number, speed: number, spent: number): number {
    const { corner } = node.space;
    const over = node.credit * SPEED_STEP;
    const state = {
      ...(over > 0 ? { credit: { corner, over, wear: node.credit, roll: false } } : {}),
      ...(node.line >= 0 ? { line: { corner, line: node.line, step: 0, over } } : {}),
    };
    const { stock } = this.#spot;
    const left = { ...stock, wear: Math.max(0, stock.wear - spent) };
    return turnsFrom(this.#outlook, { space: node.space, state, laps, speed, stock: left });
  }
}

function expanded(
  road: Road,
  layer: readonly Label[],
  steps: number,
  taken: ReadonlySet<number>,
  most: number,
): readonly Label[] {
  const next = new Map<number, Label>();
  for (const { node, cost, passes, laps } of layer) {
    for (const entry of road.successors(node, steps)) {
      const sum = cost + entry.cost;
      const tries = passes + Number(taken.has(entry.node.space.index));
      if (sum > most || tries > 1) continue;
      const key = entry.node.index * 2 + tries;
      const known = next.get(key);
      if (known !== undefined && known.cost <= sum) continue;
      next.set(key, { node: entry.node, cost: sum, passes: tries, laps: laps + entry.crossed });
    }
  }
  return [...next.values()];
}

/** Spaces of the longest move: the fastest card and the longest slip. */
const SPACES_MOST = 16;

const reaches = new WeakMap<Road, Map<number, ReadonlySet<number>>>();

// Returns the spaces that any move from a node may touch; remembered.
function reachOf(road: Road, { space }: Node): ReadonlySet<number> {
  const known = reaches.get(road) ?? new Map<number, ReadonlySet<number>>();
  reaches.set(road, known);
  const reach = known.get(space.index) ?? spacesWithin(road, space.index);
  known.set(space.index, reach);
  return reach;
}

function spacesWithin({ board }: Road, from: number): ReadonlySet<number> {
  const reach = new Set<number>();
  let front = new Set([from]);
  for (let moved = 0; moved < SPACES_MOST; moved++) {
    const next = [...front].flatMap(index => board.spaces[index]?.next.map(({ to }) => to) ?? []);
    front = new Set(next);
    for (const index of front) reach.add(index);
  }
  return reach;
}
