// The cars around a driver that can meet it in a turn, and what cards they are likely to play.

import { ROW_TICKS } from '../../../circuit/rows/layout.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import { isOnTrack } from '../../../rules/championship-formula/table.ts';
import { type Mover, moverOf, type Plan } from './one-turn.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** Rows ahead within which another car may be in the way. */
const ROWS_AHEAD = 13;

/** Returns the cars that stand at most `rowsBehind` rows behind a driver and may meet it this turn, the nearest first. */
export function moversAround(outlook: Outlook, rowsBehind: number): readonly Mover[] {
  const { race, seat, car, ground } = outlook;
  const gap = gapTo(outlook, ground.board);
  return race.cars
    .filter(other => other.seat !== seat && isOnTrack(other))
    .map(other => ({ other, rows: gap(other.space) }))
    .filter(({ rows }) => rows <= ROWS_AHEAD && rows >= -rowsBehind)
    .filter(({ other }) => other.space !== car.space)
    .toSorted((a, b) => Math.abs(a.rows) - Math.abs(b.rows))
    .map(({ other }) => rivalOf(outlook, other));
}

// All drivers see the same cars: what one has found out about a rival serves the next.
const rivals = new WeakMap<Car, Mover>();

// Rivals are taken for plain drivers.
function rivalOf({ race, ground }: Outlook, car: Car): Mover {
  const known = rivals.get(car);
  const of = known?.outlook;
  const isSame =
    of?.ground === ground && of.race.laps === race.laps && of.race.round === race.round;
  if (known !== undefined && isSame) return known;
  const made = moverOf(outlookOf(race, car.seat, ground.board));
  rivals.set(car, made);
  return made;
}

// Rows from a car to a space on the road, whatever the lap: less than 0 behind.
function gapTo({ car }: Outlook, board: RowBoard): (space: string) => number {
  const at = (space: string) => board.spaces[board.indexOf.get(space) ?? -1]?.endTick ?? 0;
  const here = at(car.space);
  const { ticks } = board;
  return space => {
    const ahead = (at(space) - here + ticks) % ticks;
    return (ahead > ticks / 2 ? ahead - ticks : ahead) / ROW_TICKS;
  };
}

export interface Likely {
  readonly plan: Plan;
  readonly odds: number;
}

/** Turns by which a card must be worse to be e times less likely for a rival. */
const SPREAD = 0.15;

/** Returns the cards that a car is likely to play, by their worth on an empty road. */
export function likelyPlans({ plans }: Mover, most: number): readonly Likely[] {
  const [best] = plans;
  if (best === undefined) return [];
  const weighed = plans
    .slice(0, most)
    .map(plan => ({ plan, odds: Math.exp((best.alone - plan.alone) / SPREAD) }));
  const all = weighed.reduce((sum, { odds }) => sum + odds, 0);
  return weighed.map(({ plan, odds }) => ({ plan, odds: odds / all }));
}
