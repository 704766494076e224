// What a weekend scores, by driver.
import type { SheetRow } from '../ledger/entry.ts';
import type { Plan, PointsPlan } from '../plan/plan.ts';
import { formerDriver } from '../roster/seats.ts';
import {
  type Facts,
  type Season,
  type TableResult,
  type WeekendFacts,
  weekendAt,
} from '../season.ts';
import { trialPoints, trialRanking } from '../trial-ranking.ts';
import { DISQUALIFIED, resultsOf } from './results.ts';

export type CellStatus = 'finished' | 'out' | 'disqualified' | 'absent' | 'notYet';

export interface Cell {
  readonly status: CellStatus;
  /** Counted from 1; absent for somebody who was at none. */
  readonly table?: number;
  readonly place?: number;
  readonly grid?: number;
  readonly trialPlace?: number;
  readonly points: number;
  readonly teamPoints: number;
  readonly pole: boolean;
  readonly fastestLap: boolean;
  readonly standIn?: string;
  /** Who drove in the seat, where it was somebody other than its present driver. */
  readonly former?: string;
}

/**
 * Reports whether the present driver of the seat drove itself: what a stand-in or a former driver reached is no merit of its
 * own.
 */
export function isOwn({ standIn, former }: Pick<Cell, 'standIn' | 'former'>): boolean {
  return standIn === undefined && former === undefined;
}

const reckoned = new WeakMap<WeekendFacts, Reckoned>();

interface Reckoned {
  readonly plan: Plan;
  readonly facts: Facts;
  readonly cells: Cells;
}

type Cells = ReadonlyMap<string, Cell>;

/** Returns what everybody who was at a table of a weekend did there, by driver. */
export function weekendCells(season: Season, index: number): Cells {
  const { known } = weekendAt(season, index);
  const { plan, facts } = season;
  const before = reckoned.get(known);
  // A weekend that is over stays as it is while later ones are entered, unless somebody rules or leaves.
  const isSame =
    before?.plan === plan &&
    before.facts.rulings === facts.rulings &&
    before.facts.roster === facts.roster;
  if (isSame) return before.cells;
  const cells = cellsOf(season, index);
  reckoned.set(known, { plan, facts, cells });
  return cells;
}

function cellsOf(season: Season, index: number): Cells {
  const trials = trialRanking(season, index);
  const isPole = poleIn(season, index);
  const cells = new Map<string, Cell>();
  for (const result of resultsOf(season, index)) {
    const fastest = fastestRow(result);
    for (const row of result.sheet) {
      const trialPlace = trials.find(({ driver }) => driver === row.driver)?.place;
      const pole = isPole(row, trialPlace);
      const standing = { row, pole, fastest: row === fastest, trialPlace };
      const former = formerDriver(season.facts, row.driver, index);
      cells.set(row.driver, {
        table: result.table,
        ...cellOf(season, index, standing),
        ...(former === undefined ? {} : { former }),
      });
    }
  }
  return cells;
}

// Returns who has the pole: whoever starts first at its table, or of several tables the first of the trials alone.
function poleIn(
  season: Season,
  index: number,
): (row: SheetRow, trialPlace: number | undefined) => boolean {
  const { known } = weekendAt(season, index);
  const isShared = season.plan.points.poleOf === 'weekend' && (known.drawn?.length ?? 1) > 1;
  return ({ grid }, trialPlace) => (isShared ? trialPlace === 1 : grid === 1);
}

interface Standing {
  readonly row: SheetRow;
  readonly pole: boolean;
  readonly fastest: boolean;
  readonly trialPlace: number | undefined;
}

function cellOf(season: Season, index: number, standing: Standing): Cell {
  const { row, pole, fastest, trialPlace } = standing;
  const scored = pointsOf(season, index, standing);
  const { scores } = season.plan.absent;
  const own = row.standIn === undefined ? scored : scores === 'half' ? scored / 2 : 0;
  const forTeam = row.standIn === undefined || scores !== 'nobody' ? scored : 0;
  return {
    status: statusOf(row),
    ...(row.place === undefined ? {} : { place: row.place }),
    ...(row.grid === undefined ? {} : { grid: row.grid }),
    ...(trialPlace === undefined ? {} : { trialPlace }),
    points: own,
    teamPoints: forTeam,
    pole,
    fastestLap: fastest,
    ...(row.standIn === undefined ? {} : { standIn: row.standIn }),
  };
}

function statusOf({ place, out }: SheetRow): CellStatus {
  if (place !== undefined) return 'finished';
  return out?.cause === DISQUALIFIED ? 'disqualified' : 'out';
}

function pointsOf(season: Season, index: number, standing: Standing): number {
  const { row, pole, fastest, trialPlace } = standing;
  const { points } = season.plan;
  const { weekend } = weekendAt(season, index);
  if (statusOf(row) === 'disqualified') return 0;
  const raced = points.by === 'book' ? bookPoints(season, index, row) : placePoints(points, row);
  const extra =
    (pole ? points.pole : 0) +
    (fastest ? points.fastestLap : 0) +
    (trialPlace === undefined ? 0 : (points.trials[trialPlace - 1] ?? 0));
  const hasExtra = points.extras === 'all' || row.place !== undefined;
  return (raced + (hasExtra ? extra : 0)) * weekend.weight;
}

function placePoints({ places, classified }: PointsPlan, { place }: SheetRow): number {
  return place === undefined ? 0 : (places[place - 1] ?? 0) + classified;
}

// A table that was played elsewhere brings no points of its own; the trials then count as the book scores them.
function bookPoints(season: Season, index: number, row: SheetRow): number {
  return row.points ?? trialPoints(season, index).get(row.driver) ?? 0;
}

/** Returns the row with the fewest plays of a lap of those in the result, undefined where several share it or nobody has one. */
export function fastestRow({ sheet }: Pick<TableResult, 'sheet'>): SheetRow | undefined {
  const timed = sheet.filter(
    row => row.fastestLap !== undefined && row.out?.cause !== DISQUALIFIED,
  );
  const laps = timed.map(({ fastestLap }) => fastestLap ?? 0);
  const best = timed.filter(({ fastestLap }) => fastestLap === Math.min(...laps));
  return best.length === 1 ? best[0] : undefined;
}
