// What is said to be saved is on the disk: whatever the disk has refused, and whatever has become of the file.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave } from '../storage/saves/read-save.ts';
import { bidLibrary, bidSession, playOne } from '../testing/bids/bid-session.ts';
import { type FakeDisk, fakeDisk } from '../testing/fake-disk.ts';
import { volume } from '../testing/volume.ts';
import type { Session } from './session.ts';

const now = () => new Date(2026, 10, 21, 14, 32);

function saved(disk: FakeDisk = fakeDisk()): { session: Session; disk: FakeDisk } {
  return { session: bidSession({ saving: { folder: '/saves', disk, now } }), disk };
}

/** Returns the answers that the file of a session holds; undefined when it is no save. */
function answersIn(file: string | undefined, disk: FakeDisk): readonly unknown[] | undefined {
  const save = readSave(file ?? '', bidLibrary, disk);
  return save.ok && save.recovered === 'nothing' ? save.record.answers : undefined;
}

const FULL = { at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' } as const;

describe('what the disk lacks', () => {
  test('is nothing while it takes every answer', () => {
    const { session } = saved();
    playOne(session);
    expect([session.unsaved(), session.secure()]).toEqual([undefined, undefined]);
  });

  test('is counted in answers since the last that it took', () => {
    const { session, disk } = saved();
    playOne(session);
    disk.fail(FULL);
    playOne(session);
    expect(session.unsaved()).toBe(1);
    playOne(session);
    expect([session.unsaved(), session.secure()]).toEqual([2, 2]);
    disk.fail(undefined);
    expect([session.secure(), session.unsaved()]).toEqual([undefined, undefined]);
  });

  test('is the race itself where no file could be made', () => {
    const disk = fakeDisk();
    disk.fail(FULL);
    const { session } = saved(disk);
    expect(session.unsaved()).toBe(0);
    expect(session.file).toBeUndefined();
  });

  test('is found out about a file that is gone, which is written again', () => {
    const { session, disk } = saved();
    playOne(session);
    disk.files.clear();
    expect(session.secure()).toBeUndefined();
    expect(answersIn(session.file, disk)).toEqual(session.answers());
    disk.files.clear();
    disk.fail(FULL);
    expect(session.secure()).toBe(1);
  });

  test('is known when the race is closed too', () => {
    const { session, disk } = saved();
    disk.fail(FULL);
    playOne(session);
    session.close();
    expect(session.unsaved()).toBe(1);
  });

  test('is nothing of a race that is not to be saved', () => {
    const session = bidSession();
    playOne(session);
    expect([session.unsaved(), session.secure()]).toEqual([undefined, undefined]);
  });
});

const EVENTS = ['answer', 'answer', 'full', 'denied', 'free', 'half', 'removed'] as const;

test('whenever nothing is missing, the file read back holds the last answer', () => {
  const event = fc.constantFrom(...EVENTS);
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), happened => {
      const { session, disk } = saved();
      for (const one of happened) {
        if (one === 'answer' && session.next().kind !== 'over') playOne(session);
        if (one === 'full') disk.fail(FULL);
        if (one === 'denied') disk.fail({ ...FULL, at: 3, code: 'EACCES' });
        if (one === 'half') disk.fail({ ...FULL, lasts: 'once', when: 'half' });
        if (one === 'free') disk.fail(undefined);
        if (one === 'removed') disk.files.clear();
        if (session.secure() !== undefined) continue;
        expect(answersIn(session.file, disk)).toEqual(session.answers());
      }
      const missing = session.secure();
      session.close();
      if (missing === undefined) {
        expect(answersIn(session.file, disk)).toEqual(session.answers());
      }
    }),
    { numRuns: volume(100, 2000) },
  );
});
