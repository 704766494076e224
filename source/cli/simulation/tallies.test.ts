import { describe, expect, it } from 'vitest';
import '../../testing/bids/bid-tables.ts';
import { bidder, bidTable, sealedBids } from '../../testing/bids/sealed-bids.ts';
import { addCounts, countOf } from './counts.ts';
import { tallies } from './tallies.ts';

const ROUNDS = 4;
const LEVELS = [bidder.level, bidder.level, bidder.level];
const raced = (seed: number) =>
  tallies
    .of(sealedBids)
    .race({ book: sealedBids.id, seed, laps: ROUNDS, levels: LEVELS }, bidTable, []);

describe('the tally of another game', () => {
  it('counts its own races, the same each time', () => {
    const counts = raced(3);
    const won = LEVELS.map((_, seat) => countOf(counts, `won/${seat}`));
    expect(won.reduce((sum, rounds) => sum + rounds, 0)).toBe(ROUNDS);
    expect(counts).toEqual(raced(3));
  });

  it('tells the sum of its races in figures and in words of its own', () => {
    const tally = tallies.of(sealedBids);
    const counts = addCounts([raced(3), raced(4)]);
    const coins = countOf(raced(3), 'coins') + countOf(raced(4), 'coins');
    expect(tally.figures(counts, ROUNDS)).toEqual({
      races: 2,
      coinsPerRound: coins / 8,
    });
    expect(tally.report('The table', counts, { rules: sealedBids.id, laps: ROUNDS })).toEqual([
      'The table: 2 races of 4 rounds',
      `${coins} coins`,
    ]);
  });
});
