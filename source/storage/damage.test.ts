// The promises about files: a crash costs at most the answer being given, and a damaged save is reported as damaged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../rules/kit/hash.ts';
import {
  bidLibrary,
  bidSession,
  playOne,
  playOut,
  resumedBids,
} from '../testing/bids/bid-session.ts';
import { everyLibrary } from '../testing/every-book.ts';
import { type Failure, type FakeDisk, fakeDisk } from '../testing/fake-disk.ts';
import { volume } from '../testing/volume.ts';
import { unpackPart } from './saves/packed-part.ts';
import { previousOf, readSave } from './saves/read-save.ts';
import { joinSave, splitSave } from './saves/save-text.ts';

const FILE = '/saves/2026-11-21-1432-table.json';
const now = () => new Date(2026, 10, 21, 14, 32);

function savedRace(answers: number): FakeDisk {
  const disk = fakeDisk();
  const session = bidSession({ saving: { folder: '/saves', disk, now }, laps: 2 });
  for (let count = 0; count < answers; count++) playOne(session, count);
  session.close();
  return disk;
}

function bytesOf(disk: FakeDisk): Uint8Array {
  const bytes = disk.files.get(FILE);
  if (bytes === undefined) throw new Error('nothing was saved');
  return bytes;
}

/** Reads `bytes` as the only file of a disk. */
function readBytes(bytes: Uint8Array) {
  const disk = fakeDisk();
  disk.files.set(FILE, bytes);
  return readSave(FILE, bidLibrary, disk);
}

describe('a crash never costs more than the answer being given', () => {
  const codes = { once: 'EIO', forEver: 'ENOSPC' } as const;
  const kinds = (['once', 'forEver'] as const).flatMap(lasts =>
    (['before', 'half', 'after'] as const).map(when => ({ lasts, when, code: codes[lasts] })),
  );

  test.each(kinds)('when any call fails $lasts, $when its effect', kind => {
    let at = 0;
    for (let isHit = true; isHit; ) {
      at += 1;
      const disk = fakeDisk();
      const session = bidSession({ saving: { folder: '/saves', disk, now } });
      playOne(session);
      const before = fingerprint(session.race());
      disk.fail({ ...kind, at } satisfies Failure);
      playOne(session, 1);
      isHit = disk.calls() >= at;
      const after = fingerprint(session.race());
      disk.fail(undefined);
      const save = readSave(FILE, bidLibrary, disk);
      if (!save.ok) throw new Error(`call ${at}: ${save.sentence}`);
      expect([before, after]).toContain(fingerprint(save.race));
      expect(save.recovered).toBe('nothing');
    }
    expect(at).toBeGreaterThan(5);
  });

  test('when the first save of a race fails, there is that save or none', () => {
    for (let at = 1; at < 12; at++) {
      for (const when of ['before', 'half', 'after'] as const) {
        const disk = fakeDisk();
        disk.fail({ at, lasts: 'forEver', when, code: 'EIO' });
        const session = bidSession({ saving: { folder: '/saves', disk, now } });
        disk.fail(undefined);
        const save = readSave(FILE, bidLibrary, disk);
        if (save.ok) expect(save.race).toEqual(session.race());
        else expect(save.problem.kind).toBe('missing');
      }
    }
  });

  test('what a crash left behind does not hinder the next program', () => {
    for (let at = 1; at < 9; at++) {
      const disk = savedRace(3);
      const session = resumedBids(FILE, disk, now);
      disk.fail({ at, lasts: 'forEver', when: 'half', code: 'EIO' });
      playOne(session);
      session.close();
      disk.fail(undefined);
      const resumed = resumedBids(FILE, disk, now);
      playOut(resumed);
      resumed.close();
      expect([...disk.files.keys()].sort()).toEqual([FILE, previousOf(FILE)]);
    }
  });
});

