// The figures of simulated races of the test book of sealed bids: the winners, and the coins paid.
import type { Board } from '../../circuit/board.ts';
import { type Counts, countOf } from '../../cli/simulation/counts.ts';
import type { SimulatedSetup } from '../../cli/simulation/play-out.ts';
import type { Tally } from '../../cli/simulation/tallies.ts';
import type { RaceEvent } from '../../rules/kit/types.ts';
import { newSession } from '../../session/begin-session.ts';
import { BID_TABLE_TEXT, type BidEvent, bidder, sealedBids } from './sealed-bids.ts';

export const bidTally: Tally = {
  race: (setup, board) => countsOf(eventsOf(setup, board) as readonly BidEvent[]),
  figures: (counts, rounds) => ({
    races: countOf(counts, 'races'),
    coinsPerRound: countOf(counts, 'coins') / (rounds * countOf(counts, 'races')),
  }),
  report: (board, counts, { laps: rounds }) => [
    `${board}: ${countOf(counts, 'races')} races of ${rounds} rounds`,
    `${countOf(counts, 'coins')} coins`,
  ],
};

function eventsOf({ levels, seed, laps }: SimulatedSetup, board: Board): readonly RaceEvent[] {
  const session = newSession({
    book: sealedBids,
    board,
    circuitText: BID_TABLE_TEXT,
    seats: levels.map(level => ({ name: level, driver: { kind: 'cpu', level } })),
    laps,
    seed,
    levels: [bidder],
  });
  while (session.next().kind === 'cpu') session.advance();
  return session.events();
}

function countsOf(events: readonly BidEvent[]): Counts {
  const counts: Record<string, number> = { races: 1 };
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const event of events) {
    if (event.kind === 'roundWon') add(`won/${event.seat}`, 1);
    if (event.kind === 'bidsRevealed') for (const bid of event.bids) add('coins', bid);
  }
  return counts;
}
