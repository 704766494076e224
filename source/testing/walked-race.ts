// Races of every book in which chance drives, with the race screen at each question: for what must hold whatever happens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '../circuit/board.ts';
import { isFormulaBoard } from '../circuit/formula-board.ts';
import { allBooks } from '../rules/games.ts';
import type { Choice, Decision, Outcome, Race, RaceEvent, RuleBook } from '../rules/kit/types.ts';
import type { RaceModel } from '../ui/screens/race/race-model.ts';
import { EN } from '../ui/words/en/words.ts';
import { sealedBids } from './bids/sealed-bids.ts';
import { screenAt } from './championship-formula/race-frame.ts';
import { everyLibrary } from './every-book.ts';
import { raceModel } from './formula-de/race-model.ts';

/** The books that have a screen of their own. */
export const SCREEN_BOOKS: readonly RuleBook[] = allBooks().filter(
  ({ id }) => id !== sealedBids.id,
);

const MONZA = readFileSync(join(import.meta.dirname, '../../tracks/monza.yaml'), 'utf8');
const CARS = 5;

export interface Walked {
  readonly book: RuleBook;
  readonly board: unknown;
  /** The race screen of the seat that is asked. */
  readonly model: RaceModel;
  readonly decision: Decision;
  readonly race: Race;
  readonly after: Outcome<Race, RaceEvent>;
}

/**
 * Yields a race on Monza answer by answer.
 * @throws Error when the book cannot be raced there
 */
export function* walkedRace(book: RuleBook, seed: number, answers: number): Generator<Walked> {
  const read = everyLibrary.boardOf(MONZA, book);
  if (!read.ok) throw new Error(read.reason);
  const { board } = read;
  const seats = Array.from({ length: CARS }, (_, seat) => ({ name: `Driver ${seat}` }));
  const setup = { book: book.id, track: 'monza', seed, laps: 2, seats, options: {} };
  let now: Outcome<Race, RaceEvent> = book.start(setup, board);
  let luck = seed;
  for (let answer = 0; answer < answers; answer++) {
    const [decision] = book.decisions(now.race, board);
    luck = (luck * 48271) % 2147483647;
    const choice: Choice | undefined = decision?.choices[luck % (decision.choices.length || 1)];
    if (decision === undefined || choice === undefined) return;
    const { race } = now;
    const after = book.apply(race, decision.seat, choice, board);
    yield { book, board, model: modelAt(book, board, race, decision), decision, race, after };
    now = after;
  }
}

function modelAt(book: RuleBook, board: unknown, race: Race, { seat }: Decision): RaceModel {
  const now = { book, board, race, events: [] } as never;
  return (
    isFormulaBoard(board as Board) ? raceModel(now, EN) : screenAt(now, { seat })
  ) as RaceModel;
}
