// What the story of a turn says of each car so far, and how that is compared with the race after it.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type {
  Car,
  FormulaDeRace,
  Points,
  Pool,
  TireType,
  TrialCount,
} from '../../rules/formula-de/state.ts';
import { pools, total } from './points-by-pool.ts';
import { printedIn } from './printed.ts';
import { matesOf } from './teams.ts';

export interface Account {
  readonly seat: number;
  points: Partial<Record<Pool, number>>;
  configuration: Points;
  /** Construction points that have gone elsewhere: fittings, and what the driver has bought for the series (TR-6). */
  extras: number;
  space: string;
  laps: number;
  onBoard: boolean;
  status: Car['status'];
  /** 0 until it has finished. */
  place: number;
  gear: number;
  tires: TireType | undefined;
  box: number | undefined;
  /** Points in its pit, the same object for all who share it; undefined without pits. */
  pit: { points: number } | undefined;
  /** Points in its pit that it has put there itself. */
  putBy: number;
  /** True while it waits to leave its pit without the extra space of soft tires. */
  plainExit: boolean;
  /** Whether the lane of the pits has no width, so that cars share its spaces. */
  readonly isLaneWide: boolean;
  /** Whether a car leaves a stop for repairs without the extra space of soft tires. */
  readonly leavesRepairsPlainly: boolean;
  /** Gear dice rolled in a timed trial, or turns where the book counts those; undefined in a race. */
  rolls: number | undefined;
  /** Turns that points spent add, and points spent before the clock ran; undefined where they add none (TR-31, TR-34). */
  penaltyRolls: number | undefined;
  spentBefore: number | undefined;
  /** True once it has lost its engine and rolls on in inertia. */
  blown: boolean;
  /** Most spaces that the present die allows. */
  reach: number;
}

export type Ledger = readonly Account[];

const COMPARED = [
  'space',
  'laps',
  'onBoard',
  'status',
  'place',
  'gear',
  'tires',
  'box',
  'plainExit',
  'rolls',
  'penaltyRolls',
  'spentBefore',
] as const;

/** Returns the accounts before a turn; those of the grid for a race that has just begun. */
export function openLedger(
  board: FormulaBoard,
  before: FormulaDeRace | undefined,
  race: FormulaDeRace,
): Ledger {
  if (before !== undefined) {
    const { play } = before;
    const accounts = before.cars.map(car =>
      accountOf(before, car, play.seat === car.seat ? play.distance : 0),
    );
    return sharingPits(before, accounts);
  }
  const { options } = race;
  const accounts = race.cars.map((car): Account => {
    const place = race.grid?.indexOf(car.seat) ?? car.seat;
    const start = board.spaces[board.grid[place] ?? -1]?.id ?? '';
    return {
      ...accountOf(race, car, 0),
      points: { ...options.car },
      configuration: options.car,
      space: car.trial !== undefined ? car.space : start,
      onBoard: true,
      status: 'racing',
      place: 0,
      gear: 1,
      laps: 0,
      tires: car.set && options.tires,
      pit: car.pits && { points: matesOf(race, car.seat).length * options.pitPoints },
      putBy: options.pitPoints,
      plainExit: false,
      ...trialCounts(race, car.trial && { rolls: 0, penaltyRolls: 0 }),
      blown: false,
      ...(options.preparation === 'chosen' ? { box: undefined } : {}),
    };
  });
  return sharingPits(race, accounts);
}

function sharingPits(race: FormulaDeRace, accounts: readonly Account[]): Ledger {
  for (const own of accounts) own.pit = accounts[matesOf(race, own.seat)[0] ?? own.seat]?.pit;
  return accounts;
}

function accountOf(race: FormulaDeRace, car: Car, reach: number): Account {
  const { seat, space, laps, onBoard, status, place = 0, gear } = car;
  const { configuration } = car;
  const pit = car.pits && race.pits?.[car.pits.pit];
  const standing = { seat, space, laps, onBoard, status, place, gear };
  const { points } = car;
  return {
    ...standing,
    points: { ...points },
    configuration,
    extras: extrasOf(race, car),
    tires: car.set?.type,
    box: pit?.box,
    pit: pit && { points: pit.points },
    putBy: total(race.options.car) + race.options.pitPoints - total(points),
    plainExit: car.plainExit === true,
    isLaneWide: printedIn(race.book).isLaneWide,
    leavesRepairsPlainly: printedIn(race.book).leavesRepairsPlainly(race.options),
    ...trialCounts(race, car.trial),
    blown: car.inertia !== undefined,
    reach,
  };
}

// What a driver has bought stays in the car while a replacement drives it (TRR-62).
function extrasOf({ options }: FormulaDeRace, { seat, fittings, driverPoints }: Car): number {
  const design = options.cars?.[seat] ?? undefined;
  const isBuilt = design !== undefined && 'driver' in design;
  const driver = isBuilt ? design.driver : (driverPoints?.bought ?? 0);
  return (fittings?.qualifying ?? 0) + (fittings?.pitCrew ?? 0) + driver;
}

function trialCounts(
  { book }: FormulaDeRace,
  trial: Pick<TrialCount, 'rolls' | 'penaltyRolls' | 'spentBefore'> | undefined,
): Pick<Account, 'rolls' | 'penaltyRolls' | 'spentBefore'> {
  if (trial === undefined || !printedIn(book).trialTurns) {
    return { rolls: trial?.rolls, penaltyRolls: undefined, spentBefore: undefined };
  }
  const { rolls, penaltyRolls, spentBefore = 0 } = trial;
  return { rolls, penaltyRolls, spentBefore };
}

/** Puts cars on the grid, from the pole on. */
export function lineUp(board: FormulaBoard, ledger: Ledger, grid: readonly number[]): void {
  grid.forEach((seat, index) => {
    const own = ledger[seat];
    if (own !== undefined) own.space = board.spaces[board.grid[index] ?? -1]?.id ?? '';
  });
}

/** Puts a car on a space ahead of it or, when spaces are taken back, behind it, and counts laps at the line. */
export function place(board: FormulaBoard, own: Account, space: string, back = false): void {
  const from = spaceOf(board, own.space).lapTick;
  const to = spaceOf(board, space).lapTick;
  if (back && to > from) own.laps -= 1;
  if (!back && to < from) own.laps += 1;
  own.space = space;
}

/** Returns the differences between what the events report of a car and what the race says of it. */
export function balance(told: Account, race: FormulaDeRace): readonly string[] {
  const car = race.cars[told.seat];
  if (car === undefined) return [`no car of seat ${told.seat}`];
  // Points move about without an event while cars are configured (M-5-0-2).
  const settled = race.round > 0;
  const faults = pools(car.points)
    .filter(pool => settled && car.points[pool] !== told.points[pool])
    .map(pool => `${car.points[pool]} ${pool}, told ${told.points[pool]}`);
  const seen = accountOf(race, car, 0);
  if (settled && seen.pit?.points !== told.pit?.points) {
    faults.push(`pitPoints ${seen.pit?.points}, told ${told.pit?.points}`);
  }
  for (const field of COMPARED) {
    if (seen[field] !== told[field]) faults.push(`${field} ${seen[field]}, told ${told[field]}`);
  }
  if (told.status === 'racing' && (car.inertia !== undefined) !== told.blown) {
    faults.push(`an engine that has ${told.blown ? '' : 'not '}blown, told`);
  }
  return faults.map(fault => `seat ${told.seat}: ${fault}`);
}
