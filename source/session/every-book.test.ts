// Promises about races with every book: saving changes nothing, and equal seeds give equal races.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { verify } from '../replay/verify.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import { readSave } from '../storage/saves/read-save.ts';
import { playOne, playOut } from '../testing/bids/bid-session.ts';
import { bookIds, everyLibrary, resumed, sessionOf } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';

const now = () => new Date(2026, 10, 21, 14, 32);

let elsewhere: Promise<Readonly<Record<string, string>>> | undefined;

/** Returns the fingerprint of the race of each book as another program has raced it: one program for all books. */
function racedElsewhere(): Promise<Readonly<Record<string, string>>> {
  const testing = join(import.meta.dirname, '../testing');
  const script = `
    import { playOut } from ${JSON.stringify(join(testing, 'bids/bid-session.ts'))};
    import { bookIds, sessionOf } from ${JSON.stringify(join(testing, 'every-book.ts'))};
    import { fingerprint } from ${JSON.stringify(join(testing, '../rules/kit/hash.ts'))};
    const raced = bookIds.map(id => {
      const session = sessionOf(id);
      playOut(session);
      return [id, fingerprint(session.race())];
    });
    process.stdout.write(JSON.stringify(Object.fromEntries(raced)));
  `;
  elsewhere ??= promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).then(
    ({ stdout }) => JSON.parse(stdout),
  );
  return elsewhere;
}

describe.each(bookIds)('%s', id => {
  test('saving, closing and loading at every decision changes nothing', () => {
    const plain = sessionOf(id);
    playOut(plain);
    const disk = fakeDisk();
    let session = sessionOf(id, { folder: '/saves', disk, now });
    const file = session.file ?? '';
    for (let pick = 0; session.next().kind !== 'over'; pick++) {
      playOne(session, pick);
      session.close();
      session = resumed(file, disk, now);
      expect(session.notice()).toBeUndefined();
    }
    expect(fingerprint(session.race())).toBe(fingerprint(plain.race()));
    expect(fingerprint(session.events())).toBe(fingerprint(plain.events()));
    expect(session.answers()).toEqual(plain.answers());
  });

  test('a save of a whole race, played again, is the same, round by round', () => {
    const disk = fakeDisk();
    const session = sessionOf(id, { folder: '/saves', disk, now }, 2);
    playOut(session);
    session.close();
    const save = readSave(session.file ?? '', everyLibrary, disk);
    if (!save.ok) throw new Error(save.sentence);
    expect(save.record.hashes.length).toBeGreaterThanOrEqual(session.race().round);
    expect(verify(save, save.book, save.board)).toMatchObject({
      kind: 'same',
      answers: session.answers().length,
    });
  });

  test('a save whose race is lost is rebuilt from its answers, event for event', () => {
    const disk = fakeDisk();
    const session = sessionOf(id, { folder: '/saves', disk, now });
    playOut(session);
    session.close();
    const file = session.file ?? '';
    disk.files.set(file, disk.read(file).slice(0, -100));
    const save = readSave(file, everyLibrary, disk);
    expect(save).toMatchObject({ ok: true, recovered: 'rebuilt' });
    expect(save.ok && fingerprint(save.race)).toBe(fingerprint(session.race()));
    expect(save.ok && fingerprint(save.events)).toBe(fingerprint(session.events()));
  });

  test('the same seed and answers make the same race in another program', async () => {
    const session = sessionOf(id);
    playOut(session);
    expect((await racedElsewhere())[id]).toBe(fingerprint(session.race()));
  });
});
