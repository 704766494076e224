// The words of the driving school, in the language of the player.
import type { HelpLine } from '../../replay/rule-words.ts';
import type { LessonId } from '../../session/school/lessons.ts';

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
  readonly heading: (number: number, count: number, name: string) => string;
  /** In front of the key that a lesson wants. */
  readonly press: string;
  readonly passed: string;
  readonly failed: string;
  readonly next: string;
  readonly again: string;
  readonly finish: string;
  readonly engineer: (manner: string) => string;
  readonly race: string;
  /** Said at the end of the last lesson, over that line. */
  readonly chooseEngineer: string;
  readonly help: readonly HelpLine[];
  readonly lessons: Readonly<Record<LessonId, LessonWords>>;
  readonly lapLost: string;
}
