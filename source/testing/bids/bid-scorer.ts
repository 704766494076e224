// What is counted of races of the test book of sealed bids: bids, and coins.
import { type Scorer, underWay } from '../../replay/tally/scorer.ts';
import type { BidEvent, BidRace } from './sealed-bids.ts';

export const bidScorer: Scorer = {
  notable: { won: 2 },
  former: {},
  shown: ['won'],
  laps: ({ won }: BidRace) => won.map(() => 0),
  retirement: () => undefined,
  read(event: BidEvent, moment, tally) {
    if (event.kind === 'roundBegan') tally.beginRound(event.round, underWay(moment));
    if (event.kind === 'roundWon') tally.count(event.seat, 'won');
    if (event.kind !== 'bidsRevealed') return;
    for (const [seat, coins] of event.bids.entries()) {
      tally.play(seat);
      tally.spent(seat, 'coins', coins);
    }
  },
  atEnd: ({ purses }: BidRace, seat) => ({ left: purses[seat] ?? 0 }),
  left: () => ({}),
};
