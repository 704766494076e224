// A question in a race as the second statement of the rules reads it: who is asked, where the car stands, and what it has
// behind it.
import { spaceOf } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Car, ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { type Account, paidAhead, stepInto } from './account.ts';
import { figuresOf } from './figures.ts';
import type { Follower } from './follow.ts';
import { FREE, type Going, type Trip } from './going.ts';
import { wearMostOf } from './prices.ts';

/** A question in a race, with all events before it. */
export interface Question {
  readonly book: ChampionshipBook;
  readonly board: RowBoard;
  readonly race: ChampionshipRace;
  readonly decision: Decision<ChampionshipChoice>;
  readonly follower: Follower;
}

export function carIn({ race, decision: { seat } }: Question): Car {
  const car = race.cars[seat];
  if (car === undefined) throw new RangeError(`there is no seat ${seat}`);
  return car;
}

export function tripOf(question: Question): Trip {
  const { book, board, race } = question;
  const car = carIn(question);
  // The crossing after a stop gives nothing, nor one that is made again (CFR-183).
  const gains = car.pitted === undefined && car.putBack === undefined;
  const standing = race.cars.filter(
    ({ seat, status, stop, space }) =>
      seat !== car.seat && status === 'racing' && stop === undefined && space !== '',
  );
  return {
    board,
    laps: race.laps,
    taken: new Set(standing.map(({ space }) => space)),
    wearMost: wearMostOf(car),
    bonus: gains ? figuresOf(book, race, car).hardTireBonus : 0,
  };
}

/** Returns the account of the car that is asked, with everything that it has paid for its next step. */
export function accountOf({ board, follower, race, decision: { seat } }: Question): Account {
  const { account, pending, passes, speed } = follower.car(seat);
  const [next] = race.move?.seat === seat ? race.move.way.path : [];
  if (next === undefined) return account;
  const step = stepInto(account, spaceOf(board, next), { speed, passes, board });
  return paidAhead(account, step, pending);
}

export function goingOf(question: Question, speed: number): Going {
  const { board, follower } = question;
  const { seat, space, laps, wear } = carIn(question);
  const here = spaceOf(board, space);
  const { braking } = follower.car(seat);
  return {
    space: here,
    account: { ...accountOf(question), corner: here.corner },
    speed,
    laps,
    wear,
    driven: 0,
    braking,
    corners: FREE,
    late: FREE,
    passes: 0,
  };
}
