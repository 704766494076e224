// Cars that change hands in a race under way: who may drive which car from now on.
import type { HandOver, Holder, SeatStays } from '../rules/kit/hand-over.ts';
import type { Seat } from '../rules/kit/types.ts';
import type { SavedDriver } from '../storage/saves/save-file.ts';
import { safeName } from '../storage/untrusted-text.ts';
import { seatDriver } from './seat-drivers.ts';
import type { SessionSeat } from './session.ts';

/** What the plan of a season allows: a car goes to a CPU driver of this level and back; to nobody where it names none. */
export interface SeatPlan {
  readonly standIn?: string;
}

interface Ground {
  /** Who drives now. */
  readonly drivers: readonly SavedDriver[];
  readonly handOvers: readonly HandOver[];
  readonly levels: readonly string[];
  readonly plan: SeatPlan | undefined;
}

/**
 * Returns who would drive the car of a seat, with a name that is safe for a terminal, or why it stays with its driver.
 * @param from who drives it now
 */
export function nextHolder(
  ground: Ground,
  from: SavedDriver,
  seat: Seat,
  to: SessionSeat,
): Holder | SeatStays {
  const { drivers, levels, plan } = ground;
  const holder = holderOf(to, from);
  if (holder.name === '') return 'name';
  if (holder.kind === 'cpu' && !levels.includes(holder.level)) return 'level';
  if (holder.kind === from.kind && holder.name === from.name) return 'same';
  if (holder.kind === 'cpu' && from.kind === 'cpu') return 'same';
  const lower = holder.name.toLowerCase();
  if (drivers.some(({ name }, at) => at !== seat && name.toLowerCase() === lower)) return 'taken';
  return plan !== undefined && !isPlanned(ground, plan, seat, holder) ? 'season' : holder;
}

// A car keeps the name of its driver while a CPU driver has it.
function holderOf({ name, driver }: SessionSeat, from: SavedDriver): Holder {
  if (driver.kind === 'cpu') return { name: from.name, ...driver };
  return { name: safeName(name), kind: driver.kind };
}

function isPlanned(
  { drivers, handOvers }: Ground,
  plan: SeatPlan,
  seat: Seat,
  to: Holder,
): boolean {
  const first = handOvers.find(one => one.seat === seat)?.from ?? drivers[seat];
  if (first === undefined || first.kind === 'cpu') return false;
  return to.kind === 'cpu' ? to.level === plan.standIn : to.name === first.name;
}

/** Returns the driver of a seat without the state of its random numbers. */
export function withoutLuck(driver: SavedDriver): Holder {
  if (driver.kind !== 'cpu') return driver;
  const { luck: _, ...holder } = driver;
  return holder;
}

/** Returns who drove at the start of a race whose cars have changed hands. */
export function startersOf(
  seats: readonly SessionSeat[],
  handOvers: readonly HandOver[] = [],
): readonly SessionSeat[] {
  return seats.map((seat, at) => {
    const first = handOvers.find(one => one.seat === at)?.from;
    return first === undefined ? seat : { ...seat, name: first.name, driver: seatDriver(first) };
  });
}
