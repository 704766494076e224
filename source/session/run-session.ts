// The course of a session: each answer is played, recorded, saved and reported, in this order.
import type { Driver } from '../drivers/driver.ts';
import { TAKE_BACK } from '../rules/kit/take-back.ts';
import type { Decision } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { Autosave, RaceHistory } from '../storage/autosave.ts';
import type { Lock } from '../storage/lock.ts';
import type { Answered, SavedDriver } from '../storage/saves/save-file.ts';
import { Course, type CourseStart } from './course.ts';
import { keepSaving } from './keep-saving.ts';
import { crewOf, type SeatDrivers } from './seat-drivers.ts';
import type { Next, Session, SessionWayBack, Turn } from './session.ts';

export interface SessionStart extends CourseStart {
  readonly drivers: readonly SavedDriver[];
  readonly levels: readonly Driver[];
  readonly autosave: Autosave | undefined;
  /** True when the disk does not hold the race as it is: a new race, or a recovered one. */
  readonly isUnsaved: boolean;
  readonly notices: readonly string[];
  /** True where every answer stands. */
  readonly answersStand: boolean;
  /** Writes a history to another file, whose lock the caller may hold. */
  copyTo(file: string, history: RaceHistory, lock?: Lock): void;
}

/**
 * Returns a session made from its parts; `newSession` and `resumeSession` provide them.
 * @throws UnknownLevel when a seat names a level that `levels` does not have.
 */
export function runSession(start: SessionStart): Session {
  const { book, board, setup } = start;
  const crew = crewOf(start.drivers, start.levels);
  const course = new Course(start);
  const history = (): RaceHistory => ({ ...course.history(), drivers: crew.saved() });
  const saving = keepSaving(start.autosave, start.notices, history);
  const open = () => book.decisions(course.race(), board);
  const turns = turnsOf(course, saving.save);
  const wayBack = () => wayBackOfPeople(start, course, crew);

  if (start.isUnsaved) saving.save();
  return {
    book,
    board,
    setup,
    seats: crew.seats,
    get file() {
      return start.autosave?.file;
    },
    race: course.race,
    events: course.events,
    answers: course.answers,
    played: () => playedSince(start, course.answers()),
    next: () => nextOf(open(), crew),
    answer: (seat, choice, heard) =>
      turns.play({ seat, choice, ...(heard === undefined ? {} : { heard }) }),
    advance() {
      const decision = open().find(({ seat }) => crew.isCpu(seat));
      if (decision === undefined) throw new RangeError('no CPU driver is to answer');
      const { seat } = decision;
      const { choice, keep } = crew.choose(book.view(course.race(), seat), decision, board);
      return turns.play({ seat, choice }, keep);
    },
    wayBack,
    takeBack() {
      const way = wayBack();
      if ('refused' in way) throw new RangeError(`no answer can be taken back (${way.refused})`);
      return turns.play({ seat: way.seat, choice: TAKE_BACK });
    },
    notice: saving.notice,
    unsaved: saving.unsaved,
    secure: saving.secure,
    listen: turns.listen,
    saveCopy: (file, lock) => start.copyTo(file, history(), lock),
    close: saving.close,
  };
}

/** Plays the answers, saves each and notifies the listeners of it. */
function turnsOf(course: Course, save: () => void) {
  const listeners = new Set<(turn: Turn) => void>();
  return {
    /** `accepted` is called once the book has taken the answer. */
    play(answer: Answered, accepted?: () => void): Turn {
      const events = course.answer(answer);
      accepted?.();
      save();
      const turn: Turn = { race: course.race(), events, seat: answer.seat };
      for (const listener of listeners) listener(turn);
      return turn;
    },
    listen(listener: (turn: Turn) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// A race that cannot be played again from its first answer has fewer answers in `played`.
function playedSince({ played, answers }: SessionStart, all: readonly Answered[]): PlayedRace {
  return { ...played, answers: all.slice(answers.length - played.answers.length) };
}

function nextOf(open: readonly Decision[], crew: SeatDrivers): Next {
  const cpu = open.find(({ seat }) => crew.isCpu(seat));
  if (cpu !== undefined) return { kind: 'cpu', seat: cpu.seat };
  return open.length === 0 ? { kind: 'over' } : { kind: 'ask', decisions: open };
}

// Answers of CPU drivers cannot be taken back.
function wayBackOfPeople(start: SessionStart, course: Course, crew: SeatDrivers): SessionWayBack {
  if (start.answersStand) return { refused: 'timed' };
  const back = course.wayBack();
  if ('refused' in back) return back;
  return crew.isCpu(back.seat) ? { refused: 'another' } : { seat: back.seat };
}
