// What is known of boards in rows without racing there: the figures shipped with the program, the user's own, which take
// precedence, and those of cars alone, which are solved in a moment.
import type { RowTurns } from '../../../circuit/checks/row-pace.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import {
  BALANCE_LAPS,
  type SoloFigures,
  soloFigures,
} from '../../../drivers/championship-formula/solver/solo-turns.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';
import { fingerprint } from '../../../rules/kit/hash.ts';
import {
  ownFiguresFile,
  type RowTrackFigures,
  readRowFigures,
  shippedFiguresFile,
} from '../../../storage/tracks/track-figures.ts';
import { tracksFolder } from '../../../storage/tracks/track-library.ts';
import type { TurnPace } from '../../../ui/services.ts';

export const measuredBook = championship;

/** Returns the figures of every measured board in rows, by its fingerprint. */
export function knownRowFigures(): ReadonlyMap<string, RowTrackFigures> {
  const all = [
    ...readRowFigures(shippedFiguresFile(tracksFolder())),
    ...readRowFigures(ownFiguresFile()),
  ];
  return new Map(all.map(figures => [figures.board, figures]));
}

const solved = new WeakMap<RowBoard, SoloFigures>();

/** Returns the figures of cars alone on a board by the numbers of `measuredBook`, solved once. */
export function soloFiguresOf(board: RowBoard): SoloFigures {
  const figures = solved.get(board) ?? soloFigures(board, measuredBook.definition.values);
  solved.set(board, figures);
  return figures;
}

/** Returns what the check of a file judges of the turns on its board in rows. */
export function rowTurnsOf(board: RowBoard): RowTurns {
  const { par, lap, race } = soloFiguresOf(board);
  return { par, parWithoutWear: lap[0] ?? par, laps: BALANCE_LAPS, race };
}

/** Returns the turns of cars alone on a board in races of a book: the measured ones where its cars and prices are the same. */
export function rowPace({ terms }: ChampionshipBook, board: RowBoard): TurnPace {
  const { values } = terms({});
  const known = isAlike(values) ? knownRowFigures().get(board.hash) : undefined;
  if (known !== undefined) return { par: known.par, laps: BALANCE_LAPS, cars: { ...known.turns } };
  const { par, race } = isAlike(values) ? soloFiguresOf(board) : soloFigures(board, values);
  return { par, laps: BALANCE_LAPS, cars: race };
}

// Whether a car alone without dice drives by the same numbers as in the book of the figures.
function isAlike(values: BookValues): boolean {
  const numbers = ({ cards, payment, lines }: BookValues) => fingerprint([cards, payment, lines]);
  return numbers(values) === numbers(measuredBook.definition.values);
}
