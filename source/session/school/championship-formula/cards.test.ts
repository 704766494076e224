// What the lessons of Championship Formula Racing say about its rules, proved by playing them.
import { describe, expect, test } from 'vitest';
import {
  aside,
  goOn,
  offersIn,
  ownCar,
  type Proofs,
  questionIn,
  rowsTold,
} from '../../../testing/lessons.ts';
import type { Lesson } from '../lesson.ts';
import { CARDS } from './cards.ts';

const card = (speed: number) => ({ kind: 'playCard', speed });
const WAYS = { kind: 'drive', brake: 0 };

const kinds = (now: ReturnType<typeof aside>, fields: object) =>
  offersIn(now, fields).map(({ does }) =>
    does.map(({ kind, amount, name }) => [kind, amount ?? name]),
  );

/** Returns what the ways without braking cost in the corner ahead, in mph over. */
const over = (now: ReturnType<typeof aside>) =>
  offersIn(now, WAYS).map(({ does }) => does.find(({ kind }) => kind === 'corner')?.amount ?? 0);

const isSecret = (lesson: Lesson) => {
  expect(questionIn(aside(lesson)).secret).toBe(true);
  const laid = goOn(aside(lesson), card(120)).events.map(({ kind }) => kind);
  expect(laid.slice(0, 2)).toEqual(['answerSealed', 'cardRevealed']);
};

const isAPrice = (lesson: Lesson) => {
  const fast = goOn(aside(lesson), card(140));
  expect(new Set(over(fast))).toEqual(new Set(lesson.id === 'chance' ? [20] : [20, 40]));
};

/** Takes the chance of the last lesson without skill. */
const chance = (lesson: Lesson, dice: readonly number[], green = 0) =>
  goOn(goOn(aside(lesson, 1, { dice }), WAYS), { kind: 'spendSkill', green, red: 0 });

/** Returns the wear and rolls that an excess in Otter may be paid with. */
const payments = (lesson: Lesson, speed: number, end: string) =>
  offersIn(goOn(goOn(aside(lesson), card(speed)), { ...WAYS, end })).map(({ choice }) => choice);

