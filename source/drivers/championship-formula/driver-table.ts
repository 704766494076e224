// The drivers of this game for the common table of drivers.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type {
  ChampionshipOptions,
  ChampionshipRace,
} from '../../rules/championship-formula/state.ts';
import type { LapStudy } from '../solver/lap-study.ts';
import { championshipAdviser } from './advice.ts';
import { carefulDriver, championshipDrivers, usualDriver } from './levels/drivers.ts';
import { championshipStudy } from './study.ts';

interface Scope {
  readonly race?: ChampionshipRace;
  readonly options?: Partial<ChampionshipOptions>;
}

/** The drivers of Championship Formula Racing, one of every level, weakest first, and who advises. */
export const championshipDriverTable = {
  drivers: championshipDrivers,
  usual: usualDriver,
  careful: carefulDriver,
  adviser: championshipAdviser,
  pits: { turnsIn: ({ kind }: ChampionshipChoice) => kind === 'enterPits' },
  study(book: ChampionshipBook, board: RowBoard, { race, options }: Scope = {}): LapStudy {
    return championshipStudy(board, book.terms(race?.options ?? options ?? {}), race);
  },
};
