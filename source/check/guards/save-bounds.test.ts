import { describe, expect, test } from 'vitest';
import type { Driver } from '../../drivers/driver.ts';
import { allBooks } from '../../rules/games.ts';
import type { Choice } from '../../rules/kit/types.ts';
import { readSave, storyMax } from '../../storage/saves/read-save.ts';
import { joinSave, splitSave } from '../../storage/saves/save-text.ts';
import { playOne } from '../../testing/bids/bid-session.ts';
import { everyLibrary, sessionOf } from '../../testing/every-book.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { gameOf, setupOf } from '../contract/games.ts';
import { biasedDriver } from '../contract/random-drivers.ts';
import { fromGrid, randomStateOf, turnsOf } from '../contract/turns.ts';

const FILE = '/saves/race.json';

/** A driver that takes the lowest gear or card and the shortest way; no other needs longer for a lap. */
const dawdler: Driver = {
  level: 'dawdler',
  choose(_view, { choices }, _board, random) {
    const length = (choice: Choice) => {
      const {
        gear = 0,
        speed = 0,
        path = [],
        brakes = 0,
      } = choice as {
        readonly gear?: number;
        readonly speed?: number;
        readonly path?: readonly string[];
        readonly brakes?: number;
      };
      return 100 * gear + 100 * speed + 10 * path.length + brakes;
    };
    const [first] = choices.toSorted((a, b) => length(a) - length(b));
    if (first === undefined) throw new Error('nothing to choose');
    return { choice: first, random };
  },
};

/** Returns the largest share of a save's bounds that races of some seeds have reached, 1 for all of it. */
function shareOf(bookId: string, track: string, driver: (seed: number) => Driver, seeds: number) {
  let most = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const game = gameOf(bookId, track);
    const setup = setupOf(game, seed, Math.min(game.book.seats.max, 4), 2);
    let [answers, events] = [0, 0];
    const opening = fromGrid(game.book, game.board, setup);
    for (const turn of turnsOf(game.book, game.board, opening, driver(seed), randomStateOf(seed))) {
      answers = turn.number;
      events += turn.events.length;
    }
    const start = storyMax({ laps: 0, seats: [] }, game.board);
    const driven = storyMax(setup, game.board) - start;
    most = Math.max(most, answers / driven, events / driven);
  }
  return most;
}

describe('the longest races lie far below what a save may hold', () => {
  const games = allBooks()
    .filter(({ family }) => family !== 'test')
    .flatMap(book =>
      ['tiny-corners', 'tiny-oval', 'otterbrook'].map(track => ({ book: book.id, track })),
    );

  test.each(games)('of $book on $track, whatever the drivers favour', ({ book, track }) => {
    expect(shareOf(book, track, biasedDriver, 6)).toBeLessThan(1 / 3);
  });

  test.each(games)('of $book on $track, when everybody dawdles', ({ book, track }) => {
    expect(shareOf(book, track, () => dawdler, 1)).toBeLessThan(1 / 2);
  });
});

describe('a save with a hundred thousand', () => {
  const kept = fakeDisk();
  const session = sessionOf('masters-2005', { folder: '/saves', disk: kept });
  for (let count = 0; count < 40; count++) playOne(session, count);
  const split = splitSave(kept.read(session.file ?? ''));
  session.close();
  if (split.kind !== 'whole') throw new Error('it is whole');
  const { parts } = split;
  const repeated = (entries: readonly unknown[]) =>
    Array.from({ length: 100_000 }, (_, at) => entries[at % entries.length]);
  const read = (changed: typeof parts) => {
    const disk = fakeDisk();
    disk.write(FILE, joinSave(changed));
    return readSave(FILE, everyLibrary, disk);
  };

  test('events is rebuilt from its answers', () => {
    const events = JSON.stringify(repeated(JSON.parse(parts.events)));
    expect(read({ ...parts, events })).toMatchObject({ ok: true, recovered: 'rebuilt' });
  });

  test('answers is damaged, and the sentence says that no race has so many', () => {
    const record = JSON.parse(parts.record);
    const save = read({
      ...parts,
      record: JSON.stringify({ ...record, answers: repeated(record.answers) }),
    });
    expect(save.ok ? '' : save.sentence).toMatch(
      /damaged \(100000 answers are more than any such race has\)/,
    );
  });
});
