import { beforeAll, describe, expect, test } from 'vitest';
import { characters } from '../../drivers/levels/characters.ts';
import { spaceId } from '../../testing/circuits/layout.ts';
import { straightBoard } from '../../testing/circuits/tiny-circuits.ts';
import { volume } from '../../testing/volume.ts';
import { boardNamed } from '../contract/games.ts';
import { type CharacterFigures, figuresOf } from './character-figures.ts';
import { type Drive, MARKS, PLAIN, raceCharacters } from './character-races.ts';
import { drivingOf, nothingYet } from './driving-tally.ts';

/** Enough races to see every style; `node source/check/strength/characters.ts` measures each with certainty. */
const RACES = volume(20, 50);

function raceOn(track: string, seed: number, cars = 10): readonly Drive[] {
  return raceCharacters({ board: boardNamed(track), level: 'club', cars, laps: 2, seed });
}

describe('in races against each other', () => {
  let figures: readonly CharacterFigures[] = [];
  beforeAll(() => {
    figures = figuresOf(Array.from({ length: RACES }, (_, seed) => raceOn('monza', seed)));
  }, 240_000);

  test.each(characters)('$name shows the style: $style', ({ name, style }) => {
    const found = figures.find(one => one.character.name === name);
    expect(found?.certainty, JSON.stringify([MARKS[style].says, found])).toBeGreaterThan(0);
  });

  test('plain drivers would not show all the styles once in a thousand times', () => {
    const all = figures.reduce((sum, one) => sum + one.certainty, 0);
    expect(all / Math.sqrt(figures.length)).toBeGreaterThan(3.1);
  });

  test('no character is surely worse than a plain driver by more than a place', () => {
    const worse = figures.filter(({ behindPlain: { value, within } }) => value - within > 1);
    expect(worse).toEqual([]);
  });
});

describe('a race of characters', () => {
  test('is the same for the same seed', () => {
    expect(raceOn('otterbrook', 3, 4)).toEqual(raceOn('otterbrook', 3, 4));
  });

  test('always has a plain driver among different characters, from another place each time', () => {
    const seats = [1, 2, 3].map(seed => raceOn('otterbrook', seed, 3).map(drive => drive.name));
    expect(seats.map(names => names.indexOf(PLAIN))).toEqual([1, 2, 0]);
    for (const names of seats) expect(new Set(names).size).toBe(3);
  });
});

function drive(name: string, over: Partial<Drive> = {}): Drive {
  return { ...nothingYet(), name, place: 1, wet: false, ...over };
}

describe('the figures', () => {
  test('hold a car against the others of its own race, on the side that the style states', () => {
    const races = [2, 4, 6].map(tirePoints => [
      drive('Okurada', { tirePoints: tirePoints - 1, place: 2 }),
      drive(PLAIN, { tirePoints }),
      drive('Vellano', { tirePoints: tirePoints + 2 + tirePoints / 100 }),
    ]);
    const okurada = figuresOf(races).find(one => one.character.name === 'Okurada');
    expect(okurada).toMatchObject({ starts: 3, own: 3, behindPlain: { value: 1, within: 0 } });
    expect(okurada?.others).toBeCloseTo(5.02);
    expect(okurada?.certainty).toBeGreaterThan(100);
  });

  test('of the rain count races in the rain alone', () => {
    const dry = [drive('Ashmoor', { points: 9 }), drive(PLAIN)];
    const wet = [drive('Ashmoor', { points: 3, wet: true }), drive(PLAIN, { wet: true })];
    expect(figuresOf([dry, wet])[0]).toMatchObject({ starts: 2, own: 3, others: 0 });
  });
});

describe('what a car did', () => {
  const board = straightBoard();
  const at = (lane: number, spaces: number) => spaceId(board, `${lane}@${spaces}`);

  test('is told by its events: plays, gears, points by lap, a door that is shut', () => {
    const [car, other] = drivingOf(
      [
        { kind: 'playBegan', seat: 1 },
        { kind: 'gearChosen', seat: 1, from: 4, gear: 5 },
        { kind: 'carMoved', seat: 1, from: at(0, 0), path: [at(0, 5)], how: 'main' },
        { kind: 'playBegan', seat: 0 },
        { kind: 'gearChosen', seat: 0, from: 4, gear: 4 },
        { kind: 'carMoved', seat: 0, from: at(2, 0), path: [at(0, 9)], how: 'main' },
        { kind: 'pointsPaid', seat: 0, part: 'tires', amount: 2, why: 'overshoot' },
        { kind: 'lapBegan', seat: 0, lap: 2 },
        { kind: 'pointsPaid', seat: 0, part: 'brakes', amount: 1, why: 'braking' },
        { kind: 'pointsPaid', seat: 0, part: 'body', amount: 1, why: 'collision' },
        { kind: 'roundBegan', round: 2, order: [0, 1] },
      ],
      { board, laps: 2, cars: 2 },
    );
    expect(car).toEqual({
      ...nothingYet(),
      plays: 1,
      points: 3,
      tirePoints: 2,
      firstLapPoints: 2,
      lastLapPoints: 1,
      shutDoors: 1,
    });
    expect(other).toEqual({ ...nothingYet(), plays: 1, gearChanges: 1, highGears: 1 });
  });
});