const PROOFS: Proofs = {
  speedCard: {
    'CFR-61': isSecret,
    'CFR-64': isSecret,
    'CFR-10': lesson => {
      expect(kinds(aside(lesson), card(120))).toEqual([[['spaces', 6]]]);
      expect(kinds(aside(lesson), card(140)).flat()).toContainEqual(['green', 'acceleration']);
    },
    'CFR-3': lesson => expect(ownCar(goOn(aside(lesson, 1), { end: 'L16' }))['space']).toBe('L16'),
    'CFR-4': lesson => expect(offersIn(aside(lesson, 1), { end: 'R15' })).not.toEqual([]),
    'CFR-17': lesson => {
      expect(kinds(aside(lesson, 2), card(60))).toEqual([[['spaces', 3]]]);
      expect(kinds(aside(lesson, 2), card(40)).flat()).toContainEqual(['braking', 20]);
    },
    'CFR-39': lesson => {
      expect(over(aside(lesson, 3))).toEqual([0, 0]);
      expect(over(goOn(aside(lesson, 2), card(120)))).toContain(20);
      expect(over(goOn(aside(lesson, 2), card(140)))).toEqual(expect.arrayContaining([20, 40]));
    },
    'CFR-16': lesson =>
      expect(kinds(aside(lesson, 2), card(180)).flat()).toContainEqual(['green', 'topSpeed']),
  },
  cornerWear: {
    'CFR-39': isAPrice,
    'CFR-44': lesson =>
      expect(payments(lesson, 140, 'L23')).toEqual([
        { kind: 'pay', wear: 1, roll: false },
        { kind: 'pay', wear: 0, roll: true },
      ]),
    'CFR-50': lesson =>
      expect(kinds(aside(lesson, 2), { roll: true }).flat()).toContainEqual(['yellow', 'chance']),
    'CFR-40': lesson => {
      const through = goOn(goOn(aside(lesson, 3), card(140)), { ...WAYS, end: 'L30' });
      expect(through.events.map(({ kind }) => kind)).not.toContain('wearPaid');
    },
    'CFR-45': lesson =>
      expect(payments(lesson, 160, 'L24')).toEqual([
        { kind: 'pay', wear: 2, roll: false },
        { kind: 'pay', wear: 1, roll: true },
      ]),
    'CFR-46': lesson => {
      const asked = goOn(goOn(aside(lesson, 0, { dice: [1, 1] }), card(160)), {
        ...WAYS,
        end: 'R23',
      });
      // There is no other way to pay, so it is the skill that is asked for.
      const { events } = goOn(asked, { kind: 'spendSkill', green: 0, red: 0 });
      expect(events).toContainEqual(expect.objectContaining({ kind: 'wearPaid', wear: 2 }));
      expect(events).toContainEqual(expect.objectContaining({ cause: 'chance', result: 'green' }));
    },
    'CFR-47': lesson => {
      const tested = goOn(aside(lesson, 0, { dice: [1, 1] }), card(180));
      const fast = goOn(tested, { kind: 'spendSkill', green: 0, red: 0 });
      // The right would be 80 over: nobody is offered the end of the race where there is another way.
      expect(offersIn(fast, WAYS).map(({ choice }) => choice)).toEqual([
        expect.objectContaining({ path: expect.arrayContaining(['L21', 'L25']) }),
      ]);
    },
    'CFR-57': lesson => expect(ownCar(aside(lesson))['wear']).toBe(7 * 2),
  },
  racingLine: {
    'CFR-39': isFreeOrOne,
    'CFR-52': isFreeOrOne,
    'CFR-54': lesson => {
      const left = goOn(goOn(aside(lesson), card(160)), { ...WAYS, end: 'L39' });
      const kindsOf = left.events.map(({ kind }) => kind);
      expect(kindsOf).toContain('carMoved');
      expect(questionIn(left).step).toBe('payCorner');
    },
  },
  chance: {
    'CFR-44': isAPrice,
    'CFR-50': lesson => {
      const end = (dice: readonly number[]) => chance(lesson, dice).events.map(({ kind }) => kind);
      expect(end([3, 3])).not.toContain('carSpun');
      for (const dice of [
        [3, 4],
        [4, 5],
      ])
        expect(end(dice)).toContain('carSpun');
      expect(end([5, 5])).toContain('retired');
    },
    'CFR-97': lesson => {
      const asked = goOn(aside(lesson, 1), WAYS);
      const green = offersIn(asked).map(({ choice }) => 'green' in choice && choice.green);
      expect(green).toEqual([0, 1, 2]);
      const odds = offersIn(asked).map(
        ({ does }) => does.find(({ kind }) => kind === 'green')?.percent,
      );
      expect(odds).toEqual([42, 58, 72]);
      expect(chance(lesson, [4, 4]).events.map(({ kind }) => kind)).toContain('carSpun');
      expect(chance(lesson, [4, 4], 2).events.map(({ kind }) => kind)).not.toContain('carSpun');
    },
    'CFR-95': lesson =>
      expect(ownCar(chance(lesson, [4, 4]))).toMatchObject({ speed: 0, status: 'racing' }),
    'CFR-96': lesson =>
      expect(ownCar(chance(lesson, [5, 5]))).toMatchObject({
        status: 'retired',
        retirement: 'crash',
      }),
  },
};

// Along the red line 140 costs nothing; the right lane alone is 20 over.
function isFreeOrOne(lesson: Lesson): void {
  const fast = aside(lesson, 1);
  expect(kinds(fast, { ...WAYS, end: 'R34' })).toEqual([[['spaces', 7]]]);
  expect(kinds(fast, { ...WAYS, end: 'R35' })).toEqual([
    [
      ['spaces', 7],
      ['corner', 20],
    ],
  ]);
}

describe.each(CARDS)('the lesson $id', lesson => {
  const proofs = PROOFS[lesson.id] ?? {};

  test('tells of no row without a proof', () => {
    expect(Object.keys(proofs).toSorted()).toEqual(rowsTold(lesson).toSorted());
  });

  test.each(Object.entries(proofs))('is right about %s', (_, proof) => proof(lesson));
});
