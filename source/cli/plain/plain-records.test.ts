// Records of races that are played in plain text.
import { expect, test } from 'vitest';
import type { KeptRecord } from '../../storage/records/kept-record.ts';
import { playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { repliesInOrder } from '../../testing/plain/scripted-dialogue.ts';
import type { RecordsDoor } from '../../ui/services.ts';
import { EN_PLAIN } from '../../ui/words/en/plain.ts';
import { EN } from '../../ui/words/en/words.ts';
import { keepRecords, tellBest } from './plain-records.ts';

const SCRIPT = { words: EN, plain: EN_PLAIN };

function recordsOf(keeps: boolean): RecordsDoor & { readonly kept: KeptRecord[] } {
  const kept: KeptRecord[] = [];
  return {
    kept,
    all: () => kept,
    keep: ({ id, hash }, book, feat) => {
      if (keeps) kept.push({ ...feat, track: id, hash, book, date: '2026-11-22' });
      return keeps;
    },
  };
}

test.each(['masters-2005', 'bga-advanced', 'trant'])(
  'a race in %s that people finish sets records, which are told then and before the next race',
  bookId => {
    const session = sessionOf(bookId);
    playOut(session);
    const standings = session.book.standings(session.race(), session.board);
    const home = standings.filter(
      ({ seat, status }) => status === 'finished' && session.seats[seat]?.driver.kind === 'human',
    );
    expect(home).not.toEqual([]);
    const records = recordsOf(true);
    const dialogue = repliesInOrder();
    keepRecords({ services: { records }, dialogue }, session, SCRIPT);
    expect(records.kept.filter(({ kind }) => kind === 'race')).toHaveLength(home.length);
    expect(dialogue.said).toHaveLength(records.kept.length);
    for (const line of dialogue.said)
      expect(line).toMatch(/^A new record: .+ \d+ (rolls|turns), Driver \d\.$/);
    const before = repliesInOrder();
    tellBest({ services: { records }, dialogue: before }, session.board, bookId, SCRIPT);
    expect(before.said).toHaveLength(1);
    tellBest({ services: { records }, dialogue: before }, session.board, 'other rules', SCRIPT);
    expect(before.said).toHaveLength(1);
    session.close();
  },
);

test('a race that beats no record says nothing', () => {
  const session = sessionOf('masters-2005');
  playOut(session);
  const dialogue = repliesInOrder();
  keepRecords({ services: { records: recordsOf(false) }, dialogue }, session, SCRIPT);
  expect(dialogue.said).toEqual([]);
  session.close();
});
