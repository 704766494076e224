// The drivers of every game: which drivers race by its books, who gives advice, and what must be studied before a race.
import type { Board } from '../circuit/board.ts';
import { spaceOf } from '../circuit/board.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../rules/formula-de/state.ts';
import { gameTable } from '../rules/kit/game-table.ts';
import type { Race, RuleBook } from '../rules/kit/types.ts';
import { type Adviser, formulaDeAdviser } from './advice.ts';
import type { PointCosts } from './cautious-choice.ts';
import { championshipDriverTable } from './championship-formula/driver-table.ts';
import type { Driver } from './driver.ts';
import { carefulDriver, drivers, driversLooking, usualDriver } from './levels/drivers.ts';
import { isDryToTheEnd } from './planning/forecast.ts';
import { formulaDePointCosts } from './planning/point-costs.ts';
import { type LapStudy, lapStudy } from './solver/lap-study.ts';
import type { PitEntry } from './usual.ts';

/**
 * The races to study for: one that has begun, or races to come with these options and laps; without them, any race by the
 * book.
 */
export interface StudyScope {
  readonly race?: Race;
  readonly options?: unknown;
  /** Laps of the races to come. */
  readonly laps?: number;
}

/** The drivers of a game. Methods, so that a table can hold games with boards of their own. */
export interface DriverTable {
  /** One driver of every level, weakest first. */
  readonly drivers: readonly Driver[];
  /** Returns its drivers with champions that look ahead by `work`; absent where they cannot. */
  looking?(work: number): readonly Driver[];
  readonly adviser?: Adviser;
  /** Who makes the usual choice; absent where the driver of the usual level does. */
  readonly usual?: Driver;
  /** Who makes the usual choice for those who want it careful; absent where that is the same. */
  readonly careful?: Driver;
  /** Absent where no usual choice is marked (`usualChoice`). */
  readonly pits?: PitEntry;
  /** Absent where choices are not weighed against their cost (`spared`). */
  readonly pointCosts?: PointCosts;
  /** Returns what the drivers must have solved of a board before they race on it by a book; absent when nothing. */
  study?(book: RuleBook, board: Board, scope?: StudyScope): LapStudy;
}

interface FormulaScope {
  readonly race?: FormulaDeRace;
  readonly options?: Partial<FormulaDeOptions>;
  readonly laps?: number;
}

const formulaDe: DriverTable = {
  drivers,
  ...(usualDriver === undefined ? {} : { usual: usualDriver }),
  careful: carefulDriver,
  looking: driversLooking,
  adviser: formulaDeAdviser,
  pointCosts: formulaDePointCosts,
  pits: {
    turnsIn: (choice: FormulaDeChoice, board: FormulaBoard) =>
      'path' in choice && choice.path.some(id => spaceOf(board, id).kind !== 'track'),
  },
  study(
    book: FormulaDeBook,
    board: FormulaBoard,
    { race, options, laps }: FormulaScope = {},
  ): LapStudy {
    const isDry =
      race === undefined
        ? options !== undefined && (options.weather ?? 'sun') === 'sun'
        : isDryToTheEnd(race);
    const { values } = book.terms(race?.options ?? options ?? {});
    return lapStudy(board, values, isDry, race?.laps ?? laps);
  },
};

export const driverTables = gameTable<DriverTable>({
  'formula-de': formulaDe,
  'championship-formula': championshipDriverTable,
});
