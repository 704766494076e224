// One turn of several cars, imagined fast and without dice: they move in order, drive around each other, slip, and pay.
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import {
  distanceOf,
  sideOf,
} from '../../../rules/championship-formula/chapters/movement/position.ts';
import type { SpeedCard } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { bindsSpeed, type Node, type Road } from '../solver/nodes.ts';
import { RUIN } from '../solver/solo-numbers.ts';
import { beginning, cardsOf, onEmptyRoad, turnsAfterCard } from './cards.ts';
import { nodeAt, type Outlook, type Spot, spotOf, turnsFrom } from './outlook.ts';

/** A card of a car, with what its tests and brakes cost in turns beside the way. */
export interface Plan {
  readonly speed: number;
  readonly overhead: number;
  /** Turns to the flag after it on an empty road. */
  readonly alone: number;
}

/** A car that takes part in the imagined turn. */
export interface Mover {
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly spot: Spot;
  readonly node: Node;
  readonly distance: number;
  readonly side: number;
  /** True where a higher speed may not cost anything in corners (CFR-59). */
  readonly binds: boolean;
  /** Its cards, the best on an empty road first. */
  readonly plans: readonly Plan[];
}

/** Returns a car with its cards. */
export function moverOf(outlook: Outlook): Mover {
  const { seat, car, ground } = outlook;
  const spot = spotOf(outlook);
  return {
    seat,
    outlook,
    spot,
    node: nodeAt(outlook, spot),
    distance: distanceOf(car, ground.board),
    side: sideOf(car, ground.board),
    binds: bindsSpeed(spot.space, ground.board),
    plans: plansOf(outlook, cardsOf(outlook)),
  };
}

function plansOf(outlook: Outlook, cards: readonly SpeedCard[]): readonly Plan[] {
  const then = onEmptyRoad(outlook);
  return cards
    .map(card => {
      const alone = turnsAfterCard(outlook, card, then);
      const { speed } = card;
      const held = then(beginning(outlook, speed));
      // A speed without a way is braked in the imagined turn; that its test may fail is no gain then.
      return { speed, alone, overhead: held >= RUIN / 2 ? 0 : alone - held };
    })
    .toSorted((a, b) => a.alone - b.alone);
}

/** What came of a car in an imagined turn. */
export interface Ended {
  readonly turns: number;
  /** Ticks that it has come since it started. */
  readonly distance: number;
}

/** Turns that an attempt to pass costs on the mean, beside the way. */
const PASS = 0.7;
/** Steps of late braking that are imagined. */
const BRAKES = 2;

/** Returns what comes of each mover when they play these speeds, in the order of the movers. */
export function oneTurn(movers: readonly Mover[], speeds: readonly number[]): readonly Ended[] {
  const order = movers.map((_, index) => index).toSorted((a, b) => compare(movers, speeds, a, b));
  const taken = new Set<number>();
  for (const { spot } of movers) taken.add(spot.space.index);
  const slipped = new Set<number>();
  const ended = new Array<Ended>(movers.length);
  for (const index of order) {
    const mover = movers[index];
    if (mover === undefined) continue;
    taken.delete(mover.spot.space.index);
    const front = slipFrom(movers, mover, slipped);
    const slip = front < 0 ? 0 : slipSpaces(mover, speeds[front] ?? 0);
    const found = bestEnd(mover, speeds[index] ?? 0, taken, slip);
    if (found.slips > 0) slipped.add(front);
    taken.add(found.space);
    ended[index] = found;
  }
  return ended;
}

// The car ahead moves first; in a row the faster one, then the one nearer to the grey side (CFR-73 to CFR-75).
function compare(
  movers: readonly Mover[],
  speeds: readonly number[],
  a: number,
  b: number,
): number {
  const [one, other] = [movers[a], movers[b]];
  if (one === undefined || other === undefined) return 0;
  return (
    other.distance - one.distance || (speeds[b] ?? 0) - (speeds[a] ?? 0) || one.side - other.side
  );
}

// The mover directly in front whose slip is to be had (CFR-27 to CFR-30); -1 without.
function slipFrom(movers: readonly Mover[], { spot }: Mover, slipped: ReadonlySet<number>): number {
  if (spot.speed === 0) return -1;
  const { ahead } = spot.space;
  return movers.findIndex(
    (other, index) =>
      other.spot.space.index === ahead &&
      other.spot.space.corner < 0 &&
      other.spot.speed >= spot.speed &&
      !slipped.has(index),
  );
}

function slipSpaces({ outlook }: Mover, speed: number): number {
  const { slips } = outlook.ground.values;
  return slips.find(({ from }) => speed >= from)?.spaces ?? 0;
}

interface Found extends Ended {
  readonly space: number;
  readonly slips: number;
}

/** A place reached in the search: the wear paid, passes tried, and crossings of the line. */
interface Label {
  readonly node: Node;
  readonly cost: number;
  readonly passes: number;
  readonly laps: number;
}

function bestEnd(mover: Mover, speed: number, taken: ReadonlySet<number>, slip: number): Found {
  let best = searched(mover, speed, 0, taken, slip);
  for (let brake = 1; brake <= BRAKES && best.turns >= RUIN / 2; brake++) {
    if (speed - brake * SPEED_STEP < SPEED_STEP) break;
    best = searched(mover, speed - brake * SPEED_STEP, brake, taken, 0);
  }
  return best;
}

function searched(
  mover: Mover,
  speed: number,
  brake: number,
  taken: ReadonlySet<number>,
  slip: number,
): Found {
  const { node, spot, outlook } = mover;
  const freeOnly = mover.binds && speed > spot.speed;
  const most = freeOnly ? 0 : spot.stock.wear - brake;
  let layer: readonly Label[] = [{ node, cost: 0, passes: 0, laps: spot.laps }];
  const steps = speed / SPEED_STEP;
  let best: Found = stuck(mover);
  for (let moved = 1; moved <= steps + slip && layer.length > 0; moved++) {
    layer = expanded(outlook.tables.road, layer, steps, taken, most);
    if (moved < steps) continue;
    for (const label of layer) {
      if (taken.has(label.node.space.index)) continue;
      const turns = turnsAt(mover, label, speed, brake);
      if (turns < best.turns) best = foundAt(mover, label, turns, moved - steps);
    }
  }
  return best;
}

function stuck({ spot, distance }: Mover): Found {
  return { turns: RUIN, space: spot.space.index, slips: 0, distance };
}

function foundAt({ outlook }: Mover, { node, laps }: Label, turns: number, slips: number): Found {
  const { space } = node;
  const distance = laps * outlook.ground.board.ticks + space.endTick;
  return { turns, space: space.index, slips, distance };
}

function turnsAt({ outlook, spot }: Mover, label: Label, speed: number, brake: number): number {
  const { node, cost, passes, laps } = label;
  const { corner } = node.space;
  const over = node.credit * SPEED_STEP;
  const state = {
    ...(over > 0 ? { credit: { corner, over, wear: node.credit, roll: false } } : {}),
    ...(node.line >= 0 ? { line: { corner, line: node.line, step: 0, over } } : {}),
  };
  const spent = cost + brake;
  const stock = { ...spot.stock, wear: Math.max(0, spot.stock.wear - spent) };
  const turns = turnsFrom(outlook, { space: node.space, state, laps, speed, stock });
  return turns + passes * PASS + spent * outlook.dread;
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
