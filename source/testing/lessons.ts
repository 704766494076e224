// Lessons of the driving school for tests: begun on the circuit of the school, and answered as they ask.
import { readFileSync } from 'node:fs';
import { readCircuit } from '../circuit/file/read.ts';
import { games } from '../rules/games.ts';
import { scriptedDice } from '../rules/kit/dice.ts';
import type { Choice, Consequence, Decision, Race, RaceEvent } from '../rules/kit/types.ts';
import { isRight, type Lesson, type Wanted, wantedAt } from '../session/school/lesson.ts';
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

/** A race of a lesson that goes its own way, and all events since. */
export interface Aside {
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  readonly lesson: Lesson;
  readonly board: Session['board'];
}

/**
 * Returns the race of a lesson after so many right answers, with other dice and another car of the pupil where wanted.
 * @param change faces of the dice, and fields of the car; its points are changed one by one
 */
export function aside(
  lesson: Lesson,
  answers = 0,
  change: {
    readonly dice?: readonly number[];
    readonly car?: object;
    readonly points?: object;
  } = {},
): Aside {
  const session = lessonAt(lesson, answers);
  const race = session.race();
  const { dice, car = {}, points } = change;
  const cars = 'cars' in race && Array.isArray(race.cars) ? race.cars : [];
  const own = { ...cars[0], ...car };
  const changed = {
    ...own,
    ...(points === undefined ? {} : { points: { ...own.points, ...points } }),
  };
  return {
    race: {
      ...race,
      ...{ cars: [changed, ...cars.slice(1)] },
      ...(dice === undefined ? {} : { dice: scriptedDice(dice) }),
    },
    events: [],
    lesson,
    board: session.board,
  };
}

/** Returns the open question of the pupil. */
export function questionIn({ lesson: { book }, race, board }: Aside): Decision {
  const [decision] = book.decisions(race, board);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

/** Returns the choices of the pupil with these fields, and `end` as the last space of the way; each with what it does. */
export function offersIn(now: Aside, fields: object = {}) {
  const { book } = now.lesson;
  return questionIn(now)
    .choices.filter(choice => isRight(wantedOf(fields), choice, []))
    .map(choice => ({ choice, does: book.consequences(now.race, 0, choice, now.board) }));
}

function wantedOf(fields: object): Wanted {
  const { end, ...choice } = fields as { end?: string } & Record<string, string | number | boolean>;
  return { choice, ...(end === undefined ? {} : { end }) };
}

/**
 * Returns the race after the first choice with these fields, and with this consequence where one is named.
 * @throws Error when there is none
 */
export function goOn(now: Aside, fields: object, does?: Partial<Consequence>): Aside {
  const found = offersIn(now, fields).find(
    one =>
      does === undefined ||
      one.does.some(({ kind, amount }) => kind === does.kind && amount === does.amount),
  );
  if (found === undefined) throw new Error(`nobody is offered ${JSON.stringify({ fields, does })}`);
  const { race, events } = now.lesson.book.apply(now.race, 0, found.choice, now.board);
  return { ...now, race, events: [...now.events, ...events] };
}

/** Returns the pupil's car, whatever the game. */
export function ownCar({ race }: Aside): Readonly<Record<string, unknown>> {
  return 'cars' in race && Array.isArray(race.cars) ? race.cars[0] : {};
}

/** What proves the sentences of a lesson, by the row of the rules. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, (lesson: Lesson) => void>>>>;

/** Returns every row that a lesson tells, once. */
export function rowsTold({ rows, steps = [] }: Lesson): readonly string[] {
  return [...new Set([...steps.flatMap(step => step.rows), ...rows])];
}
