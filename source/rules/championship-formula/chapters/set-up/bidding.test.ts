// Bidding for pole in secret (CFR-100, CFR-108 to CFR-110, CFR-178, CFR-179, CR-28 to CR-31, CR-71), with bids that were made
// in real races (table A7).
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  at,
  car,
  cards,
  choices,
  FRONT,
  MIDDLE,
  play,
  question,
  type Situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';

/** A bid as it is written: wear, then skill. */
type Hand = readonly [wear: number, skill: number];

// Eight wear and five skill a lap, three red chips: enough for any bid that was made.
const RICH = cards(-1, -1, 0, 0, 2, 2);
const STEPS = ['bidForPole', 'revealBids', 'setGrid'] as const;
const KNOCK_OUT = ['bidForPole', 'revealBids', 'bidAgain', 'revealSecondBids', 'setGrid'] as const;

interface Spec {
  readonly dice?: readonly number[];
  readonly steps?: readonly (typeof KNOCK_OUT)[number][];
  readonly laps?: number;
}

/** So many drivers before the pole bid. */
function bidders(count: number, { dice = [], steps = STEPS, laps = 5 }: Spec = {}): Situation {
  const richest = { cards: RICH, wear: 8 * laps, green: 5 * laps, red: 3 };
  return at(steps, { round: 0, laps, cars: Array.from({ length: count }, () => richest), dice });
}

function bid(now: Situation, ...hands: readonly Hand[]): Situation {
  return play(now, ...hands.map(([wear, skill]) => ({ kind: 'bid' as const, wear, skill })));
}

const grid = ({ race }: Situation) => race.grid;

test('any wear and skill may be bid, red chips as two green ones each (CFR-100, CFR-108, CR-28)', () => {
  const cars = [{ cards: FRONT, wear: 24, green: 9, red: 1 }, { cards: MIDDLE }];
  const now = at(STEPS, { round: 0, cars });
  const hands = choices(now, 'bid', 0);
  expect(hands).toHaveLength(25 * 12);
  expect(hands[0]).toEqual({ kind: 'bid', wear: 0, skill: 0 });
  expect(hands.at(-1)).toEqual({ kind: 'bid', wear: 24, skill: 11 });
  const after = bid(now, [2, 10], [0, 0]);
  expect(car(after, 0)).toMatchObject({ wear: 22, green: 1, red: 0 });
});

describe('bids', () => {
  test('are made at the same time and revealed together (CFR-108)', () => {
    const two = bid(bidders(3), [3, 2], [1, 0]);
    expect(askedSeats(bidders(3))).toEqual([0, 1, 2]);
    expect(question(bidders(3)).secret).toBe(true);
    expect(toldOf(two, 'bidRevealed')).toEqual([]);
    expect(two.book.view(two.race, 1).sealed[0]).toEqual({ kind: 'hidden' });
    const all = bid(two, [0, 0]);
    expect(toldOf(all, 'bidRevealed').map(({ bid: made }) => made.wear)).toEqual([3, 1, 0]);
    expect(all.race.bids).toEqual([
      { wear: 3, skill: 2 },
      { wear: 1, skill: 0 },
      { wear: 0, skill: 0 },
    ]);
  });

  test('of the last driver foretell nothing of those that lie face down', () => {
    const { book, race, board } = bid(bidders(2), [3, 2]);
    const choice = { kind: 'bid', wear: 1, skill: 0 } as const;
    expect(book.consequences(book.view(race, 1), 1, choice, board)).toEqual([]);
  });

  test('place the highest in front, a skill worth half a wear (CFR-109, CFR-111)', () => {
    expect(grid(bid(bidders(4), [0, 5], [3, 0], [2, 3], [0, 0]))).toEqual([2, 1, 0, 3]);
  });

  test('are spent by all, whoever wins (CR-29)', () => {
    const all = bid(bidders(2), [4, 1], [3, 2]);
    expect([0, 1].map(seat => car(all, seat))).toMatchObject([
      { wear: 36, green: 24 },
      { wear: 37, green: 23 },
    ]);
    expect(car(all, 0).startingWear).toBe(40);
  });
});

describe('tied bids', () => {
  test('are settled by two dice each, the higher total ahead (CFR-110, CR-30)', () => {
    const all = bid(bidders(3, { dice: [2, 3, 6, 1] }), [1, 0], [0, 2], [4, 0]);
    expect(grid(all)).toEqual([2, 1, 0]);
    expect(toldOf(all, 'tieRolled')).toEqual([
      { kind: 'tieRolled', seat: 0, total: 5 },
      { kind: 'tieRolled', seat: 1, total: 7 },
    ]);
  });

  test('that roll the same roll again, and only they (CR-30)', () => {
    const dice = [3, 4, 6, 6, 4, 3, 1, 1, 2, 1];
    const all = bid(bidders(3, { dice }), [0, 0], [0, 0], [0, 0]);
    expect(grid(all)).toEqual([1, 2, 0]);
    expect(toldOf(all, 'tieRolled').map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 2]);
  });

  test('ask nobody for skill (CFR-110, CR-55)', () => {
    const all = bid(bidders(2, { dice: [1, 1, 1, 2] }), [0, 0], [0, 0]);
    expect(toldOf(all, 'skillSpent')).toEqual([]);
    expect(all.race.agenda).toEqual([]);
  });
});

