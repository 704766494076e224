// Tests, chances and forced passes on two dice, and the skill that lowers them (CFR-82, CFR-97, CFR-98).
import { describe, expect, test } from 'vitest';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import type { Roll } from '../../values.ts';
import { loweredBy, NO_SKILL, oddsOf, resultOf } from './rolls.ts';

const colours = (roll: Roll, lowered = 0) =>
  Array.from({ length: 11 }, (_, i) => resultOf(roll, i + 2, lowered, VALUES)[0]).join('');
const odds = (roll: Roll, lowered = 0) => {
  const { green, yellow, red } = oddsOf(roll, lowered, VALUES);
  return [green, yellow, red].map(Math.round);
};

describe('the die roll reference', () => {
  test('a test is green up to 9 and red above, never yellow (CFR-83, CFR-84)', () => {
    expect(colours('test')).toBe('ggggggggrrr');
  });

  test('a start test is green up to 8, a mis-shift on 9 and 10, a stall above (CFR-89, CFR-90)', () => {
    expect(colours('startTest')).toBe('gggggggyyrr');
  });

  test('a chance is green up to 6, a spin up to 9, a crash above (CFR-50)', () => {
    expect(colours('chance')).toBe('gggggyyyrrr');
  });

  test('a forced pass is green up to 6, and a block raises the roll by 2 (CFR-117, CFR-119, CFR-120)', () => {
    expect(colours('pass')).toBe('gggggrrrrrr');
    expect(colours('blockedPass')).toBe('gggrrrrrrrr');
  });

  test('a total below the lowest reads as the lowest (CR-27)', () => {
    expect(resultOf('chance', 2, 3, VALUES)).toBe('green');
  });

  test('two dice of six faces give these odds in percent (CR-58)', () => {
    expect(odds('test')).toEqual([83, 0, 17]);
    expect(odds('startTest')).toEqual([72, 19, 8]);
    expect(odds('chance')).toEqual([42, 42, 17]);
    expect(odds('pass')).toEqual([42, 0, 58]);
    expect(odds('blockedPass')).toEqual([17, 0, 83]);
  });
});

describe('skill', () => {
  test('each green chip lowers a roll by 1 and a red one by 3 (CFR-97, CFR-98)', () => {
    const lowered = [NO_SKILL, { green: 2, red: 0 }, { green: 0, red: 1 }].map(spent =>
      loweredBy(spent, VALUES),
    );
    expect(lowered).toEqual([0, 2, 3]);
  });

  test('a red chip makes any test certain and a chance safe from crashes', () => {
    expect(odds('test', 3)).toEqual([100, 0, 0]);
    expect(odds('chance', 3)).toEqual([83, 17, 0]);
  });
});
