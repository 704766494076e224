// Keys of the driving school: its list, and what a lesson leads to when it is over or left.
import { COURSE_IDS, FIRST_COURSE, type LessonId } from '../../../session/school/lesson.ts';
import { endsFirstCourse, idsOf, lessonAfter } from '../../../session/school/lessons.ts';
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

export const FIRST_RACE_LINE = 'firstRace';

/** Returns the school with the next lesson of the first course marked; with the line to a first race when all are passed. */
export function schoolScreen({ settings }: Pick<Model, 'settings'>): SchoolScreen {
  return { kind: 'school', at: nextLesson(settings.lessons) ?? FIRST_RACE_LINE };
}

/** Returns the first lesson before a first race that is not among those passed. */
export function nextLesson(passed: readonly string[]): LessonId | undefined {
  return idsOf(FIRST_COURSE).find(id => !passed.includes(id));
}

/** The lines of the school by course, the first race behind the first one and the engineer at the end. */
export const SCHOOL_LINES: readonly (LessonId | typeof FIRST_RACE_LINE | typeof ENGINEER_LINE)[] = [
  ...COURSE_IDS.flatMap(course => [
    ...idsOf(course),
    ...(course === FIRST_COURSE ? ([FIRST_RACE_LINE] as const) : []),
  ]),
  ENGINEER_LINE,
];

export function schoolKey(model: Model, key: Key): Update {
  const command = commandOf('school', key);
  if (command === 'pick') return schoolPicked(model, SCHOOL_LINES[Number(key.name) - 1] ?? '');
  if (command === 'back') return toScreen(model, { kind: 'title', at: 'school' });
  return anywhere(model, 'school', key) ?? to(model);
}

export function schoolPicked(model: Model, value: string): Update {
  const { settings } = model;
  if (value === ENGINEER_LINE) {
    const engineer = stepIn(ENGINEERS, settings.engineer, 1);
    return keeping({ ...model, screen: { kind: 'school', at: value } }, { engineer });
  }
  const line = SCHOOL_LINES.find(one => one === value);
  if (line === undefined || line === ENGINEER_LINE) return to(model);
  if (line === FIRST_RACE_LINE) return to(model, FIRST_RACE);
  return to(model, { kind: 'startLesson', lesson: line });
}

const FIRST_RACE = { kind: 'listTracks', purpose: 'firstRace' } as const;

/** Handles Enter at the end of a lesson: the same again or the next one; after the last, a first race or the school. */
export function lessonEnded(model: Model, { race }: RaceScreen, { id }: LessonModel): Update {
  if (!isPassed(race)) return to(model, { kind: 'startLesson', lesson: id });
  const told = keeping(model, { lessons: withLesson(model.settings.lessons, id) });
  const next = lessonAfter(id);
  if (next === undefined) {
    const left = leaveLesson(told.model, told.effects);
    return endsFirstCourse(id) ? to(left.model, ...left.effects, FIRST_RACE) : left;
  }
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
