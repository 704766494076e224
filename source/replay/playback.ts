// A recorded race as it is played again, answer by answer: on, back, and from any round. Whatever lies behind is played
// from the nearest race that was kept on the way.
import type { Race, RaceEvent, RuleBook, Seat } from '../rules/kit/types.ts';
import type { RecordedRace } from './verify.ts';

/** An answer played again. */
export interface Played {
  readonly seat: Seat;
  readonly race: Race;
  readonly events: readonly RaceEvent[];
}

/**
 * A place in a record: after so many answers, where a round begins, where the next round begins (1), or where this one
 * does and from there the one before (-1).
 */
export type Place =
  | { readonly answered: number }
  | { readonly round: number }
  | { readonly roundsOn: 1 | -1 };

/** A recorded race at one place of its record. */
export interface Playback {
  /** Number of answers in the record. */
  readonly answers: number;
  /** Number of answers played so far. */
  answered(): number;
  race(): Race;
  /** Returns the events of the race so far, with those before a snapshot. */
  events(): readonly RaceEvent[];
  /** Returns the seat whose answer came last; undefined at the beginning of the record. */
  last(): Seat | undefined;
  /** Returns the seat whose answer comes next; undefined at the end of the record. */
  next(): Seat | undefined;
  /**
   * Plays the next answer.
   * @throws RangeError at the end of the record; IllegalChoice and the like where the rules refuse the answer by now.
   */
  advance(): Played;
  /**
   * Goes to a place; beyond the end of the record to that end.
   * @throws what `advance` throws.
   */
  seek(place: Place): void;
}

/** Answers between two races that are kept. */
const KEPT_EVERY = 64;

/**
 * Returns a record at its beginning.
 * @throws what the book's start throws for a setup that it cannot begin.
 */
export function openPlayback(record: RecordedRace, book: RuleBook, board: unknown): Playback {
  const { answers } = record;
  const first = record.from ?? book.start(record.setup, board);
  const kept = new Map([[0, first.race]]);
  const told = [...first.events];
  // By number of answers: the events told by then, and the round that was reached.
  const toldBy = [told.length];
  const roundBy = [first.race.round];
  let answered = 0;
  let { race } = first;

  function advance(): Played {
    const answer = answers[answered];
    if (answer === undefined) throw new RangeError('the record ends here');
    const outcome = book.apply(race, answer.seat, answer.choice, board);
    answered += 1;
    ({ race } = outcome);
    if (answered % KEPT_EVERY === 0) kept.set(answered, race);
    if (answered === toldBy.length) {
      for (const event of outcome.events) told.push(event);
      toldBy.push(told.length);
      roundBy.push(race.round);
    }
    return { ...outcome, seat: answer.seat };
  }

  function toAnswer(wanted: number): void {
    const target = Math.max(0, Math.min(wanted, answers.length));
    if (target < answered) {
      answered = target - (target % KEPT_EVERY);
      race = kept.get(answered) ?? first.race;
    }
    while (answered < target) advance();
  }

  function toRound(round: number): void {
    const known = roundBy.findIndex(reached => reached >= round);
    if (known >= 0) {
      toAnswer(known);
      return;
    }
    toAnswer(roundBy.length - 1);
    while (race.round < round && answered < answers.length) advance();
  }

  function toNextRound(by: 1 | -1): void {
    const begun = roundBy.indexOf(race.round);
    if (by > 0) toRound(race.round + 1);
    else if (answered > begun) toAnswer(begun);
    else toRound(race.round - 1);
  }

  return {
    answers: answers.length,
    answered: () => answered,
    race: () => race,
    events: () => told.slice(0, toldBy[answered]),
    last: () => answers[answered - 1]?.seat,
    next: () => answers[answered]?.seat,
    advance,
    seek(place) {
      if ('round' in place) toRound(place.round);
      else if ('answered' in place) toAnswer(place.answered);
      else toNextRound(place.roundsOn);
    },
  };
}
