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
): Handicaps {
  const names = seats.map(({ name }) => name);
  const first = (wanted: string) => names.findIndex(name => name.toLowerCase() === wanted);
  return wished(book, wishes, names, wanted => [first(wanted)].filter(seat => seat >= 0));
}

/**
 * Like `handicapsFrom` for the cars of a simulation, in which those of a level are named together.
 * @param wishes each as `CAR=POINTS`, where a car is a level or the number of one, from 1
 * @throws Problem like `handicapsFrom`
 */
export function handicapsOf(
  book: RuleBook,
  wishes: readonly string[] | undefined,
  levels: readonly string[],
): Handicaps {
  return wished(book, wishes, levels, wanted =>
    levels.flatMap((level, seat) => (level === wanted ? [seat] : [])),
  );
}

export interface Handicaps {
  readonly handicaps?: readonly number[];
}

function wished(
  book: RuleBook,
  wishes: readonly string[] | undefined,
  cars: readonly string[],
  named: (wanted: string) => readonly number[],
): Handicaps {
  if (wishes === undefined) return {};
  const { handicapMost } = games.of(book);
  if (handicapMost === undefined) {
    throw wrongUse(`${book.name} has no option --handicap: its cars are alike.`);
  }
  const handicaps = cars.map(() => 0);
  for (const wish of wishes) {
    const { who, points } = read(wish, handicapMost);
    for (const car of carsOf(wish, who, cars.length, named)) handicaps[car] = points;
  }
  return { handicaps };
}

function read(wish: string, most: number) {
  const shown = safeText(wish, WISH_CELLS);
  const [, who = '', figure = ''] = /^(.+)=(\d{1,3})$/.exec(wish) ?? [];
  if (who === '') {
    throw wrongUse(`--handicap ${shown}: write a driver and the points, such as 1=2.`);
  }
  const points = Number(figure);
  if (points > most) {
    throw wrongUse(
      `--handicap ${shown}: a car may have up to ${most} points fewer, not ${points}.`,
    );
  }
  return { who: who.trim().toLowerCase(), points };
}

function carsOf(
  wish: string,
  who: string,
  count: number,
  named: (wanted: string) => readonly number[],
): readonly number[] {
  const found = named(who);
  if (found.length > 0) return found;
  const number = Number(who);
  if (Number.isInteger(number) && number >= 1 && number <= count) return [number - 1];
  const shown = safeText(wish, WISH_CELLS);
  throw wrongUse(
    `--handicap ${shown}: no driver has that name, and the cars are numbered 1 to ${count}.`,
  );
}
