// The promises of the book as a whole, kept through races driven at random: plain data, untouched input, legality, views, ends.
import { describe, expect, test } from 'vitest';
import { deepFreeze, plainFaults } from '../../check/contract/plain.ts';
import { spaceAt } from '../../circuit/board.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { choices, gear, play, race } from '../../testing/formula-de/builders.ts';
import { driveAtRandom, eightCars, picker, STURDY } from '../../testing/formula-de/random-drive.ts';
import { bookOf } from '../books.ts';
import { IllegalChoice } from '../kit/errors.ts';
import { fingerprint } from '../kit/hash.ts';
import { type FormulaDeBook, makeBook } from './book.ts';
import type { FormulaDeEvent } from './events.ts';
import { masters2005 as book } from './masters/masters-2005.ts';
import type { FormulaDeRace } from './state.ts';

const BOARD = cornersBoard();

describe('a race', () => {
  test('is plain data at every decision and survives JSON', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 1), ({ race: now, next }) => {
      expect(plainFaults(now, 'race')).toEqual([]);
      expect(JSON.parse(JSON.stringify(next))).toEqual(next);
    });
  });

  test('that went through JSON asks the same questions', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 2, { laps: 1 }), ({ race: now, asked }) => {
      const thawed: FormulaDeRace = JSON.parse(JSON.stringify(now));
      expect(book.decisions(thawed, BOARD)).toEqual([asked]);
    });
  });

  test('given to a door is never changed', () => {
    const pick = picker(3);
    let now = deepFreeze(book.start(deepFreeze(eightCars(BOARD, 3)), BOARD).race);
    for (let [asked] = book.decisions(now, BOARD); asked; [asked] = book.decisions(now, BOARD)) {
      const choice = deepFreeze(asked.choices[pick(asked.choices.length)]);
      if (choice === undefined) throw new Error('a question without a choice');
      book.consequences(now, asked.seat, choice, BOARD);
      book.view(now, asked.seat);
      book.standings(now, BOARD);
      book.faults(now, BOARD);
      const before = fingerprint(now);
      const { race: next } = book.apply(now, asked.seat, choice, BOARD);
      expect(fingerprint(now)).toBe(before);
      now = deepFreeze(next);
    }
  });

  test('with the same seed and the same answers is the same race', () => {
    const last = (seed: number) => fingerprint(driveAtRandom(BOARD, eightCars(BOARD, seed)));
    expect(last(4)).toBe(last(4));
    expect(last(4)).not.toBe(last(5));
  });

  test('ends, with every car finished or out and nothing left to do', () => {
    for (const seed of [6, 7, 8]) {
      const last = driveAtRandom(BOARD, eightCars(BOARD, seed, { options: { car: STURDY } }));
      expect(last.agenda).toEqual([]);
      expect(last.cars.map(car => car.status)).not.toContain('racing');
    }
  });

  test('has no fault at any decision', () => {
    for (const seed of [9, 10]) {
      driveAtRandom(BOARD, eightCars(BOARD, seed, { options: { car: STURDY } }), ({ next }) => {
        expect(book.faults(next, BOARD)).toEqual([]);
      });
    }
  });

  test('never has two cars on one space, negative points or more than were configured', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 11, { options: { car: STURDY } }), ({ next }) => {
      const spaces = next.cars.filter(car => car.onBoard).map(car => car.space);
      expect(new Set(spaces).size).toBe(spaces.length);
      for (const { points, configuration } of next.cars) {
        for (const part of ['tires', 'brakes', 'gearbox', 'body', 'engine', 'handling'] as const) {
          expect(points[part]).toBeGreaterThanOrEqual(0);
          expect(points[part]).toBeLessThanOrEqual(configuration[part] ?? -1);
        }
      }
    });
  });

  test('has a place for every seat at every decision, 1, 2, 3, … without gaps', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 12), ({ next }) => {
      const list = book.standings(next, BOARD);
      expect(list.map(one => one.place)).toEqual(next.cars.map((_, seat) => seat + 1));
      expect(list.map(one => one.seat).toSorted((a, b) => a - b)).toEqual(
        next.cars.map(car => car.seat),
      );
    });
  });

  test('tells every die that falls', () => {
    const faces = Array<number>(60).fill(2);
    const start = book.start(eightCars(BOARD, 1, { dice: faces, seats: [{ name: 'A' }] }), BOARD);
    const rolls = (events: readonly FormulaDeEvent[]) =>
      events.filter(event => event.kind === 'dieRolled').length;
    let now = start.race;
    let count = rolls(start.events);
    for (let answers = 0; answers < 30; answers++) {
      const [asked] = book.decisions(now, BOARD);
      // 1st and 2nd gear only: a 2 is on both dice.
      const choice = asked?.choices.find(one => one.kind !== 'chooseGear' || one.gear <= 2);
      if (asked === undefined || choice === undefined) break;
      const { race: next, events } = book.apply(now, asked.seat, choice, BOARD);
      count += rolls(events);
      now = next;
    }
    expect(now.dice).toMatchObject({ kind: 'scripted', used: count });
    expect(count).toBeGreaterThan(10);
  });
});

