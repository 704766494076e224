// Plays a recorded race again, answer by answer: forwards, backwards, and from any round. To go back, it plays on from the
// nearest earlier race that was kept.
import type { Board } from '../circuit/board.ts';
import { begun, playEntry, type Reached, TAKE_BACK } from '../rules/kit/take-back.ts';
import type { Outcome, Race, RaceEvent, RuleBook, Seat } from '../rules/kit/types.ts';
import { behind, directedBy } from './commentary/direct-again.ts';
import { Director, type Told } from './commentary/director.ts';
import { type RoundEnd, withRoundEnd } from './commentary/round-ends.ts';
import type { RecordedRace } from './verify.ts';

export interface Played {
  readonly seat: Seat;
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  /** Highlights of `events`, each with the index of the event that it follows. */
  readonly told: readonly Told[];
}

/**
 * A place in a record: after a number of answers, at the start of a round, at the start of the next round (1), or at the
 * start of the current round and from there of the one before (-1).
 */
export type Place =
  | { readonly answered: number }
  | { readonly round: number }
  | { readonly roundsOn: 1 | -1 };

export interface Playback {
  readonly answers: number;
  answered(): number;
  race(): Race;
  /** Returns the events of the race so far, including those before a snapshot. */
  events(): readonly RaceEvent[];
  /** Returns the highlights so far, each with the index of the event of the race that it follows. */
  told(): readonly Told[];
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
  /** Extends the record; `answers` begins with those known so far. */
  goOn(answers: RecordedRace['answers']): void;
}

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
  // Has followed every answer played so far, however far back the playback has gone since.
  #director: Director;
  // By number of answers: how many events and highlights there were, the rounds that were over, and the round under way.
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
    // The director has already followed answers that were played before.
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

  // After an answer was taken back, a new director follows those that stand.
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
