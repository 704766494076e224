// Keys of the driving school: its list, and what a lesson leads to when it is over or left.
import { LESSON_IDS, type LessonId, lessonAfter } from '../../../session/school/lessons.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model, RaceScreen, SchoolScreen } from '../../model.ts';
import { ENGINEERS } from '../../services.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { stepIn } from '../new-race/form.ts';
import type { LessonModel } from '../race/race-model.ts';
import { isPassed } from './lesson.ts';

export const ENGINEER_LINE = 'engineer';

export const RACE_LINE = 'race';

/** Returns the school with its first lesson marked that has not been passed; with the line to a race when all have. */
export function schoolScreen({ settings }: Pick<Model, 'settings'>): SchoolScreen {
  const first = LESSON_IDS.find(id => !settings.lessons.includes(id));
  return { kind: 'school', at: first ?? RACE_LINE };
}

function schoolLines(): readonly string[] {
  return [...LESSON_IDS, RACE_LINE, ENGINEER_LINE];
}

export function schoolKey(model: Model, key: Key): Update {
  const command = commandOf('school', key);
  if (command === 'pick') return schoolPicked(model, schoolLines()[Number(key.name) - 1] ?? '');
  if (command === 'back') return toScreen(model, { kind: 'title', at: 'school' });
  return anywhere(model, 'school', key) ?? to(model);
}

export function schoolPicked(model: Model, value: string): Update {
  const { settings } = model;
  if (value === ENGINEER_LINE) {
    const engineer = stepIn(ENGINEERS, settings.engineer, 1);
    return keeping({ ...model, screen: { kind: 'school', at: value } }, { engineer });
  }
  if (value === RACE_LINE) return to(model, { kind: 'listTracks', purpose: 'race' });
  const id = LESSON_IDS.find(one => one === value);
  return id === undefined ? to(model) : to(model, { kind: 'startLesson', lesson: id });
}

/** Handles Enter at the end of a lesson: the next one, the same again, or the school after the last. */
export function lessonEnded(model: Model, { race }: RaceScreen, { id }: LessonModel): Update {
  if (!isPassed(race)) return to(model, { kind: 'startLesson', lesson: id });
  const told = keeping(model, { lessons: withLesson(model.settings.lessons, id) });
  const next = lessonAfter(id);
  if (next === undefined) return leaveLesson(told.model, told.effects);
  return to(told.model, ...told.effects, { kind: 'startLesson', lesson: next });
}

/** Leaves a lesson for the list; one that has been passed keeps its tick. */
export function leaveLesson(model: Model, effects: Update['effects'] = []): Update {
  const { screen } = model;
  const lesson = screen.kind === 'race' ? screen.race.lesson : undefined;
  const isOver = screen.kind === 'race' && screen.race.prompt?.kind === 'over';
  const passed =
    lesson !== undefined && isOver && isPassed(screen.race)
      ? keeping(model, { lessons: withLesson(model.settings.lessons, lesson.id) })
      : to(model);
  const { settings } = passed.model;
  return toScreen(passed.model, schoolScreen({ settings }), ...effects, ...passed.effects, {
    kind: 'closeRace',
  });
}

function withLesson(passed: readonly string[], id: LessonId): readonly string[] {
  return passed.includes(id) ? passed : [...passed, id];
}

function keeping(model: Model, change: Partial<Model['settings']>): Update {
  const settings = { ...model.settings, ...change };
  return to({ ...model, settings }, { kind: 'keepSettings', settings });
}