describe('a damaged save is called damaged', () => {
  // The last one is of a race that is over, and packed.
  const saves = [0, 4, 6].map(answers => bytesOf(savedRace(answers)));

  /** Expects the race that was saved, or a named problem: never an exception, never another race. */
  function expectHonest(bytes: Uint8Array, race: string): void {
    const save = readBytes(bytes);
    if (save.ok) expect(fingerprint(save.race)).toBe(race);
    else expect(save.sentence).toMatch(/^2026-11-21-1432-table\.json .*\.$/);
  }

  test.each(saves.map((bytes, index) => ({ bytes, index })))(
    'whatever byte of save $index is changed, cut out or put in',
    ({ bytes, index }) => {
      // Odd, so that the steps reach every bit of a byte.
      const step = index === 1 ? volume(3, 1) : 1;
      const whole = readBytes(bytes);
      if (!whole.ok) throw new Error(whole.sentence);
      const race = fingerprint(whole.race);
      for (let at = 0; at < bytes.length; at += step) {
        const flipped = bytes.slice();
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
        expectHonest(flipped, race);
        const before = bytes.subarray(0, at);
        expectHonest(new Uint8Array([...before, ...bytes.subarray(at + 1)]), race);
        expectHonest(new Uint8Array([...before, 49, ...bytes.subarray(at)]), race);
        expectHonest(before, race);
      }
    },
    60_000,
  );

  test('whatever is changed in a save of a real race', () => {
    const bytes = readFileSync(join(import.meta.dirname, 'fixtures/v1/masters-2005.save'));
    const disk = fakeDisk();
    const readReal = (changed: Uint8Array) => {
      disk.files.set(FILE, changed);
      return readSave(FILE, everyLibrary, disk);
    };
    const whole = readReal(bytes);
    if (!whole.ok) throw new Error(whole.sentence);
    const race = fingerprint(whole.race);
    // A prime, so that the steps reach places of every kind.
    for (let at = 0; at < bytes.length; at += 31) {
      const flipped = Uint8Array.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      for (const changed of [flipped, bytes.subarray(0, at)]) {
        const save = readReal(changed);
        if (save.ok) expect(fingerprint(save.race)).toBe(race);
        else expect(save.sentence).toMatch(/^2026-11-21-1432-table\.json .*\.$/);
      }
    }
  });

  test('whatever larger part is lost, doubled or overwritten', () => {
    const [, , bytes = new Uint8Array()] = saves;
    const whole = readBytes(bytes);
    const race = whole.ok ? fingerprint(whole.race) : '';
    const place = fc.nat(bytes.length);
    fc.assert(
      fc.property(place, place, fc.uint8Array({ maxLength: 200 }), (from, to, filler) => {
        const [a, b] = from < to ? [from, to] : [to, from];
        expectHonest(
          new Uint8Array([...bytes.subarray(0, a), ...filler, ...bytes.subarray(b)]),
          race,
        );
        expectHonest(new Uint8Array([...bytes.subarray(0, b), ...bytes.subarray(a)]), race);
      }),
      { numRuns: 500 },
    );
  });

  test('damage outside the record loses nothing: the race is rebuilt from its answers', () => {
    const bytes = savedRace(5);
    const good = readSave(FILE, bidLibrary, bytes);
    const damaged = bytesOf(bytes).slice(0, -40);
    const save = readBytes(damaged);
    if (!save.ok || !good.ok) throw new Error('it can be rebuilt');
    expect(save.recovered).toBe('rebuilt');
    expect(save.race).toEqual(good.race);
    expect(save.events).toEqual(good.events);
    expect(save.notices).toEqual([
      'The save was damaged; the race was rebuilt from its answers and nothing is lost.',
    ]);
  });

  test('a state that breaks an invariant is rebuilt, though its checksum fits', () => {
    const split = splitSave(bytesOf(savedRace(5)));
    if (split.kind !== 'whole') throw new Error('it is whole');
    const race = split.parts.race.replace('"purses":[', '"purses":[-7,');
    const save = readBytes(new TextEncoder().encode(joinSave({ ...split.parts, race })));
    expect(save).toMatchObject({ ok: true, recovered: 'rebuilt' });
  });

  test('answers that lead to another race than the recorded one are not rebuilt', () => {
    const split = splitSave(bytesOf(savedRace(6)));
    if (split.kind !== 'whole') throw new Error('it is whole');
    const played = unpackPart(split.parts.record, 100_000) ?? '';
    const record = played.replace('"coins":3', '"coins":2');
    expect(record).not.toBe(played);
    const save = readBytes(
      new TextEncoder().encode(joinSave({ ...split.parts, record, race: '{}' })),
    );
    if (save.ok) throw new Error('it is another race');
    expect(save.sentence).toMatch(/damaged \(replayed, it becomes another race after \d answers\)/);
  });

  test('escape sequences in a well-formed save do not come through', () => {
    const split = splitSave(bytesOf(savedRace(5)));
    if (split.kind !== 'whole') throw new Error('it is whole');
    const record = split.parts.record.replaceAll('"Ada"', '"\\u001b[2JAda"');
    const save = readBytes(new TextEncoder().encode(joinSave({ ...split.parts, record })));
    expect(save).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
    const events = split.parts.events.replace('"roundBegan"', '"round\\u202eBegan"');
    const other = readBytes(new TextEncoder().encode(joinSave({ ...split.parts, events })));
    expect(other).toMatchObject({ ok: true, recovered: 'rebuilt' });
  });
});

describe('the save before the last one', () => {
  test('takes the place of a damaged one, and the player is told what it costs', () => {
    const disk = savedRace(5);
    const previous = readSave(previousOf(FILE), bidLibrary, disk);
    disk.files.set(FILE, new TextEncoder().encode('{"format":"chicane-race","ver'));
    const save = readSave(FILE, bidLibrary, disk);
    if (!save.ok || !previous.ok) throw new Error('there is a save before it');
    expect(save.file).toBe(FILE);
    expect(save.race).toEqual(previous.race);
    expect(save.race.answered).toBe(4);
    expect(save.notices).toEqual([
      'The last save is damaged (its first line has changed since it was written): the race continues from the save before it, so the last answer must be given again.',
    ]);
  });

  test('takes the place of a missing one', () => {
    const disk = savedRace(5);
    disk.files.delete(FILE);
    const save = readSave(FILE, bidLibrary, disk);
    expect(save).toMatchObject({ ok: true, recovered: 'previous' });
    expect(save.ok && save.notices[0]).toMatch(/^The last save is missing: /);
  });

  test('is not replaced by the damaged one when the race goes on', () => {
    const disk = savedRace(5);
    const good = disk.files.get(previousOf(FILE));
    disk.files.set(FILE, new TextEncoder().encode('rubbish'));
    const session = resumedBids(FILE, disk, now);
    expect(session.notice()).toMatch(/^The last save is damaged/);
    expect(disk.files.get(previousOf(FILE))).toBe(good);
    playOut(session);
    session.close();
    expect(readSave(FILE, bidLibrary, disk)).toMatchObject({ ok: true, recovered: 'nothing' });
  });
});
