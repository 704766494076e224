// The pits of the BGA books where their rules leave something open: who may turn in, and what holds in the lane.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  ends,
  gear,
  longStop,
  pitAt,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  where,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { rolledOn } from '../../../testing/formula-de/rolled.ts';
import type { FormulaDeOptions, Pool } from '../state.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic } from './basic.ts';

const BOOKS = [bgaBasic, bgaAdvanced];
const TWENTIES = Array<number>(12).fill(20);
const FAR: CarSpec = { space: '0@20', gear: 2 };

describe.each(BOOKS)('the pit lane of $name', book => {
  const ways = (laps: number, lap: number) =>
    ends(
      rolledOn(PIT_LAP, {
        book,
        laps,
        from: '2@91',
        roll: 4,
        own: { laps: lap },
        black: TWENTIES,
      }),
    );
  const inLane = (space: string) => space.startsWith('P');

  test('is open after lap 1 to the last lap but one, so nobody ends a race in it (BGA-A-78, BR-41, BR-65)', () => {
    const open = (laps: number) =>
      [0, 1, 2, 3].filter(lap => lap <= laps && ways(laps, lap).some(inLane));
    expect(open(1)).toEqual([]);
    expect(open(2)).toEqual([1]);
    expect(open(3)).toEqual([1, 2]);
  });

  test('knows no collision, beside or behind whomever a car stops (BGA-B-74, BGA-A-87, BR-38)', () => {
    const behind = race({
      book,
      board: PIT_LAP,
      cars: [{ space: 'P1', gear: 3, box: 5 }, { space: 'P4', gear: 3, box: 4 }, FAR],
      toPlay: [0, 2],
      dice: [8],
    });
    const done = play(behind, gear(3), to('P3'));
    expect(where(done, 0)).toBe('P3');
    expect(toldOf(done, 'testMade')).toEqual([]);
    expect(question(done).seat).toBe(2);
  });

  test('ends with no collision either: its last space touches nobody on the track before it (BGA-B-74, BGA-A-87, BR-38)', () => {
    const leaving = race({
      book,
      board: PIT_LAP,
      cars: [{ space: 'P12', gear: 2, pit: 'out' }, { space: '2@1', gear: 2, laps: 2 }, FAR],
      toPlay: [0, 2],
      dice: [2],
    });
    const done = play(leaving, gear(2), to('P14'));
    expect(toldOf(done, 'testMade')).toEqual([]);
    expect(question(done).seat).toBe(2);
  });

  test('keeps its cars out of engine rolls; one that rolls 20 there strains those on the track (BGA-B-74, BGA-A-87, BR-24, BR-47)', () => {
    const inFifth = race({
      book,
      board: PIT_LAP,
      cars: [
        { space: 'P1', gear: 5, box: 5 },
        { space: 'B1', gear: 6, box: 0, pit: 'waiting' },
        { space: '0@30', gear: 5 },
        { space: '2@30', gear: 4 },
      ],
      toPlay: [0, 3],
      // A crew that is rolled for is slow.
      dice: [20, 12, 12],
    });
    const done = play(inFifth, gear(5), to('B6'));
    expect(toldOf(done, 'testMade')).toMatchObject([{ seat: 2, test: 'engine' }]);
  });

  test('charges for gears that are skipped on the way down, since the variations win (BR-1, BGA-V-35)', () => {
    const inLane = race({
      book,
      board: PIT_LAP,
      cars: [{ space: 'P1', gear: 5, box: 5 }, FAR],
      toPlay: [0, 1],
      dice: [5],
    });
    const done = play(inLane, gear(3));
    const { pool } = book.definition.values.parts.gearbox;
    expect(car(done, 0).points[pool]).toBe((book.definition.usualCar.car[pool] ?? 0) - 1);
  });

  test('counts the lap of a car that passes the line in it (BR-42)', () => {
    // P13 lies astride the line.
    const leaving = race({
      book,
      board: PIT_LAP,
      cars: [{ space: 'P10', gear: 2, laps: 1, pit: 'out' }, FAR],
      toPlay: [0, 1],
      dice: [4],
    });
    expect(car(leaving, 0).laps).toBe(1);
    expect(car(play(leaving, gear(2), to('P14')), 0).laps).toBe(2);
  });

  test('orders cars in three bands: beside it and beyond, in it, before its entry (BGA-A-10, BGA-A-89, BR-43)', () => {
    const round = race({
      book,
      board: PIT_LAP,
      cars: [
        { space: '0@80', laps: 1 },
        { space: 'P3', laps: 1 },
        { space: '0@94', laps: 1 },
        { space: 'P6', laps: 1 },
        { space: '0@2', laps: 2 },
        { space: 'B3', laps: 1, pit: 'waiting' },
      ],
    });
    // B3 lies beside P7.
    expect(toldOf(round, 'roundBegan')).toMatchObject([{ order: [4, 2, 5, 3, 1, 0] }]);
  });
});

