import { expect, test } from 'vitest';
import type { Standing } from '../../rules/kit/types.ts';
import { positionOf } from './position.ts';

const standings = (...statuses: Standing['status'][]): Standing[] =>
  statuses.map((status, seat) => ({ place: seat + 1, seat, status }));
const PROGRESS = [100, 91, 91, 40];

test('a car has its place among all, and the racing cars next to it', () => {
  const field = standings('racing', 'racing', 'racing', 'racing');
  const at = (seat: number) => positionOf(field, seat, one => PROGRESS[one]);
  expect(at(0)).toEqual({ place: 1, count: 4, behind: { seat: 1, ticks: 9 } });
  expect(at(1)).toMatchObject({ place: 2, ahead: { seat: 0, ticks: 9 }, behind: { ticks: 0 } });
  expect(at(3)).toEqual({ place: 4, count: 4, ahead: { seat: 2, ticks: 51 } });
});

test('cars that are home or out are neither ahead nor behind, and have no position', () => {
  const field = standings('finished', 'racing', 'racing', 'retired');
  const at = (seat: number) => positionOf(field, seat, one => PROGRESS[one]);
  expect(at(1)).toEqual({ place: 2, count: 4, behind: { seat: 2, ticks: 0 } });
  expect([at(0), at(3)]).toEqual([undefined, undefined]);
});

test('there is no gap to a car without a place on the board', () => {
  expect(positionOf(standings('racing', 'racing'), 0, seat => [10][seat])).toEqual({
    place: 1,
    count: 2,
  });
});
