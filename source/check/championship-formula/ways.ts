// Every legal way of the cars of many races, told from the printed text alone, against what the books offer.
//   node source/check/championship-formula/ways.ts --situations 30000 [--book championship] [--track monza] [--seed 1]
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../rules/championship-formula/championship-draft.ts';
import { gameOf } from '../contract/games.ts';
import { orderOf, wholeNumber } from '../orders.ts';
import { raceOf, TRACKS } from './ways/races.ts';
import { NO_TALLY, plus, questionsIn, tallyOf, textOfTally } from './ways/tally.ts';

interface Order {
  readonly books: readonly ChampionshipBook[];
  readonly tracks: readonly string[];
  readonly first: number;
  readonly situations: number;
}

const BOOKS = [championship, championshipDraft];
const FINDS_SHOWN = 10;
const LINES_SHOWN = 6;

/** Judges that many questions, one race after the other, and returns the exit code. */
function ways({ books, tracks, first, situations }: Order): number {
  const boards = new Map<string, RowBoard>();
  let tally = NO_TALLY;
  let finds = 0;
  for (let seed = first; questionsIn(tally) < situations; seed++) {
    const book = books[seed % books.length] ?? championship;
    const track = tracks[Math.floor(seed / books.length) % tracks.length] ?? '';
    const board = boards.get(track) ?? (gameOf(book.id, track).board as RowBoard);
    boards.set(track, board);
    const race = tallyOf(book, board, raceOf(book, board, seed), situations - questionsIn(tally));
    tally = plus(tally, race);
    if (race.differences.length === 0) continue;
    finds += 1;
    if (finds <= FINDS_SHOWN)
      show(
        race.differences,
        `--book ${book.id} --track ${track} --seed ${seed}`,
        questionsIn(race),
      );
  }
  console.log(`${questionsIn(tally)} questions, ${finds} races with a difference`);
  console.log(textOfTally(tally));
  return finds > 0 ? 1 : 0;
}

function show(differences: readonly string[], flags: string, situations: number): void {
  console.log(`node source/check/championship-formula/ways.ts ${flags} --situations ${situations}`);
  for (const line of differences.slice(0, LINES_SHOWN)) console.log(`    ${line}`);
  if (differences.length > LINES_SHOWN)
    console.log(`    and ${differences.length - LINES_SHOWN} more`);
  console.log('');
}

const order = orderOf(
  {
    about: `The cards, ways, payments and skill that drivers are offered in random races, told from the printed text
once more. Ends with 1 when the two differ, and prints the commands that show it again.`,
    flags: {
      book: { type: 'string', takes: 'ID', says: 'one book only (both)' },
      track: { type: 'string', takes: 'ID', says: 'one circuit only (eight)' },
      situations: {
        type: 'string',
        takes: 'N',
        default: '1000',
        says: 'questions that are judged',
      },
      seed: { type: 'string', takes: 'N', default: '1', says: 'seed of the first race' },
    },
  },
  (given): Order => ({
    books: booksNamed(given.book),
    tracks: given.track === undefined ? TRACKS : [given.track],
    first: wholeNumber('seed', given.seed, 0),
    situations: wholeNumber('situations', given.situations),
  }),
);
process.exitCode = ways(order);

/**
 * Returns the book of an id, or every book.
 * @throws RangeError when there is no such book
 */
function booksNamed(id: string | undefined): readonly ChampionshipBook[] {
  const named = BOOKS.filter(book => id === undefined || book.id === id);
  if (named.length > 0) return named;
  throw new RangeError(
    `There is no book "${id}". There are ${BOOKS.map(one => one.id).join(', ')}.`,
  );
}