describe('plays and rounds (R-61)', () => {
  test('after every round each running car has played once a round, less its laps behind', () => {
    for (const seed of [21, 22, 23, 24]) {
      const plays = new Map<number, number>();
      let whole = true;
      const options = { car: { ...STURDY, body: 99, engine: 99, handling: 99, tires: 99 } };
      const start = eightCars(BOARD, seed, { laps: 5, options });
      for (const event of book.start(start, BOARD).events) {
        if (event.kind === 'playBegan') plays.set(event.seat, (plays.get(event.seat) ?? 0) + 1);
      }
      driveAtRandom(BOARD, start, ({ events, next }) => {
        for (const event of events) {
          if (event.kind === 'carRetired' || event.kind === 'carFinished') whole = false;
          if (event.kind === 'roundBegan' && whole && event.round > 1) {
            const lead = Math.max(...next.cars.map(car => progress(next, car.seat)));
            for (const { seat } of next.cars) {
              const down = Math.floor((lead - progress(next, seat)) / BOARD.ticks);
              expect(plays.get(seat) ?? 0, `seat ${seat}, round ${event.round}, seed ${seed}`).toBe(
                event.round - 1 - down,
              );
            }
          }
          if (event.kind === 'playBegan') plays.set(event.seat, (plays.get(event.seat) ?? 0) + 1);
        }
      });
    }
  });
});

/** Ticks covered. */
function progress({ cars }: FormulaDeRace, seat: number): number {
  const car = cars[seat];
  const space = BOARD.spaces[BOARD.indexOf.get(car?.space ?? '') ?? -1];
  return (car?.laps ?? 0) * BOARD.ticks + (space?.lapTick ?? 0);
}

describe('an answer', () => {
  test('is accepted if it is on the list', () => {
    const { race: now } = book.start(eightCars(BOARD, 31, { laps: 1 }), BOARD);
    const [asked] = book.decisions(now, BOARD);
    for (const choice of asked?.choices ?? []) {
      expect(() => book.apply(now, asked?.seat ?? -1, choice, BOARD)).not.toThrow();
    }
  });

  test('of another seat, or that is not on the list, is refused', () => {
    const { race: now, board } = race({
      board: BOARD,
      cars: [
        { space: '0@10', gear: 3 },
        { space: '0@2', gear: 3 },
      ],
      dice: [5],
    });
    expect(() => book.apply(now, 1, { kind: 'chooseGear', gear: 3 }, board)).toThrow(IllegalChoice);
    expect(() => book.apply(now, 0, { kind: 'chooseGear', gear: 5 }, board)).toThrow(IllegalChoice);
    expect(() => book.apply(now, 0, { kind: 'declineSlipstream' }, board)).toThrow(IllegalChoice);
    const { race: rolled } = book.apply(now, 0, { kind: 'chooseGear', gear: 3 }, board);
    const [move] = book.decisions(rolled, board)[0]?.choices ?? [];
    if (move?.kind !== 'move') throw new Error('no move is asked');
    for (const wrong of [
      { ...move, to: 'L90' },
      { ...move, brakes: 2 },
      { ...move, missing: 1 },
      { ...move, path: move.path.slice(1) },
    ]) {
      expect(() => book.apply(rolled, 0, wrong, board)).toThrow(IllegalChoice);
    }
  });

  test('to a race that is over is refused', () => {
    const over = driveAtRandom(BOARD, eightCars(BOARD, 32, { laps: 1 }));
    expect(() => book.apply(over, 0, { kind: 'chooseGear', gear: 1 }, BOARD)).toThrow(
      IllegalChoice,
    );
  });
});

