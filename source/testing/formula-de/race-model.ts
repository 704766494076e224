// The race screen at a moment of a race, without a session: for tests of what the panels report.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { adviceFor } from '../../ui/advice.ts';
import type { FormulaModel } from '../../ui/race-panels/formula-de/formula-de-model.ts';
import { openRace } from '../../ui/screens/race/play.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import type { Words } from '../../ui/words/words.ts';

interface OnScreen {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly race: FormulaDeRace;
  /** Whether the engineer gives advice, which takes time. */
  readonly advised?: boolean;
}

/** Returns the race screen at the first open question of a race, with a person in every car. */
export function raceModel(
  { book, board, race, advised = false }: OnScreen,
  words: Words,
): FormulaModel {
  const [decision] = book.decisions(race, board);
  if (decision === undefined) throw new Error('nobody is asked');
  const setup = { book: book.id, track: board.id, seed: 1, laps: 3, seats: [], options: {} };
  const human = { kind: 'human' as const, level: '', character: '' };
  const drivers = race.cars.map(({ seat }) => ({ ...human, name: `Driver ${seat}` }));
  const letters = race.cars.map(({ seat }) => 'ABCDEFGHIJKL'[seat] ?? '');
  const table = { book, board, setup, drivers, letters, file: '' };
  const advice = advised ? adviceFor(book, race, decision, board) : [];
  const next = { kind: 'ask' as const, decision, advice };
  const moment = { race: book.view(race, decision.seat), next, notice: '' };
  const stage = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words };
  return openRace(table, moment, [], stage).race as FormulaModel;
}
