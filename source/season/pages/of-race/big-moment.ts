// The biggest moment of a race, with the race as it stood then.
import { comment } from '../../../replay/commentary/commentary.ts';
import { directAgain } from '../../../replay/commentary/direct-again.ts';
import type { Highlight } from '../../../replay/commentary/highlight.ts';
import { biggestMoment } from '../../../replay/commentary/moments.ts';
import { standingAnswers } from '../../../rules/kit/take-back.ts';
import type { Race } from '../../../rules/kit/types.ts';
import type { PlayedRace } from '../../sheet/make-sheet.ts';
import type { PageTeller } from './page-teller.ts';

/**
 * A highlight, and the race after the answer that caused it; where its car is no longer in the race by then, the race as it
 * was while the car was still on the road.
 */
export interface BigMoment {
  readonly highlight: Highlight;
  readonly race: Race;
}

/**
 * Returns the biggest moment of a race, undefined for one without any.
 * @throws RangeError or IllegalChoice when the book does not start the setup or take an answer.
 */
export function bigMomentOf({
  book,
  board,
  setup,
  from,
  answers,
}: PlayedRace): BigMoment | undefined {
  const standing = standingAnswers(answers);
  const begun = { setup, answers: standing, ...(from === undefined ? {} : { from }) };
  const big = biggestMoment(directAgain(begun, book, board).told);
  if (big === undefined) return undefined;
  const [subject] = big.highlight.seats;
  const isOnRoad = (race: Race) =>
    book.standings(race, board).some(one => one.seat === subject && one.status === 'racing');
  let { race } = from ?? book.start(setup, board);
  let onRoad = race;
  for (const { seat, choice } of standing) {
    if (race.answered >= big.answered) break;
    if (seat === subject) onRoad = race;
    race = book.apply(race, seat, choice, board).race;
  }
  // A car that has finished or is out is in no picture; at its last answer it was still on the road.
  const shown = subject === undefined || isOnRoad(race) ? race : onRoad;
  return { highlight: big.highlight, race: shown };
}

export function momentSentence(
  { highlight }: Pick<BigMoment, 'highlight'>,
  teller: PageTeller,
): string {
  return comment(highlight, teller.language, teller);
}

export function momentHeading(
  { highlight }: Pick<BigMoment, 'highlight'>,
  { page, words }: Pick<PageTeller, 'page' | 'words'>,
): string {
  return page.moment(`${words.round.head} ${highlight.round}`);
}
