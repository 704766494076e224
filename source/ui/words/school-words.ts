// What the driving school says, in the language of the player.
import type { HelpLine } from '../../replay/rule-words.ts';
import type { LessonId } from '../../session/school/lessons.ts';

/** What is said at a question of a lesson. */
export interface StepWords {
  readonly say: HelpLine;
  /** Said of a choice other than the one that is asked for. */
  readonly wrong: HelpLine;
}

/** What is said in a lesson. */
export interface LessonWords {
  readonly name: string;
  /** By question, in their order; the last ones stand for any further questions. */
  readonly steps: readonly StepWords[];
  readonly done: string;
}

/** Everything that the driving school says. */
export interface SchoolWords {
  readonly name: string;
  readonly intro: string;
  /** The heading over a lesson: its number among so many, and its name. */
  readonly heading: (number: number, count: number, name: string) => string;
  /** In front of the key that a lesson wants. */
  readonly press: string;
  readonly passed: string;
  readonly failed: string;
  /** Lines at the end of a lesson. */
  readonly next: string;
  readonly again: string;
  readonly finish: string;
  /** The line of the list in which the engineer is told how to work. */
  readonly engineer: (manner: string) => string;
  /** The line that leads to a race. */
  readonly race: string;
  /** Said at the end of the last lesson, over that line. */
  readonly chooseEngineer: string;
  readonly help: readonly HelpLine[];
  readonly lessons: Readonly<Record<LessonId, LessonWords>>;
  /** Said of a lap that ended off the road. */
  readonly lapLost: string;
}
