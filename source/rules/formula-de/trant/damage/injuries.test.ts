// What becomes of the driver of a car that is out (TR-143, TR-144, TRR-19, TRR-54, TRR-62).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type Answer,
  type CarSpec,
  car,
  choices,
  dice,
  gear,
  play,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { trant } from '../trant.ts';
import { ENGINE_BONUS, INJURY_TABLE } from './injuries.ts';

// A corner of two stops, which a car that has made none leaves for good (TR-64).
const BOARD = track('60 2R5 35');
const D20: Answer = { kind: 'throwDice', dice: 'd20' };

/** A car before the corner that is driven through it, and another one behind. */
function crash(faces: readonly number[], own: Partial<CarSpec>, over: Partial<RaceSpec> = {}) {
  const { gear: now = 5 } = own;
  const asked = race({
    book: trant,
    board: BOARD,
    cars: [
      { space: '0@59', ...own },
      { space: '0@20', gear: 3 },
    ],
    dice: faces,
    ...over,
  });
  const rolled = play(play(asked, gear(now)), gear(3), D20);
  return rolled;
}

const checksIn = (situation: Situation) => toldOf(situation, 'injuryChecked');

/** A car whose engine has nothing left for the roll of 16 (TRR-19). */
function blown(faces: readonly number[], own: Partial<CarSpec> = {}) {
  const asked = race({
    book: trant,
    board: BOARD,
    cars: [
      { space: '0@30', gear: 5, points: { engine: 0 }, ...own },
      { space: '0@20', gear: 3 },
    ],
    dice: dice(16, ...faces),
  });
  return play(asked, gear(own.gear ?? 5), gear(3), D20);
}

test('the table names a condition for every face of the die (TR-144)', () => {
  expect(INJURY_TABLE.map(([upTo]) => upTo)).toEqual([1, 4, 10, 20]);
});

describe('the driver of a car that is out', () => {
  test('is unhurt by a roll not below the gear (TR-143, TR-144)', () => {
    const out = crash(dice(20, 5), { gear: 5 });
    expect(car(out, 0)).toMatchObject({ status: 'retired', retirement: 'overshoot' });
    expect(checksIn(out)).toEqual([
      {
        kind: 'injuryChecked',
        seat: 0,
        roll: 5,
        added: 0,
        gear: 5,
        condition: 'unhurt',
        second: 0,
      },
    ]);
    expect(car(out, 0)).not.toHaveProperty('injury');
    expectDiceUsedUp(out.race);
  });

  test('has a second roll on the table of injuries below it (TR-144)', () => {
    const out = crash(dice(20, 4, 12), { gear: 5 });
    expect(checksIn(out)).toMatchObject([{ roll: 4, condition: 'bruised', second: 12 }]);
    expect(car(out, 0).injury).toBe('bruised');
    expectDiceUsedUp(out.race);
  });

  test('has 3 more where the engine was the end (TR-143, TRR-19)', () => {
    expect(ENGINE_BONUS).toBe(3);
    const lucky = blown(dice(2));
    expect(car(lucky, 0)).toMatchObject({ status: 'retired', retirement: 'engine' });
    expect(checksIn(lucky)).toMatchObject([{ roll: 2, added: 3, gear: 5, condition: 'unhurt' }]);
    const hurt = blown(dice(1, 11));
    expect(checksIn(hurt)).toMatchObject([{ roll: 1, added: 3, gear: 5, condition: 'bruised' }]);
    expectDiceUsedUp(hurt.race);
  });

  test('is never hurt in 1st gear', () => {
    const out = blown(dice(1), { gear: 1 });
    expect(checksIn(out)).toMatchObject([{ roll: 1, gear: 1, condition: 'unhurt' }]);
  });

  test('is checked in the gear set for the turn (TRR-54)', () => {
    const asked = race({
      book: trant,
      board: BOARD,
      cars: [{ space: '0@30', gear: 5, points: { engine: 0 } }, { space: '0@20' }],
      dice: dice(16, 2, 20),
    });
    // 2 and 3 for the engine are below 6th, and would not be below 5th.
    const out = play(asked, gear(6), gear(3), D20);
    expect(checksIn(out)).toMatchObject([{ roll: 2, added: 3, gear: 6, condition: 'bruised' }]);
  });

  test.each([
    [1, 'killed'],
    [2, 'severe'],
    [4, 'severe'],
    [5, 'injured'],
    [10, 'injured'],
    [11, 'bruised'],
    [20, 'bruised'],
  ] as const)('comes to what the derived table says of a %i: %s (TR-145, TRR-62)', (roll, what) => {
    const out = crash(dice(20, 1, roll), { gear: 5 });
    expect(car(out, 0).injury).toBe(what);
    expect(checksIn(out)).toMatchObject([{ condition: what, second: roll }]);
    expect(INJURY_TABLE.find(([upTo]) => roll <= upTo)?.[1]).toBe(what);
  });

  test('is not checked where the option is off', () => {
    const out = crash(dice(20), { gear: 5 }, { options: { injuries: 'off' } });
    expect(car(out, 0).status).toBe('retired');
    expect(checksIn(out)).toEqual([]);
    expectDiceUsedUp(out.race);
  });

  test('is checked before the next car plays', () => {
    const out = crash(dice(20, 4, 12), { gear: 5 });
    const kinds = out.events.map(event => `${event.kind} ${'seat' in event ? event.seat : ''}`);
    expect(kinds.indexOf('injuryChecked 0')).toBeLessThan(kinds.indexOf('playBegan 1'));
  });
});

test('a crash is foretold with the odds of an injury (TR-144)', () => {
  const asked = race({
    book: trant,
    board: BOARD,
    cars: [{ space: '0@59', gear: 3 }, { space: '0@20' }],
    dice: dice(20),
  });
  const rolled = play(asked, gear(3), gear(3), D20);
  const out = choices(rolled, 'move').find(({ brakes }) => brakes === 0);
  expect(out && trant.consequences(rolled.race, 0, out, BOARD)).toContainEqual({
    kind: 'injuryTest',
    percent: 10,
  });
});
