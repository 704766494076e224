// A race as far as it has come, with everything that led there, and how answers are taken back.
import type { Board } from '../circuit/board.ts';
import { canonical, fingerprint } from '../rules/kit/hash.ts';
import { begun, playEntry, type Reached, type WayBack } from '../rules/kit/take-back.ts';
import type { Outcome, Race, RaceEvent, RaceSetup, RuleBook } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { RaceHistory } from '../storage/autosave.ts';
import type { Answered, RoundHash } from '../storage/saves/save-file.ts';

export interface CourseStart {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly first: Outcome<Race, RaceEvent>;
  readonly hashes: readonly RoundHash[];
  readonly answers: readonly Answered[];
  /** The race as it was played so far; its answers are the last ones of `answers`. */
  readonly played: PlayedRace;
}

export class Course {
  readonly #start: CourseStart;
  readonly #events: RaceEvent[];
  readonly #answers: Answered[];
  readonly #hashes: RoundHash[];
  #reached: Reached;
  /** True for a resumed race until its way back has been looked for. */
  #isResumed: boolean;

  constructor(start: CourseStart) {
    this.#start = start;
    this.#events = [...start.first.events];
    this.#answers = [...start.answers];
    this.#hashes = [...start.hashes];
    this.#reached = begun(start.first.race);
    this.#isResumed = start.answers.length > 0;
    if (this.#hashes.length === 0) this.#note();
  }

  readonly race = (): Race => this.#reached.race;

  readonly events = (): readonly RaceEvent[] => this.#events;

  readonly answers = (): readonly Answered[] => this.#answers;

  readonly history = (): Omit<RaceHistory, 'drivers' | 'handOvers'> => ({
    race: this.race(),
    events: this.#events,
    answers: this.#answers,
    hashes: this.#hashes,
  });

  /**
   * Plays an answer and returns what happened.
   * @throws what the book throws; the race is then unchanged.
   */
  answer(answer: Answered): readonly RaceEvent[] {
    const { book, board } = this.#start;
    const { reached, events } = playEntry(book, this.#reached, answer, board);
    const { round } = this.race();
    this.#reached = reached;
    for (const event of events) this.#events.push(event);
    this.#answers.push(answer);
    const { race } = reached;
    if (race.round !== round || race.agenda.length === 0) this.#note();
    return events;
  }

  wayBack(): WayBack {
    const { back } = this.#reached;
    if (this.#isResumed && 'refused' in back && back.refused === 'nothing') {
      this.#isResumed = false;
      this.#reached = replayed(this.#start, this.#answers, this.#reached);
    }
    return this.#reached.back;
  }

  #note(): void {
    const { race } = this.#reached;
    const answered = this.#answers.length;
    this.#hashes.push({ answered, round: race.round, hash: fingerprint(race) });
  }
}

// Plays a resumed race again to find the races before its last answers. One that cannot be played again has no way back.
function replayed(
  { book, board, setup, first, played }: CourseStart,
  answers: readonly Answered[],
  reached: Reached,
): Reached {
  if (played.answers.length !== answers.length) return reached;
  try {
    let at = begun((played.from ?? book.start(setup, board)).race);
    for (const answer of answers) at = playEntry(book, at, answer, board).reached;
    return canonical(at.race) === canonical(first.race) ? at : reached;
  } catch {
    return reached;
  }
}
