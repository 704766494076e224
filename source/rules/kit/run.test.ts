import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bid,
  type BidRace,
  bidSetup,
  bidTable,
  NO_BID,
  SEALED,
  sealedBids,
} from '../../testing/bids/sealed-bids.ts';
import { expectDiceUsedUp } from '../../testing/expect-dice-used-up.ts';
import { IllegalChoice } from './errors.ts';
import { fingerprint } from './hash.ts';
import type { RaceSetup, Seat } from './types.ts';

const bid = (coins: number): Bid => ({ kind: 'bid', coins });

function begin(over: Partial<RaceSetup> = {}): BidRace {
  return sealedBids.start(bidSetup(over), bidTable).race;
}

function play(race: BidRace, answers: readonly (readonly [Seat, number])[]): BidRace {
  return answers.reduce(
    (now, [seat, coins]) => sealedBids.apply(now, seat, bid(coins), bidTable).race,
    race,
  );
}

function deepFreeze<X>(value: X): X {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

describe('several seats asked at once', () => {
  test('all seats are asked, each with every choice', () => {
    const open = sealedBids.decisions(begin(), bidTable);
    expect(open.map(decision => decision.seat)).toEqual([0, 1, 2]);
    expect(open[0]?.choices).toEqual([bid(0), bid(1), bid(2), bid(3)]);
  });

  test('a seat that has answered is not asked again, the others still are', () => {
    const race = play(begin(), [[1, 2]]);
    expect(sealedBids.decisions(race, bidTable).map(decision => decision.seat)).toEqual([0, 2]);
    expect(() => play(race, [[1, 2]])).toThrow(IllegalChoice);
  });

  test('what one seat seals leaves the questions of the others as they are', () => {
    const race = begin();
    const [, second, third] = sealedBids.decisions(race, bidTable);
    const later = sealedBids.decisions(play(race, [[0, 3]]), bidTable);
    expect(later[0]).toBe(second);
    expect(later[1]).toBe(third);
  });

  test('the order of simultaneous answers does not matter: same race, same hash', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 2, maxLength: 2 }),
        fc.array(fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }), {
          minLength: 2,
          maxLength: 2,
        }),
        fc.integer(),
        (bids, orders, seed) => {
          const inOrder = (order: (round: number) => readonly Seat[]) =>
            play(
              begin({ seed, laps: 2 }),
              bids.flatMap((coins, round) =>
                order(round).map(seat => [seat, coins[seat] ?? 0] as const),
              ),
            );
          const plain = inOrder(() => [0, 1, 2]);
          expect(fingerprint(inOrder(round => orders[round] ?? []))).toBe(fingerprint(plain));
        },
      ),
    );
  });

  test('a view hides the bids of the others and the dice, and shows who has bid', () => {
    const race = play(begin(), [
      [0, 3],
      [1, 2],
    ]);
    expect(sealedBids.view(race, 0)).toMatchObject({ bids: [3, SEALED, NO_BID] });
    expect(sealedBids.view(race, -1)).toMatchObject({ bids: [SEALED, SEALED, NO_BID] });
    expect(sealedBids.view(race, 0)).not.toHaveProperty('dice');
  });

  test('the secrets are told together, once the last seat has answered', () => {
    const two = play(begin(), [
      [0, 3],
      [1, 2],
    ]);
    const { events } = sealedBids.apply(two, 2, bid(1), bidTable);
    expect(events.map(event => event.kind)).toEqual([
      'bidSealed',
      'bidsRevealed',
      'roundWon',
      'roundBegan',
    ]);
    expect(events[1]).toEqual({ kind: 'bidsRevealed', bids: [3, 2, 1] });
  });
});

describe('dice of a script', () => {
  test('a tie asks the dice of the tied seats, until one is higher, and they are used up', () => {
    const race = play(begin({ dice: [4, 4, 2, 5], laps: 1 }), [
      [0, 1],
      [1, 3],
      [2, 3],
    ]);
    expect(race.won).toEqual([0, 0, 1]);
    expectDiceUsedUp(race);
  });

  test('dice that were not needed are named', () => {
    const race = play(begin({ dice: [4, 6], laps: 1 }), [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(() => expectDiceUsedUp(race)).toThrow('0 scripted dice fell, 2 are left: 4, 6');
    expect(() => expectDiceUsedUp(begin())).toThrow('not scripted');
  });

  test('a script that ends too early names the die that asked', () => {
    const race = play(begin({ dice: [4], laps: 1 }), [
      [0, 1],
      [1, 3],
    ]);
    expect(() => play(race, [[2, 3]])).toThrow(
      'the dice script is used up after 1 dice: the tie die asked for one more',
    );
  });

  test('a face that the die does not have is refused with its position', () => {
    const race = play(begin({ dice: [4, 9], laps: 1 }), [
      [0, 1],
      [1, 3],
    ]);
    expect(() => play(race, [[2, 3]])).toThrow(
      'dice script, number 2: 9 is not on the tie die (1, 2, 3, 4, 5, 6)',
    );
  });
});

describe('apply', () => {
  test('refuses a choice that is not in the list, a seat that is not asked and says why', () => {
    expect(() => play(begin(), [[0, 4]])).toThrow('it is not in the list of bid');
    expect(() => play(begin(), [[7, 1]])).toThrow('seat 7 may not answer');
    expect(() => play(begin(), [[7, 1]])).toThrow('it is not asked now');
  });

  test('takes a choice that says the same with its keys in another order', () => {
    const turned = { coins: 2, kind: 'bid' } as const;
    expect(sealedBids.apply(begin(), 0, turned, bidTable).race.bids[0]).toBe(2);
  });

  test('refuses a choice with a part too many', () => {
    const extended = { kind: 'bid', coins: 2, andMore: 1 } as const;
    expect(() => sealedBids.apply(begin(), 0, extended, bidTable)).toThrow(IllegalChoice);
  });

  test('never changes the race that it is given', () => {
    const frozen = deepFreeze(begin());
    const before = fingerprint(frozen);
    const after = play(frozen, [
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(fingerprint(frozen)).toBe(before);
    expect(after.round).toBe(2);
  });

  test('counts the answers, not the steps that were forced', () => {
    const race = play(begin(), [
      [0, 1],
      [1, 2],
    ]);
    expect(race.answered).toBe(2);
  });

  test('a race that went through JSON goes on in the same way', () => {
    const race = play(begin(), [[0, 1]]);
    const thawed: BidRace = JSON.parse(JSON.stringify(race));
    const rest = [
      [1, 1],
      [2, 1],
    ] as const;
    expect(fingerprint(play(thawed, rest))).toBe(fingerprint(play(race, rest)));
  });
});

describe('forced steps', () => {
  test('a seat with a single choice is not asked, and its step happens', () => {
    const race = play(begin({ options: { purse: 3 } }), [
      [0, 3],
      [1, 1],
      [2, 1],
    ]);
    expect(race.round).toBe(2);
    expect(race.purses[0]).toBe(0);
    expect(sealedBids.decisions(race, bidTable).map(decision => decision.seat)).toEqual([1, 2]);
    expect(race.bids[0]).toBe(0);
  });

  test('a race in which nobody has a choice runs to its end without a question', () => {
    const { race, events } = sealedBids.start(bidSetup({ options: { purse: 0 } }), bidTable);
    expect(sealedBids.decisions(race, bidTable)).toEqual([]);
    expect(race.round).toBe(3);
    expect(events.filter(event => event.kind === 'roundWon')).toHaveLength(3);
  });
});
