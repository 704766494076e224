// What the lessons of the Formula Dé family say about its rules, proved by playing them.
import { describe, expect, test } from 'vitest';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import {
  aside,
  begunLesson,
  goOn,
  offersIn,
  ownCar,
  type Proofs,
  questionIn,
  rightIn,
  rowsTold,
} from '../../../testing/lessons.ts';
import type { Lesson } from '../lesson.ts';
import { CHART } from './chart.ts';
import { DRIVING } from './driving.ts';
import { ONE_POOL } from './one-pool.ts';

type Now = ReturnType<typeof aside>;

const gear = (number: number) => ({ kind: 'chooseGear', gear: number });
const UNBRAKED = { kind: 'move', brakes: 0 };
const overshoot = (amount: number) => ({ kind: 'overshoot', amount });
const kindsOf = ({ events }: Now) => events.map(({ kind }) => kind);

/** Returns what the first choice with these fields does, as kinds and amounts. */
const does = (now: Now, fields: object) =>
  offersIn(now, fields)[0]?.does.map(({ kind, amount }) => [kind, amount]);

/** Returns the longest way of the open question, in spaces. */
const longest = (now: Now) =>
  Math.max(
    ...offersIn(now, UNBRAKED).map(({ choice }) =>
      'path' in choice && Array.isArray(choice.path) ? choice.path.length : 0,
    ),
  );

const rollsItsDie = (lesson: Lesson) =>
  expect(goOn(aside(lesson), gear(3)).events).toContainEqual(
    expect.objectContaining({ kind: 'dieRolled', die: 'gear3' }),
  );

const movesWhatItRolled = (lesson: Lesson) => {
  const { events } = goOn(aside(lesson, 2), gear(4));
  const roll = events.find(({ kind }) => kind === 'dieRolled');
  expect(roll).toMatchObject({ value: longest(aside(lesson, 3)) });
};

const wantsAStop = (lesson: Lesson) => {
  expect(goOn(aside(lesson, 1), {}, { kind: 'stop', amount: 1 }).events).toContainEqual(
    expect.objectContaining({ kind: 'stopMade', stops: 1, required: 1 }),
  );
};

/** The restart of a car that has spun, and its first gear. */
const AFTER_SPIN = [11, 2];

/** Returns the race after the pupil has left Gate by so many spaces with so many tires. */
const left = (lesson: Lesson, by: number, tires: number) =>
  goOn(aside(lesson, 1, { dice: AFTER_SPIN, points: { tires } }), UNBRAKED, overshoot(by));

const costsTires = (lesson: Lesson) => {
  const one = aside(lesson, 1, { points: { tires: 6 } });
  const spaces = lesson.id === 'brake' ? 4 : 1;
  const { does: cost = [] } =
    offersIn(one, UNBRAKED).find(({ does: all }) => all.some(({ kind }) => kind === 'overshoot')) ??
    {};
  expect(cost).toContainEqual(expect.objectContaining(overshoot(cost[0]?.amount ?? 0)));
  expect(cost).toContainEqual({ kind: 'tires', amount: cost[0]?.amount });
  expect(offersIn(one, UNBRAKED).flatMap(({ does: all }) => all)).toContainEqual(
    expect.objectContaining(overshoot(spaces)),
  );
};

/** Returns the race after a roll of 4th behind the three cars. */
const blockedBy = (lesson: Lesson, face: number) =>
  goOn(goOn(aside(lesson, 0, { dice: [face, 12, 9, 15, 7] }), gear(4)), UNBRAKED);

