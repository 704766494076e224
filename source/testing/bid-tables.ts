// Puts the test book of sealed bids into the tables of the rooms: importing this file is enough.
import { games } from '../rules/games.ts';
import { bidTable, sealedBids } from './sealed-bids.ts';

games.setTest({
  books: [sealedBids],
  boardOf: () => bidTable,
  seatsOn: ({ seats }) => seats,
});
