// The course of a session: each answer is played, recorded, saved and told, in this order.
import type { Board } from '../circuit/board.ts';
import type { Driver } from '../drivers/driver.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import type {
  Choice,
  Decision,
  Outcome,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
} from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { Chronicle, Logbook } from '../storage/logbook.ts';
import type { Answered, RoundHash, SavedDriver } from '../storage/save-file.ts';
import { type Crew, crewOf } from './crew.ts';
import { keepSaving } from './keep-saving.ts';
import type { Next, Session, Turn } from './session.ts';

/** The parts from which a race begins or resumes. */
export interface SessionStart {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly drivers: readonly SavedDriver[];
  /** The CPU drivers that seats may name. */
  readonly levels: readonly Driver[];
  readonly first: Outcome<Race, RaceEvent>;
  readonly hashes: readonly RoundHash[];
  readonly answers: readonly Answered[];
  /** The race as it was played so far; its answers are the last ones of `answers`. */
  readonly played: PlayedRace;
  readonly logbook: Logbook | undefined;
  /** True when the disk does not hold the race as it is: a new race, or a recovered one. */
  readonly isUnsaved: boolean;
  readonly notices: readonly string[];
  /** Writes a chronicle to another file. */
  copyTo(file: string, chronicle: Chronicle): void;
}

/**
 * Returns a session made from its parts; `newSession` and `resumeSession` provide them.
 * @throws UnknownLevel when a seat names a level that `levels` does not have.
 */
export function runSession(start: SessionStart): Session {
  const { book, board, setup } = start;
  const crew = crewOf(start.drivers, start.levels);
  const course = beginCourse(start, crew);
  const saving = keepSaving(start.logbook, start.notices, course.chronicle);
  const listeners = new Set<(turn: Turn) => void>();
  const open = () => book.decisions(course.race(), board);

  function play(seat: Seat, choice: Choice, accepted: () => void): Turn {
    const outcome = book.apply(course.race(), seat, choice, board);
    accepted();
    course.add({ seat, choice }, outcome);
    saving.save();
    const turn: Turn = { ...outcome, seat };
    for (const listener of listeners) listener(turn);
    return turn;
  }

  if (start.isUnsaved) saving.save();
  return {
    book,
    board,
    setup,
    seats: crew.seats,
    get file() {
      return start.logbook?.file;
    },
    race: course.race,
    events: course.events,
    answers: course.answers,
    played: () => playedSince(start, course.answers()),
    next: () => nextOf(open(), crew),
    answer: (seat, choice) => play(seat, choice, () => {}),
    advance() {
      const decision = open().find(({ seat }) => crew.isCpu(seat));
      if (decision === undefined) throw new RangeError('no CPU driver is to answer');
      const { seat } = decision;
      const { choice, keep } = crew.choose(book.view(course.race(), seat), decision, board);
      return play(seat, choice, keep);
    },
    notice: saving.notice,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveCopy: file => start.copyTo(file, course.chronicle()),
    close: saving.close,
  };
}

/** Returns the race as far as it has come, with everything that led there. */
function beginCourse(start: SessionStart, crew: Crew) {
  const events = [...start.first.events];
  const answers = [...start.answers];
  const hashes = [...start.hashes];
  let { race } = start.first;
  const note = () => {
    hashes.push({ answered: answers.length, round: race.round, hash: fingerprint(race) });
  };
  if (hashes.length === 0) note();
  return {
    race: () => race,
    events: () => events,
    answers: () => answers,
    chronicle: (): Chronicle => ({ race, events, answers, hashes, drivers: crew.saved() }),
    add(answered: Answered, outcome: Outcome<Race, RaceEvent>): void {
      const { round } = race;
      race = outcome.race;
      for (const event of outcome.events) events.push(event);
      answers.push(answered);
      if (race.round !== round || race.agenda.length === 0) note();
    },
  };
}

// A race that cannot be played again from its first answer has fewer in `played`.
function playedSince({ played, answers }: SessionStart, all: readonly Answered[]): PlayedRace {
  return { ...played, answers: all.slice(answers.length - played.answers.length) };
}

function nextOf(open: readonly Decision[], crew: Crew): Next {
  const cpu = open.find(({ seat }) => crew.isCpu(seat));
  if (cpu !== undefined) return { kind: 'cpu', seat: cpu.seat };
  return open.length === 0 ? { kind: 'over' } : { kind: 'ask', decisions: open };
}
