// Puts the test book of sealed bids into the tables of the rooms when it is imported.
import { tallies } from '../../cli/simulation/tallies.ts';
import { trackPages } from '../../cli/tracks/pages.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { watchers } from '../../replay/commentary/watchers.ts';
import { counted } from '../../replay/sheet-words.ts';
import { stories } from '../../replay/stories.ts';
import { scorers } from '../../replay/tally/scorers.ts';
import { games } from '../../rules/games.ts';
import { bidScorer } from './bid-scorer.ts';
import { bidTally } from './bid-tally.ts';
import { bidWatcher } from './bid-watcher.ts';
import { type BidEvent, bidder, bidTable, sealedBids } from './sealed-bids.ts';

games.setTest({
  books: [sealedBids],
  boardOf: () => bidTable,
  seatsOn: ({ seats }) => seats,
  makesGrid: () => false,
});
driverTables.setTest({ drivers: [bidder] });
tallies.setTest(bidTally);
scorers.setTest(bidScorer);
watchers.setTest(bidWatcher);
trackPages.setTest({
  orders: ['name'],
  list: () => ({ facts: [], lines: () => [] }),
  sheet: () => ({ facts: [], corners: [], lap: [], map: () => [] }),
  checksRows: false,
  saysOf: () => false,
  template: () => '',
});
stories.setTest({
  choiceText: ({ kind }) => kind,
  sheetWords: () => ({
    round: counted('round', 'round', 'rounds'),
    plays: counted('bids', 'bid', 'bids'),
    pools: { coins: 'coins' },
    causes: {},
    stops: {},
    figures: {
      won: counted('won', 'round won', 'rounds won'),
      left: counted('left', 'coin left', 'coins left'),
    },
  }),
  sentence(event: BidEvent, names: readonly string[]): string | undefined {
    switch (event.kind) {
      case 'roundBegan':
        return `Round ${event.round}.`;
      case 'bidSealed':
        return `${names[event.seat]} has bid.`;
      case 'bidsRevealed':
        return `The bids: ${event.bids.join(', ')}.`;
      case 'roundWon':
        return `${names[event.seat]} wins the round.`;
      default:
        return undefined;
    }
  },
});
