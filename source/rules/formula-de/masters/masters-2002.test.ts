// Where the two editions of the booklet differ: each difference that has two values is played in both books.
import { describe, expect, test } from 'vitest';
import {
  bonusTo,
  type CarSpec,
  car,
  choices,
  everyEnd,
  fitTires,
  gear,
  gears,
  noBonus,
  play,
  question,
  quickStop,
  race,
  type Situation,
  slideTo,
  slips,
  slipTo,
  stayBehind,
  to,
  toldOf,
  track,
  where,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import type { FormulaDeBook } from '../book.ts';
import { masters2002, masters2002Definition } from './masters-2002.ts';
import { masters2005, masters2005Definition } from './masters-2005.ts';

const BOARD = track('90 1R5 15');
// The lane P1 to P8 crosses the line behind P4; the pits lie beside P2 to P7; out to 2@4 and 2@5; corner A has x 6 to 10.
const EXIT = track('6 1R5 80 PR8/6<5,4>5,6');
// Corner A has x 39 to 50.
const LONG = track('39 1R12 40');

function brakes(situation: Situation): readonly number[] {
  return choices(situation, 'brakeAtEnd').map(choice => choice.brakes);
}

describe('the number of steps (playStepCount)', () => {
  test('is 15 in 2005, and 14 in 2002 where brakes share step 7 with the bonus', () => {
    const printed = [
      'announceGear',
      'setLever',
      'payOverRevving',
      'rollGearDie',
      'moveCar',
      'slide',
      'softBonus',
      'slipstream',
      'brakeAtEnd',
      'handlingTests',
      'blocking',
      'pitTires',
      'pitStop',
      'collisionTests',
      'engineTests',
    ] as const;
    const steps2005 = masters2005
      .terms({})
      .orderOfPlay.filter(step => printed.some(name => name === step));
    expect(steps2005).toEqual(printed);
    const steps2002 = masters2002
      .terms({})
      .orderOfPlay.filter(step => printed.some(name => name === step));
    expect(steps2002.slice(6, 9)).toEqual(['softBonus', 'brakeAtEnd', 'slipstream']);
    expect([...steps2002].sort()).toEqual([...printed].sort());
  });
});

describe('the braking step (brakingStep, M-6-3-s7, M-6-3-s9b)', () => {
  /** Car 0 has slid in corner A and stands directly behind a car in 4th. */
  const slid = (book: FormulaDeBook) =>
    play(
      race({
        book,
        board: LONG,
        trackState: 'wet',
        cars: [
          { space: '1@25.5', gear: 5, tires: 'rain' },
          { space: '1@41.5', gear: 4, stops: 1 },
          { space: '0@2', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [14, 20, 20],
      }),
      gear(5),
      to('1@39.5'),
      slideTo('1@40.5'),
    );

  test('comes before the slipstreams in 2002, and braking there ends the right to them (R-52)', () => {
    const asked = slid(masters2002);
    expect(question(asked).step).toBe('brakeAtEnd');
    expect(brakes(asked)).toEqual(expect.arrayContaining([0, 1]));
    const drawn = play(asked, { kind: 'brakeAtEnd', brakes: 0 });
    expect(slips(drawn)).toContain('2@43');
    const braked = play(asked, { kind: 'brakeAtEnd', brakes: 1 });
    expect(where(braked, 0)).toBe('1@39.5');
    expect(slips(braked)).toEqual([]);
    // A slipstream leads back to step 6, and so to step 7 once more.
    const again = play(drawn, slipTo('2@43'));
    expect(brakes(again)).toEqual(expect.arrayContaining([0, 1]));
    expect(where(play(again, { kind: 'brakeAtEnd', brakes: 1 }), 0)).toBe('2@42');
  });

  test('comes after them in 2005', () => {
    const asked = slid(masters2005);
    expect(question(asked).step).toBe('slipstream');
    expect(brakes(play(asked, stayBehind))).toEqual(expect.arrayContaining([0, 1]));
    const drawn = play(asked, slipTo('2@43'));
    expect(brakes(drawn)).toEqual(expect.arrayContaining([0, 1]));
    expect(where(play(drawn, { kind: 'brakeAtEnd', brakes: 1 }), 0)).toBe('2@42');
  });
});

describe('the bonus or brakes (bonusOrBrakes, M-6-3-s7)', () => {
  const soft = (book: FormulaDeBook) =>
    play(
      race({
        book,
        board: BOARD,
        cars: [
          { space: '0@5', gear: 3, tires: 'soft' },
          { space: '2@2', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [6],
      }),
      gear(3),
    );

  test('exclude each other in 2002', () => {
    expect(choices(play(soft(masters2002), to('0@10', { brakes: 1 })), 'useSoftBonus')).toEqual([]);
    const used = play(soft(masters2002), to('0@11'), bonusTo('0@12'));
    expect(brakes(used)).toEqual([]);
  });

  test('are independent in 2005', () => {
    const asked = play(soft(masters2005), to('0@10', { brakes: 1 }));
    const used = play(asked, bonusTo('0@11'));
    expect(where(used, 0)).toBe('0@11');
    expect(car(used, 0).points.brakes).toBe(2);
  });

  test('without brakes the bonus is there in both', () => {
    for (const book of [masters2002, masters2005]) {
      expect(choices(play(soft(book), to('0@11')), 'useSoftBonus').length).toBeGreaterThan(0);
      expect(where(play(soft(book), to('0@11'), noBonus), 0)).toBe('0@11');
    }
  });
});

describe('the way out of the pits', () => {
  const waiting = (book: FormulaDeBook, own: Partial<CarSpec> = {}) =>
    race({
      book,
      board: PIT_LAP,
      cars: [
        { space: 'B1', gear: 4, pit: 'waiting', ...own },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
    });

  test('may begin in 1st in 2002 only (pitFirstGear, failedQuickStopExit, M-19-3-4)', () => {
    expect(gears(waiting(masters2002))).toEqual([1, 2, 3, 4]);
    expect(gears(waiting(masters2005))).toEqual([2, 3, 4]);
  });

  test('may go on in 1st in 2002 only (M-19-1-9)', () => {
    const out = { space: 'P9', gear: 2, pit: 'out' } as const;
    expect(gears(waiting(masters2002, out))).toEqual([1, 2, 3]);
    expect(gears(waiting(masters2005, out))).toEqual([2, 3]);
  });

  test('lets both use 1st again on the track', () => {
    const track2nd = { space: '2@3', gear: 2, laps: 2 } as const;
    for (const book of [masters2002, masters2005]) {
      expect(gears(waiting(book, { ...track2nd, pit: 'none' }))).toEqual([1, 2, 3]);
    }
  });
});

test('on the way to the pit the gear must reach it in 2005 only (pitGearObligation, M-19-1-8)', () => {
  const inLane = (book: FormulaDeBook) =>
    gears(
      race({
        book,
        board: PIT_LAP,
        cars: [
          { space: 'P1', gear: 4, box: 5 },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 1],
      }),
    );
  expect(inLane(masters2002)).toEqual([1, 2, 3, 4, 5]);
  expect(inLane(masters2005)).toEqual([4, 5]);
});

describe('a slipstream out of the pits (pitExitSlipReturn, M-6-3-s12)', () => {
  /** A quick stop of 2 spaces leads behind a car in 4th; its slipstream leads into corner A on a wet track. */
  const drawn = (book: FormulaDeBook) =>
    play(
      race({
        book,
        board: EXIT,
        trackState: 'wet',
        cars: [
          { space: 'P5', gear: 2, box: 5, laps: 2, tires: 'rain' },
          { space: '2@5', gear: 4, laps: 2 },
          { space: '0@30', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [4, 3, 20, 20],
      }),
      gear(2),
      to('B6'),
      fitTires('rain'),
      quickStop,
      to('2@4'),
    );

  test.each([
    ['2002', masters2002, 0],
    ['2005', masters2005, 1],
  ] as const)('is followed by a slide: %s, %i', (_year, book, slides) => {
    const asked = drawn(book);
    // In 2002 brakes are asked for first.
    const behind =
      question(asked).step === 'brakeAtEnd'
        ? play(asked, { kind: 'brakeAtEnd', brakes: 0 })
        : asked;
    expect(slips(behind)).toContain('1@6.5');
    for (const end of everyEnd(play(behind, slipTo('1@6.5')))) {
      const slid = toldOf(end, 'carMoved', 0).filter(event => event.how === 'slide');
      expect(slid).toHaveLength(slides);
    }
  });
});

describe('the last engine point in a low gear (lowGearEngineBlow, M-16-0-3-1)', () => {
  const overRevved = (book: FormulaDeBook) =>
    play(
      race({
        book,
        board: BOARD,
        cars: [
          { space: '0@10', gear: 6, points: { engine: 1 } },
          { space: '2@60', gear: 3 },
        ],
        toPlay: [0],
        dice: [4, 4],
      }),
      gear(2),
    );

  test('lost by over-revving: removed at once in 2005, at its next turn in 2002 (R-28)', () => {
    const now = overRevved(masters2005);
    expect(car(now, 0)).toMatchObject({ status: 'retired', onBoard: false });
    const later = overRevved(masters2002);
    expect(car(later, 0)).toMatchObject({ status: 'retired', onBoard: true, aggravates: false });
    expect(later.race.dangerous).toEqual(now.race.dangerous);
    for (const one of [now, later]) {
      expect(toldOf(one, 'carMoved')).toEqual([]);
      expect(car(one, 0).status).toBe('retired');
    }
    const gone = play(later, gear(3), to('2@64'));
    expect(toldOf(gone, 'wreckRemoved')).toMatchObject([{ seat: 0 }]);
    expect(toldOf(gone, 'carMoved', 0)).toEqual([]);
  });

  /** Car 1 has spun in 5th; car 0 rolls a 20, and the engine of car 1 goes. Then the round ends. */
  const spun = (book: FormulaDeBook) =>
    play(
      race({
        book,
        board: BOARD,
        cars: [
          { space: '0@10', gear: 5 },
          {
            space: '0@60',
            gear: 5,
            condition: 'spun',
            start: 'restartRoll',
            points: { engine: 1, tires: 0 },
          },
          { space: '2@2', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [20, 1, 20, 2, 11, 2],
      }),
      gear(5),
      to('0@30'),
    );

  test('lost by a spun car: a sticker, aggravated tests until the round ends, no inertia (R-75)', () => {
    for (const book of [masters2002, masters2005]) {
      const now = spun(book);
      expect(now.race.dangerous).toHaveLength(1);
      expect(car(now, 1)).toMatchObject({ onBoard: true, aggravates: true });
      expect(toldOf(now, 'engineBlown', 1).every(event => !event.prolongs)).toBe(true);
    }
  });

  test('lost by a spun car: removed at the end of the round in 2005 (R-64, R-75)', () => {
    const ended = play(spun(masters2005), gear(2), to('2@4'));
    expect(car(ended, 1)).toMatchObject({
      status: 'retired',
      retirement: 'engine',
      onBoard: false,
    });
    const kinds = ended.events.map(event => event.kind);
    expect(kinds.indexOf('carRetired')).toBeLessThan(kinds.indexOf('roundBegan'));
  });

  test('lost by a spun car: removed at its next turn in 2002, no longer aggravating (R-75, M-16-0-4)', () => {
    const ended = play(spun(masters2002), gear(2), to('2@4'));
    expect(car(ended, 1)).toMatchObject({ onBoard: true, aggravates: false });
    const next = play(ended, gear(5), to('0@41'), gear(2), to('2@6'));
    expect(car(next, 1)).toMatchObject({ status: 'retired', retirement: 'engine', onBoard: false });
    expect(toldOf(next, 'carMoved', 1)).toEqual([]);
    expect(toldOf(next, 'dieRolled', 1).map(event => event.die)).toEqual(['black']);
  });
});

describe('what both editions share', () => {
  test('dice, prices, configurations, tires and tests', () => {
    const { values: a } = masters2002Definition;
    const { values: b } = masters2005Definition;
    for (const name of [
      'gearDice',
      'blackDie',
      'configuration',
      'tires',
      'blocking',
      'collision',
    ] as const) {
      expect(a[name]).toEqual(b[name]);
    }
    expect(a.gearbox.overRevving).toEqual(b.gearbox.overRevving);
    expect(a.handling).toEqual(b.handling);
    expect(a.engine.odds).toEqual(b.engine.odds);
    expect(a.slipstream).toEqual(b.slipstream);
  });

  test('a skip of at most three gears (maxSkippedGears, M-13-2)', () => {
    for (const book of [masters2002, masters2005]) {
      const cars = [
        { space: '0@10', gear: 6 },
        { space: '2@60', gear: 3 },
      ];
      expect(gears(race({ book, board: BOARD, cars, toPlay: [0] }))).toEqual([2, 3, 4, 5, 6]);
    }
  });
});
