// Makes the sheet of a race: plays it again from its setup and its answers, and counts.
import type { Board } from '../../circuit/board.ts';
import { directAgain } from '../../replay/commentary/direct-again.ts';
import { biggestMoment } from '../../replay/commentary/moments.ts';
import { overtakesIn } from '../../replay/tally/overtakes.ts';
import { endTally } from '../../replay/tally/race-count.ts';
import type { Moment } from '../../replay/tally/scorer.ts';
import { scorers } from '../../replay/tally/scorers.ts';
import type { Tally } from '../../replay/tally/tally.ts';
import { games } from '../../rules/games.ts';
import type { HandOver } from '../../rules/kit/hand-over.ts';
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

/** An answer as it was given; `heard` where the race engineer had spoken. */
export interface PlayedAnswer {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly heard?: true;
}

export interface PlayedRace {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  /** The snapshot from which it began instead of the book's start: what is counted begins there. */
  readonly from?: Outcome<Race, RaceEvent>;
  readonly answers: readonly PlayedAnswer[];
  /** The cars that changed hands; absent where none did. */
  readonly handOvers?: readonly HandOver[];
  /** The name of the save of the race to whose question it goes back; absent for a race with a start of its own. */
  readonly parent?: string;
}

/** How a sheet is counted: as it is today, or as it was before figures replaced others (`Scorer.former`). */
export type Counting = 'now' | 'formerly';

/**
 * Returns the sheet of a race: final when it is over, else as it stands.
 * @throws RangeError or IllegalChoice when the book does not start the setup or take an answer.
 */
export function raceSheet(
  { book, board, setup, from, answers, handOvers, parent }: PlayedRace,
  counting: Counting = 'now',
): RaceSheet {
  const played = {
    setup,
    answers: standingAnswers(answers),
    ...(from === undefined ? {} : { from }),
  };
  const { director, told } = directAgain(played, book, board);
  const began = Math.max(0, (from?.race.round ?? 0) - 1);
  const moment: Moment = { book, board, race: director.race };
  const heard = (seat: Seat) =>
    played.answers.filter(one => one.seat === seat && one.heard === true).length;
  const counted = sheetOf(moment, setup.laps, began, {
    tally: director.tally,
    heard,
    counting,
  });
  const sheet = {
    ...counted,
    ...(handOvers === undefined ? {} : { handOvers }),
    ...(parent === undefined ? {} : { parent: { name: parent, round: from?.race.round ?? 0 } }),
  };
  const biggest = biggestMoment(told);
  if (biggest === undefined) return sheet;
  const { highlight, answered } = biggest;
  return { ...sheet, moment: { highlight, answered } };
}

interface Counted {
  readonly tally: Tally;
  readonly heard: (seat: Seat) => number;
  readonly counting: Counting;
}

function sheetOf(
  moment: Moment,
  laps: number,
  began: number,
  { tally, heard, counting }: Counted,
): RaceSheet {
  const { book, race, board } = moment;
  const standings = book.standings(race, board);
  const isOver = book.decisions(race, board).length === 0;
  if (isOver) endTally(tally, moment);
  const overtakes = overtakesIn(tally.rounds, began, laps);
  const atEnd = (seat: Seat) => ({ ...scorers.of(book).atEnd(race, seat), engineer: heard(seat) });
  const { former } = scorers.of(book);
  const untold = new Set(counting === 'now' ? Object.values(former) : Object.keys(former));
  const left = (seat: Seat) => scorers.of(book).left(race, seat);
  const seasonal = isOver ? games.of(book).seasonal?.(book) : undefined;
  const carries: LineGround['carries'] = (standing, settled) =>
    seasonal?.after(race, standing, settled);
  const ground: LineGround = { tally, began, overtakes, atEnd, untold, left, carries };
  const lines = standings.map(standing => sheetLine(standing, ground));
  const leadChanges = changesOf(leaders(lines));
  return { laps, rounds: race.round, began, isOver, leadChanges, lines };
}
