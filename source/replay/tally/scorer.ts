// What a sheet needs to know of a game.
import type { Board } from '../../circuit/board.ts';
import type { Race, RaceEvent, RuleBook, Seat } from '../../rules/kit/types.ts';
import type { Retirement } from './retirement.ts';
import type { Tally } from './tally.ts';

export interface Moment<R extends Race = Race, B extends Board = Board> {
  readonly book: RuleBook;
  readonly board: B;
  readonly race: R;
}

/**
 * How the events of a game are counted. Declared as methods, so that a table can hold games with races and boards of their
 * own. A scorer keeps no state: everything is in the tally.
 */
export interface Scorer {
  /** The figures for which the car with most of them is remembered, each with the least count that is worth it. */
  readonly notable: Readonly<Record<string, number>>;
  /** Figures of older sheets, by those that replaced them; sheets in ledgers are checked as they were made. */
  readonly former: Readonly<Record<string, string>>;
  /** The figures shown in the classification where there is room, most wanted first. */
  readonly shown: readonly string[];
  /** Returns the crossings of the line of each car, by seat; 0 on the grid, and where there is no line. */
  laps(race: Race): readonly number[];
  /** Returns why a car is out and where it stands; undefined for a car that is not. */
  retirement(seat: Seat, moment: Moment): Pick<Retirement, 'cause' | 'where'> | undefined;
  /**
   * Counts an event.
   * @param moment the race after the answer that led to the event and to those around it
   */
  read(event: RaceEvent, moment: Moment, tally: Tally): void;
  /** Returns figures of a car that the race itself holds at its end, such as what is left of it; zeros may be included. */
  atEnd(race: Race, seat: Seat): Readonly<Record<string, number>>;
  /** Returns the points that a car has left, by pool; none where `atEnd` reports them. */
  left(race: Race, seat: Seat): Readonly<Record<string, number>>;
}

/** Returns the cars under way, first to last, as the book sees them. */
export function underWay({ book, race, board }: Moment): readonly Seat[] {
  return book
    .standings(race, board)
    .filter(({ status }) => status === 'racing')
    .map(({ seat }) => seat);
}

/** Records what is known of a race that begins in the middle: who has finished, who is out, and the order of the others. */
export function noteSnapshot(moment: Moment, scorer: Scorer, tally: Tally): void {
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
