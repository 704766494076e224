// The terms by which a race of this game is played.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../../rules/championship-formula/championship-draft.ts';
import type { KnownRace } from '../../../rules/championship-formula/state.ts';
import { type Ground, groundOf } from '../../../rules/championship-formula/terms.ts';
import { BrokenRace } from '../../../rules/kit/errors.ts';

const known = new Map([championship, championshipDraft].map(book => [book.id, book] as const));

/**
 * Returns the ground of a race: its terms and its board.
 * @throws BrokenRace when the race is by an unknown book
 */
export function groundInForce(
  { book, options }: Pick<KnownRace, 'book' | 'options'>,
  board: RowBoard,
): Ground {
  const found = known.get(book);
  if (found === undefined) throw new BrokenRace(`no book is called ${book}`);
  return groundOf(board, found.terms(options));
}
