// What stands on the board: cars and wrecks take their spaces, and so do backmarkers on the track (TR-134).
import { expect, test } from 'vitest';
import { spaceAt } from '../../../../circuit/board.ts';
import { layoutName, race, track } from '../../../../testing/formula-de/builders.ts';
import { trant } from '../../trant/trant.ts';
import { carOn, carsOnBoard, markersOnTrack, occupantsIn, takenSpaces } from './occupancy.ts';

const BOARD = track('60 1R5 15');
const now = race({
  book: trant,
  board: BOARD,
  cars: [
    { space: '0@10' },
    { space: '0@12', condition: 'wreck' },
    { space: '0@14', condition: 'wreck', onBoard: false, retiredAt: 2 },
  ],
  backmarkers: [{ space: '1@20.5' }, { space: '1@22.5', removed: true }],
  toPlay: [0],
}).race;
const taken = (but?: number) =>
  [...takenSpaces(now, BOARD, but)].map(index => layoutName(BOARD, spaceAt(BOARD, index).id));

test('cars, wrecks and backmarkers take their spaces until they have left (R-42, TR-134)', () => {
  expect(taken()).toEqual(['0@10', '0@12', '1@20.5']);
  expect(carsOnBoard(now).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(markersOnTrack(now)).toEqual([0]);
});

test('a car is not in its own way', () => {
  expect(taken(0)).toEqual(['0@12', '1@20.5']);
  expect(carsOnBoard(now, 1).map(({ seat }) => seat)).toEqual([0]);
});

test('a space has the car that stands there, and not one that has left it', () => {
  const on = (name: string) => {
    const space = BOARD.spaces.find(
      ({ id, kind }) => kind === 'track' && layoutName(BOARD, id) === name,
    );
    return carOn(now, BOARD, space?.index ?? -1)?.seat;
  };
  expect(['0@10', '0@12', '0@14', '1@20.5'].map(on)).toEqual([0, 1, undefined, undefined]);
});

test('everything on the board is told by seat or number', () => {
  const all = occupantsIn(now).map(one => [
    layoutName(BOARD, one.space),
    'seat' in one ? `car ${one.seat}` : `backmarker ${one.marker}`,
  ]);
  expect(all).toEqual([
    ['0@10', 'car 0'],
    ['0@12', 'car 1'],
    ['1@20.5', 'backmarker 0'],
  ]);
});
