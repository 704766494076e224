// A race that is over is packed, and everything that is promised of saves holds for packed ones.
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../rules/kit/hash.ts';
import { bidLibrary, bidSession, playOne, playOut } from '../../testing/bids/bid-session.ts';
import { bookIds, everyLibrary, resumed, sessionOf } from '../../testing/every-book.ts';
import { type Failure, type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { listSaves } from './list-saves.ts';
import { packPart, readPlainOrPacked, unpackPart } from './packed-part.ts';
import { previousOf, readSave } from './read-save.ts';
import { joinSave, splitSave } from './save-text.ts';

const saving = (disk: FakeDisk) => ({ folder: '/saves', disk });

function partsOf(bytes: Uint8Array) {
  const split = splitSave(bytes);
  if (split.kind !== 'whole') throw new Error('it is whole');
  return split.parts;
}

/** Returns whether the parts of a file are packed: one word for all of them. */
function formOf(disk: FakeDisk, file: string): string {
  const parts = Object.values(partsOf(disk.read(file)));
  const forms = new Set(parts.map((part: string) => (part.startsWith('"') ? 'packed' : 'plain')));
  return [...forms].join(' and ');
}

function finishedRace(bookId: string) {
  const disk = fakeDisk();
  const session = sessionOf(bookId, saving(disk));
  const file = session.file ?? '';
  playOut(session);
  session.close();
  return { disk, file, session };
}

describe.each(bookIds)('a race of %s that is over', id => {
  const { disk, file, session } = finishedRace(id);

  test('is packed with the save before it, to a third or less of its plain text', () => {
    expect(formOf(disk, file)).toBe('packed');
    expect(formOf(disk, previousOf(file))).toBe('packed');
    const plain = JSON.stringify([session.race(), session.events(), session.answers()]);
    if (plain.length > 20_000) expect(disk.read(file).length).toBeLessThan(plain.length / 3);
  });

  test('loads as it was and is listed', () => {
    const save = readSave(file, everyLibrary, disk);
    if (!save.ok) throw new Error(save.sentence);
    expect(save.recovered).toBe('nothing');
    expect(save.notices).toEqual([]);
    expect(fingerprint(save.race)).toBe(fingerprint(session.race()));
    expect(fingerprint(save.events)).toBe(fingerprint(session.events()));
    expect(save.record.answers).toEqual(session.answers());
    expect(listSaves('/saves', disk)[0]).toMatchObject({ race: { finished: true } });
    expect(listSaves('/saves', disk)[0]?.problem).toBeUndefined();
  });

  test('is opened without being written again', () => {
    const before = disk.read(file);
    const opened = resumed(file, disk);
    expect(opened.next().kind).toBe('over');
    opened.close();
    expect(disk.read(file)).toEqual(before);
  });

  test('is rebuilt when its race or its events cannot be unpacked', () => {
    for (const part of ['race', 'events'] as const) {
      const damaged = fakeDisk();
      const spoilt = { ...partsOf(disk.read(file)), [part]: '"AAAA"' };
      damaged.files.set(file, new TextEncoder().encode(joinSave(spoilt)));
      const save = readSave(file, everyLibrary, damaged);
      expect(save).toMatchObject({ ok: true, recovered: 'rebuilt' });
      expect(save.ok && fingerprint(save.events)).toBe(fingerprint(session.events()));
    }
  });

  test('comes back from the save before it, short of the last answer', () => {
    const spoilt = fakeDisk();
    spoilt.files.set(previousOf(file), disk.read(previousOf(file)));
    const again = resumed(file, spoilt);
    expect(again.race().answered).toBe(session.race().answered - 1);
    expect(again.notice()).toMatch(/^The last save is missing/);
    again.close();
    expect(formOf(spoilt, file)).toBe('plain');
  });
});

test('a race under way is plain, and so is the save before it', () => {
  const disk = fakeDisk();
  const session = sessionOf(bookIds[0] ?? '', saving(disk));
  for (let count = 0; count < 9; count++) playOne(session, count);
  session.close();
  expect(formOf(disk, session.file ?? '')).toBe('plain');
  expect(formOf(disk, previousOf(session.file ?? ''))).toBe('plain');
});

test('a copy of a race that is over is packed too', () => {
  const disk = fakeDisk();
  const session = sessionOf(bookIds[0] ?? '', saving(disk));
  playOut(session);
  session.saveCopy('/saves/copy.json');
  session.close();
  expect(formOf(disk, '/saves/copy.json')).toBe('packed');
});

describe('a crash while a race ends', () => {
  const kinds = (['once', 'forEver'] as const).flatMap(lasts =>
    (['before', 'half', 'after'] as const).map(when => ({ lasts, when, code: 'ENOSPC' })),
  );

  test.each(kinds)('costs at most the last answer: $lasts, $when', kind => {
    let at = 0;
    for (let isHit = true; isHit; ) {
      at += 1;
      const disk = fakeDisk();
      const session = bidSession({ saving: saving(disk), laps: 2 });
      for (let count = 0; count < 5; count++) playOne(session, count);
      const before = fingerprint(session.race());
      disk.fail({ ...kind, at } satisfies Failure);
      playOne(session, 5);
      expect(session.next().kind).toBe('over');
      isHit = disk.calls() >= at;
      disk.fail(undefined);
      const save = readSave(session.file ?? '', bidLibrary, disk);
      if (!save.ok) throw new Error(`call ${at}: ${save.sentence}`);
      expect([before, fingerprint(session.race())]).toContain(fingerprint(save.race));
      expect(save.recovered).toBe('nothing');
    }
    expect(at).toBeGreaterThan(5);
  });
});

describe('a packed part', () => {
  test('is the text that was packed', () => {
    const text = JSON.stringify({ name: 'Chloé', laps: [1, 2, 3], note: 'x'.repeat(5000) });
    expect(unpackPart(packPart(text), 10_000)).toBe(text);
    expect(packPart(text).length).toBeLessThan(200);
  });

  test('is unpacked no further than a save may be long', () => {
    const bomb = JSON.stringify(deflateRawSync(Buffer.alloc(5_000_000, 32)).toString('base64'));
    expect(bomb.length).toBeLessThan(10_000);
    expect(unpackPart(bomb, 1_000_000)).toBeUndefined();
    expect(readPlainOrPacked(bomb, 1_000_000)).toMatchObject({ message: 'cannot be unpacked' });
  });

  test.each(['""', '"AAAA"', '"%%%%"', '"not Base64"', '"AA', '"'])('is not %s', part => {
    expect(readPlainOrPacked(part, 1000)).toMatchObject({ ok: false });
  });

  test('of a record that cannot be unpacked makes the save damaged, in a sentence', () => {
    const { disk, file } = finishedRace(bookIds[0] ?? '');
    const parts = { ...partsOf(disk.read(file)), record: '"AAAA"' };
    const alone = fakeDisk();
    alone.files.set(file, new TextEncoder().encode(joinSave(parts)));
    const save = readSave(file, everyLibrary, alone);
    expect(save.ok ? '' : save.sentence).toMatch(/is damaged \(its record cannot be unpacked\)/);
  });
});
