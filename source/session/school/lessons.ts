// The lessons of the driving school: short races by the usual book with set dice, and what the pupil is to choose in them.
// They do not depend on a screen: the race screen and a race in plain text teach the same lessons.
import type { Choice, Consequence } from '../../rules/kit/types.ts';

export const LESSON_IDS = [
  'shiftUp',
  'circle',
  'overshoot',
  'brake',
  'slipstream',
  'wholeLap',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The choices that a lesson asks for; with nothing named, any choice that stays in the race. */
export interface Wanted {
  readonly choice?: Readonly<Record<string, string | number>>;
  readonly does?: Pick<Consequence, 'kind' | 'amount'>;
}

export interface LessonCar {
  readonly space: string;
  readonly gear: number;
  /** Points that differ from the usual ones. */
  readonly points?: Readonly<Record<string, number>>;
}

export interface Lesson {
  readonly id: LessonId;
  /** The cars, the pupil's first, in the middle of a lap; absent for a lap alone from the grid. */
  readonly cars?: readonly LessonCar[];
  /** The faces of the dice; absent where the pupil drives freely and dice are drawn. */
  readonly dice?: readonly number[];
  /** What each question asks for, in order; absent where it is the same for all. */
  readonly steps?: readonly Wanted[];
}

const ANY: Wanted = {};
const inGear = (gear: number): Wanted => ({ choice: { kind: 'chooseGear', gear } });

export const SCHOOL_TRACK = 'otterbrook';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'shiftUp',
    cars: [{ space: 'M61', gear: 2 }],
    dice: [7, 9],
    steps: [inGear(3), ANY, inGear(4), ANY],
  },
  {
    id: 'circle',
    cars: [{ space: 'M3', gear: 4 }],
    dice: [6, 8],
    steps: [inGear(3), { does: { kind: 'stop' }, choice: { brakes: 0 } }, inGear(4), ANY],
  },
  {
    id: 'overshoot',
    cars: [{ space: 'R3', gear: 3, points: { brakes: 0 } }],
    dice: [8],
    steps: [inGear(4), { does: { kind: 'overshoot', amount: 1 } }],
  },
  {
    id: 'brake',
    cars: [{ space: 'M21', gear: 4 }],
    dice: [11],
    steps: [inGear(4), { does: { kind: 'stop' }, choice: { brakes: 1 } }],
  },
  {
    id: 'slipstream',
    cars: [
      { space: 'M63', gear: 4 },
      { space: 'M71', gear: 4 },
    ],
    dice: [7],
    steps: [
      inGear(4),
      { does: { kind: 'slipstream' }, choice: { brakes: 0 } },
      { choice: { kind: 'takeSlipstream', brakes: 0 } },
    ],
  },
  { id: 'wholeLap' },
];

export function lessonOf(id: LessonId): Lesson {
  return LESSONS.find(one => one.id === id) ?? { id };
}

export function lessonAfter(id: LessonId): LessonId | undefined {
  return LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
}

const FATAL: readonly string[] = ['eliminated'];

/** Reports whether a choice with these consequences is what a question asks for. */
export function isRight(
  { choice: fields = {}, does }: Wanted,
  choice: Choice,
  consequences: readonly Consequence[],
): boolean {
  if (consequences.some(({ kind }) => FATAL.includes(kind))) return false;
  const given: Readonly<Record<string, unknown>> = { ...choice };
  if (Object.entries(fields).some(([name, value]) => given[name] !== value)) return false;
  return does === undefined || consequences.some(one => has(one, does));
}

function has(one: Consequence, { kind, amount }: NonNullable<Wanted['does']>): boolean {
  return one.kind === kind && (amount === undefined || one.amount === amount);
}

/** Returns what the question after so many right answers asks for. */
export function wantedAt({ steps }: Lesson, answered: number): Wanted {
  return steps?.[answered] ?? ANY;
}

/** Reports whether a lesson is over after so many right answers; a lap is over with its race. */
export function isTaught({ steps }: Lesson, answered: number): boolean {
  return steps !== undefined && answered >= steps.length;
}
