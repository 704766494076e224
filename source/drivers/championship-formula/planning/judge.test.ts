// What choices in the middle of a move are worth.
import { describe, expect, test } from 'vitest';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import {
  type CarSpec,
  play,
  question,
  rowTrack,
  type Situation,
} from '../../../testing/championship-formula/builders.ts';
import { drive, moving } from '../../../testing/championship-formula/moves.ts';
import { type Judged, judged } from '../levels/planner.ts';
import { strategyOf } from '../levels/strategies.ts';
import { outlookOf, PLAIN_EYE } from './outlook.ts';

/** Returns what a driver would answer to the open question, and the turns that it expects then. */
function bestOf(now: Situation, character = ''): Judged {
  const decision = question(now);
  const { seat } = decision;
  const eye = { ...PLAIN_EYE, strategy: strategyOf(character) };
  const outlook = outlookOf(now.book.view(now.race, seat), seat, now.board, eye);
  const [best] = judged(outlook, decision).toSorted((a, b) => a.turns - b.turns);
  if (best === undefined) throw new Error('nothing is asked');
  return best;
}

function answerOf(now: Situation, character = ''): ChampionshipChoice {
  return bestOf(now, character).choice;
}

const entering = (speed: number, own: CarSpec = {}) =>
  moving({ cars: [{ space: 'L19', speed, ...own }] });

describe('a corner', () => {
  test('is driven where it costs the least', () => {
    const choice = answerOf(entering(80));
    expect(choice.kind === 'drive' && choice.path[0]).toBe('R22');
  });

  test('is paid by wear while there is some, not by a chance', () => {
    const due = play(entering(100), drive('R22 R23 R24 R25 R26'));
    expect(answerOf(due)).toEqual({ kind: 'pay', wear: 1, roll: false });
  });

  test('is left to a chance by a gambler who has skill for it', () => {
    const due = play(entering(100, { green: 4 }), drive('R22 R23 R24 R25 R26'));
    expect(answerOf(due, 'Ashmoor')).toEqual({ kind: 'pay', wear: 0, roll: true });
    expect(answerOf(due)).toEqual({ kind: 'pay', wear: 1, roll: false });
  });

  test('that nobody could pay is not entered where another lane can be paid', () => {
    const choice = answerOf(entering(120));
    expect(choice.kind === 'drive' && choice.path[0]).toBe('R22');
  });
});

const ROAD = rowTrack(
  'straight: 20 x2',
  'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
  'straight: 12 x2',
);
const attacking = (defender: CarSpec = {}, right: CarSpec = { space: 'R7', speed: 0 }) =>
  moving({
    board: ROAD,
    cars: [{ space: 'L3', speed: 100 }, { space: 'L7', speed: 60, ...defender }, right],
  });

describe('other cars', () => {
  test('are driven around where there is room', () => {
    const choice = answerOf(attacking({}, { space: 'R9', speed: 60 }));
    expect(choice.kind === 'drive' && choice.path.includes('L7')).toBe(false);
  });

  test('that come are held up by a blocker and let go by a clean driver (CFR-115)', () => {
    const asked = play(attacking(), drive('L4 L5 L6 L7 L8'));
    expect(question(asked).step).toBe('blockPass');
    expect(answerOf(asked, 'Castelbrun')).toMatchObject({ kind: 'block' });
    expect(answerOf(asked, 'Duvannes')).toEqual({ kind: 'letPass' });
  });

  test('are not blocked by a car that has no wear for a contact (CFR-124)', () => {
    const asked = play(attacking({ wear: 0 }), drive('L4 L5 L6 L7 L8'));
    expect(answerOf(asked)).toEqual({ kind: 'letPass' });
  });
});

describe('a pass in a corner', () => {
  test('leaves no line to count on until the car is out of it (CFR-125, CR-87)', () => {
    // Two spaces on, L14 leads to the first space of the line.
    const late = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 80 80> 40 40, R: . . 60 60 60}, red: [R1 R2 R3]',
      'straight: 18 x2',
    );
    const from = (own: CarSpec) =>
      bestOf(moving({ board: late, cars: [{ space: 'L13', speed: 80, wear: 1, ...own }] })).turns;
    expect(from({ passedIn: 0 })).toBeGreaterThan(from({}));
  });

  test('that is won is not tried again when the corner is paid (CFR-126)', () => {
    const paying = (others: readonly CarSpec[], dice: readonly number[] = []) =>
      play(
        moving({ board: ROAD, cars: [{ space: 'L18', speed: 80 }, ...others], dice }),
        drive('L19 L20 L21 L22'),
      );
    const passed = paying([{ space: 'L21', speed: 0 }], [1, 1]);
    expect(question(passed).step).toBe('payCorner');
    expect(bestOf(passed).turns).toBe(bestOf(paying([])).turns);
  });
});

describe('skill', () => {
  test('is spent on a roll on which much depends, and not on one on which nothing does', () => {
    const chance = (wear: number) =>
      play(entering(140, { wear, green: 4 }), drive('R22 R23 R24 R25 R26 R27 R28'));
    const asked = chance(20);
    const roll = question(asked).step === 'payCorner' ? play(asked, { kind: 'pay' }) : asked;
    expect(question(roll).step).toBe('spendSkill');
    expect(answerOf(roll)).toMatchObject({ kind: 'spendSkill', green: 2 });
  });
});
