// What only Trant reports, entered into the accounts of the cars: the chart, shifts before a swerve, cars that are built,
// the work of a pit stop, and a race that begins again.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeEvent, PointsRestored } from '../../rules/formula-de/events.ts';
import { PARTS } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { type Account, type Ledger, lineUp } from './ledger.ts';
import { left, poolOf, total } from './points-by-pool.ts';

/** Enters an event about a car; undefined for one that other books report too. */
export function enteredByTrant(
  values: BookValues,
  own: Account,
  event: FormulaDeEvent,
): readonly string[] | undefined {
  switch (event.kind) {
    case 'chartRead':
      own.reach = event.points;
      return [];
    case 'engineBoosted':
      return boosted(own, event.points);
    case 'moveAdjusted':
      if (event.why === 'softBonus') own.reach += 1;
      return [];
    case 'swerveShifted':
      if (event.from !== own.gear || event.gear >= event.from) {
        return [`seat ${own.seat}: a swerve from gear ${event.from} to ${event.gear}`];
      }
      own.gear = event.gear;
      return [];
    case 'carBuilt':
      own.points = { ...event.points };
      own.configuration = { ...event.points };
      own.extras = event.fittings.qualifying + event.fittings.pitCrew + event.driver;
      return [];
    case 'carStripped':
      return stripped(own, event.parts);
    case 'pointsRestored':
      return values.pits.work === undefined ? undefined : repaired(own, event);
    default:
      return undefined;
  }
}

// The chart rises with the roll (TR-48, TR-106).
function boosted(own: Account, points: number): readonly string[] {
  const faults = points > own.reach ? [] : [`seat ${own.seat}: boosted to ${points}`];
  own.reach = points;
  return faults;
}

// One point each of as many parts as the car has points too many for a race of two laps, or of all that have one (TR-7, TRR-2).
function stripped(own: Account, parts: readonly string[]): readonly string[] {
  const configuration = { ...own.configuration };
  const able = PARTS.filter(part => left(configuration, part) > 0);
  const due = Math.min(able.length, total(configuration) + own.extras - 20);
  for (const part of PARTS.filter(one => parts.includes(one))) {
    const pool = poolOf(own.points, part);
    own.points[pool] = (own.points[pool] ?? 0) - 1;
    configuration[pool] = (configuration[pool] ?? 0) - 1;
  }
  own.configuration = configuration;
  const given = able.filter(part => parts.includes(part)).length;
  return given === due && parts.length === due
    ? []
    : [`seat ${own.seat}: gives up ${parts.join(', ')}`];
}

// So many points of bodywork or suspension as were announced (TR-129, TR-130).
function repaired(own: Account, { pool, amount }: PointsRestored): readonly string[] {
  own.points[pool] = (own.points[pool] ?? 0) + amount;
  const isKnown = pool === 'body' || pool === 'handling';
  return isKnown ? [] : [`seat ${own.seat}: ${pool} is repaired`];
}

/**
 * Enters the end of a turn of a lap alone: it counts from the one that takes the car over the line on, and so does every second
 * point spent after the turn before that (TR-31, TR-35, TRR-7).
 */
export function turnEnded(own: Account): void {
  if (own.rolls === undefined || own.spentBefore === undefined) return;
  const spent = total(own.configuration) - total(own.points);
  if (own.laps === 0) {
    own.spentBefore = spent;
    return;
  }
  own.rolls += 1;
  own.penaltyRolls = Math.floor((spent - own.spentBefore) / 2);
}

/** Whoever is not out stands on the grid again, in 1st, with the tires restored (TR-148). */
export function beganAnew(
  board: FormulaBoard,
  ledger: Ledger,
  grid: readonly number[],
): readonly string[] {
  const racing = ledger.filter(({ status }) => status === 'racing').map(({ seat }) => seat);
  for (const own of ledger) own.laps = 0;
  lineUp(board, ledger, grid);
  for (const own of ledger.filter(({ seat }) => grid.includes(seat))) {
    own.gear = 1;
    own.points[poolOf(own.points, 'tires')] = left(own.configuration, 'tires');
  }
  const same = racing.toSorted().join() === grid.toSorted().join();
  return same ? [] : [`seats ${grid.join()} start again, of ${racing.join()}`];
}
