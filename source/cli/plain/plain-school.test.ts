// The driving school in lines: what is typed, what is said, and what is kept.
import { describe, expect, test } from 'vitest';
import { helpTold } from '../../replay/rule-words.ts';
import { LESSON_IDS, lessonOf } from '../../session/school/lessons.ts';
import type { Session } from '../../session/session.ts';
import { begunLesson } from '../../testing/lessons.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../ui/services.ts';
import { EN_PLAIN } from '../../ui/words/en/plain.ts';
import { EN } from '../../ui/words/en/words.ts';
import { teachSchool } from './plain-school.ts';

/** Tries the choices of each question in their order until one is taken. */
async function stubborn(session: Session): Promise<boolean> {
  for (;;) {
    const next = session.next();
    if (next.kind !== 'ask') return true;
    const [decision] = next.decisions;
    for (const choice of decision?.choices ?? []) {
      const before = session.race();
      session.answer(0, choice);
      if (session.race() !== before) break;
    }
  }
}

async function taught(typed: readonly string[], passed: readonly string[], play = stubborn) {
  const said: string[] = [];
  const kept: Partial<Settings>[] = [];
  const lines = [...typed];
  await teachSchool({
    services: {
      settings: { ...DEFAULT_SETTINGS, name: 'Ann', lessons: passed },
      keepSettings: change => kept.push(change),
      lesson: (id, name) => begunLesson(lessonOf(id), name),
    },
    dialogue: {
      hides: false,
      pushAway: () => undefined,
      say: (line = '') => said.push(line),
      hear: async prompt => {
        said.push(prompt);
        return lines.shift();
      },
      end: () => undefined,
      isStopped: false,
    },
    script: { words: EN, plain: EN_PLAIN },
    play,
  });
  return { said, kept };
}

describe('the driving school in plain text', () => {
  test('teaches the first lesson that has not been passed on Enter, sentence by sentence', async () => {
    const { said, kept } = await taught(['', 'q'], []);
    const { steps, done } = EN.school.lessons.shiftUp;
    const order = [
      'Formula Dé 1/8: Shift up',
      ...steps.map(({ say }) => helpTold(say)),
      `Lesson passed. ${done}`,
    ];
    expect(said.filter(line => order.includes(line))).toEqual(order);
    expect(said).toContain(helpTold(steps[0]?.wrong ?? ''));
    expect(kept).toEqual([{ lessons: ['shiftUp'] }]);
  });

  test('takes any lesson by its number, and marks what has been passed', async () => {
    const { said, kept } = await taught(['6', 'q'], ['shiftUp']);
    expect(said).toContain('Formula Dé 6/8: Slipstream');
    expect(said.join('\n')).toMatch(/1 Shift up \(Formula Dé\): Lesson passed\./);
    expect(kept).toEqual([{ lessons: ['shiftUp', 'slipstream'] }]);
  });

  test('passes a whole lap at the flag only, and a lesson that is left not at all', async () => {
    const lap = await taught(['8', 'q'], []);
    expect(lap.kept).toEqual([{ lessons: ['wholeLap'] }]);
    const left = await taught(['2', '3'], [], async () => false);
    expect(left.kept).toEqual([]);
    expect(left.said.join('\n')).not.toContain('3/8');
  });

  test('says on ? what may be typed, and ends with the input', async () => {
    const { said } = await taught(['?'], LESSON_IDS);
    expect(said).toContain(helpTold(EN.school.help[0] ?? ''));
  });
});
