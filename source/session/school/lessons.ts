// Every lesson of the driving school, by course.
import { CARDS } from './championship-formula/cards.ts';
import { CHART } from './formula-de/chart.ts';
import { DRIVING } from './formula-de/driving.ts';
import { ONE_POOL } from './formula-de/one-pool.ts';
import {
  COURSE_IDS,
  COURSES,
  type CourseId,
  FIRST_COURSE,
  type Lesson,
  type LessonId,
} from './lesson.ts';

export const LESSONS: readonly Lesson[] = [...DRIVING, ...ONE_POOL, ...CARDS, ...CHART];

export const LESSON_IDS: readonly LessonId[] = COURSE_IDS.flatMap(course => COURSES[course]);

/** The circuit on which every lesson is driven. */
export const SCHOOL_TRACK = 'otterbrook';

/**
 * Returns a lesson by its id.
 * @throws RangeError when no course has it
 */
export function lessonOf(id: LessonId): Lesson {
  const found = LESSONS.find(one => one.id === id);
  if (found === undefined) throw new RangeError(`there is no lesson ${id}`);
  return found;
}

export function courseOf(id: LessonId): CourseId {
  return COURSE_IDS.find(course => idsOf(course).includes(id)) ?? FIRST_COURSE;
}

/** Returns the lessons of a course in their order. */
export function idsOf(course: CourseId): readonly LessonId[] {
  return COURSES[course];
}

/** Returns the next lesson of the same course; undefined after its last one. */
export function lessonAfter(id: LessonId): LessonId | undefined {
  const ids = idsOf(courseOf(id));
  return ids[ids.indexOf(id) + 1];
}

/** Reports whether all lessons of the course that a stranger begins with are among these. */
export function knowsGame(passed: readonly string[]): boolean {
  return idsOf(FIRST_COURSE).every(id => passed.includes(id));
}

/** Reports whether a lesson is the last one before a first race. */
export function endsFirstCourse(id: LessonId): boolean {
  return idsOf(FIRST_COURSE).at(-1) === id;
}