describe('a start', () => {
  test('needs 1 car at least and no more than the grid has places', () => {
    const seats = (count: number) => Array.from({ length: count }, () => ({ name: 'A' }));
    expect(() => book.start(eightCars(BOARD, 1, { seats: [] }), BOARD)).toThrow(RangeError);
    expect(() => book.start(eightCars(BOARD, 1, { seats: seats(11) }), BOARD)).toThrow(RangeError);
    expect(() => book.start(eightCars(BOARD, 1, { seats: seats(10) }), BOARD)).not.toThrow();
  });

  test('needs a whole number of laps, 1 at least', () => {
    expect(() => book.start(eightCars(BOARD, 1, { laps: 0 }), BOARD)).toThrow(RangeError);
    expect(() => book.start(eightCars(BOARD, 1, { laps: 1.5 }), BOARD)).toThrow(RangeError);
  });

  test('puts the cars on the grid, pole first, in 1st gear with all their points (M-5-2)', () => {
    const { race: now } = book.start(eightCars(BOARD, 1), BOARD);
    for (const car of now.cars.slice(1)) {
      expect(car.space).toBe(BOARD.spaces[BOARD.grid[car.seat] ?? -1]?.id);
      expect(car).toMatchObject({ gear: 1, laps: 0, status: 'racing' });
      expect(Math.min(...Object.values(car.points))).toBeGreaterThan(0);
      expect(Object.values(car.points).reduce((sum, points) => sum + points, 0)).toBe(20);
    }
  });

  test('is found by its book', () => {
    expect(bookOf('masters-2005')).toBe(book);
    expect(bookOf('masters-1899')).toBeUndefined();
  });
});

describe('a view', () => {
  test('has everything but the dice', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 41, { laps: 1 }), ({ race: now }) => {
      const { dice, ...rest } = now;
      expect(book.view(now, 0)).toEqual(rest);
      expect(JSON.stringify(book.view(now, -1))).not.toContain(JSON.stringify(dice));
    });
  });

  test('tells the same consequences as the race', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 42, { laps: 1 }), ({ race: now, asked, choice }) => {
      expect(book.consequences(book.view(now, asked.seat), asked.seat, choice, BOARD)).toEqual(
        book.consequences(now, asked.seat, choice, BOARD),
      );
    });
  });
});

describe('the order of play', () => {
  test('is that of the booklet of 2005 (M-6-3)', () => {
    expect(book.terms({}).orderOfPlay).toEqual([
      'beginPlay',
      'announceGear',
      'setLever',
      'payOverRevving',
      'rollGearDie',
      'moveCar',
      'slide',
      'softBonus',
      'slipstream',
      'brakeAtEnd',
      'payOvershoot',
      'handlingTests',
      'blocking',
      'markStop',
      'pitTires',
      'pitStop',
      'collisionTests',
      'engineTests',
      'endInertia',
    ]);
  });

  test('asks only what the booklet asks, each question with its paragraph', () => {
    driveAtRandom(BOARD, eightCars(BOARD, 51), ({ asked }) => {
      expect(book.terms({}).orderOfPlay).toContain(asked.step);
      expect(asked.rule).toMatch(/^M-\d/);
      expect(asked.choices.length).toBeGreaterThan(0);
    });
  });
});

describe('a book whose plays know no pit stop', () => {
  const without = makeBook({
    ...book.definition,
    id: 'without-pits',
    preparation: book.definition.preparation.slice(0, 3),
    orderOfPlay: book.definition.orderOfPlay.filter(([step]) => !step.startsWith('pit')),
  });
  const board = cornersBoard();

  test('gives nobody a pit, and asks for none', () => {
    const ready = without.start(eightCars(board, 1), board).race;
    expect([ready, ...ready.cars].filter(one => 'pits' in one)).toEqual([]);
    const chosen = eightCars(board, 1, { options: { preparation: 'chosen' } });
    const { race: asking } = without.start(chosen, board);
    expect([...new Set(asking.agenda.map(({ step }) => step))]).toEqual([
      'configureCar',
      'beginRound',
    ]);
    expect(book.start(chosen, board).race.agenda[0]?.step).toBe('choosePitBox');
  });

  test('opens the lane to nobody', () => {
    const [entry] = board.pit?.entries ?? [];
    const cars = [{ space: spaceAt(board, entry ?? -1).id, gear: 1, laps: 1 }, { space: '0@2' }];
    const turnsIn = (by: FormulaDeBook) => {
      const asked = play(race({ book: by, board, cars, toPlay: [0], dice: [2] }), gear(1));
      return choices(asked, 'move').some(({ path }) => path.some(id => /^[PB]\d/.test(id)));
    };
    expect(turnsIn(book)).toBe(true);
    expect(turnsIn(without)).toBe(false);
  });
});
