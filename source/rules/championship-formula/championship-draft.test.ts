// What the draft of a second edition plays otherwise than the published rules (table A1).
import { describe, expect, test } from 'vitest';
import {
  BACK,
  car,
  choices,
  FRONT,
  question,
  toldOf,
} from '../../testing/championship-formula/builders.ts';
import {
  chips,
  drive,
  fate,
  type MoveSpec,
  moving,
  played,
} from '../../testing/championship-formula/moves.ts';
import { championship } from './championship.ts';
import { championshipDraft } from './championship-draft.ts';

const draft = (spec: MoveSpec) => moving(spec, championshipDraft);

/** An attacker at 100 mph, and two cars abreast that leave it no way but through one of them. */
const behind = (dice: readonly number[], defender = { green: 2, red: 1 }, attacker = {}) =>
  draft({
    cars: [
      { space: 'L13', ...attacker },
      { space: 'L15', cards: FRONT, ...defender },
      { space: 'R17' },
    ],
    dice,
  });
const THROUGH = drive('L14 L15 L16 L17 L18');

describe('the draft', () => {
  test('has the lists of the published rules, and their numbers but for those of table A1', () => {
    const { values, id, name, options, ...rest } = championshipDraft.definition;
    const {
      values: published,
      id: _id,
      name: _name,
      options: all,
      ...others
    } = championship.definition;
    expect(rest).toEqual(others);
    // Its own borders of start tests and passes leave nothing to choose.
    expect(options).toEqual(
      all.filter(option => !['startTable', 'passTable'].includes(option.name)),
    );
    expect([id, name]).toEqual(['championship-draft', 'Championship Formula Racing, draft']);
    const differ = (Object.keys({ ...published, ...values }) as (keyof typeof values)[]).filter(
      chapter => JSON.stringify(values[chapter]) !== JSON.stringify(published[chapter]),
    );
    expect(differ.toSorted()).toEqual(
      ['block', 'contact', 'crash', 'rolls', 'scrape', 'slipsToFlagMost', 'tests'].toSorted(),
    );
  });

  test('limits the speed after a failed test to what the damage leaves: 80 after 60 with acceleration 40', () => {
    const now = draft({
      cars: [{ cards: FRONT, speed: 60 }],
      move: { speed: 120, tests: ['acceleration'] },
      dice: [5, 5],
    });
    expect(toldOf(now, 'moveBegan')).toMatchObject([{ speed: 80 }]);
    const top = draft({
      cars: [{ cards: FRONT, speed: 140 }],
      move: { speed: 160, tests: ['topSpeed'] },
      dice: [5, 5],
    });
    expect(toldOf(top, 'moveBegan')).toMatchObject([{ speed: 120 }]);
  });

  test('has no stall: from 10 on a start is a mis-shift, which costs a wear', () => {
    const start = (dice: readonly number[]) =>
      draft({
        cars: [{ cards: FRONT, speed: 0, laps: 0, space: 'L34', wear: 20 }],
        move: { speed: 120, tests: ['startSpeed'] },
        dice,
      });
    expect(toldOf(start([4, 5]), 'moveBegan')).toMatchObject([{ speed: 120 }]);
    for (const dice of [
      [5, 5],
      [6, 6],
    ]) {
      const now = start(dice);
      expect(toldOf(now, 'moveBegan')).toMatchObject([{ speed: 80 }]);
      expect(car(now, 0).wear).toBe(19);
    }
  });

  test('allows one slip space at most in a move to the flag', () => {
    const slipping = (laps: number, book = championshipDraft) =>
      moving(
        {
          cars: [
            { space: 'M18', speed: 80, laps },
            { space: 'M4', cards: BACK, speed: 180, laps: laps + 1 },
          ],
          turn: { from: ['M18', 'M19'], before: [80, 180], planned: [80, 180], began: [0, 180] },
        },
        book,
      );
    const slips = (now: ReturnType<typeof slipping>) =>
      Math.max(
        ...choices(now, 'drive').flatMap(({ slip, brake }) =>
          brake > 0 ? [] : [slip?.spaces ?? 0],
        ),
      );
    expect(slips(slipping(3))).toBe(1);
    expect(slips(slipping(3, championship))).toBe(2);
    expect(slips(slipping(2))).toBe(2);
  });

  test('blocks by skill, which raises the roll', () => {
    const now = played(behind([]), THROUGH);
    expect(question(now).choices).toEqual([
      { kind: 'letPass' },
      { kind: 'block', green: 1, red: 0 },
      { kind: 'block', green: 2, red: 0 },
      { kind: 'block', green: 0, red: 1 },
    ]);
    const blocked = played(behind([4, 4, 1, 1]), THROUGH, { kind: 'block', green: 2 });
    expect(toldOf(blocked, 'rollRead')[0]).toMatchObject({ total: 8, lowered: -2, result: 'red' });
    expect(car(blocked, 1).green).toBe(0);
    expect(fate(blocked)).toMatch(/^L14 /);
  });

  test('lets the attacker answer a block with skill of its own', () => {
    const now = played(behind([], undefined, { green: 2 }), THROUGH, { kind: 'block', green: 2 });
    expect(question(now).step).toBe('spendSkill');
    const answered = behind([3, 3], undefined, { green: 2 });
    const passed = played(answered, THROUGH, { kind: 'block', green: 2 }, chips(2));
    expect(toldOf(passed, 'rollRead')).toMatchObject([{ lowered: 0, result: 'green' }]);
    expect(fate(passed)).toBe('L18 100 mph, wear 20, racing');
  });

  test('passes with 7 to 9 for a wear and a roll to avoid damage, which is green up to 9', () => {
    const now = played(behind([3, 4, 4, 5]), THROUGH, { kind: 'letPass' });
    expect(toldOf(now, 'rollRead')).toMatchObject([
      { cause: 'pass', total: 7, result: 'yellow' },
      { cause: 'avoidDamage', total: 9, result: 'green' },
    ]);
    expect(fate(now)).toBe('L18 100 mph, wear 19, racing');
    expect(car(now, 1).wear).toBe(20);
  });

  test('takes a second wear of the attacker and one of the defender when that fails', () => {
    const now = played(behind([4, 5, 5, 5]), THROUGH, { kind: 'letPass' });
    expect(fate(now)).toBe('L18 100 mph, wear 18, racing');
    expect(car(now, 1).wear).toBe(19);
  });

  test('spins an attacker without wear for that by the car that it has passed (CFR-130, CR-32, CR-86)', () => {
    const now = draft({
      cars: [
        { space: 'L34', speed: 40, wear: 1 },
        { space: 'L1', speed: 60, laps: 2 },
        { space: 'M1', speed: 0, laps: 2 },
      ],
      dice: [4, 5, 5, 5],
    });
    const spun = played(now, drive('L1 L2'));
    expect(fate(spun)).toBe('R1 0 mph, wear 0, spun');
    expect(car(spun, 0).laps).toBe(2);
    expect(car(spun, 1)).toMatchObject({ space: 'L1', wear: 19 });
  });

  test('fails a pass from 10 on, without contact by single dice', () => {
    const now = played(behind([4, 6, 1, 1]), THROUGH, { kind: 'letPass' });
    expect(fate(now)).toMatch(/^L14 /);
    expect(toldOf(now, 'wearPaid').filter(({ for: why }) => why === 'contact')).toEqual([]);
  });

  test('avoids a crash by the same roll, which nothing lowers and which costs 2 wear (CR-68)', () => {
    const crash = (dice: readonly number[]) =>
      played(
        draft({ cars: [{ space: 'M1' }], turn: { crashes: ['L4'] }, dice }),
        drive('M2 M3 M4 M5 M6'),
      );
    expect(toldOf(crash([4, 5]), 'rollRead')).toMatchObject([
      { cause: 'avoidDamage', lowered: 0, result: 'green' },
    ]);
    expect(fate(crash([4, 5]))).toBe('M6 100 mph, wear 20, racing');
    expect(fate(crash([5, 5]))).toBe('M6 100 mph, wear 18, racing');
  });
});
