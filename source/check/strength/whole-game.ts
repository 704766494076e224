// Measures two levels in the whole game: cars that their drivers prepare, under a rolled sky, ten on the grid, five of each
// level on alternating places. Prints the share of races won, who goes out and why, and how many races were lost with more
// cars out than the other level.
//   node source/check/strength/whole-game.ts [--level champion] [--against pro] [--track monza,spa] [--races 80] [--seed 1] [--one-play] [--taste engine=0.6]
// With --taste the first level has other weights; with --against champion it races its plain self.
import { firstBook } from '../../rules/books.ts';
import { fittingOptions } from '../../rules/kit/options.ts';
import { boardNamed } from '../contract/games.ts';
import { formulaDeBookNamed, orderOf, wholeNumber } from '../orders.ts';
import { lossLine } from './causes.ts';
import { onePlayFlag, racesFlag, seedFlag, tracksFlag } from './flags.ts';
import { type Outcome, outcomeOf } from './grids.ts';
import { racerNamed, tasteNamed } from './racers.ts';
import { meanOf, percent, shareOf, shown } from './sample.ts';

const { book, one, other, boards, races, seed } = orderOf(
  {
    about: 'Two levels in the whole game: prepared cars under a rolled sky, five against five.',
    flags: {
      level: { type: 'string', default: 'champion', takes: 'LEVEL', says: 'who is measured' },
      against: { type: 'string', default: 'pro', takes: 'LEVEL', says: 'the other five' },
      taste: { type: 'string', takes: 'LIST', says: 'weights of the first, such as engine=0.6' },
      book: { type: 'string', default: firstBook.id, takes: 'ID', says: 'the rules' },
      track: tracksFlag(),
      races: racesFlag(80),
      seed: seedFlag,
      'one-play': onePlayFlag,
    },
  },
  given => ({
    book: formulaDeBookNamed(given.book),
    one: racerNamed(
      given.level,
      given['one-play'],
      given.taste === undefined ? undefined : tasteNamed(given.taste),
    ),
    other: racerNamed(given.against, given['one-play']),
    boards: given.track.split(',').map(boardNamed),
    races: wholeNumber('races', given.races),
    seed: wholeNumber('seed', given.seed, 0),
  }),
);
const options = fittingOptions(book.options, { weather: 'roll', preparation: 'chosen' });
const all: Outcome[] = [];
for (const board of boards) {
  const outcomes = Array.from({ length: races }, (_, at) =>
    outcomeOf(book, board, one, other, seed + at, options),
  );
  all.push(...outcomes);
  console.log(wonLine(`${board.id}: ${one.level} beats ${other.level}`, outcomes));
}
console.log(wonLine(`${one.level} beats ${other.level}`, all));
console.log(
  lossLine(
    `  ${one.level} out`,
    all.flatMap(({ first }) => first),
  ),
);
console.log(
  lossLine(
    `  ${other.level} out`,
    all.flatMap(({ second }) => second),
  ),
);
const lost = all.filter(({ places }) => places < 0);
const byRetirement = lost.filter(({ first, second }) => out(first) > out(second));
console.log(
  `  ${byRetirement.length} of ${lost.length} lost races with more cars out than the other`,
);

function wonLine(title: string, outcomes: readonly Outcome[]): string {
  const places = outcomes.map(one => one.places);
  const won = percent(shareOf(places.map(ahead => (1 + Math.sign(ahead)) / 2)));
  return `${title} in ${won} of ${outcomes.length} races, ${shown(meanOf(places))} places ahead`;
}

function out(causes: readonly string[]): number {
  return causes.filter(cause => cause !== 'none').length;
}
