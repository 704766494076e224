import { describe, expect, test } from 'vitest';
import { trialBook } from '../rules/books.ts';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import { gear, play, race, type Situation, track } from '../testing/formula-de/builders.ts';
import { pursued, runIn } from '../testing/formula-de/run-in-scenes.ts';
import '../testing/bids/bid-tables.ts';
import { sealedBids } from '../testing/bids/sealed-bids.ts';
import { cornersBoard } from '../testing/circuits/tiny-circuits.ts';
import { trialLap } from '../testing/formula-de/trial-lap.ts';
import type { Advice } from './advice.ts';
import { driverTables } from './driver-tables.ts';
import { driverOf } from './levels/drivers.ts';
import { seededRandom } from './levels/random-generator.ts';

/** Returns the advice on the open question. */
function adviceOn({ book, board, race: now }: Situation): readonly Advice[] {
  const [decision] = book.decisions(now, board);
  const { adviser } = driverTables.of(book);
  if (decision === undefined || adviser === undefined) throw new Error('nothing is asked');
  return adviser.advise(book.view(now, decision.seat), decision, board);
}

describe('advice', () => {
  test('names every choice of a whole race once, the best first, and its reasons add up', () => {
    const board = cornersBoard();
    const book = masters2005;
    const club = driverOf('club');
    const { adviser } = driverTables.of(book);
    const seats = [{ name: 'a' }, { name: 'b' }];
    const options = { weather: 'roll', preparation: 'chosen' } as const;
    const setup = { book: book.id, track: board.id, seed: 11, laps: 1, seats, options };
    let { race: now } = book.start(setup, board);
    let random = seededRandom(5, 0);
    for (;;) {
      const [decision] = book.decisions(now, board);
      if (decision === undefined || club === undefined || adviser === undefined) break;
      const view = book.view(now, decision.seat);
      const advice = adviser.advise(view, decision, board);
      expect(new Set(advice.map(({ choice }) => choice))).toEqual(new Set(decision.choices));
      const values = advice.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      for (const { value, reasons } of advice) {
        expect(reasons.reduce((sum, { rolls }) => sum + rolls, 0)).toBeCloseTo(value, 2);
      }
      const answer = club.choose(view, decision, board, random);
      random = answer.random;
      const choice = decision.choices.find(one => one === answer.choice);
      if (choice === undefined) throw new Error('an answer off the list');
      ({ race: now } = book.apply(now, decision.seat, choice, board));
    }
    expect(now.agenda).toEqual([]);
  });

  test('reckons the risk of contact beside a car, and none on the open road', () => {
    const now = play(
      race({
        board: track('60 1R3 30'),
        cars: [
          { space: '0@5', gear: 4 },
          { space: '1@14.5', gear: 4 },
        ],
        toPlay: [0],
        dice: [9],
      }),
      gear(4),
    );
    const contact = expect.objectContaining({ kind: 'risk', of: 'contact' });
    const [first, ...rest] = adviceOn(now);
    expect(rest.flatMap(({ reasons }) => reasons)).toContainEqual(contact);
    expect(first?.reasons).not.toContainEqual(contact);
  });

  test('names what being in front is worth, and near the flag the places', () => {
    const kinds = adviceOn(runIn(25, 4, { ahead: 4, gear: 4 })).flatMap(({ reasons }) =>
      reasons.map(one => one.kind),
    );
    expect(kinds).toContain('places');
    expect(kinds).toContain('headway');
    const far = adviceOn(pursued(3)).flatMap(({ reasons }) => reasons.map(one => one.kind));
    expect(far).toContain('headway');
    expect(far).not.toContain('places');
  });

  test('reckons the tires that an overshoot takes', () => {
    const now = play(
      race({
        board: track('40 1R3 60'),
        cars: [{ space: '0@36', gear: 4 }],
        toPlay: [0],
        dice: [10],
      }),
      gear(4),
    );
    const [first] = adviceOn(now);
    const tires = expect.objectContaining({ kind: 'points', part: 'tires' });
    expect(adviceOn(now).flatMap(({ reasons }) => reasons)).toContainEqual(tires);
    expect(first?.reasons[0]?.kind).toBe('road');
  });

  test('names what a stop saves against driving on, and nowhere else', () => {
    const now = play(
      race({
        board: cornersBoard(),
        laps: 3,
        cars: [
          { space: '2@78', gear: 3, laps: 2, points: { tires: 1 } },
          { space: '0@2', gear: 2, laps: 2 },
        ],
        toPlay: [0, 1],
        dice: [8],
      }),
      gear(3),
    );
    const told = adviceOn(now).map(({ choice, value, reasons }) => ({
      isStop: 'to' in choice && /^[PB]/.test(String(choice.to)),
      value,
      stop: reasons.find(({ kind }) => kind === 'stop')?.rolls,
    }));
    const onwards = Math.min(...told.filter(one => !one.isStop).map(({ value }) => value));
    const stops = told.filter(({ isStop }) => isStop);
    expect(stops.length).toBeGreaterThan(0);
    for (const { value, stop } of stops) expect(stop).toBeCloseTo(value - onwards, 2);
    expect(Math.min(...stops.map(({ stop = 0 }) => stop))).toBeLessThan(-0.3);
    expect(told.every(({ isStop, stop }) => isStop || stop === undefined)).toBe(true);
  });

  test('there is none in a game without an adviser', () => {
    expect(driverTables.of(sealedBids).adviser).toBeUndefined();
  });

  test('is not given where the car is set down by hand: nobody says what is right (M-1-2-2)', () => {
    const board = cornersBoard();
    const lap = trialLap([5, 1, 1, 1, 1, 1], board, 'free');
    const book = trialBook('masters-2005', 'free');
    const { adviser } = driverTables.of(masters2005);
    for (let answers = 0; lap.offered()[0]?.kind !== 'placeCar'; answers++) {
      if (answers > 4) throw new Error('no car is set down');
      const [first] = lap.offered();
      lap.answer(choice => choice === first || choice.kind === first?.kind);
    }
    const [decision] = book?.decisions(lap.race(), board) ?? [];
    const view = book?.view(lap.race(), 0);
    if (decision === undefined || view === undefined) throw new Error('nothing is asked');
    expect(adviser?.advise(view, decision, board)).toEqual([]);
  });
});
