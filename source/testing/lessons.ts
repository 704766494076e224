// Lessons of the driving school for tests: begun on the circuit of the school, and answered as they ask.
import { readFileSync } from 'node:fs';
import { readCircuit } from '../circuit/file/read.ts';
import { games } from '../rules/games.ts';
import type { Choice, Decision } from '../rules/kit/types.ts';
import { isRight, type Lesson, wantedAt } from '../session/school/lesson.ts';
import { lessonSession } from '../session/school/lesson-session.ts';
import { SCHOOL_TRACK } from '../session/school/lessons.ts';
import type { Session } from '../session/session.ts';

const FILE = `${SCHOOL_TRACK}.yaml`;
const TEXT = readFileSync(new URL(`../../tracks/${FILE}`, import.meta.url), 'utf8');
const READ = readCircuit(TEXT, FILE);

/**
 * Returns the race of a lesson at its first question.
 * @param name the pupil's
 */
export function begunLesson(lesson: Lesson, name = 'Ann'): Session {
  if (!READ.ok) throw new Error(`${FILE} has faults`);
  const board = games.of(lesson.book).boardOf(READ, lesson.book);
  const names = [name, 'Rival', 'Rival 2', 'Rival 3'];
  return lessonSession(lesson, { board, text: TEXT }, names);
}

/**
 * Returns what the pupil is asked.
 * @throws Error when nothing is
 */
export function askedIn(session: Session): Decision {
  const next = session.next();
  const decision = next.kind === 'ask' ? next.decisions[0] : undefined;
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

/** Returns the choices of the open question that a lesson asks for after so many answers, and those that it does not. */
export function sortedIn(session: Session, lesson: Lesson, answered: number) {
  const { seat, choices } = askedIn(session);
  const { book, board } = session;
  const wanted = wantedAt(lesson, answered);
  const right = choices.filter(choice =>
    isRight(wanted, choice, book.consequences(session.race(), seat, choice, board)),
  );
  return { right, wrong: choices.filter(choice => !right.includes(choice)) };
}

/** Returns the first choice that a lesson asks for after so many answers. */
export function rightIn(session: Session, lesson: Lesson, answered: number): Choice {
  const [choice] = sortedIn(session, lesson, answered).right;
  if (choice === undefined) throw new Error(`nothing is right at step ${answered}`);
  return choice;
}

/** Returns the race of a lesson after so many right answers. */
export function lessonAt(lesson: Lesson, answers: number): Session {
  const session = begunLesson(lesson);
  for (let answered = 0; answered < answers; answered++) {
    session.answer(0, rightIn(session, lesson, answered));
  }
  return session;
}
