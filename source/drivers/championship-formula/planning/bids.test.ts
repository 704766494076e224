// What drivers bid for pole.
import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { Bid } from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import {
  aRace,
  BACK,
  type CarSpec,
  FRONT,
  MIDDLE,
  type RaceSpec,
} from '../../../testing/championship-formula/builders.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { cheapestBids } from './bid-costs.ts';
import { drawnBid, turnsOfBids } from './bids.ts';
import { worthOfPlace } from './grid-worth.ts';
import { type Outlook, outlookOf, PLAIN_EYE } from './outlook.ts';

const board = deriveRows(shippedCircuit('otterbrook'));
const SHARES = Array.from({ length: 20 }, (_, at) => (at + 0.5) / 20);

const front: CarSpec = { cards: FRONT, wear: 24, green: 9, red: 1, startingWear: 24 };
const middle: CarSpec = { cards: MIDDLE, wear: 21, green: 6 };
const back: CarSpec = { cards: BACK, wear: 15, green: 6, startingWear: 15 };

function bidder(cars: readonly CarSpec[], spec: Partial<RaceSpec> = {}, bid = 1): Outlook {
  const race = aRace({ board, round: 0, agenda: [BIDDING], ...spec, cars });
  const eye = { ...PLAIN_EYE, strategy: { ...PLAIN_EYE.strategy, bid } };
  return outlookOf(race, 0, board, eye);
}

const BIDDING = { step: 'bidForPole', seats: [0] } as const;

function grid(count: number, first: CarSpec, others: CarSpec = middle): readonly CarSpec[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? first : others));
}

function worth({ wear, skill }: Bid): number {
  return wear + skill / 2;
}

function meanBid(outlook: Outlook): number {
  const bids = SHARES.map(share => worth(drawnBid(outlook, share)));
  return bids.reduce((sum, one) => sum + one, 0) / bids.length;
}

describe('the pole bid of a driver', () => {
  test('is drawn from a mix, so that nobody knows what beats it', () => {
    const bids = SHARES.map(share => worth(drawnBid(bidder(grid(12, middle)), share)));
    expect(new Set(bids).size).toBeGreaterThan(3);
  });

  test('costs each driver about the same turns as any other that it draws', () => {
    const outlook = bidder(grid(12, middle));
    const turnsOf = turnsOfBids(outlook);
    const drawn = SHARES.map(share => turnsOf(drawnBid(outlook, share)));
    const mean = drawn.reduce((sum, turns) => sum + turns, 0) / drawn.length;
    for (const wear of [0, 1, 2, 3, 4, 6, 8, 10]) {
      for (const skill of [0, 2, 4]) {
        expect(turnsOf({ wear, skill })).toBeGreaterThan(mean - 0.15);
      }
    }
  });

  test('is highest for the front, which has the wear to spare, and lowest for the back (CFR-173 to CFR-175)', () => {
    const cars = [...grid(4, front, front), ...grid(4, middle), ...grid(4, back, back)];
    const [first, mean, last] = [0, 4, 8].map(seat => meanBid({ ...bidder(cars), seat }));
    expect(first).toBeGreaterThan((mean ?? 0) + 1);
    expect(mean).toBeGreaterThan(last ?? 0);
  });

  test('is less among few drivers (CFR-112)', () => {
    expect(meanBid(bidder(grid(4, middle)))).toBeLessThan(meanBid(bidder(grid(12, middle))));
  });

  test('is less of a driver who does not mind to start at the back', () => {
    const cars = grid(12, middle);
    expect(meanBid(bidder(cars, {}, 0.2))).toBeLessThan(meanBid(bidder(cars)) - 0.5);
  });

  test('is nothing a second time, where the first is out of reach of the others (CFR-179)', () => {
    const bids = [{ wear: 12, skill: 0 }, ...grid(3, middle).map(() => ({ wear: 0, skill: 0 }))];
    const again = { agenda: [{ step: 'bidAgain', seats: [0, 1] }], bids } as const;
    expect(meanBid(bidder(grid(4, middle), again))).toBe(0);
  });
});

test('a bid takes skill before wear, and keeps two chips for the start (CFR-109, CFR-173)', () => {
  const { car, race, ground } = bidder(grid(12, middle));
  const bids = cheapestBids(car, race.laps, ground);
  expect(bids[4]).toMatchObject({ wear: 0, skill: 4 });
  expect(bids[8]).toMatchObject({ wear: 2, skill: 4 });
  for (const [at, bid] of bids.entries()) {
    expect(worth(bid)).toBe(at / 2);
    expect(bid.turns).toBeGreaterThanOrEqual(bids[at - 1]?.turns ?? 0);
  }
});

test('a place on the grid is worth most where the road is narrow and slow', () => {
  const [monza, monaco] = ['monza', 'monaco'].map(id => deriveRows(shippedCircuit(id)));
  if (monza === undefined || monaco === undefined) throw new Error('no boards');
  expect(worthOfPlace(monaco)).toBeGreaterThan(worthOfPlace(monza) * 1.5);
});
