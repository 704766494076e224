// Lets a director follow a race from its first answer on, as far as it has come.
import type { Board } from '../../circuit/board.ts';
import { standingAnswers, TAKE_BACK } from '../../rules/kit/take-back.ts';
import type { Outcome, Race, RaceEvent, RuleBook } from '../../rules/kit/types.ts';
import type { RecordedRace } from '../verify.ts';
import { Director, type Told } from './director.ts';
import { type RoundEnd, withRoundEnd } from './round-ends.ts';

/** A director and the highlights so far, each with the event of the whole race that it follows. */
export interface Directed {
  readonly director: Director;
  readonly told: readonly Told[];
  readonly events: number;
  readonly ends: readonly RoundEnd[];
}

/** The race, and from which snapshot it began if not from the grid. */
type Played = Pick<RecordedRace, 'setup' | 'answers'> & {
  readonly from?: Outcome<Race, RaceEvent>;
};

/**
 * Plays a race again while a director follows it. Throws RangeError or IllegalChoice when the book does not start the setup
 * or accept an answer.
 */
export function directAgain(played: Played, book: RuleBook, board: Board): Directed {
  const { setup, from, answers } = played;
  const first = from ?? book.start(setup, board);
  let director = new Director({ book, board, first, isSnapshot: from !== undefined });
  const told: Told[] = [...director.opening];
  let events = first.events.length;
  const noted = (before: readonly RoundEnd[]) =>
    withRoundEnd(before, { book, board, race: director.race });
  let ends = noted([]);
  for (const [at, { seat, choice }] of answers.entries()) {
    if (choice.kind === TAKE_BACK.kind) {
      director = directedBy(played, at + 1, book, board);
      events += 1;
      ends = noted(ends);
      continue;
    }
    const outcome = book.apply(director.race, seat, choice, board);
    told.push(...behind(director.follow(outcome), events));
    events += outcome.events.length;
    ends = noted(ends);
  }
  return { director, told, events, ends };
}

/** Returns a director who has followed the first `entries` entries of a race without the answers that were taken back. */
export function directedBy(
  played: Played,
  entries: number,
  book: RuleBook,
  board: Board,
): Director {
  const answers = standingAnswers(played.answers.slice(0, entries));
  return directAgain({ ...played, answers }, book, board).director;
}

/** Returns the highlights of an answer with `after` counted among all events of the race, of which `events` came before. */
export function behind(told: readonly Told[], events: number): readonly Told[] {
  return told.map(one => ({ ...one, after: one.after + events }));
}
