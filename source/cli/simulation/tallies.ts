// The counts of simulated races and the reports about them, by game.
import type { Board } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { bookOf } from '../../rules/books.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import { bookNamed } from '../../rules/games.ts';
import { gameTable } from '../../rules/kit/game-table.ts';
import { countsOf } from './championship-formula/counts.ts';
import { rowFiguresOf } from './championship-formula/figures.ts';
import { rowReportOf } from './championship-formula/report.ts';
import { racedOut } from './championship-formula/simulated-race.ts';
import type { Counts, PointsTable } from './counts.ts';
import { categoryNames } from './formula-de/categories.ts';
import { countsOfRace } from './formula-de/counts.ts';
import { figuresOf } from './formula-de/figures.ts';
import { reportOf } from './formula-de/report.ts';
import { simulateRace } from './formula-de/simulated-race.ts';
import type { SimulationPlan } from './plan.ts';
import type { SimulatedSetup } from './play-out.ts';

type Raced = Pick<SimulationPlan, 'rules' | 'laps'>;

/** The figures of a game. Methods, so that a table can hold games with boards of their own. */
export interface Tally {
  /**
   * Races once and returns what that adds to the counts.
   * @throws RangeError when the book or a level is unknown
   */
  race(setup: SimulatedSetup, board: Board, points: PointsTable): Counts;
  figures(counts: Counts, laps: number): object;
  /** Returns the figures of a plan's races as lines for a person, the name of the circuit first. */
  report(circuit: string, counts: Counts, plan: Raced): readonly string[];
}

const formulaDe: Tally = {
  race: (setup, board: FormulaBoard, points) => countsOfRace(simulateRace(setup, board), points),
  figures: figuresOf,
  report(circuit, counts, { rules, laps }) {
    const book = bookOf(rules);
    if (book === undefined) throw new RangeError(`no book is called ${rules}`);
    return reportOf(circuit, figuresOf(counts, laps), categoryNames(book));
  },
};

const championshipFormula: Tally = {
  race(setup, board: RowBoard, points) {
    const book = bookNamed(setup.book) as ChampionshipBook | undefined;
    if (book === undefined) throw new RangeError(`no book is called ${setup.book}`);
    const { levels, options = {} } = setup;
    return countsOf(racedOut(book, setup, board), levels, book.terms(options), points);
  },
  figures: rowFiguresOf,
  report: (circuit, counts, { laps }) => rowReportOf(circuit, rowFiguresOf(counts, laps)),
};

export const tallies = gameTable<Tally>({
  'formula-de': formulaDe,
  'championship-formula': championshipFormula,
});
