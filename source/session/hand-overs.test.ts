// Cars that change hands, in races of every book: the save knows it, and the race stays the same chain of answers.
import { describe, expect, test } from 'vitest';
import { verify } from '../replay/verify.ts';
import { raceSheet } from '../season/sheet/make-sheet.ts';
import { raceFeats } from '../storage/records/race-feats.ts';
import { readSave } from '../storage/saves/read-save.ts';
import { bidSession, playOne, playOut } from '../testing/bids/bid-session.ts';
import { bookIds, everyLibrary, resumed, sessionOf } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { startersOf } from './hand-overs.ts';
import type { Session, SessionSeat } from './session.ts';
import { watchSave } from './watch.ts';

const person = (name: string): SessionSeat => ({ name, driver: { kind: 'human' } });
const cpu = (level: string): SessionSeat => ({ name: '', driver: { kind: 'cpu', level } });

function asked(session: Session): number {
  while (session.next().kind === 'cpu') session.advance();
  const next = session.next();
  if (next.kind !== 'ask') throw new RangeError('nobody is asked');
  return next.decisions[0]?.seat ?? -1;
}

describe.each(bookIds)('a race by %s whose cars change hands', bookId => {
  const disk = fakeDisk();
  const session = sessionOf(bookId, { folder: '/saves', disk });
  const before = session.seats.map(({ name }) => name);
  const seat = asked(session);
  const level = bookId === 'sealed-bids' ? 'bidder' : 'random';
  const leaving = before[seat] ?? '';

  test('gives a car to a CPU driver at a question, who answers it at once', () => {
    const handed = session.handOver(seat, cpu(level));
    expect(handed).toMatchObject({
      answered: session.answers().length,
      seat,
      from: { name: leaving, kind: 'human' },
      to: { name: leaving, kind: 'cpu', level },
    });
    expect(session.seats[seat]).toEqual({ name: leaving, driver: { kind: 'cpu', level } });
    expect(session.next()).toEqual({ kind: 'cpu', seat });
    expect(session.advance().seat).toBe(seat);
  });

  test('cannot take back what was answered before its car changed hands', () => {
    session.handOver(seat, person('Eva'));
    expect(session.wayBack()).toMatchObject({ refused: expect.any(String) });
  });

  test('goes on from its save with whoever drives now, and plays again as it was', () => {
    session.close();
    const again = resumed(session.file ?? '', disk);
    expect(again.seats[seat]).toMatchObject({ name: 'Eva', driver: { kind: 'human' } });
    expect(again.handOvers).toEqual(session.handOvers);
    expect(startersOf(again.seats, again.handOvers).map(({ name }) => name)).toEqual(before);
    for (let entry = 0; entry < 60 && again.next().kind !== 'over'; entry++) playOne(again, entry);
    again.close();
    const save = readSave(session.file ?? '', everyLibrary, disk);
    if (!save.ok) throw new Error(save.sentence);
    expect(save.recovered).toBe('nothing');
    expect(verify(save, save.book, save.board).kind).toBe('same');
    expect(raceSheet(again.played()).handOvers).toHaveLength(2);
  });
});

test('whoever watches a race learns of a car that changes hands without a further answer', () => {
  let writes = 0;
  const disk = fakeDisk(() => ++writes);
  const session = sessionOf('masters-2005', { folder: '/saves', disk });
  const seat = asked(session);
  const file = session.file ?? '';
  const watched = watchSave({ file, holder: 'a program', library: everyLibrary, disk });
  if ('problem' in watched) throw new Error(watched.problem);
  expect(watched.live?.look()).toBe(false);
  session.handOver(seat, person('Eva'));
  expect(watched.live?.look()).toBe(true);
  expect(watched.handOvers).toEqual(session.handOvers);
  expect(watched.seats[seat]?.name).toBe('Eva');
  expect(watched.live?.look()).toBe(false);
  session.close();
});

describe('a car', () => {
  const session = bidSession();

  test('stays where it is when nobody else is named, and for a name or a level that will not do', () => {
    expect(session.handOver(0, person('Ada'))).toBe('same');
    expect(session.handOver(0, person('\u001b[2J'))).toBe('name');
    expect(session.handOver(0, person('ben'))).toBe('taken');
    expect(session.handOver(0, cpu('ace'))).toBe('level');
    expect(session.handOver(2, cpu('bidder'))).toBe('same');
    expect(session.handOver(9, person('Eva'))).toBe('name');
    expect(session.handOvers).toEqual([]);
  });

  test('changes hands no more when the race is over, nor in a timed lap', () => {
    const over = bidSession();
    playOut(over);
    expect(over.handOver(0, cpu('bidder'))).toBe('over');
    expect(bidSession({ answersStand: true }).handOver(0, cpu('bidder'))).toBe('timed');
  });

  test('goes in a season to the stand-in of the plan and back to its driver, and to nobody else', () => {
    const planned = bidSession({ seatPlan: { standIn: 'bidder' } });
    expect(planned.handOver(0, person('Eva'))).toBe('season');
    expect(planned.handOver(2, person('Eva'))).toBe('season');
    expect(planned.handOver(0, cpu('bidder'))).toMatchObject({ seat: 0 });
    expect(planned.handOver(0, person('Eva'))).toBe('season');
    expect(planned.handOver(0, person('Ada'))).toMatchObject({ to: { name: 'Ada' } });
    expect(bidSession({ seatPlan: {} }).handOver(0, cpu('bidder'))).toBe('season');
  });

  test('that changed hands sets no record, and the others do', () => {
    const raced = bidSession();
    raced.handOver(0, person('Eva'));
    playOut(raced);
    const drivers = raced.seats.map(({ name, driver }) => ({ name, kind: driver.kind }));
    const feats = (handOvers: typeof raced.handOvers) => {
      const { lines, ...sheet } = raceSheet(raced.played());
      const home = lines.map(line => ({ ...line, status: 'finished' as const }));
      const names = raceFeats({ ...raced.played(), handOvers }, { ...sheet, lines: home }, drivers);
      return new Set(names.map(({ name }) => name));
    };
    expect(feats([])).toEqual(new Set(['Eva', 'Ben']));
    expect(feats(raced.handOvers)).toEqual(new Set(['Ben']));
  });
});
