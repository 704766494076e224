// The lessons as races: each can be passed, with its dice used up, and asks for nothing that is not there.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { boardNamed } from '../../check/contract/games.ts';
import { firstBook } from '../../rules/books.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Choice, Decision } from '../../rules/kit/types.ts';
import type { Session } from '../session.ts';
import { lessonSession } from './lesson-session.ts';
import { isRight, isTaught, LESSON_IDS, LESSONS, type Lesson, wantedAt } from './lessons.ts';

const TEXT = readFileSync(new URL('../../../tracks/otterbrook.yaml', import.meta.url), 'utf8');
const TRACK = { board: boardNamed('otterbrook'), text: TEXT };

const begun = (lesson: Lesson) => lessonSession(lesson, TRACK, ['Ann', 'Ben']);

function asked(session: Session): Decision | undefined {
  const next = session.next();
  return next.kind === 'ask' ? next.decisions[0] : undefined;
}

/** Returns the choices of a question that the lesson asks for, and those that it does not. */
function sorted(session: Session, lesson: Lesson, answered: number, { seat, choices }: Decision) {
  const consequences = (choice: Choice) =>
    session.book.consequences(session.race(), seat, choice, session.board);
  const wanted = wantedAt(lesson, answered);
  const right = choices.filter(choice => isRight(wanted, choice, consequences(choice)));
  return { right, wrong: choices.filter(choice => !right.includes(choice)) };
}

const SCENES = LESSONS.filter(({ steps }) => steps !== undefined);

describe('a lesson', () => {
  test.each(LESSONS)('begins with a sound race: $id', lesson => {
    const session = begun(lesson);
    expect(firstBook.faults(session.race() as FormulaDeRace, TRACK.board)).toEqual([]);
    expect(asked(session)?.seat).toBe(0);
  });

  test.each(SCENES)('asks at each step for what is there, and ends with its dice: $id', lesson => {
    const session = begun(lesson);
    let answered = 0;
    for (; !isTaught(lesson, answered); answered++) {
      const decision = asked(session);
      if (decision === undefined) throw new Error('nothing is asked');
      expect(decision.seat).toBe(0);
      const [choice] = sorted(session, lesson, answered, decision).right;
      if (choice === undefined) throw new Error(`nothing is right at step ${answered}`);
      session.answer(0, choice);
    }
    expect(answered).toBe(lesson.steps?.length);
    expect((session.race() as FormulaDeRace).dice).toMatchObject({ faces: [] });
  });

  test.each(
    SCENES.flatMap(lesson =>
      (lesson.steps ?? []).map((_, step) => ({ id: lesson.id, lesson, step })),
    ),
  )(
    'can be missed wherever something in particular is asked for: $id $step',
    ({ lesson, step }) => {
      const session = begun(lesson);
      for (let answered = 0; answered < step; answered++) {
        const decision = asked(session);
        const [choice] =
          decision === undefined ? [] : sorted(session, lesson, answered, decision).right;
        if (choice !== undefined) session.answer(0, choice);
      }
      const decision = asked(session);
      if (decision === undefined) throw new Error('nothing is asked');
      const isParticular = Object.keys(wantedAt(lesson, step)).length > 0;
      expect(sorted(session, lesson, step, decision).wrong.length > 0).toBe(isParticular);
    },
  );

  it('of a whole lap takes any choice that stays in the race, up to the flag', () => {
    const lesson = LESSONS.at(-1);
    if (lesson === undefined) throw new Error('there are lessons');
    const session = begun(lesson);
    for (let answered = 0; answered < 400; answered++) {
      const decision = asked(session);
      if (decision === undefined) break;
      const [choice] = sorted(session, lesson, answered, decision).right;
      if (choice === undefined) throw new Error('everything ends the race');
      session.answer(0, choice);
    }
    expect(session.next().kind).toBe('over');
  });

  it('is there for every name, in their order', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
  });
});

describe('what a lesson asks for', () => {
  const gear = (number: number) => ({ kind: 'chooseGear', gear: number });

  it('is a choice with these fields and with this consequence', () => {
    expect(isRight({ choice: { gear: 3 } }, gear(3), [])).toBe(true);
    expect(isRight({ choice: { gear: 3 } }, gear(4), [])).toBe(false);
    const two = [{ kind: 'overshoot', amount: 2 }];
    expect(isRight({ does: { kind: 'overshoot' } }, gear(3), two)).toBe(true);
    expect(isRight({ does: { kind: 'overshoot', amount: 1 } }, gear(3), two)).toBe(false);
  });

  it('is never the end of the race', () => {
    expect(isRight({}, gear(3), [{ kind: 'eliminated' }])).toBe(false);
    expect(isRight({}, gear(3), [])).toBe(true);
  });
});