const MASTERS: Proofs = {
  shiftUp: {
    'M-6-3-s4': rollsItsDie,
    'M-6-3-s5': movesWhatItRolled,
    'M-6-1-1': lesson => {
      const gears = offersIn(aside(lesson, 2)).map(({ choice }) => 'gear' in choice && choice.gear);
      expect(gears).toEqual([1, 2, 3, 4]);
      expect(does(aside(lesson, 4), gear(3))).toEqual([]);
    },
    'M-13-1': lesson => expect(does(aside(lesson, 4), gear(2))).toEqual([['gearbox', 1]]),
  },
  circle: {
    'M-7-1-1': lesson => {
      wantsAStop(lesson);
      expect(kindsOf(goOn(aside(lesson, 3), UNBRAKED))).not.toContain('cornerOvershot');
    },
    'M-6-3-s5': movesWhatItRolled,
    'M-10-1': lesson => {
      const before = aside(lesson, 0, { dice: [12], car: { space: 'R34', stops: 0 } });
      expect(goOn(goOn(before, gear(4)), UNBRAKED).events).toContainEqual(
        expect.objectContaining({ kind: 'carRetired', why: 'overshoot' }),
      );
    },
  },
  overshoot: {
    'M-10-0-1': costsTires,
    'M-10-4-1': lesson => expect(kindsOf(left(lesson, 1, 1))).toContain('carSpun'),
  },
  spin: {
    'M-10-4-1': lesson => {
      const spun = left(lesson, 2, 2);
      expect(kindsOf(spun)).toContain('carSpun');
      expect(ownCar(spun)).toMatchObject({ gear: 1, points: { tires: 0 } });
    },
    'M-10-0-1': costsTires,
    'M-10-4-2': lesson => {
      expect(kindsOf(left(lesson, 1, 0))).toContain('carSpun');
      expect(ownCar(left(lesson, 2, 0))).toMatchObject({ status: 'retired' });
    },
  },
  brake: {
    'M-7-1-1': wantsAStop,
    'M-10-0-1': costsTires,
    'M-11-0-3': lesson => {
      const braked = goOn(aside(lesson, 1), { brakes: 1 }, { kind: 'stop', amount: 1 });
      expect(braked.events[0]).toMatchObject({ kind: 'pointsPaid', part: 'brakes', amount: 1 });
      expect(braked.events[1]).toMatchObject({ kind: 'carMoved' });
      expect(longest(aside(lesson, 1))).toBe(11);
    },
  },
  slipstream: {
    'M-18-0-1': lesson => {
      const tow = (number: number) =>
        offersIn(goOn(aside(lesson), gear(number)), UNBRAKED)
          .flatMap(({ does: all }) => all)
          .map(({ kind }) => kind);
      expect(tow(4)).toContain('slipstream');
      expect(tow(3)).not.toContain('slipstream');
    },
    'M-18-0-3': lesson => {
      const [tow] = offersIn(aside(lesson, 2), { kind: 'takeSlipstream', brakes: 0 });
      expect(tow?.choice).toMatchObject({ path: expect.objectContaining({ length: 3 }) });
      expect(tow?.does.map(({ kind }) => kind)).not.toContain('tires');
    },
  },
  blocking: {
    'M-7-0-1': lesson =>
      expect(offersIn(aside(lesson, 1), { ...UNBRAKED, missing: 0 })).toEqual([]),
    'M-12-0-1': lesson => {
      const [way] = offersIn(aside(lesson, 1), { ...UNBRAKED, missing: 1 });
      expect(way?.choice).toMatchObject({ path: expect.objectContaining({ length: 5 }) });
    },
    'M-12-T': lesson => {
      expect(ownCar(blockedBy(lesson, 8))).toMatchObject({ points: { brakes: 0, tires: 6 } });
      expect(ownCar(blockedBy(lesson, 9))).toMatchObject({ points: { brakes: 0, tires: 5 } });
      expect(ownCar(blockedBy(lesson, 12))).toMatchObject({ status: 'retired' });
    },
    'M-14-1': lesson => {
      const dice = [6, 1, 9, 1, 7];
      const { events } = goOn(goOn(aside(lesson, 0, { dice }), gear(3)), {
        ...UNBRAKED,
        missing: 1,
      });
      const hit = events.filter(({ kind }) => kind === 'testMade');
      expect(hit).toMatchObject([
        { seat: 3, roll: 1, failed: true },
        { seat: 2, roll: 9, failed: false },
        { seat: 0, roll: 1, failed: true },
        { seat: 0, roll: 7, failed: false },
      ]);
      expect(events).toContainEqual(
        expect.objectContaining({ kind: 'pointsPaid', seat: 3, part: 'body', amount: 1 }),
      );
    },
  },
  wholeLap: {
    // A whole lap: each corner has had its stops, or was left too early at a price.
    'M-7-1-1': lesson => {
      const session = begunLesson(lesson);
      const told: RaceEvent[] = [];
      while (session.next().kind === 'ask') {
        told.push(...session.answer(0, rightIn(session, lesson, 0)).events);
      }
      const corners = ['Gate', 'Willows', 'Otter', 'Barn'];
      for (const corner of corners) {
        const stops = told.filter(
          one => one.kind === 'stopMade' && 'corner' in one && one.corner === corner,
        );
        const early = told.some(
          one => one.kind === 'cornerOvershot' && 'corner' in one && one.corner === corner,
        );
        expect(stops.length >= (corner === 'Otter' ? 2 : 1) || early).toBe(true);
      }
    },
  },
};