// Ties went to the one named first; here the higher total does.
describe('the bids of a real race', () => {
  test('Monaco 2018: two of 5.5 roll for third place (table A7)', () => {
    const dice = [6, 3, 2, 2];
    const hands: Hand[] = [
      [1, 12],
      [2, 8],
      [1, 9],
      [5, 1],
      [1, 8],
    ];
    expect(grid(bid(bidders(5, { dice }), ...hands))).toEqual([0, 1, 2, 3, 4]);
  });

  test('Abu Dhabi 2018: two of 8 roll for pole, three of 4 for sixth place (table A7)', () => {
    const dice = [2, 1, 1, 1, 5, 3, 4, 3, 3, 3];
    const hands: Hand[] = [
      [5, 6],
      [3, 10],
      [3, 8],
      [2, 9],
      [3, 5],
      [4, 0],
      [1, 6],
      [2, 4],
      [0, 6],
    ];
    expect(grid(bid(bidders(9, { dice }), ...hands))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('Canada 2018: two of 7 roll for second place, an empty hand is last (table A7)', () => {
    const dice = [3, 1, 1, 1];
    const hands: Hand[] = [
      [2, 12],
      [2, 10],
      [5, 4],
      [0, 12],
      [3, 5],
      [0, 9],
      [0, 0],
    ];
    expect(grid(bid(bidders(7, { dice }), ...hands))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('Michigan 2019: two of 13 with 24 skill each (table A7)', () => {
    const dice = [1, 2, 1, 1];
    const hands: Hand[] = [
      [1, 24],
      [1, 24],
      [5, 15],
      [4, 10],
      [5, 7],
      [3, 10],
    ];
    expect(grid(bid(bidders(6, { dice }), ...hands))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('Yas Marina 2018: 13 skill, one red chip among it, are worth 6.5 (table A7)', () => {
    const all = bid(bidders(2), [6, 5], [0, 27]);
    expect(grid(all)).toEqual([1, 0]);
    expect(car(all, 1)).toMatchObject({ green: 0, red: 2 });
  });
});

describe('a knock-out bid', () => {
  const steps = KNOCK_OUT;

  test('places the lower half, rounded down, and asks the upper half again (CFR-178, CFR-179)', () => {
    const now = bid(bidders(5, { steps }), [0, 0], [4, 0], [2, 0], [1, 0], [3, 0]);
    expect(askedSeats(now)).toEqual([1, 2, 4]);
    expect(grid(now)).toBeUndefined();
    expect(car(now, 1).wear).toBe(36);
    expect(choices(now, 'bid', 1).at(-1)).toMatchObject({ wear: 36 });
  });

  test('adds both bids of the upper half, which stays in front of the lower one (CFR-179)', () => {
    const first = bid(bidders(4, { steps }), [0, 0], [4, 0], [3, 0], [2, 0]);
    expect(question(first).secret).toBe(true);
    const all = bid(first, [0, 0], [1, 1]);
    expect(grid(all)).toEqual([2, 1, 3, 0]);
    expect(all.race.bids?.[2]).toEqual({ wear: 4, skill: 1 });
    expect(toldOf(all, 'bidRevealed').filter(({ second }) => second)).toHaveLength(2);
  });

  test('leaves the first bid spent (CR-29)', () => {
    const all = bid(bidders(4, { steps }), [0, 0], [4, 0], [3, 0], [2, 0], [1, 0], [5, 0]);
    expect([0, 1, 2, 3].map(seat => car(all, seat).wear)).toEqual([40, 35, 32, 38]);
  });

  test('settles ties at the cut by two dice (CR-31)', () => {
    const now = bid(bidders(4, { steps, dice: [1, 2, 6, 6] }), [5, 0], [1, 0], [1, 0], [0, 0]);
    expect(askedSeats(now)).toEqual([0, 2]);
    expect(grid(bid(now, [0, 0], [0, 0]))).toEqual([0, 2, 1, 3]);
  });

  test('rolls for ties above the cut only after the second bid', () => {
    const first = bid(bidders(4, { steps, dice: [1, 1, 2, 2] }), [5, 0], [5, 0], [1, 0], [0, 0]);
    expect(toldOf(first, 'tieRolled')).toEqual([]);
    expect(grid(bid(first, [2, 0], [2, 0]))).toEqual([1, 0, 2, 3]);
  });

  test('of seven has four in its upper half: 4.5, 4, 3, 2.5 against 1, 0, 0 (table A5)', () => {
    const hands: Hand[] = [
      [4, 1],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
      [0, 0],
      [0, 0],
    ];
    const now = bid(bidders(7, { steps, dice: [6, 6, 1, 1] }), ...hands);
    expect(askedSeats(now)).toEqual([0, 1, 2, 3]);
  });

  test('is not made again by a car that is alone in its half (CR-71)', () => {
    const all = bid(bidders(2, { steps }), [0, 0], [1, 0]);
    expect(askedSeats(all)).toEqual([]);
    expect(grid(all)).toEqual([1, 0]);
  });
});
