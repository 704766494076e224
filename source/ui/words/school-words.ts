// The words of the driving school, in the language of the player.
import type { HelpLine } from '../../replay/rule-words.ts';
import type { COURSES, CourseId, LessonId } from '../../session/school/lesson.ts';
import { courseOf, idsOf } from '../../session/school/lessons.ts';

export interface StepWords {
  readonly say: HelpLine;
  readonly wrong: HelpLine;
}

export interface LessonWords {
  readonly name: string;
  /** By question, in their order; the last ones stand for any further questions. */
  readonly steps: readonly StepWords[];
  readonly done: string;
}

export interface SchoolWords {
  readonly name: string;
  readonly intro: string;
  /** Short names of the games. */
  readonly courses: Readonly<Record<CourseId, string>>;
  readonly heading: (course: string, number: number, count: number, name: string) => string;
  /** In front of the key that a lesson wants. */
  readonly press: string;
  readonly passed: string;
  readonly failed: string;
  readonly next: string;
  readonly again: string;
  readonly finish: string;
  readonly engineer: (manner: string) => string;
  readonly firstRace: string;
  readonly firstRaceIs: (track: string) => string;
  /** The line at the end of the last lesson of the first course. */
  readonly toFirstRace: string;
  /** Stands over the list once that course has been passed. */
  readonly chooseEngineer: string;
  readonly help: readonly HelpLine[];
  readonly lessons: Readonly<Record<LessonId, LessonWords>>;
  readonly lapLost: string;
}

/** The lessons of the courses after the first. */
export type OtherLessons = Readonly<Record<OtherLessonId, LessonWords>>;

type OtherLessonId = Exclude<LessonId, (typeof COURSES)['driving'][number]>;

/** Returns the heading of a lesson: its course, its number there, its name. */
export function lessonHeading(id: LessonId, said: SchoolWords): string {
  const course = courseOf(id);
  const ids = idsOf(course);
  return said.heading(said.courses[course], ids.indexOf(id) + 1, ids.length, said.lessons[id].name);
}
