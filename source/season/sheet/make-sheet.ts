// Makes the sheet of a race: plays it again from its setup and its answers, and counts.
import type { Board } from '../../circuit/board.ts';
import { overtakesIn } from '../../replay/tally/overtakes.ts';
import { type Moment, type Scorer, underWay } from '../../replay/tally/scorer.ts';
import { scorers } from '../../replay/tally/scorers.ts';
import { Tally } from '../../replay/tally/tally.ts';
import { games } from '../../rules/games.ts';
import { standingAnswers } from '../../rules/kit/take-back.ts';
import type {
  Choice,
  Outcome,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
} from '../../rules/kit/types.ts';
import { changesOf, leaders } from './leaders.ts';
import type { RaceSheet } from './race-sheet.ts';
import { type LineGround, sheetLine } from './sheet-line.ts';

/** A race as it was played, or as far as it was played. */
export interface PlayedRace {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  /** The snapshot from which it began instead of the book's start: what is counted begins there. */
  readonly from?: Outcome<Race, RaceEvent>;
  readonly answers: readonly { readonly seat: Seat; readonly choice: Choice }[];
}

/**
 * Returns the sheet of a race: final when it is over, else as it stands.
 * @throws RangeError or IllegalChoice when the book does not start the setup or take an answer.
 */
export function raceSheet({ book, board, setup, from, answers }: PlayedRace): RaceSheet {
  const scorer = scorers.of(book);
  const grid = setup.seats.map(() => 0);
  const tally = new Tally(
    from === undefined ? grid : scorer.laps(from.race),
    from?.race.round ?? 0,
  );
  const opening = from ?? book.start(setup, board);
  let moment: Moment = { book, board, race: opening.race };
  if (from !== undefined) noteSnapshot(moment, scorer, tally);
  else for (const event of opening.events) scorer.read(event, moment, tally);
  for (const { seat, choice } of standingAnswers(answers)) {
    const { race, events } = book.apply(moment.race, seat, choice, board);
    moment = { book, board, race };
    for (const event of events) scorer.read(event, moment, tally);
  }
  const began = Math.max(0, (from?.race.round ?? 0) - 1);
  return sheetOf(moment, setup.laps, began, tally);
}

// What is known of a race that begins in the middle: who is home, who is out, and in which order the others are.
function noteSnapshot(moment: Moment, scorer: Scorer, tally: Tally): void {
  const { book, race, board } = moment;
  if (race.round < 1) return;
  const standings = book.standings(race, board);
  for (const { seat, status } of standings) {
    if (status === 'finished') tally.wasHome(seat);
    const out = scorer.retirement(seat, moment);
    if (out !== undefined) tally.dropped(seat, out);
  }
  tally.beginRound(race.round, underWay(moment));
}

function sheetOf(moment: Moment, laps: number, began: number, tally: Tally): RaceSheet {
  const { book, race, board } = moment;
  const standings = book.standings(race, board);
  const isOver = book.decisions(race, board).length === 0;
  if (isOver) {
    tally.end(standings.filter(({ status }) => status !== 'retired').map(({ seat }) => seat));
  }
  const overtakes = overtakesIn(tally.rounds, began, laps);
  const atEnd = (seat: Seat) => scorers.of(book).atEnd(race, seat);
  const left = (seat: Seat) => scorers.of(book).left(race, seat);
  const seasonal = isOver ? games.of(book).seasonal?.(book) : undefined;
  const carries: LineGround['carries'] = (standing, settled) =>
    seasonal?.after(race, standing, settled);
  const ground: LineGround = { tally, began, overtakes, atEnd, left, carries };
  const lines = standings.map(standing => sheetLine(standing, ground));
  const leadChanges = changesOf(leaders(lines));
  return { laps, rounds: race.round, began, isOver, leadChanges, lines };
}
