import { expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import {
  choices,
  play,
  question,
  situation,
} from '../../../testing/championship-formula/builders.ts';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';

test('a chance beside wear tells all that may come of it, in 80 columns too (CFR-45, CFR-50)', () => {
  const board = deriveRows(shippedCircuit('monza'));
  const cars = [
    { space: 'L36', speed: 180, wear: 9 },
    { space: 'R10', speed: 60 },
  ];
  const turned = play(
    situation({ board, cars }),
    { kind: 'playCard', seat: 0, speed: 180 },
    { kind: 'playCard', seat: 1, speed: 60 },
  );
  const way = choices(turned, 'drive').find(({ brake }) => brake === 0);
  const now = play(turned, { kind: 'drive', path: way?.path, brake: 0 });
  expect(question(now).step).toBe('payCorner');
  expect(frameOf(screenAt(now), { size: { columns: 80, rows: 24 } })).toMatch(
    /1 wear \+ a chance +42% through, 42% spin, 17% crash/,
  );
});

test('late braking is paid under the speed to which it leads, not under an excess (CFR-135)', () => {
  const board = deriveRows(shippedCircuit('monza'));
  const turned = play(situation({ board, cars: [{ space: 'L36', speed: 120 }] }), {
    kind: 'playCard',
    seat: 0,
    speed: 120,
  });
  const way = choices(turned, 'drive').find(({ brake }) => brake === 20);
  const now = play(turned, { kind: 'drive', path: way?.path, brake: 20 });
  expect(question(now).step).toBe('payLateBraking');
  expect(frameOf(screenAt(now), { size: { columns: 80, rows: 24 } })).toMatch(
    / braking to 100: how do you pay\?/,
  );
  const [payment] = choices(now, 'pay');
  const paid = payment === undefined ? now : play(now, payment);
  expect(paid.race.cars[0]?.speed).toBe(100);
});
