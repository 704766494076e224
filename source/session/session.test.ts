import { describe, expect, test } from 'vitest';
import type { Driver } from '../drivers/driver.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import { readSave } from '../storage/saves/read-save.ts';
import {
  bidLibrary,
  bidSession,
  playOne,
  playOut,
  resumedBids,
} from '../testing/bids/bid-session.ts';
import { type Bid, type BidRace, bidder, NO_BID, SEALED } from '../testing/bids/sealed-bids.ts';
import { type FakeDisk, fakeDisk } from '../testing/fake-disk.ts';
import type { Session, Turn } from './session.ts';

const noon = new Date(2026, 10, 21, 14, 32);
const now = () => noon;

function saved(disk: FakeDisk = fakeDisk()): { session: Session; disk: FakeDisk } {
  return { session: bidSession({ saving: { folder: '/saves', disk, now } }), disk };
}

const bid = (coins: number): Bid => ({ kind: 'bid', coins });

describe('a session', () => {
  test('says that a CPU driver is next before it asks people', () => {
    const session = bidSession();
    expect(session.next()).toEqual({ kind: 'cpu', seat: 2 });
    const turn = session.advance();
    expect(turn.seat).toBe(2);
    // The answer may be sealed, so a turn does not tell it.
    expect(turn).not.toHaveProperty('choice');
    const next = session.next();
    expect(next.kind === 'ask' && next.decisions.map(decision => decision.seat)).toEqual([0, 1]);
  });

  test('refuses to advance when only people are asked', () => {
    const session = bidSession();
    session.advance();
    expect(() => session.advance()).toThrow('no CPU driver is to answer');
  });

  test('a refused answer leaves everything as it was', () => {
    const { session, disk } = saved();
    const before = [fingerprint(session.race()), session.answers().length, session.events().length];
    const file = disk.files.get(session.file ?? '');
    expect(() => session.answer(0, { kind: 'bid', coins: 9 } as { kind: 'bid' })).toThrow('seat 0');
    expect([
      fingerprint(session.race()),
      session.answers().length,
      session.events().length,
    ]).toEqual(before);
    expect(disk.files.get(session.file ?? '')).toBe(file);
  });

  test('tells every listener of every answer, until it stops listening', () => {
    const session = bidSession();
    const heard: Turn[] = [];
    const stop = session.listen(turn => heard.push(turn));
    playOne(session);
    playOne(session);
    stop();
    playOne(session);
    expect(heard.map(turn => turn.seat)).toEqual([2, 0]);
    expect(heard[1]?.events[0]).toEqual({ kind: 'bidSealed', seat: 0 });
  });

  test('the same seed and answers make the same race, CPU drivers included', () => {
    const [one, two] = [bidSession(), bidSession()];
    playOut(one);
    playOut(two);
    expect(fingerprint(two.race())).toBe(fingerprint(one.race()));
    expect(two.answers()).toEqual(one.answers());
  });

  test('each CPU driver has random of its own', () => {
    const cpu = { kind: 'cpu', level: 'bidder' } as const;
    const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eve', 'Fay'].map(name => ({ name, driver: cpu }));
    const session = bidSession({ seats });
    for (let count = 0; count < seats.length; count++) session.advance();
    const bids = new Set(session.answers().map(({ choice }) => JSON.stringify(choice)));
    expect(bids.size).toBeGreaterThan(1);
  });

  test('a CPU driver drives by the taste of its character, which stays in the save', () => {
    const miser: Driver = {
      level: 'bidder',
      choose: (_view, { choices }, _board, random) => ({
        choice: choices[0] ?? { kind: '' },
        random,
      }),
    };
    const levels = [{ ...bidder, as: () => miser }];
    const seats = ['Ada', 'Ben'].map(name => ({
      name,
      driver: { kind: 'cpu', level: 'bidder', character: 'Caution' } as const,
    }));
    const disk = fakeDisk();
    const session = bidSession({ seats, levels, saving: { folder: '/saves', disk, now } });
    playOut(session);
    const bids = session.answers().map(({ choice }) => JSON.stringify(choice));
    expect(new Set(bids).size).toBe(1);
    expect(session.seats[0]).toEqual(seats[0]);
    const save = readSave(session.file ?? '', bidLibrary, disk);
    expect(save).toMatchObject({ ok: true, record: { drivers: [{ character: 'Caution' }, {}] } });
  });

  test('makes the names at the table fit for a terminal', () => {
    const names = ['\u001b[31mAda\u001b[0m\n', 'B'.repeat(500), '\u200b\u202e'];
    const seats = names.map(name => ({ name, driver: { kind: 'human' } as const }));
    const session = bidSession({ seats });
    expect(session.seats.map(seat => seat.name)).toEqual(['Ada', `${'B'.repeat(19)}…`, 'Driver 3']);
    expect(session.setup.seats).toEqual(session.seats.map(({ name }) => ({ name })));
  });

  test('names the levels there are when a seat wants another', () => {
    const seats = ['a', 'b'].map(name => ({
      name,
      driver: { kind: 'cpu', level: 'ace' } as const,
    }));
    expect(() => bidSession({ seats })).toThrow(
      'no CPU driver of the level “ace”. There are: bidder.',
    );
  });

  test('goes on in the middle of a secret: what is sealed stays so, and is not asked again', () => {
    const disk = fakeDisk();
    const before = bidSession({ saving: { folder: '/saves', disk, now } });
    // The CPU driver and Ada have bid, Ben has not.
    playOne(before);
    before.answer(0, bid(3));
    before.close();
    const after = resumedBids(before.file ?? '', disk, now);
    const next = after.next();
    expect(next).toMatchObject({ kind: 'ask', decisions: [{ seat: 1, secret: true }] });
    const view = after.book.view(after.race(), 1) as BidRace;
    expect(view.bids).toEqual([SEALED, NO_BID, SEALED]);
    expect(after.events().map(({ kind }) => kind)).not.toContain('bidsRevealed');
    const { events } = after.answer(1, bid(0));
    expect(events[1]).toMatchObject({ kind: 'bidsRevealed', bids: [3, 0, expect.any(Number)] });
  });

  test('may begin with a snapshot of a race', () => {
    const before = bidSession();
    for (let count = 0; count < 4; count++) playOne(before, count);
    const disk = fakeDisk();
    const after = bidSession({
      from: { race: before.race(), events: [] },
      saving: { folder: '/saves', disk, now },
    });
    playOne(before);
    playOne(after);
    expect(after.race()).toEqual(before.race());
    expect(after.answers()).toHaveLength(1);
    const save = readSave(after.file ?? '', bidLibrary, disk);
    expect(save).toMatchObject({ ok: true, recovered: 'nothing', race: after.race() });
  });
});

