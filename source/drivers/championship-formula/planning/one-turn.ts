// One turn of several cars, imagined fast and without dice: they move in order and are in each other's way.
import {
  distanceOf,
  sideOf,
} from '../../../rules/championship-formula/chapters/movement/position.ts';
import type { SpeedCard } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { RUIN } from '../solver/solo-numbers.ts';
import { beginning, cardsOf, onEmptyRoad, turnsAfterCard } from './cards.ts';
import { type Outlook, type Spot, spotOf } from './outlook.ts';
import { EndSearch, type Found } from './turn-ends.ts';

/** A card of a car, with what its tests and brakes cost in turns beside the way. */
export interface Plan {
  readonly speed: number;
  readonly overhead: number;
  /** Turns to the flag after it on an empty road. */
  readonly alone: number;
}

export interface Mover {
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly spot: Spot;
  readonly distance: number;
  readonly side: number;
  /** Its cards, the best on an empty road first. */
  readonly plans: readonly Plan[];
  readonly ends: EndSearch;
}

export function moverOf(outlook: Outlook): Mover {
  const { seat, car, ground } = outlook;
  const spot = spotOf(outlook);
  return {
    seat,
    outlook,
    spot,
    distance: distanceOf(car, ground.board),
    side: sideOf(car, ground.board),
    plans: plansOf(outlook, cardsOf(outlook)),
    ends: new EndSearch(outlook, spot),
  };
}

function plansOf(outlook: Outlook, cards: readonly SpeedCard[]): readonly Plan[] {
  const then = onEmptyRoad(outlook);
  return cards
    .map(card => {
      const alone = turnsAfterCard(outlook, card, then);
      const { speed } = card;
      const held = then(beginning(outlook, speed));
      // A speed without a way is braked in the imagined turn; its overhead would be a false gain.
      return { speed, alone, overhead: held >= RUIN / 2 ? 0 : alone - held };
    })
    .toSorted((a, b) => a.alone - b.alone);
}

/** Returns the end of each mover's turn when they play these speeds, in the order of the movers. */
export function oneTurn(movers: readonly Mover[], speeds: readonly number[]): readonly Found[] {
  const order = movers.map((_, index) => index).toSorted((a, b) => compare(movers, speeds, a, b));
  const taken = new Set<number>();
  for (const { spot } of movers) taken.add(spot.space.index);
  const slipped = new Set<number>();
  const ended = new Array<Found>(movers.length);
  for (const index of order) {
    const mover = movers[index];
    if (mover === undefined) continue;
    taken.delete(mover.spot.space.index);
    const front = slipFrom(movers, mover, slipped);
    const slip = front < 0 ? 0 : slipSpaces(mover, speeds[front] ?? 0);
    const found = mover.ends.best(speeds[index] ?? 0, taken, slip);
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

// Returns the index of the mover directly in front whose slip can be taken (CFR-27 to CFR-30); -1 when there is none.
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
