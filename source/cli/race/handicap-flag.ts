// The flag that weakens the cars of experienced drivers.
import { games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { SessionSeat } from '../../session/session.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { wrongUse } from '../problem.ts';

const WISH_CELLS = 30;

/**
 * Returns the points by which the car of each seat is weaker, as an option of the race; nothing without a flag.
 * @param wishes each as `SEAT=POINTS`, where a seat is the name of its driver or its number, from 1
 * @throws Problem when the book has no handicaps, nobody has the seat, or there are too many points
 */
export function handicapsFrom(
  book: RuleBook,
  wishes: readonly string[] | undefined,
  seats: readonly SessionSeat[],
): { readonly handicaps?: readonly number[] } {
  if (wishes === undefined) return {};
  const { handicapMost } = games.of(book);
  if (handicapMost === undefined) {
    throw wrongUse(`${book.name} has no option --handicap: its cars are alike.`);
  }
  const handicaps = seats.map(() => 0);
  for (const wish of wishes) {
    const { seat, points } = read(wish, seats, handicapMost);
    handicaps[seat] = points;
  }
  return { handicaps };
}

function read(wish: string, seats: readonly SessionSeat[], most: number) {
  const shown = safeText(wish, WISH_CELLS);
  const [, who = '', figure = ''] = /^(.+)=(\d{1,3})$/.exec(wish) ?? [];
  if (who === '') {
    throw wrongUse(`--handicap ${shown}: write a driver and the points, such as 1=2.`);
  }
  const points = Number(figure);
  if (points > most) {
    throw wrongUse(`--handicap ${shown}: a car may have up to ${most} points less, not ${points}.`);
  }
  const wanted = who.trim().toLowerCase();
  const named = seats.findIndex(({ name }) => name.toLowerCase() === wanted);
  const seat = named >= 0 ? named : Number(wanted) - 1;
  if (seats[seat] === undefined) {
    throw wrongUse(
      `--handicap ${shown}: no driver has that name, and the cars are numbered 1 to ${seats.length}.`,
    );
  }
  return { seat, points };
}
