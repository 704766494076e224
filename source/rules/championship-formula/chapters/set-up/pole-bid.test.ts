// The pole bid (CFR-108 to CFR-111, CFR-178, CFR-179), with bids that were made in real races (table A7).
import { describe, expect, test } from 'vitest';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import {
  type Bid,
  bothBids,
  byWorth,
  chipsAfter,
  NO_BID,
  secondBidders,
  skillToBid,
  worthOf,
} from './pole-bid.ts';

const bid = (wear: number, skill: number): Bid => ({ wear, skill });
const worths = (...bids: readonly Bid[]) => bids.map(one => worthOf(one, VALUES));
const groups = (...bids: readonly Bid[]) => byWorth(bids, [...bids.keys()], VALUES);

describe('a bid', () => {
  test('is worth its wear and half its skill (CFR-109)', () => {
    expect(worths(bid(1, 12), bid(2, 8), bid(0, 13))).toEqual([7, 6, 6.5]);
  });

  test('is spent, whether it wins or not (CR-29)', () => {
    expect(chipsAfter({ wear: 21, green: 9, red: 1 }, bid(3, 6), VALUES)).toEqual({
      wear: 18,
      green: 3,
      red: 1,
    });
  });

  test('changes red chips into two green ones each, as far as green ones run short (CFR-100, CR-28)', () => {
    const chips = { wear: 21, green: 2, red: 2 };
    expect(skillToBid(chips, VALUES)).toBe(6);
    expect(chipsAfter(chips, bid(0, 3), VALUES)).toEqual({ wear: 21, green: 1, red: 1 });
    expect(chipsAfter(chips, bid(0, 6), VALUES)).toEqual({ wear: 21, green: 0, red: 0 });
  });

  test('larger than the chips is refused', () => {
    const chips = { wear: 2, green: 2, red: 0 };
    expect(() => chipsAfter(chips, bid(3, 0), VALUES)).toThrow(RangeError);
    expect(() => chipsAfter(chips, bid(0, 3), VALUES)).toThrow(RangeError);
  });
});

describe('the order of bids', () => {
  test('is by worth, and equal bids stand together to roll (CFR-108, CFR-110)', () => {
    expect(groups(bid(0, 0), bid(2, 8), bid(5, 2), bid(1, 9))).toEqual([[1, 2], [3], [0]]);
  });

  test('at Monaco in 2018 had two equal bids in third place (table A7)', () => {
    const monaco = [bid(1, 12), bid(2, 8), bid(1, 9), bid(5, 1), bid(1, 8)];
    expect(worths(...monaco)).toEqual([7, 6, 5.5, 5.5, 5]);
    expect(groups(...monaco)).toEqual([[0], [1], [2, 3], [4]]);
  });

  test('at Abu Dhabi in 2018 had pole tied, and three bids of 4 (table A7)', () => {
    const bids = [bid(5, 6), bid(3, 10), bid(3, 8), bid(2, 9), bid(3, 5)];
    const rest = [bid(4, 0), bid(1, 6), bid(2, 4), bid(0, 6)];
    expect(worths(...bids, ...rest)).toEqual([8, 8, 7, 6.5, 5.5, 4, 4, 4, 3]);
    expect(groups(...bids, ...rest)).toEqual([[0, 1], [2], [3], [4], [5, 6, 7], [8]]);
  });

  test('in Canada in 2018 ended with an empty hand (table A7)', () => {
    const canada = [bid(2, 12), bid(2, 10), bid(5, 4), bid(0, 12), bid(3, 5), bid(0, 9), NO_BID];
    expect(worths(...canada)).toEqual([8, 7, 7, 6, 5.5, 4.5, 0]);
    expect(groups(...canada)).toEqual([[0], [1, 2], [3], [4], [5], [6]]);
  });

  test('in Japan in 2018 had three pairs (table A7)', () => {
    const japan = [bid(3, 6), bid(3, 1), bid(2, 3), bid(0, 6), bid(0, 4), bid(1, 2), bid(0, 2)];
    expect(worths(...japan)).toEqual([6, 3.5, 3.5, 3, 2, 2, 1]);
    expect(groups(...japan)).toEqual([[0], [1, 2], [3], [4, 5], [6]]);
  });

  test('in Michigan in 2019 and at Yas Marina in 2018 was led by much skill (table A7)', () => {
    const michigan = [bid(1, 24), bid(5, 15), bid(4, 10), bid(5, 7), bid(3, 10)];
    expect(worths(...michigan)).toEqual([13, 12.5, 9, 8.5, 8]);
    expect(worths(bid(6, 5))).toEqual([8.5]);
    const car = { wear: 0, green: 10, red: 0 };
    expect(worths(bid(0, skillToBid(car, VALUES)))).toEqual([5]);
  });

  test('at Silverstone in 2017 took all the skill of a driver with two a lap (table A7)', () => {
    expect(worths(bid(0, 2 * 3))).toEqual([3]);
  });
});

describe('a knock-out bid', () => {
  test('is made again by the upper half, rounded up (CFR-178, CFR-179)', () => {
    expect([7, 8, 12].map(secondBidders)).toEqual([4, 4, 6]);
  });

  test('adds both bids (CFR-179)', () => {
    expect(bothBids(bid(1, 2), bid(3, 4))).toEqual(bid(4, 6));
  });
});
