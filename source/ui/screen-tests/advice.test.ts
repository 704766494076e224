import { expect, test } from 'vitest';
import type { Advice } from '../../drivers/advice.ts';
import { verdictOn } from '../advice.ts';

const gear = (number: number) => ({ kind: 'chooseGear', gear: number });
const [third, fourth, fifth] = [gear(3), gear(4), gear(5)];

const ADVICE: readonly Advice[] = [
  {
    choice: fourth,
    value: 15,
    reasons: [
      { kind: 'road', rolls: 14.5 },
      { kind: 'points', part: 'tires', rolls: 0.5 },
    ],
  },
  { choice: third, value: 15.4, reasons: [{ kind: 'road', rolls: 15.4 }] },
  {
    choice: fifth,
    value: 25,
    reasons: [
      { kind: 'road', rolls: 14 },
      { kind: 'risk', of: 'contact', rolls: 11 },
    ],
  },
];

test('the best choice is told with what it has over the next one', () => {
  const verdict = verdictOn(ADVICE, fourth);
  expect(verdict).toMatchObject({ kind: 'best', why: [{ name: 'road' }] });
  expect(verdict?.rolls).toBeCloseTo(0.4);
  expect(verdict?.why[0]?.rolls).toBeCloseTo(0.9);
});

test('another one with what it costs against the best; a gain is no reason against it', () => {
  expect(verdictOn(ADVICE, third)).toMatchObject({ kind: 'worse', why: [{ name: 'road' }] });
});

test('a choice that may end the race is told without figures', () => {
  expect(verdictOn(ADVICE, fifth)).toMatchObject({ kind: 'ruin', why: [] });
});

test('what nobody feels is no difference, and where there is no choice there is no verdict', () => {
  const [best] = ADVICE;
  if (best === undefined) throw new Error('there is advice');
  const same = { ...best, choice: third, value: 15.01 };
  expect(verdictOn([best, same], third)).toMatchObject({ kind: 'even' });
  expect(verdictOn([best], fourth)).toBeUndefined();
  expect(verdictOn(ADVICE, gear(6))).toBeUndefined();
});
