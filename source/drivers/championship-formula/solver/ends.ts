// Where a move of every speed can end on an empty road, from every node, and the wear that it costs in corners.
import { FASTEST_CARD, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { Node, Road } from './nodes.ts';

/** Speeds in steps, 0 to that of the fastest card. */
export const STEPS_MOST = FASTEST_CARD / SPEED_STEP;

/** Ends of all moves in flat lists: those of node `n` at `s` steps lie from `first[n * (STEPS_MOST + 1) + s]` on. */
export interface Ends {
  readonly first: Int32Array;
  readonly node: Int32Array;
  readonly cost: Uint8Array;
  /** 1 where the move crosses the line. */
  readonly crossed: Uint8Array;
}

/** Returns the ends of the moves from every node, the cheapest way to each. */
export function endsOf(road: Road): Ends {
  const first = new Int32Array(road.nodes.length * (STEPS_MOST + 1) + 1);
  const node: number[] = [];
  const cost: number[] = [];
  const crossed: number[] = [];
  for (const from of road.nodes) {
    for (let steps = 0; steps <= STEPS_MOST; steps++) {
      first[from.index * (STEPS_MOST + 1) + steps] = node.length;
      for (const end of steps === 0 ? [] : reached(road, from, steps).values()) {
        node.push(end.node.index);
        cost.push(end.cost);
        crossed.push(Number(end.crossed));
      }
    }
  }
  first[road.nodes.length * (STEPS_MOST + 1)] = node.length;
  return {
    first,
    node: Int32Array.from(node),
    cost: Uint8Array.from(cost),
    crossed: Uint8Array.from(crossed),
  };
}

interface Reached {
  readonly node: Node;
  readonly cost: number;
  readonly crossed: boolean;
}

function reached(road: Road, from: Node, steps: number): ReadonlyMap<number, Reached> {
  let front = new Map<number, Reached>([[from.index, { node: from, cost: 0, crossed: false }]]);
  for (let step = 0; step < steps; step++) {
    const next = new Map<number, Reached>();
    for (const here of front.values()) addSteps(road, here, steps, next);
    front = next;
  }
  return front;
}

function addSteps(road: Road, here: Reached, steps: number, next: Map<number, Reached>): void {
  for (const { node, cost, crossed } of road.successors(here.node, steps)) {
    const sum = here.cost + cost;
    const known = next.get(node.index);
    if (known !== undefined && known.cost <= sum) continue;
    next.set(node.index, { node, cost: sum, crossed: here.crossed || crossed > 0 });
  }
}
