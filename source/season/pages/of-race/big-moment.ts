// The biggest moment of a race, with the race as it stood then.
import { comment } from '../../../replay/director/commentary.ts';
import { directAgain } from '../../../replay/director/direct-again.ts';
import type { Happening } from '../../../replay/director/happening.ts';
import { biggestMoment } from '../../../replay/director/moments.ts';
import { standingAnswers } from '../../../rules/kit/take-back.ts';
import type { Race } from '../../../rules/kit/types.ts';
import type { PlayedRace } from '../../sheet/make-sheet.ts';
import type { PageTeller } from './page-teller.ts';

/** A happening, and the race after the answer that brought it about. */
export interface BigMoment {
  readonly happening: Happening;
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
  let { race } = from ?? book.start(setup, board);
  for (const { seat, choice } of standing) {
    if (race.answered >= big.answered) break;
    race = book.apply(race, seat, choice, board).race;
  }
  return { happening: big.happening, race };
}

/** Returns the moment as one sentence with its figures. */
export function momentSentence(
  { happening }: Pick<BigMoment, 'happening'>,
  teller: PageTeller,
): string {
  return comment(happening, teller.language, teller);
}

/** Returns the heading over it, with its round. */
export function momentHeading(
  { happening }: Pick<BigMoment, 'happening'>,
  { page, words }: Pick<PageTeller, 'page' | 'words'>,
): string {
  return page.moment(`${words.round.head} ${happening.round}`);
}