describe('a weather roll', () => {
  test('is called for by a 20 in the pit lane too (BR-47)', () => {
    const inFifth = race({
      book: bgaAdvanced,
      board: PIT_LAP,
      cars: [{ space: 'P1', gear: 5, box: 5 }, FAR],
      toPlay: [0, 1],
      dice: [20, 12],
      options: { weather: 'roll' },
      sky: 'changeable',
      skyHold: 'none',
    });
    expect(play(inFifth, gear(5), to('B6')).race.weather?.rollers).toEqual([0]);
  });
});

describe('a stop for tires', () => {
  test('gives back every tire that is lost, in the box of the car alone (BGA-A-78, BGA-A-81)', () => {
    const stopped = (box: number): Situation => {
      const inLane = race({
        book: bgaAdvanced,
        board: PIT_LAP,
        cars: [
          { space: 'P3', gear: 3, box, points: { tires: 1, body: 2 } },
          { ...FAR, box: 5 },
        ],
        toPlay: [0, 1],
        dice: [5, 12],
      });
      return play(inLane, gear(3));
    };
    for (const box of [0, 2]) {
      const own = `B${box + 1}`;
      expect(ends(stopped(box)).filter(space => space.startsWith('B'))).toEqual([own]);
      const done = play(stopped(box), to(own));
      expect(where(done, 0)).toBe(own);
      expect(car(done, 0).points).toMatchObject({ tires: 6, body: 2 });
    }
  });
});

describe('a technical stop', () => {
  test('that gives back a gearbox point allows gears to be skipped again (BR-23)', () => {
    const options: Partial<FormulaDeOptions> = { technicalStops: 'on' };
    const repaired = (gearbox: number, ...repairs: readonly Pool[]) => {
      const arriving = race({
        book: bgaAdvanced,
        board: PIT_LAP,
        cars: [{ space: 'P3', gear: 2, points: { gearbox } }, FAR],
        toPlay: [0, 1],
        dice: [4],
        options,
      });
      const done = play(arriving, gear(2), to('B1'), longStop(...repairs));
      expect(pitAt(done, 0).points).toBe(2 - repairs.length);
      return car(done, 0).points.gearbox ?? 0;
    };
    const skipping = (gearbox: number) =>
      race({
        book: bgaAdvanced,
        board: PIT_LAP,
        cars: [{ space: '0@30', gear: 5, points: { gearbox } }, FAR],
        toPlay: [0, 1],
        options,
      });
    const gearsWith = (gearbox: number) =>
      question(skipping(gearbox)).choices.flatMap(one =>
        one.kind === 'chooseGear' ? [one.gear] : [],
      );
    expect(gearsWith(repaired(0))).toEqual([4, 5, 6]);
    expect(gearsWith(repaired(0, 'gearbox'))).toContain(3);
  });
});
