// The drivers of a race by seat, with the random numbers of each CPU driver.

import type { Driver, RandomState } from '../drivers/driver.ts';
import { seededRandom } from '../drivers/levels/random-generator.ts';
import type { Holder } from '../rules/kit/hand-over.ts';
import type { Choice, Decision, Race, Seat, View } from '../rules/kit/types.ts';
import type { SavedDriver } from '../storage/saves/save-file.ts';
import type { SessionSeat } from './session.ts';

class UnknownLevel extends Error {
  override readonly name = 'UnknownLevel';
  constructor(level: string, known: readonly string[]) {
    super(`There is no CPU driver of the level “${level}”. There are: ${known.join(', ')}.`);
  }
}

/**
 * The answer of a CPU driver. The caller calls `keep` once it has been played, so that a failed answer uses up no random numbers.
 */
interface CrewAnswer {
  readonly choice: Choice;
  readonly keep: () => void;
}

export interface SeatDrivers {
  /** Who drives now. */
  readonly seats: readonly SessionSeat[];
  isCpu(seat: Seat): boolean;
  /** Gives a seat to another driver. */
  give(seat: Seat, driver: SavedDriver): void;
  choose(view: View<Race>, decision: Decision, board: unknown): CrewAnswer;
  /** Returns the drivers with their random numbers as they are now. */
  saved(): readonly SavedDriver[];
}

/** Returns the seat drivers of a race. Throws UnknownLevel when a driver has a level that `levels` does not have. */
export function crewOf(starters: readonly SavedDriver[], levels: readonly Driver[]): SeatDrivers {
  const byLevel = new Map(levels.map(driver => [driver.level, driver]));
  const drivers = [...starters];
  for (const driver of drivers) {
    if (driver.kind === 'cpu' && !byLevel.has(driver.level)) {
      throw new UnknownLevel(driver.level, [...byLevel.keys()]);
    }
  }
  const seatOf = (driver: SavedDriver): SessionSeat => ({
    name: driver.name,
    driver: seatDriver(driver),
  });
  let seats = drivers.map(seatOf);
  return {
    get seats() {
      return seats;
    },
    isCpu: seat => drivers[seat]?.kind === 'cpu',
    give(seat, driver) {
      drivers[seat] = driver;
      seats = drivers.map(seatOf);
    },
    choose(view, decision, board) {
      const { seat } = decision;
      const saved = drivers[seat];
      const driver = saved?.kind === 'cpu' ? seatedDriver(saved, byLevel) : undefined;
      if (saved?.kind !== 'cpu' || driver === undefined) {
        throw new RangeError(`no CPU driver sits on seat ${seat}`);
      }
      const answer = driver.choose(view, decision, board, saved.luck);
      return {
        choice: answer.choice,
        keep: () => {
          drivers[seat] = { ...saved, luck: answer.random };
        },
      };
    },
    saved: () => [...drivers],
  };
}

export function firstRandomState(seed: number, seat: Seat): RandomState {
  return seededRandom(seed, seat);
}

type CpuDriver = Extract<SavedDriver, { kind: 'cpu' }>;

function seatedDriver(
  { level, character }: CpuDriver,
  byLevel: ReadonlyMap<string, Driver>,
): Driver | undefined {
  const plain = byLevel.get(level);
  return character === undefined ? plain : (plain?.as?.(character) ?? plain);
}

/** Returns a driver as a session knows it, without its random numbers. */
export function seatDriver(driver: Holder): SessionSeat['driver'] {
  if (driver.kind !== 'cpu') return { kind: driver.kind };
  const { kind, level, character } = driver;
  return { kind, level, ...(character === undefined ? {} : { character }) };
}
