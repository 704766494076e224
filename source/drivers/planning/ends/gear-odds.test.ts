import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { trialBook } from '../../../rules/books.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import { type CarSpec, race, spaceId, track } from '../../../testing/formula-de/builders.ts';
import { type GearOdds, gearOdds, landing } from './gear-odds.ts';

// 20 spaces, a corner of 4 spaces a lane with one stop, 30 spaces to the line.
const board = track('20 1R4 30');

function odds(cars: readonly CarSpec[], on: FormulaBoard = board): readonly GearOdds[] {
  return gearOdds(race({ board: on, cars, toPlay: [0] }).race, 0, on);
}

function oddsIn(gear: number, cars: readonly CarSpec[], on: FormulaBoard = board): GearOdds {
  const found = odds(cars, on).find(one => one.gear === gear);
  if (found === undefined) throw new Error(`no ${gear}`);
  return found;
}

describe('the odds of a gear', () => {
  test('are told for every gear that may be announced, with what the change costs (M-13-T)', () => {
    const list = odds([{ space: '0@2', gear: 5 }]);
    expect(list.map(one => [one.gear, one.from, one.to, one.price])).toEqual([
      [1, 1, 2, { gearbox: 1, brakes: 1, engine: 1 }],
      [2, 2, 4, { gearbox: 1, brakes: 1 }],
      [3, 4, 8, { gearbox: 1 }],
      [4, 7, 12, {}],
      [5, 11, 20, {}],
      [6, 21, 30, {}],
    ]);
    expect(odds([{ space: '0@2', gear: 2, points: { gearbox: 0 } }]).map(one => one.gear)).toEqual([
      1, 2, 3,
    ]);
  });

  test('of each face say what it leads to and where it may end', () => {
    const { faces } = oddsIn(3, [{ space: '0@14', gear: 3 }]);
    expect(faces.map(({ face }) => face)).toEqual([4, 5, 6, 7, 8]);
    for (const { outcome, landings } of faces) {
      expect(landings.length).toBeGreaterThan(0);
      expect(landings.map(landing => landing.outcome)).toContain(outcome);
    }
    expect(faces[0]?.outcome).toBe('clear');
    expect(faces.at(-1)?.outcome).toBe('stop');
  });

  test('count the faces that spin the car apart from those that end its race (M-10-4-1, M-10-4-2)', () => {
    const poor = { space: '0@13', gear: 4, points: { tires: 1, brakes: 0 } };
    // 12 leaves the corner by one space, which takes the last tire.
    expect(oddsIn(4, [poor])).toMatchObject({ spinPercent: 17, fatalPercent: 0 });
    expect(oddsIn(4, [poor]).faces.at(-1)?.outcome).toBe('spin');
    expect(oddsIn(5, [poor])).toMatchObject({ spinPercent: 10, fatalPercent: 80 });
    expect(oddsIn(4, [{ ...poor, points: { tires: 2, brakes: 0 } }]).spinPercent).toBe(0);
  });

  test('count the faces that cross the line at the end of the race (M-21-1-1)', () => {
    const last = { space: '0@46', gear: 4, laps: 3 };
    expect(oddsIn(3, [last]).flagPercent).toBe(25);
    expect(oddsIn(4, [last]).flagPercent).toBe(83);
    expect(oddsIn(4, [{ ...last, laps: 2 }]).flagPercent).toBe(0);
  });

  test('count tires over the faces that are survived', () => {
    const { fatalPercent, meanTires } = oddsIn(6, [
      { space: '0@2', gear: 6, points: { tires: 3, brakes: 0 } },
    ]);
    expect(fatalPercent).toBeGreaterThan(0);
    expect(fatalPercent).toBeLessThan(100);
    expect(meanTires).toBeGreaterThan(0.9);
  });

  test('on an open road every face is clean', () => {
    const fourth = oddsIn(4, [{ space: '0@2', gear: 4 }]);
    expect(fourth).toMatchObject({
      cleanPercent: 100,
      overshootPercent: 0,
      blockedPercent: 0,
      fatalPercent: 0,
      inCornerPercent: 0,
      meanTires: 0,
    });
  });

  test('count the faces that stop in the corner and those that overshoot it, and the tires they cost', () => {
    // Straight on, 7 to 10 stop inside; a lane change makes the way one space longer; 12 leaves the corner by one.
    const fourth = oddsIn(4, [{ space: '0@13', gear: 4 }]);
    expect(fourth.inCornerPercent).toBe(83);
    expect(fourth.overshootPercent).toBe(17);
    expect(fourth.cleanPercent).toBe(83);
    expect(fourth.meanTires).toBeCloseTo(1 / 6, 12);
  });

  test('in a corner with its stop made nothing is overshot', () => {
    const fifth = oddsIn(5, [{ space: '0@21', gear: 5, stops: 1 }]);
    expect(fifth).toMatchObject({ overshootPercent: 0, cleanPercent: 100, inCornerPercent: 0 });
  });

  test('an overshoot that tires cannot pay is paid with brakes, and ends the race without them', () => {
    // 11 stops inside; without a tire left a 12 is a spin, more is the end. Three brakes save 13, 14 and 15.
    const poor = { space: '0@13', gear: 4, points: { tires: 0, brakes: 3 } };
    expect(oddsIn(5, [poor]).fatalPercent).toBe(50);
    const broke = { ...poor, points: { tires: 0, brakes: 0 } };
    expect(oddsIn(5, [broke]).fatalPercent).toBe(80);
    expect(oddsIn(4, [broke])).toMatchObject({ fatalPercent: 0, overshootPercent: 17 });
  });

  test('a corner left with two stops missing is fatal whatever is paid', () => {
    const corners = cornersBoard();
    const sixth = oddsIn(6, [{ space: 'M30', gear: 6 }], corners);
    expect(sixth.fatalPercent).toBeGreaterThan(0);
    expect(sixth.cleanPercent + sixth.fatalPercent).toBeLessThanOrEqual(100);
  });

  test('cars in the way make blocked faces and shorten the landing', () => {
    const wall: CarSpec[] = [
      { space: '1@5.5', gear: 3 },
      { space: '0@8' },
      { space: '1@8.5' },
      { space: '2@8' },
    ];
    const third = oddsIn(3, wall);
    expect(third.blockedPercent).toBeGreaterThan(80);
    const { race: state } = race({ board, cars: wall, toPlay: [0] });
    expect(landing(state, 0, board, 3).to).toBeLessThan(5);
    const free = race({ board, cars: wall.slice(0, 1), toPlay: [0] }).race;
    expect(landing(free, 0, board, 3)).toEqual({ from: 4, to: 8 });
  });

  // Processor time, which other programs on the machine do not lengthen.
  test('of all gears are told within 5 milliseconds', () => {
    const corners = cornersBoard();
    const cars = corners.grid.map((index, seat) => ({
      space: corners.spaces[index]?.id ?? '',
      gear: 6,
      arrival: seat,
    }));
    const { race: state } = race({ board: corners, cars, toPlay: [0] });
    const before = process.cpuUsage();
    for (let i = 0; i < 60; i++) gearOdds(state, 0, corners);
    const { user } = process.cpuUsage(before);
    expect(user / 1000 / 60).toBeLessThan(5);
  });

  test('count every roll of an overshoot in a timed trial, more than a car has tires too (M-1-1-12)', () => {
    const book = trialBook('masters-2005', 'guided');
    if (book === undefined) throw new Error('no trial');
    const wishes = { book: book.id, track: board.id, seed: 1, laps: 1, seats: [{ name: 'Ada' }] };
    const { race: begun } = book.start({ ...wishes, options: { weather: 'sun' } }, board);
    const [car] = begun.cars;
    if (car === undefined) throw new Error('no car');
    const there = {
      ...car,
      space: spaceId(board, '1@19.5'),
      laps: 1,
      gear: 6,
      set: { type: 'soft', fittedFor: 1 },
      start: 'away',
    } as const;
    const sixth = gearOdds({ ...begun, cars: [there] }, 0, board).find(one => one.gear === 6);
    // 21 to 30 spaces from the last space before the corner: 17 to 26 beyond it, two rolls for each on new soft tires.
    expect(sixth).toMatchObject({ overshootPercent: 100, fatalPercent: 0 });
    expect(sixth?.meanTires).toBeGreaterThan(2 * 17);
  });
});
