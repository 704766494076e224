// The grid and the tires of the start (CFR-103, CFR-111, CFR-113, CFR-184, CFR-186, CFR-187, CR-59, CR-70).
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  at,
  car,
  MIDDLE,
  play,
  question,
  type Situation,
  started,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { NOT_SEALED } from '../../state.ts';

const spaces = ({ race }: Situation) => race.grid?.map(seat => race.cars[seat]?.space);

/** So many cars whose bids are all different, the last seat's the highest. */
function onGrid(count: number): Situation {
  const cars = Array.from({ length: count }, () => ({}));
  const now = at(['bidForPole', 'revealBids', 'setGrid'], { round: 0, cars });
  return play(now, ...cars.map((_, wear) => ({ kind: 'bid' as const, wear, skill: 0 })));
}

describe('the grid', () => {
  test('has the highest bid on the grey side next to the line, and is told (CFR-111)', () => {
    const now = onGrid(3);
    expect(now.race.grid).toEqual([2, 1, 0]);
    expect(car(now, 2)).toMatchObject({ space: 'L34', laps: 0, speed: 0 });
    expect(toldOf(now, 'gridSet')).toEqual([{ kind: 'gridSet', grid: [2, 1, 0] }]);
  });

  test('of up to six cars has one a row, on the two sides in turn (CFR-111)', () => {
    expect(spaces(onGrid(6))).toEqual(['L34', 'R35', 'L32', 'R33', 'L30', 'R31']);
  });

  test('of more cars fills every row from the grey side (CFR-111)', () => {
    const filled = ['L34', 'M23', 'R36', 'L33', 'M22', 'R35', 'L32', 'M21', 'R34'];
    expect(spaces(onGrid(7))).toEqual(filled.slice(0, 7));
    expect(spaces(onGrid(12))).toEqual([...filled, 'L31', 'M20', 'R33']);
  });

  test('that was given needs no bid, and all hands are empty', () => {
    const now = play(
      started(2, { grid: [1, 0] }),
      { kind: 'setUpCar', cards: MIDDLE },
      { kind: 'setUpCar', cards: MIDDLE },
    );
    expect(toldOf(now, 'bidRevealed')).toEqual([]);
    expect(now.race.bids).toEqual([
      { wear: 0, skill: 0 },
      { wear: 0, skill: 0 },
    ]);
    expect([car(now, 1).space, car(now, 0).space]).toEqual(['L34', 'R35']);
  });

  test('of a car alone needs no bid (CR-70)', () => {
    const now = play(started(1), { kind: 'setUpCar', cards: MIDDLE });
    expect(car(now, 0)).toMatchObject({ space: 'L34', wear: 21 });
    expect(now.race.agenda[0]?.step).toBe('planSpeeds');
  });
});

describe('the tires of the start', () => {
  const setUp = () => {
    const cards = { kind: 'setUpCar', cards: MIDDLE } as const;
    return play(started(2, { options: { pits: 'on' } }), cards, cards);
  };
  const soft = { kind: 'chooseTire', tire: 'soft' } as const;
  const hard = { kind: 'chooseTire', tire: 'hard' } as const;

  test('are picked in secret between the cards and the bid (CFR-186, CFR-187)', () => {
    expect(setUp().race.agenda[0]?.step).toBe('chooseTires');
    expect(askedSeats(setUp())).toEqual([0, 1]);
    expect(question(setUp()).secret).toBe(true);
    const one = play(setUp(), { ...soft, seat: 0 });
    expect(one.book.view(one.race, 1).sealed[0]).toEqual({ kind: 'hidden' });
    expect(one.book.view(one.race, 0).sealed[0]).toEqual({ kind: 'tire', tire: 'soft' });
  });

  test('stay face down during the bid, before which the cars are known (CFR-106, CFR-187, CR-59)', () => {
    const bidding = play(setUp(), soft, hard, { kind: 'bid', wear: 1, skill: 0, seat: 0 });
    const view = bidding.book.view(bidding.race, 1);
    expect(view.tires).toEqual([{ kind: 'hidden' }, { kind: 'tire', tire: 'hard' }]);
    expect(view.sealed).toEqual([{ kind: 'hidden' }, NOT_SEALED]);
    expect(view.cars.map(({ tire }) => tire)).toEqual([undefined, undefined]);
    expect(view.cars[0]?.cards).toEqual(MIDDLE);
    expect(toldOf(bidding, 'tireShown')).toEqual([]);
    expect(bidding.book.view(bidding.race, -1).tires).toEqual([
      { kind: 'hidden' },
      { kind: 'hidden' },
    ]);
  });

  test('lie open after it (CFR-187)', () => {
    const now = play(
      setUp(),
      soft,
      hard,
      { kind: 'bid', wear: 1, skill: 0 },
      { kind: 'bid', wear: 0, skill: 0 },
    );
    expect(toldOf(now, 'tireShown').map(({ tire }) => tire)).toEqual(['soft', 'hard']);
    expect(now.race.cars.map(({ tire }) => tire)).toEqual(['soft', 'hard']);
    expect(now.race.tires).toBeUndefined();
  });

  test('foretell nothing of those that lie face down, where no bid follows', () => {
    const cards = { kind: 'setUpCar', cards: MIDDLE } as const;
    const given = started(2, { grid: [1, 0], options: { pits: 'on' } });
    const { book, race, board } = play(given, cards, cards, { ...soft, seat: 0 });
    expect(book.consequences(book.view(race, 1), 1, hard, board)).toEqual([]);
  });

  test('are not asked for in a race without pits', () => {
    const cards = { kind: 'setUpCar', cards: MIDDLE } as const;
    expect(play(started(2), cards, cards).race.agenda[0]?.step).toBe('bidForPole');
  });
});
