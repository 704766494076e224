// What every part of the reducer answers: the next state of the screen and what must be done for it.
import type { Effect } from './messages.ts';
import { type Model, type Screen, wordsOf } from './model.ts';
import type { Course, Stage } from './screens/race/course.ts';

export interface Update {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

/** A new state, and effects if there are any. */
export function to(model: Model, ...effects: readonly Effect[]): Update {
  return { model, effects };
}

/** Another screen. */
export function toScreen(model: Model, screen: Screen, ...effects: readonly Effect[]): Update {
  return to({ ...model, screen, overlay: { kind: 'none' } }, ...effects);
}

/** The race screen with its next state. */
export function toCourse(model: Model, course: Course): Update {
  return to({ ...model, screen: { kind: 'race', race: course.race } }, ...course.effects);
}

/** What the course of a race depends on besides the race. */
export function stageOf(model: Model): Stage {
  return { settings: model.settings, size: model.size, words: wordsOf(model) };
}
