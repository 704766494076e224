// A lesson on the race screen: what its question asks for, whether an answer is right, and how it ends.

import type { Choice, Decision } from '../../../rules/kit/types.ts';
import {
  isParticular,
  isRight,
  isTaught,
  type LessonId,
  type Wanted,
  wantedAt,
} from '../../../session/school/lesson.ts';
import { lessonOf } from '../../../session/school/lessons.ts';
import { engineerOf } from '../race/engineer.ts';
import type { Item } from '../race/items.ts';
import type { LessonModel, RaceModel } from '../race/race-model.ts';

/** Returns the race screen of a lesson, in which the pupil's own lap alone has an engineer. */
export function openLesson(race: RaceModel, id: LessonId): RaceModel {
  const lesson: LessonModel = { id, answered: 0, missed: false };
  return { ...race, lesson, engineer: engineerOf({ trial: race.trial, lesson }, ON_CALL) };
}

const ON_CALL = { engineer: 'onCall' } as const;

function wantedNow({ id, answered }: LessonModel): Wanted {
  return wantedAt(lessonOf(id), answered);
}

export function isRightAnswer(
  { table, moment }: RaceModel,
  lesson: LessonModel,
  { seat }: Pick<Decision, 'seat'>,
  choice: Choice,
): boolean {
  const consequences = table.book.consequences(moment.race, seat, choice, table.board);
  return isRight(wantedNow(lesson), choice, consequences);
}

export function afterAnswer(lesson: LessonModel, right: boolean): LessonModel {
  return { ...lesson, answered: lesson.answered + (right ? 1 : 0), missed: !right };
}

/** Reports whether all that a lesson asks for has been answered; a lap ends with its race. */
export function isLessonTaught({ lesson }: Pick<RaceModel, 'lesson'>): boolean {
  return lesson !== undefined && isTaught(lessonOf(lesson.id), lesson.answered);
}

/** Reports whether a lesson that is over has been passed: a lap only at the flag. */
export function isPassed(model: RaceModel): boolean {
  if (isLessonTaught(model)) return true;
  const [own] = model.table.book.standings(model.moment.race, model.table.board);
  return own?.status === 'finished';
}

/** Returns the line of the open question that the lesson asks for; undefined where none of them is, or any. */
export function wantedItem(model: RaceModel, items: readonly Item[]): Item | undefined {
  const { lesson, prompt } = model;
  if (lesson === undefined || prompt?.kind !== 'ask') return undefined;
  if (!isParticular(wantedNow(lesson))) return undefined;
  const { decision } = prompt;
  const right = items.filter(item => isRightAnswer(model, lesson, decision, item.choice));
  return right.find(item => item.value === model.at) ?? right[0];
}

export function asksForOne({ lesson, prompt }: RaceModel): boolean {
  if (lesson === undefined || prompt?.kind !== 'ask') return false;
  return isParticular(wantedNow(lesson));
}
