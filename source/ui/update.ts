// What every part of the reducer returns: the next state of the screen and its effects.
import type { Effect } from './messages.ts';
import { type Model, type Screen, wordsOf } from './model.ts';
import type { Course, Stage } from './screens/race/course.ts';
import { withRoundEnds } from './screens/race/round-ends.ts';

export interface Update {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

export function to(model: Model, ...effects: readonly Effect[]): Update {
  return { model, effects };
}

export function toScreen(model: Model, screen: Screen, ...effects: readonly Effect[]): Update {
  return to({ ...model, screen, overlay: { kind: 'none' } }, ...effects);
}

export function toCourse(model: Model, course: Course): Update {
  return to(
    { ...model, screen: { kind: 'race', race: withRoundEnds(course.race) } },
    ...course.effects,
  );
}

export function stageOf(model: Model): Stage {
  return { settings: model.settings, size: model.size, words: wordsOf(model) };
}
