// The order at the end of each round: noted answer by answer, played again from the record, and in a replay.
import { describe, expect, test } from 'vitest';
import { bookIds } from '../../testing/every-book.ts';
import { replayOf, savedRace } from '../../testing/saved-race.ts';
import { directAgain } from './direct-again.ts';
import { type RoundEnd, withRoundEnd } from './round-ends.ts';

describe.each(bookIds)('the rounds of a race by %s', bookId => {
  const save = savedRace(bookId, 60);
  const { book, board, record } = save;

  /** Returns what is noted by somebody who sees every answer. */
  function seen(): readonly RoundEnd[] {
    let { race } = book.start(record.setup, board);
    let ends = withRoundEnd([], { book, board, race });
    for (const { seat, choice } of record.answers) {
      ({ race } = book.apply(race, seat, choice, board));
      ends = withRoundEnd(ends, { book, board, race });
    }
    return ends;
  }

  test('are known from the grid on when it is played again', () => {
    const { ends } = directAgain(record, book, board);
    expect(ends.map(({ round }) => round)).toEqual(ends.map((_, at) => at));
    expect(ends.length).toBeGreaterThan(1);
    expect(ends).toEqual(seen());
  });

  test('are known at any place of a replay, forward and back', () => {
    const { playback } = replayOf(save);
    const ends = seen();
    playback.seek({ answered: record.answers.length });
    expect(playback.ends()).toEqual(ends);
    playback.seek({ round: ends.length - 1 });
    expect(playback.ends()).toEqual(ends.slice(0, -1));
    playback.seek({ answered: 0 });
    expect(playback.ends()).toEqual(ends.slice(0, 1));
  });
});

test('an answer taken back over the end of a round leaves the order before it as it was noted', () => {
  const { book, board, record } = savedRace('masters-2005', 60);
  const races = [book.start(record.setup, board).race];
  for (const { seat, choice } of record.answers) {
    const race = races.at(-1);
    if (race !== undefined) races.push(book.apply(race, seat, choice, board).race);
  }
  const noted = races.reduce<readonly RoundEnd[]>(
    (ends, race) => withRoundEnd(ends, { book, board, race }),
    [],
  );
  const next = races.findIndex(({ round }) => round === races.at(-1)?.round);
  const before = races[next - 1];
  if (before === undefined) throw new RangeError('a race of one round');
  expect(withRoundEnd(noted, { book, board, race: before })).toEqual(noted.slice(0, -1));
});
