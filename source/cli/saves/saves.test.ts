import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Session } from '../../session/session.ts';
import { playOne, playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';

/** Returns what `saves list` says of the only race in a folder. */
async function listed(folder: string): Promise<string> {
  const { out } = await runWords('saves', 'list', '--saves', folder);
  return / {2}\S+, (.*): /.exec(out)?.[1] ?? out;
}

test('saves list says how far a race is, from the grid to the flag', async () => {
  const folder = freshFolder();
  const session = sessionOf('masters-2005', { folder }, 2);
  const seen = new Set([await listed(folder)]);
  for (let pick = 0; session.next().kind !== 'over'; pick++) {
    playOne(session, pick);
    if (pick % 16 === 0) seen.add(await listed(folder));
  }
  session.close();
  seen.add(await listed(folder));
  expect([...seen]).toEqual(['on the grid', 'lap 1 of 2', 'lap 2 of 2', endOf(session)]);
});

/** Returns what is said of a race that is over: who won, if anybody took the flag. */
function endOf({ book, board, race, seats }: Session): string {
  const winner = book.standings(race(), board).find(({ status }) => status === 'finished');
  return winner === undefined ? 'finished' : `won by ${seats[winner.seat]?.name}`;
}

test.each(['bga-basic', 'championship', 'trant'])('saves list names the winner of %s', async id => {
  const folder = freshFolder();
  const session = sessionOf(id);
  playOut(session);
  session.saveCopy(join(folder, 'race.json'));
  expect(await listed(folder)).toBe(endOf(session));
});

test('saves list counts rounds where a game has no laps', async () => {
  const folder = freshFolder();
  const session = sessionOf('sealed-bids', { folder });
  playOne(session);
  expect(await listed(folder)).toMatch(/^round \d+$/);
  playOut(session);
  session.close();
  expect(await listed(folder)).toBe('finished');
});
