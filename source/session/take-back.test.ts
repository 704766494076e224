// Answers taken back in races of every book: the save stays a chain of answers, and everything that reads it agrees.
import { describe, expect, test } from 'vitest';
import { openPlayback } from '../replay/playback.ts';
import { verify } from '../replay/verify.ts';
import { standingAnswers, TAKE_BACK } from '../rules/kit/take-back.ts';
import { raceSheet } from '../season/sheet/make-sheet.ts';
import { readSave } from '../storage/saves/read-save.ts';
import { rebuild } from '../storage/saves/rebuild.ts';
import { bidSession, playOne } from '../testing/bids/bid-session.ts';
import { bookIds, everyLibrary, resumed, sessionOf, weekendOf } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import type { Session } from './session.ts';

/** Plays on, and takes back the third and every further third answer that can be taken back; returns how many were. */
function changeable(session: Session, entries: number): number {
  let possible = 0;
  let taken = 0;
  while (session.next().kind !== 'over' && session.answers().length < entries) {
    playOne(session, session.answers().length);
    if (!('seat' in session.wayBack())) continue;
    possible += 1;
    if (possible % 3 !== 0) continue;
    session.takeBack();
    taken += 1;
  }
  return taken;
}

describe.each([...bookIds, 'sealed-bids'])('a race by %s with answers taken back', bookId => {
  const disk = fakeDisk();
  const session = sessionOf(bookId, { folder: '/saves', disk });
  const taken = changeable(session, 150);
  session.close();
  const file = session.file ?? '';

  test('keeps every answer, and an entry for each that was taken back', () => {
    const entries = session.answers().filter(({ choice }) => choice.kind === TAKE_BACK.kind);
    expect(taken).toBeGreaterThan(0);
    expect(entries).toHaveLength(taken);
    expect(session.race().answered).toBe(standingAnswers(session.answers()).length);
  });

  test('is read as it stands, and played again it is the same', () => {
    const save = readSave(file, everyLibrary, disk);
    if (!save.ok) throw new Error(save.sentence);
    expect(save).toMatchObject({ recovered: 'nothing', race: session.race() });
    expect(verify(save, save.book, save.board).kind).toBe('same');
    const rebuilt = rebuild(save.record, save.book, save.board);
    expect(rebuilt).toEqual({ ok: true, race: save.race, events: save.events });
  });

  test('is shown again with what was taken back, forward and back', () => {
    const save = readSave(file, everyLibrary, disk);
    if (!save.ok) throw new Error(save.sentence);
    const playback = openPlayback(save.record, save.book, save.board);
    playback.seek({ answered: playback.answers });
    expect(playback.race()).toEqual(save.race);
    const at = save.record.answers.findIndex(({ choice }) => choice.kind === TAKE_BACK.kind);
    playback.seek({ answered: at });
    const before = playback.race();
    const { events } = playback.advance();
    expect(events.map(({ kind }) => kind)).toEqual(['answerTakenBack']);
    expect(playback.race().answered).toBe(before.answered - 1);
  });

  test('has the sheet of the answers that stand', () => {
    const { book, board, setup } = session;
    const answers = standingAnswers(session.answers());
    const plain = raceSheet({ book, board, setup, answers });
    expect(raceSheet({ ...session.played(), book })).toEqual(plain);
  });
});

describe('a session', () => {
  test('of a race that was resumed takes back what was answered before', () => {
    const disk = fakeDisk();
    const first = sessionOf('masters-2005', { folder: '/saves', disk });
    for (let pick = 0; !('seat' in first.wayBack()); pick++) playOne(first, pick);
    const way = first.wayBack();
    const before = first.race().answered;
    first.close();
    const again = resumed(first.file ?? '', disk);
    expect(again.wayBack()).toEqual(way);
    expect(again.takeBack().events.map(({ kind }) => kind)).toEqual(['answerTakenBack']);
    expect(again.race().answered).toBe(before - 1);
    expect(again.answers()).toHaveLength(before + 1);
    again.close();
  });

  test('takes nothing back that a CPU driver has answered', () => {
    const session = bidSession();
    session.advance();
    expect(session.wayBack()).toEqual({ refused: 'another' });
    expect(() => session.takeBack()).toThrow('no answer can be taken back (another)');
  });

  test('of a timed lap takes nothing back (R-91)', () => {
    const weekend = weekendOf({ folder: '/saves', disk: fakeDisk() });
    while (weekend.next() !== undefined && weekend.qualifying().trials.length % 2 === 1)
      weekend.advance();
    const trial = weekend.begin();
    playOne(trial);
    playOne(trial);
    expect(trial.wayBack()).toEqual({ refused: 'timed' });
    weekend.close();
  });
});
