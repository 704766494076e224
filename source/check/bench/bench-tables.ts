// How long the tables of circuits take to solve, and how many bytes they hold: every set of tires, with stops.
//   node source/check/bench/bench-tables.ts [--track monza,spa] [--book masters-2005] [--times 3]
import { solvedLaps, tracksOfRaces } from '../../drivers/solver/race-values.ts';
import { books, firstBook } from '../../rules/books.ts';
import { boardNamed, freshBoard } from '../contract/games.ts';
import { formulaDeBookNamed, orderOf, wholeNumber } from '../orders.ts';
import { cpuMs } from './figure.ts';

const { ids, book, times } = orderOf(
  {
    about:
      'How long the tables of a circuit take to solve, the best of some times, and how many bytes they hold.',
    flags: {
      track: {
        type: 'string',
        default: 'monza,spa,monaco,suzuka,zandvoort',
        takes: 'IDS',
        says: 'circuits, separated by commas',
      },
      book: {
        type: 'string',
        default: firstBook.id,
        takes: 'ID',
        says: `the rules: ${books.map(({ id }) => id).join(', ')}`,
      },
      times: { type: 'string', default: '3', takes: 'N', says: 'how often each is solved' },
    },
  },
  given => ({
    ids: given.track.split(',').map(id => boardNamed(id).id),
    book: formulaDeBookNamed(given.book),
    times: wholeNumber('times', given.times),
  }),
);

const { values } = book.definition;
for (const id of ids) {
  const tracks = tracksOfRaces(values, false);
  const best = tracks.map(() => Number.POSITIVE_INFINITY);
  let bytes = 0;
  for (let time = 0; time < times; time++) {
    // Only a copy of a board has nothing solved yet; what is known of its ways serves both states of the track.
    const board = freshBoard(id);
    bytes = 0;
    for (const [at, track] of tracks.entries()) {
      const began = cpuMs();
      const solved = solvedLaps(board, values, track);
      best[at] = Math.min(best[at] ?? 0, cpuMs() - began);
      bytes += solved.reduce((sum, { byteLength }) => sum + byteLength, 0);
    }
  }
  const each = tracks.map((track, at) => `${track} ${best[at]?.toFixed(0)}`).join(', ');
  const all = best.reduce((sum, ms) => sum + ms, 0);
  console.log(`${id}: ${all.toFixed(0)} ms (${each}), ${(bytes / 1e6).toFixed(1)} MB`);
}