describe('saving', () => {
  test('the save is on the disk before an answer returns, under a name of day, minute and circuit', () => {
    const { session, disk } = saved();
    expect(session.file).toBe('/saves/2026-11-21-1432-table.json');
    for (let count = 1; count < 5; count++) {
      playOne(session, count);
      const save = readSave(session.file ?? '', bidLibrary, disk);
      if (!save.ok) throw new Error(save.sentence);
      expect(fingerprint(save.race)).toBe(fingerprint(session.race()));
      expect(save.record.answers).toEqual(session.answers());
      expect(save.events).toEqual(session.events());
    }
  });

  test('a second race in the same minute gets another name', () => {
    const disk = fakeDisk();
    const files = [saved(disk), saved(disk), saved(disk)].map(({ session }) => session.file);
    expect(files).toEqual([
      '/saves/2026-11-21-1432-table.json',
      '/saves/2026-11-21-1432-table-2.json',
      '/saves/2026-11-21-1432-table-3.json',
    ]);
  });

  test('saving, closing and loading at every decision changes nothing', () => {
    const plain = bidSession();
    playOut(plain);
    const { session, disk } = saved();
    let now_ = session;
    for (let pick = 0; now_.next().kind !== 'over'; pick++) {
      playOne(now_, pick);
      now_.close();
      now_ = resumedBids(session.file ?? '', disk, now);
      expect(now_.notice()).toBeUndefined();
    }
    expect(fingerprint(now_.race())).toBe(fingerprint(plain.race()));
    expect(now_.events()).toEqual(plain.events());
    expect(now_.answers()).toEqual(plain.answers());
  });

  test('an answer keeps the note that the engineer had spoken before it, and others have none', () => {
    const { session, disk } = saved();
    session.advance();
    session.answer(0, bid(1), true);
    session.answer(1, bid(1));
    session.close();
    const again = resumedBids(session.file ?? '', disk);
    expect(again.answers().slice(1)).toEqual([
      { seat: 0, choice: bid(1), heard: true },
      { seat: 1, choice: bid(1) },
    ]);
  });

  test('closing gives the save free, may happen twice, and answers are not saved after it', () => {
    const { session, disk } = saved();
    expect([...disk.files.keys()]).toContain(`${session.file}.lock`);
    session.close();
    session.close();
    expect([...disk.files.keys()]).toEqual([session.file]);
    const before = disk.files.get(session.file ?? '');
    session.advance();
    expect(disk.files.get(session.file ?? '')).toBe(before);
  });

  test('a copy is a save like any other', () => {
    const { session, disk } = saved();
    playOne(session);
    session.saveCopy('/elsewhere/copy.json');
    const copy = readSave('/elsewhere/copy.json', bidLibrary, disk);
    expect(copy).toMatchObject({ ok: true, recovered: 'nothing' });
    expect([...disk.files.keys()]).not.toContain('/elsewhere/copy.json.lock');
  });

  test('a copy does not take the place of a file that is no save', () => {
    const { session, disk } = saved();
    disk.write('/home/diary.txt', 'Dear diary');
    expect(() => session.saveCopy('/home/diary.txt')).toThrow('not a save');
    expect(new TextDecoder().decode(disk.files.get('/home/diary.txt'))).toBe('Dear diary');
  });
});