const BASIC: Proofs = {
  wear: {
    'BGA-B-40': lesson => expect(ownCar(aside(lesson))).toMatchObject({ points: { wear: 18 } }),
    'BGA-B-56': lesson => expect(does(aside(lesson), gear(3))).toEqual([['gearbox', 1]]),
    'BGA-B-49': lesson =>
      expect(ownCar(goOn(aside(lesson, 1), UNBRAKED, overshoot(1)))).toMatchObject({
        points: { wear: 16 },
      }),
    'BGA-B-55': lesson =>
      expect(does(aside(lesson, 1), { brakes: 1 })).toContainEqual(['brakes', 1]),
    'BGA-B-2': lesson => expect(does(aside(lesson, 2), gear(4))).toEqual([]),
    'BGA-B-5': lesson =>
      expect(kindsOf(goOn(aside(lesson, 3), {}, { kind: 'stop', amount: 1 }))).toContain(
        'stopMade',
      ),
    'BR-2': lesson => {
      const after = (wear: number) =>
        goOn(aside(lesson, 1, { points: { wear } }), UNBRAKED, overshoot(1));
      const bare = after(1);
      expect(ownCar(bare)).toMatchObject({ status: 'racing', points: { wear: 0 } });
      expect(kindsOf(bare)).not.toContain('carSpun');
      expect(offersIn(bare, gear(1))).toEqual([]);
      const on = goOn({ ...bare, events: [] }, gear(4));
      expect(offersIn(on).every(({ choice }) => 'brakes' in choice && choice.brakes === 0)).toBe(
        true,
      );
      expect(ownCar(after(0))).toMatchObject({ status: 'retired' });
    },
  },
};

const D20 = { kind: 'throwDice', dice: 'd20' };

const TRANT: Proofs = {
  chart: {
    'TR-73': lesson => {
      expect(questionIn(aside(lesson))).toMatchObject({ step: 'setGears', secret: true });
      expect(kindsOf(goOn(aside(lesson), gear(3))).slice(0, 1)).toEqual(['gearsShown']);
    },
    'TR-72': lesson => {
      expect(does(aside(lesson), gear(3))).toEqual([]);
      expect(does(aside(lesson, 4), gear(4))).toEqual([]);
    },
    'TR-47': lesson => {
      const throws = offersIn(aside(lesson, 1)).map(
        ({ choice }) => 'dice' in choice && choice.dice,
      );
      expect(throws).toEqual(['d20', 'twoD10']);
      const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
      const high = faces.flatMap(one => faces.filter(other => one + other >= 17));
      // Of twenty rolls of a d20 four are 17 or more, twice as many as of two d10.
      expect(4 / 20).toBe((2 * high.length) / 100);
    },
    'TR-48': lesson =>
      expect(goOn(aside(lesson, 1), { dice: 'twoD10' }).events).toContainEqual(
        expect.objectContaining({ kind: 'chartRead', roll: 11, gear: 3, points: 7 }),
      ),
    'TR-106': lesson => {
      expect(does(aside(lesson, 6), { kind: 'boostEngine' })).toEqual([['engine', 1]]);
      expect(goOn(aside(lesson, 6), { kind: 'boostEngine' }).events).toContainEqual(
        expect.objectContaining({ kind: 'engineBoosted', roll: 17, points: 12 }),
      );
    },
    'TR-61': lesson =>
      expect(kindsOf(goOn(aside(lesson, 3), UNBRAKED, { kind: 'stop', amount: 1 }))).toContain(
        'stopMade',
      ),
    'TR-53': lesson => expect(longest(aside(lesson, 7))).toBe(12),
    'TR-62': lesson => {
      const close = aside(lesson, 0, { dice: [20], car: { space: 'R3' } });
      const rolled = goOn(goOn(close, gear(3)), D20);
      const out = goOn(rolled, UNBRAKED, overshoot(1));
      expect(ownCar(out)).toMatchObject({ points: { tires: 5 } });
    },
    'TR-103': lesson => {
      const strained = goOn(goOn(aside(lesson, 0, { dice: [16] }), gear(3)), D20);
      expect(ownCar(strained)).toMatchObject({ points: { engine: 2 } });
    },
  },
};

const PROOFS: Proofs = { ...MASTERS, ...BASIC, ...TRANT };

describe.each([...DRIVING, ...ONE_POOL, ...CHART])('the lesson $id', lesson => {
  const proofs = PROOFS[lesson.id] ?? {};

  test('tells of no row without a proof', () => {
    expect(Object.keys(proofs).toSorted()).toEqual(rowsTold(lesson).toSorted());
  });

  test.each(Object.entries(proofs))('is right about %s', (_, proof) => proof(lesson));
});
