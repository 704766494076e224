// The course of a session: each answer is played, recorded, saved and reported, in this order.
import type { Driver } from '../drivers/driver.ts';
import type { HandOver } from '../rules/kit/hand-over.ts';
import { standingAnswers, TAKE_BACK } from '../rules/kit/take-back.ts';
import type { Decision } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { Autosave, RaceHistory } from '../storage/autosave.ts';
import type { Lock } from '../storage/lock.ts';
import type { Answered, SavedDriver } from '../storage/saves/save-file.ts';
import { Course, type CourseStart } from './course.ts';
import { nextHolder, type SeatPlan, withoutLuck } from './hand-overs.ts';
import { keepSaving } from './keep-saving.ts';
import { crewOf, firstRandomState, type SeatDrivers } from './seat-drivers.ts';
import type { Next, Session, SessionWayBack, Turn } from './session.ts';

export interface SessionStart extends CourseStart {
  readonly drivers: readonly SavedDriver[];
  readonly handOvers: readonly HandOver[];
  /** Present for a race of a season. */
  readonly seatPlan: SeatPlan | undefined;
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
  const changes = [...start.handOvers];
  const seats = () => ({ drivers: crew.saved(), ...noted(changes) });
  const history = (): RaceHistory => ({ ...course.history(), ...seats() });
  const saving = keepSaving(start.autosave, start.notices, history);
  const open = () => book.decisions(course.race(), board);
  const turns = turnsOf(course, saving.save);
  const wayBack = () => wayBackOfPeople(start, course, crew, changes);

  if (start.isUnsaved) saving.save();
  return {
    book,
    board,
    setup,
    get seats() {
      return crew.seats;
    },
    handOvers: changes,
    get file() {
      return start.autosave?.file;
    },
    race: course.race,
    events: course.events,
    answers: course.answers,
    played: () => ({ ...playedSince(start, course.answers()), ...noted(changes) }),
    next: () => nextOf(open(), crew),
    answer: (seat, choice, heard) =>
      turns.play({ seat, choice, ...(heard === undefined ? {} : { heard }) }),
    advance() {
      const { answer, keep } = cpuAnswer(start, course, crew);
      return turns.play(answer, keep);
    },
    wayBack,
    takeBack: () => turns.play(takenBack(wayBack())),
    handOver: seatingOf(start, course, crew, { changes, save: saving.save }),
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

function noted(changes: readonly HandOver[]): Pick<RaceHistory, 'handOvers'> {
  return changes.length === 0 ? {} : { handOvers: [...changes] };
}

function cpuAnswer({ book, board }: SessionStart, course: Course, crew: SeatDrivers) {
  const decision = book.decisions(course.race(), board).find(({ seat }) => crew.isCpu(seat));
  if (decision === undefined) throw new RangeError('no CPU driver is to answer');
  const { seat } = decision;
  const { choice, keep } = crew.choose(book.view(course.race(), seat), decision, board);
  return { answer: { seat, choice }, keep };
}

function takenBack(way: SessionWayBack): Answered {
  if ('refused' in way) throw new RangeError(`no answer can be taken back (${way.refused})`);
  return { seat: way.seat, choice: TAKE_BACK };
}

/** Returns what gives a car to somebody else; `save` is called afterwards. */
function seatingOf(
  start: SessionStart,
  course: Course,
  crew: SeatDrivers,
  { changes, save }: { readonly changes: HandOver[]; readonly save: () => void },
): Session['handOver'] {
  const { book, board, setup, answersStand, seatPlan: plan } = start;
  const levels = start.levels.map(({ level }) => level);
  return (seat, wanted) => {
    const race = course.race();
    if (answersStand) return 'timed';
    if (book.decisions(race, board).length === 0) return 'over';
    const drivers = crew.saved();
    const from = drivers[seat];
    if (from === undefined) return 'name';
    const to = nextHolder({ drivers, handOvers: changes, levels, plan }, from, seat, wanted);
    if (typeof to === 'string') return to;
    const answered = course.answers().length;
    const { round } = race;
    const handed: HandOver = { answered, round, seat, from: withoutLuck(from), to };
    // Random numbers of its own, whoever drove the car before.
    const luck = firstRandomState(setup.seed + answered, seat);
    crew.give(seat, to.kind === 'cpu' ? { ...to, luck } : to);
    changes.push(handed);
    save();
    return handed;
  };
}

// Answers of CPU drivers cannot be taken back, nor those given before their car changed hands.
function wayBackOfPeople(
  start: SessionStart,
  course: Course,
  crew: SeatDrivers,
  changes: readonly HandOver[],
): SessionWayBack {
  if (start.answersStand) return { refused: 'timed' };
  const back = course.wayBack();
  if ('refused' in back) return back;
  const { seat } = back;
  const answers = course.answers();
  const last = standingAnswers(answers).at(-1);
  const given = last === undefined ? -1 : answers.lastIndexOf(last);
  const isHanded = changes.some(one => one.seat === seat && one.answered > given);
  return crew.isCpu(seat) || isHanded ? { refused: 'another' } : { seat };
}
