// A lesson as a race that teaches: it gives instructions before each question, refuses any other answer kindly, and is over
// when all has been answered. Its caller needs to know nothing of the school.
import type { Next, Session, Turn } from '../session.ts';
import { isRight, isTaught, type Lesson, wantedAt } from './lesson.ts';

/** What a teacher says at a question, by the number of right answers before it. */
export interface Teacher {
  readonly before: (answered: number) => void;
  readonly wrong: (answered: number) => void;
}

export function taughtSession(session: Session, lesson: Lesson, teacher: Teacher): Session {
  let answered = 0;
  let told = -1;
  const next = (): Next => {
    if (isTaught(lesson, answered)) return { kind: 'over' };
    const now = session.next();
    if (now.kind === 'ask' && told < answered) {
      told = answered;
      teacher.before(answered);
    }
    return now;
  };
  const answer: Session['answer'] = (seat, choice, heard): Turn => {
    const race = session.race();
    const consequences = session.book.consequences(race, seat, choice, session.board);
    if (!isRight(wantedAt(lesson, answered), choice, consequences)) {
      teacher.wrong(answered);
      return { race, events: [], seat };
    }
    answered += 1;
    return session.answer(seat, choice, heard);
  };
  return Object.create(session, {
    next: { value: next },
    answer: { value: answer },
  }) as Session;
}
