// Measures a driver who only presses Enter: one such car among others of a level, on every grid place in turn. It must not
// win more often than a driver of that level would, which is one race in ten of ten cars; and with careful choices it must
// see the flag at least as often as with the usual ones.
//   node source/check/strength/enter-alone.ts [--book masters-2005] [--track otterbrook,monza] [--races 50] [--cars 10] [--laps 1] [--seed 1] [--level club] [--enter usual]

import { driverTables } from '../../drivers/driver-tables.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import type { Seat, Standing } from '../../rules/kit/types.ts';
import { enterChoices } from '../../ui/advice.ts';
import { checkedBooks, type Game, gameOf, setupOf } from '../contract/games.ts';
import { levelNamed, orderOf, wholeNumber } from '../orders.ts';
import { racesFlag, seedFlag, tracksFlag } from './flags.ts';
import { meanOf, percent, shareOf, shown } from './sample.ts';

const { games, races, cars, laps, seed, level, isCareful } = orderOf(
  {
    about: 'How well a driver does who only presses Enter, among CPU drivers of a level.',
    flags: {
      book: { type: 'string', default: '', takes: 'IDS', says: 'rule books; every one when empty' },
      track: tracksFlag('otterbrook,monza'),
      races: racesFlag(50),
      cars: { type: 'string', default: '10', takes: 'N', says: 'cars in a race' },
      laps: { type: 'string', default: '0', takes: 'N', says: 'laps; as many as usual when 0' },
      seed: seedFlag,
      level: { type: 'string', default: 'club', takes: 'LEVEL', says: 'level of the others' },
      enter: { type: 'string', default: 'usual', takes: 'MANNER', says: 'usual or careful' },
    },
  },
  given => {
    const ids = given.book === '' ? raceBooks() : given.book.split(',');
    return {
      games: ids.flatMap(id => given.track.split(',').map(track => gameOf(id, track))),
      races: wholeNumber('races', given.races),
      cars: wholeNumber('cars', given.cars, 2),
      laps: wholeNumber('laps', given.laps, 0),
      seed: wholeNumber('seed', given.seed, 0),
      level: levelNamed(given.level).level,
      isCareful: given.enter === 'careful',
    };
  },
);

for (const game of games) {
  const ends = Array.from({ length: races }, (_, at) => endOf(game, seed + at));
  const won = shareOf(ends.map(({ place }) => (place === 1 ? 1 : 0)));
  const out = shareOf(ends.map(({ status }) => (status === 'retired' ? 1 : 0)));
  const place = shown(meanOf(ends.map(end => end.place)));
  const { id } = game.book;
  console.log(
    `${id} on ${game.track}: Enter wins ${percent(won)}, mean place ${place}, out ${percent(out)}`,
  );
}

function raceBooks(): readonly string[] {
  return checkedBooks(false).map(({ id }) => id);
}

function endOf(game: Game, seed: number): Standing {
  const { book, board } = game;
  const rival = driverTables.of(book).drivers.find(one => one.level === level);
  if (rival === undefined) throw new RangeError(`${book.id} has no level ${level}`);
  const setup = setupOf(game, seed, cars, laps === 0 ? book.usualLaps : laps, {});
  const own: Seat = seed % setup.seats.length;
  const random = setup.seats.map((_, seat) => seededRandom(seed, seat));
  let { race } = book.start(setup, board);
  for (;;) {
    const [decision] = book.decisions(race, board);
    if (decision === undefined) break;
    const { seat } = decision;
    if (seat === own) {
      const { usual, careful } = enterChoices(book, race, decision, board);
      const taken = (isCareful ? careful : usual) ?? decision.choices[0];
      if (taken === undefined) throw new RangeError(`${decision.step} offers no choice`);
      race = book.apply(race, seat, taken, board).race;
      continue;
    }
    const answer = rival.choose(book.view(race, seat), decision, board, random[seat] ?? []);
    random[seat] = answer.random;
    race = book.apply(race, seat, answer.choice, board).race;
  }
  const end = book.standings(race, board).find(({ seat }) => seat === own);
  if (end === undefined) throw new RangeError(`${book.id} has no place for ${own}`);
  return end;
}
