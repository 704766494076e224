import { expect, test } from 'vitest';
import type { Choice } from '../../rules/kit/types.ts';
import { begunLesson } from '../../testing/lessons.ts';
import type { Session } from '../session.ts';
import type { LessonId } from './lesson.ts';
import { lessonOf } from './lessons.ts';
import { taughtSession } from './taught-session.ts';

function taught(id: LessonId) {
  const lesson = lessonOf(id);
  const said: string[] = [];
  const session = taughtSession(begunLesson(lesson), lesson, {
    before: at => said.push(`before ${at}`),
    wrong: at => said.push(`wrong ${at}`),
  });
  return { session, said };
}

function choices(session: Session): readonly Choice[] {
  const next = session.next();
  return next.kind === 'ask' ? (next.decisions[0]?.choices ?? []) : [];
}

const inGear = (session: Session, gear: number) =>
  choices(session).find(choice => 'gear' in choice && choice.gear === gear);

test('a lesson says what to do once before each question, and is over after the last', () => {
  const { session, said } = taught('slipstream');
  for (let count = 0; session.next().kind === 'ask' && count < 20; count++) {
    for (const choice of choices(session)) {
      const before = said.length;
      session.answer(0, choice);
      if (said.length === before) break;
    }
  }
  expect(said.filter(one => one.startsWith('before'))).toEqual([
    'before 0',
    'before 1',
    'before 2',
  ]);
  expect(session.next()).toEqual({ kind: 'over' });
});

test('any other answer changes nothing, and the question stays', () => {
  const { session, said } = taught('shiftUp');
  const second = inGear(session, 2);
  const before = session.race();
  if (second === undefined) throw new Error('2nd is offered');
  expect(session.answer(0, second).events).toEqual([]);
  expect(session.race()).toBe(before);
  expect(session.answers()).toEqual([]);
  expect(said).toEqual(['before 0', 'wrong 0']);
  const third = inGear(session, 3);
  if (third === undefined) throw new Error('3rd is offered');
  session.answer(0, third);
  expect(session.answers()).toHaveLength(1);
});

test('what was answered right in a scene is not taken back', () => {
  const { session } = taught('shiftUp');
  const third = inGear(session, 3);
  if (third !== undefined) session.answer(0, third);
  expect(session.wayBack()).toEqual({ refused: 'nothing' });
});
