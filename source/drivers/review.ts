// What the decisions of a race that was driven came to: each choice against the best one, as the engineer values them.
import type { Board } from '../circuit/board.ts';
import { canonical } from '../rules/kit/hash.ts';
import type { Choice, Race, RuleBook, Seat } from '../rules/kit/types.ts';
import { driverTables } from './driver-tables.ts';

/** A race to look back on, with the answers that stand. */
export interface DrivenRace {
  readonly book: RuleBook;
  readonly board: Board;
  /** The race before the first of the answers. */
  readonly first: Race;
  readonly answers: readonly { readonly seat: Seat; readonly choice: Choice }[];
}

export const LOSS_MOST = 99_999;

export interface Weighed {
  readonly seat: Seat;
  readonly round: number;
  /** Answers of the race before it, as `Race.answered` counts them. */
  readonly answered: number;
  readonly step: string;
  readonly choice: Choice;
  readonly best: Choice;
  /**
   * By how many rolls or turns the choice is worse than the best, in thousandths; 0 for one that no other beats. One that gives
   * the race away costs `LOSS_MOST` at most.
   */
  readonly loss: number;
}

/**
 * Yields the decisions of some seats in order: those with more than one choice on which there is advice. What lies between two
 * of them is only played, so that a caller can rest between them.
 * @throws IllegalChoice when the book does not take an answer
 */
export function* weighedDecisions(
  { book, board, first, answers }: DrivenRace,
  seats: readonly Seat[],
): Generator<Weighed> {
  let race = first;
  for (const { seat, choice } of answers) {
    const weighed = seats.includes(seat) ? weigh(race, seat, choice, { book, board }) : undefined;
    if (weighed !== undefined) yield weighed;
    race = book.apply(race, seat, choice, board).race;
  }
}

function weigh(
  race: Race,
  seat: Seat,
  choice: Choice,
  { book, board }: Pick<DrivenRace, 'book' | 'board'>,
): Weighed | undefined {
  const decision = book.decisions(race, board).find(one => one.seat === seat);
  if (decision === undefined || decision.choices.length < 2) return undefined;
  const advice = driverTables.of(book).adviser?.advise(book.view(race, seat), decision, board);
  const given = canonical(choice);
  const own = advice?.find(one => canonical(one.choice) === given);
  const [best] = advice ?? [];
  if (own === undefined || best === undefined) return undefined;
  // Several choices may be worth the same; the one that was taken is then among the best.
  const loss = Math.min(LOSS_MOST, Math.round((own.value - best.value) * 1000));
  const { step } = decision;
  const { round, answered } = race;
  return {
    seat,
    round,
    answered,
    step,
    choice,
    best: loss === 0 ? choice : best.choice,
    loss,
  };
}
