// A race begun under an older edition of its book continues from its snapshot and from there like any other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verify } from '../replay/verify.ts';
import { readSave } from '../storage/saves/read-save.ts';
import { playOne, playOut } from '../testing/bids/bid-session.ts';
import { everyLibrary, resumed } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';

const FILE = '/saves/old.json';
const OLD = readFileSync(join(import.meta.dirname, '../storage/fixtures/v1/masters-2005.save'));

function loaded(disk: ReturnType<typeof fakeDisk>) {
  const save = readSave(FILE, everyLibrary, disk);
  if (!save.ok) throw new Error(save.sentence);
  return save;
}

test('a save of edition 1 is of the present edition once it is driven on, and nothing of its story is lost', () => {
  const disk = fakeDisk();
  disk.files.set(FILE, OLD);
  const before = loaded(disk);
  expect(before.record.book.edition).toBe(1);
  const session = resumed(FILE, disk);
  playOne(session, 0);
  session.close();
  const after = loaded(disk);
  expect(after.record.book.edition).toBe(after.book.edition);
  expect(after.record.answers).toHaveLength(1);
  expect(after.race.answered).toBe(before.race.answered + 1);
  expect(after.events.slice(0, before.events.length)).toEqual(before.events);
  expect(after.notices).toEqual([]);
});

test('from where it stood it can be played again', () => {
  const disk = fakeDisk();
  disk.files.set(FILE, OLD);
  const session = resumed(FILE, disk);
  playOut(session);
  session.close();
  const { record, race, events, book, board } = loaded(disk);
  expect(verify({ record, race, events }, book, board).kind).toBe('same');
});
