// The lessons as races: each can be passed, with its dice used up, and asks for nothing that is not there.
import { describe, expect, it, test } from 'vitest';
import { askedIn, begunLesson, lessonAt, rightIn, sortedIn } from '../../testing/lessons.ts';
import { isParticular, isRight, wantedAt } from './lesson.ts';
import { LESSON_IDS, LESSONS, lessonAfter, lessonOf } from './lessons.ts';

const SCENES = LESSONS.filter(({ steps }) => steps !== undefined);

describe('a lesson', () => {
  test.each(LESSONS)('begins with a sound race: $id', lesson => {
    const session = begunLesson(lesson);
    expect(session.book.faults(session.race(), session.board)).toEqual([]);
    expect(askedIn(session).seat).toBe(0);
  });

  test.each(SCENES)('asks at each step for what is there, and ends with its dice: $id', lesson => {
    const session = lessonAt(lesson, lesson.steps?.length ?? 0);
    expect(session.answers()).toHaveLength(lesson.steps?.length ?? 0);
    expect(session.answers().map(({ seat }) => seat)).toEqual(lesson.steps?.map(() => 0));
    expect(session.race().dice).toMatchObject({ faces: [] });
  });

  test.each(
    SCENES.flatMap(lesson =>
      (lesson.steps ?? []).map((_, step) => ({ id: lesson.id, lesson, step })),
    ),
  )(
    'can be missed wherever something in particular is asked for: $id $step',
    ({ lesson, step }) => {
      const { wrong } = sortedIn(lessonAt(lesson, step), lesson, step);
      expect(wrong.length > 0).toBe(isParticular(wantedAt(lesson, step)));
    },
  );

  it('of a whole lap takes any choice that stays in the race, up to the flag', () => {
    const lesson = lessonOf('wholeLap');
    const session = begunLesson(lesson);
    for (let answered = 0; answered < 400 && session.next().kind === 'ask'; answered++) {
      session.answer(0, rightIn(session, lesson, answered));
    }
    expect(session.next().kind).toBe('over');
  });

  it('is there for every name, in their order', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
  });

  it('is followed by the next one of its course alone', () => {
    expect(lessonAfter('overshoot')).toBe('spin');
    expect(lessonAfter('wholeLap')).toBeUndefined();
    expect(lessonAfter('wear')).toBeUndefined();
  });
});

describe('what a lesson asks for', () => {
  const gear = (number: number) => ({ kind: 'chooseGear', gear: number });

  it('is a choice with these fields, with this consequence and this end', () => {
    expect(isRight({ choice: { gear: 3 } }, gear(3), [])).toBe(true);
    expect(isRight({ choice: { gear: 3 } }, gear(4), [])).toBe(false);
    const two = [{ kind: 'overshoot', amount: 2 }];
    expect(isRight({ does: { kind: 'overshoot' } }, gear(3), two)).toBe(true);
    expect(isRight({ does: { kind: 'overshoot', amount: 1 } }, gear(3), two)).toBe(false);
    const way = { kind: 'drive', path: ['M1', 'M2'] };
    expect(isRight({ end: 'M2' }, way, [])).toBe(true);
    expect(isRight({ end: 'M1' }, way, [])).toBe(false);
    expect(isRight({ end: 'M1' }, gear(3), [])).toBe(false);
  });

  it('is never the end of the race', () => {
    expect(isRight({}, gear(3), [{ kind: 'eliminated' }])).toBe(false);
    expect(isRight({}, gear(3), [])).toBe(true);
  });
});