describe('a disk that refuses', () => {
  test('the race goes on, the player is told once, and again when it is saved', () => {
    const { session, disk } = saved();
    disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' });
    playOne(session);
    playOne(session);
    expect(session.notice()).toBe(
      'The race could not be saved (the disk is full). The race goes on, and saving is tried again after every answer.',
    );
    expect(session.notice()).toBeUndefined();
    disk.fail(undefined);
    playOne(session);
    expect(session.notice()).toBe('The race is saved again.');
    session.close();
    const save = readSave(session.file ?? '', bidLibrary, disk);
    expect(save.ok && save.race).toEqual(session.race());
  });

  test('a race begins in a folder that may not be written, and is saved once it may', () => {
    const disk = fakeDisk();
    disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'EROFS' });
    const { session } = saved(disk);
    expect(session.file).toBeUndefined();
    expect(session.notice()).toContain('the disk is read-only');
    disk.fail(undefined);
    session.advance();
    expect(session.file).toBe('/saves/2026-11-21-1432-table.json');
    expect(readSave(session.file ?? '', bidLibrary, disk)).toMatchObject({ ok: true });
  });

  test('closing tries once more to save, and never throws', () => {
    const { session, disk } = saved();
    disk.fail({ at: 1, lasts: 'once', when: 'before', code: 'EIO' });
    playOne(session);
    session.close();
    const save = readSave(session.file ?? '', bidLibrary, disk);
    expect(save.ok && save.race).toEqual(session.race());
    const other = saved();
    other.disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'EIO' });
    playOne(other.session);
    other.session.close();
  });
});
