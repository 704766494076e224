// A recorded race as it is played again, answer by answer: on, back, and from any round. Whatever lies behind is played
// from the nearest race that was kept on the way.
import type { Board } from '../circuit/board.ts';
import { begun, playEntry, type Reached, TAKE_BACK } from '../rules/kit/take-back.ts';
import type { Outcome, Race, RaceEvent, RuleBook, Seat } from '../rules/kit/types.ts';
import { behind, directedBy } from './commentary/direct-again.ts';
import { Director, type Told } from './commentary/director.ts';
import { type RoundEnd, withRoundEnd } from './commentary/round-ends.ts';
import type { RecordedRace } from './verify.ts';

/** An answer played again. */
export interface Played {
  readonly seat: Seat;
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  /** What is worth telling of them, behind which of these events. */
  readonly told: readonly Told[];
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
  /** Returns what was worth telling of the race so far, behind which of all its events. */
  told(): readonly Told[];
  /** Returns the order at the end of each round so far. */
  ends(): readonly RoundEnd[];
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
  /** Makes the record longer: those answers begin with the ones known so far. */
  goOn(answers: RecordedRace['answers']): void;
}

/** Answers between two races that are kept. */
const KEPT_EVERY = 64;

/**
 * Returns a record at its beginning.
 * @throws what the book's start throws for a setup that it cannot begin.
 */
export function openPlayback(record: RecordedRace, book: RuleBook, board: Board): Playback {
  return new RecordPlayback(record, book, board);
}

class RecordPlayback implements Playback {
  #record: RecordedRace;
  readonly #book: RuleBook;
  readonly #board: Board;
  /** Races by number of answers, the first one among them. */
  readonly #kept: Map<number, Reached>;
  readonly #events: RaceEvent[];
  readonly #told: Told[];
  // It has followed the answers that were played once, however far back the playback has gone since.
  #director: Director;
  // By number of answers: the events by then, what was told by then, the rounds that were over, and the one at hand.
  readonly #eventsBy: number[];
  readonly #toldBy: number[];
  readonly #endsBy: (readonly RoundEnd[])[];
  readonly #roundBy: number[];
  #answered = 0;
  #at: Reached;

  constructor(record: RecordedRace, book: RuleBook, board: Board) {
    this.#record = record;
    this.#book = book;
    this.#board = board;
    const first = record.from ?? book.start(record.setup, board);
    const { race, events } = first;
    this.#director = new Director({ book, board, first, isSnapshot: record.from !== undefined });
    this.#at = begun(race);
    this.#kept = new Map([[0, this.#at]]);
    this.#events = [...events];
    this.#told = [...this.#director.opening];
    this.#eventsBy = [events.length];
    this.#toldBy = [this.#told.length];
    this.#endsBy = [withRoundEnd([], { book, board, race })];
    this.#roundBy = [race.round];
  }

  get answers(): number {
    return this.#record.answers.length;
  }

  answered(): number {
    return this.#answered;
  }

  race(): Race {
    return this.#at.race;
  }

  events(): readonly RaceEvent[] {
    return this.#events.slice(0, this.#eventsBy[this.#answered]);
  }

  told(): readonly Told[] {
    return this.#told.slice(0, this.#toldBy[this.#answered]);
  }

  ends(): readonly RoundEnd[] {
    return this.#endsBy[this.#answered] ?? [];
  }

  last(): Seat | undefined {
    return this.#record.answers[this.#answered - 1]?.seat;
  }

  next(): Seat | undefined {
    return this.#record.answers[this.#answered]?.seat;
  }

  advance(): Played {
    const answer = this.#record.answers[this.#answered];
    if (answer === undefined) throw new RangeError('the record ends here');
    const { reached, events } = playEntry(this.#book, this.#at, answer, this.#board);
    const { race } = reached;
    this.#answered += 1;
    this.#at = reached;
    if (this.#answered % KEPT_EVERY === 0) this.#kept.set(this.#answered, reached);
    // What lies behind has been told before.
    if (this.#answered === this.#eventsBy.length) this.#tell({ race, events }, answer.choice.kind);
    const told = this.#told.slice(this.#toldBy[this.#answered - 1], this.#toldBy[this.#answered]);
    const before = this.#eventsBy[this.#answered - 1] ?? 0;
    return { race, events, told: behind(told, -before), seat: answer.seat };
  }

  seek(place: Place): void {
    if ('round' in place) this.#toRound(place.round);
    else if ('answered' in place) this.#toAnswer(place.answered);
    else this.#toNextRound(place.roundsOn);
  }

  goOn(answers: RecordedRace['answers']): void {
    this.#record = { ...this.#record, answers };
  }

  // Behind an answer that was taken back the director goes on from those that stand.
  #tell({ race, events }: Outcome<Race, RaceEvent>, kind: string): void {
    if (kind === TAKE_BACK.kind) {
      this.#director = directedBy(this.#record, this.#answered, this.#book, this.#board);
    } else {
      this.#told.push(...behind(this.#director.follow({ race, events }), this.#events.length));
    }
    for (const event of events) this.#events.push(event);
    this.#eventsBy.push(this.#events.length);
    this.#toldBy.push(this.#told.length);
    const [book, board] = [this.#book, this.#board];
    this.#endsBy.push(withRoundEnd(this.#endsBy.at(-1) ?? [], { book, board, race }));
    this.#roundBy.push(race.round);
  }

  #toAnswer(wanted: number): void {
    const target = Math.max(0, Math.min(wanted, this.answers));
    if (target < this.#answered) {
      this.#answered = target - (target % KEPT_EVERY);
      this.#at = this.#kept.get(this.#answered) ?? this.#at;
    }
    while (this.#answered < target) this.advance();
  }

  #toRound(round: number): void {
    const known = this.#roundBy.findIndex(reached => reached >= round);
    this.#toAnswer(known >= 0 ? known : this.#roundBy.length - 1);
    while (this.#at.race.round < round && this.#answered < this.answers) this.advance();
  }

  #toNextRound(by: 1 | -1): void {
    const { round } = this.#at.race;
    const start = this.#roundBy.indexOf(round);
    if (by > 0) this.#toRound(round + 1);
    else if (this.#answered > start) this.#toAnswer(start);
    else this.#toRound(round - 1);
  }
}
