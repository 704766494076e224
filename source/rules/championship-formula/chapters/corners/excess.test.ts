// Paying for speed beyond a limit, of a corner or of the brakes (CFR-19 to CFR-24, CFR-39 to CFR-48).
import { describe, expect, test } from 'vitest';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import { type Credit, creditAfter, excessPayments, isCoverable, NO_CREDIT } from './excess.ts';

const PLENTY = 20;
const payments = (over: number, credit: Credit = NO_CREDIT, wear = PLENTY) =>
  excessPayments(over, credit, wear, VALUES.payment).map(
    ({ wear, roll }) => `${wear}${roll ? '+r' : ''}`,
  );

describe('an excess', () => {
  test('of 20 costs a wear or a roll (CFR-20, CFR-44)', () => {
    expect(payments(20)).toEqual(['1', '0+r']);
  });

  test('of 40 costs two wear, or one and a roll (CFR-21, CFR-45)', () => {
    expect(payments(40)).toEqual(['2', '1+r']);
  });

  test('of 60 costs two wear and a roll (CFR-22, CFR-46)', () => {
    expect(payments(60)).toEqual(['2+r']);
  });

  test('of 80 cannot be paid (CFR-23, CFR-24, CFR-47)', () => {
    expect(payments(80)).toEqual([]);
    expect([60, 80].map(over => isCoverable(over, VALUES.payment))).toEqual([true, false]);
  });

  test('that the wear does not reach for leaves the roll, or nothing (CFR-48)', () => {
    expect(payments(20, NO_CREDIT, 0)).toEqual(['0+r']);
    expect(payments(40, NO_CREDIT, 1)).toEqual(['1+r']);
    expect(payments(40, NO_CREDIT, 0)).toEqual([]);
    expect(payments(60, NO_CREDIT, 1)).toEqual([]);
  });
});

describe('a corner that is paid', () => {
  const paidOne = creditAfter(20, NO_CREDIT, { wear: 1, roll: false }, 60);
  const rolled = creditAfter(20, NO_CREDIT, { wear: 0, roll: true }, 60);

  test('costs nothing more up to the same excess (CFR-40, CFR-41)', () => {
    expect(payments(20, paidOne)).toEqual(['0']);
    expect(payments(0, paidOne)).toEqual(['0']);
  });

  test('is topped up to a larger excess (CFR-42, CFR-43)', () => {
    expect(payments(40, paidOne)).toEqual(['1', '0+r']);
    const toppedUp = creditAfter(40, paidOne, { wear: 1, roll: false }, 40);
    expect(payments(40, toppedUp)).toEqual(['0']);
    expect(payments(60, toppedUp)).toEqual(['0+r']);
  });

  test('takes no second chance: 60 at 80 with a chance, then 40, is one wear (CR-17)', () => {
    expect(payments(40, rolled)).toEqual(['1']);
    expect(payments(60, rolled)).toEqual(['2']);
  });

  test('is left at 80 over, whatever was paid (CFR-47)', () => {
    const all = creditAfter(60, NO_CREDIT, { wear: 2, roll: true }, 40);
    expect(payments(80, all)).toEqual([]);
  });
});
