// What only the BGA books know of a situation: their options, cars that their drivers have built and worn, teams with one pit,
// gears skipped on the way down, and the ways out of the pits.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { FormulaDeOptions } from '../../../rules/formula-de/state.ts';
import type { CarSpec, RaceSpec } from '../../../testing/formula-de/builders.ts';
import type { Sampler } from '../../contract/sampler.ts';
import { PAID_FOR_GEARS } from './gears.ts';

const OPTION_PERCENT = 50;
const TIRES_PERCENT = 75;
const SKIP_PERCENT = 25;
const QUICK_PERCENT = 6;
const MATE_PERCENT = 30;
/** BGA-A-48, BGA-A-49: three gears are the most, and 6th the highest. */
const SKIPPED_MOST = 3;
const GEAR_MOST = 6;
/** Most spaces of the move of a quick stop, and its gear (BGA-A-85). */
const QUICK_SPACES = 5;
const QUICK_GEAR = 4;

export interface Beginning {
  /** Gears skipped on the way down, to be paid first (BGA-A-48). */
  readonly skipped?: number;
  /** Spaces of the move of a quick stop (BGA-A-85). */
  readonly quick?: number;
}

/** The options that may be on or off in any mix (BGA-O-1, BR-70). */
const OPTIONS = ['nitro', 'tireChoice', 'construction', 'technicalStops', 'teams'] as const;

/** Returns those options that a book knows, on or off; none of a book that knows none of them. */
export function bgaOptions(
  { definition }: FormulaDeBook,
  laps: number,
  sampler: Sampler,
): Partial<FormulaDeOptions> {
  const known = OPTIONS.filter(name =>
    definition.options.some(one => one.name === name && (one.lapsLeast ?? 1) <= laps),
  );
  const isOn = (name: (typeof OPTIONS)[number]) =>
    sampler.chance(name === 'tireChoice' ? TIRES_PERCENT : OPTION_PERCENT);
  return Object.fromEntries(known.map(name => [name, isOn(name) ? 'on' : 'off']));
}

/** Returns the race with whole teams and a car as its driver has built and worn it, and how its play begins. */
export function bgaFurnished(
  { definition }: FormulaDeBook,
  spec: RaceSpec,
  sampler: Sampler,
): { readonly spec: RaceSpec; readonly begins: Beginning } {
  const teamed = inTeams(spec, sampler);
  const hasParts = definition.options.some(({ name }) => name === 'tireChoice');
  if (!hasParts) return { spec: teamed, begins: {} };
  const worn = withMover(teamed, car => afterRepairs(damaged(car, sampler), spec, sampler));
  const quick = quickExit(worn, sampler);
  if (quick !== undefined) return quick;
  const [mover] = worn.cars;
  const gear = mover?.gear ?? GEAR_MOST;
  const most = Math.min(SKIPPED_MOST, GEAR_MOST - gear - 1);
  if (most < 1 || mover?.pit === 'waiting' || !sampler.chance(SKIP_PERCENT)) {
    return { spec: worn, begins: {} };
  }
  const skipped = sampler.number(1, most);
  return { spec: withMover(worn, car => payingFor(car, skipped)), begins: { skipped } };
}

function withMover(spec: RaceSpec, change: (car: CarSpec) => CarSpec): RaceSpec {
  const [mover, ...others] = spec.cars;
  return mover === undefined ? spec : { ...spec, cars: [change(mover), ...others] };
}

// No part of a car that races on is without a point, but the gearbox may be (BGA-A-50, BGA-A-55, BGA-A-59, BGA-A-64).
function damaged(car: CarSpec, sampler: Sampler): CarSpec {
  const points = {
    gearbox: sampler.number(0, 3),
    body: sampler.number(1, 3),
    engine: sampler.number(1, 3),
    handling: sampler.number(1, 2),
  };
  return { ...car, points: { ...car.points, ...points } };
}

// Whoever leaves after a technical stop has no use of soft tires in that move (BGA-O-58, BR-37).
function afterRepairs(car: CarSpec, { options }: RaceSpec, sampler: Sampler): CarSpec {
  const isKnown = options?.technicalStops === 'on' && options.tireChoice === 'on';
  const isLeaving = car.pit === 'waiting' && isKnown && sampler.chance(OPTION_PERCENT);
  return isLeaving ? { ...car, plainExit: true } : car;
}

function payingFor(car: CarSpec, skipped: number): CarSpec {
  const points = { ...car.points };
  for (const part of PAID_FOR_GEARS.slice(0, skipped)) {
    const pool = part as 'gearbox' | 'brakes' | 'engine';
    points[pool] = Math.max(1, points[pool] ?? 0);
  }
  return { ...car, points };
}

// The mate of a team may stand in the pit that both use (BGA-B-8).
function inTeams(spec: RaceSpec, sampler: Sampler): RaceSpec {
  const { board, cars, laps = 1, options } = spec;
  const [mover, mate, ...rest] = cars;
  if (options?.teams !== 'on' || mover === undefined || mate === undefined) return spec;
  const others = rest.length % 2 === 0 ? rest : rest.slice(1);
  const box = board.pit?.boxes[0];
  if (box === undefined || laps < 2 || mover.pit === 'waiting' || !sampler.chance(MATE_PERCENT)) {
    return { ...spec, cars: [mover, mate, ...others] };
  }
  const { id, lapTick } = spaceAt(board, box.space);
  const isBeyondLine = lapTick < board.ticks / 2;
  const inPit: CarSpec = { space: id, gear: 4, pit: 'waiting', laps: isBeyondLine ? 2 : 1 };
  return { ...spec, cars: [mover, inPit, ...others] };
}

// The crew was quick, and the car leaves its pit in the same play.
function quickExit(
  spec: RaceSpec,
  sampler: Sampler,
): { readonly spec: RaceSpec; readonly begins: Beginning } | undefined {
  const { board, laps = 1 } = spec;
  const box = board.pit?.boxes[0];
  const isTaken = spec.cars[1]?.pit === 'waiting';
  if (box === undefined || laps < 2 || isTaken || !sampler.chance(QUICK_PERCENT)) return undefined;
  const { id, lapTick } = spaceAt(board, box.space);
  const lap = sampler.number(1, laps - 1);
  const ended = lap + (lapTick < board.ticks / 2 ? 1 : 0);
  const stopped = withMover(spec, car => {
    const own = { space: id, laps: ended, fittedFor: lap + 1, gear: QUICK_GEAR, stops: 0 };
    return { ...car, ...own, pit: 'waiting' };
  });
  // No gear die falls.
  const dice = spec.dice?.slice(1) ?? [];
  return { spec: { ...stopped, dice }, begins: { quick: sampler.number(1, QUICK_SPACES) } };
}
