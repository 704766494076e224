import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FormulaBoard, isFormulaBoard } from '../circuit/formula-board.ts';
import { drivers } from '../drivers/levels/drivers.ts';
import { bookOf } from '../rules/books.ts';
import {
  type QualifyingWishes,
  qualifyingRanking,
  sessionWeather,
  trialValuesOf,
} from '../rules/formula-de/qualifying/qualifying.ts';
import type { TrialLog } from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { openSave } from '../storage/saves/open-save.ts';
import { previousOf, readSave } from '../storage/saves/read-save.ts';
import { joinSave, splitSave } from '../storage/saves/save-text.ts';
import { playOut } from '../testing/bids/bid-session.ts';
import { everyLibrary } from '../testing/every-book.ts';
import { type FakeDisk, fakeDisk } from '../testing/fake-disk.ts';
import { type NewSession, resumeSession } from './begin-session.ts';
import type { Session, SessionSeat } from './session.ts';
import { newWeekend, resumeWeekend, type Weekend } from './weekend.ts';

const TEXT = readFileSync(join(import.meta.dirname, '../../tracks/otterbrook.yaml'), 'utf8');
const now = () => new Date(2026, 10, 21, 14, 32);

function seat(name: string, level?: string): SessionSeat {
  return { name, driver: level === undefined ? { kind: 'human' } : { kind: 'cpu', level } };
}

/** Returns the name of the driver who starts from the last place. */
function lastOnGrid({ setup, seats }: Session): string | undefined {
  return seats[setup.grid?.at(-1) ?? -1]?.name;
}

function plan(over: Partial<NewSession> = {}): NewSession<FormulaBoard> {
  const book = bookOf('masters-2005');
  const circuit = book && everyLibrary.boardOf(TEXT, book);
  if (book === undefined || circuit?.ok !== true) throw new Error('no race');
  const { board } = circuit;
  if (!isFormulaBoard(board)) throw new Error('no board for trials');
  return {
    book,
    circuitText: TEXT,
    seats: [seat('Ida', 'random'), seat('Ann'), seat('Joe', 'random')],
    laps: 1,
    seed: 4711,
    levels: drivers,
    ...over,
    board,
  };
}

function weekend(
  over: Partial<NewSession> = {},
  wishes: Partial<QualifyingWishes> = {},
  races = true,
): Weekend {
  const all: QualifyingWishes = { hand: 'guided', sessions: 1, weather: 'sun', ...wishes };
  return newWeekend({ race: plan(over), wishes: all, races });
}

function saved(wishes: Partial<QualifyingWishes> = {}): {
  readonly weekend: Weekend;
  readonly disk: FakeDisk;
} {
  const disk = fakeDisk();
  return { weekend: weekend({ saving: { folder: '/saves', disk, now } }, wishes), disk };
}

/** Drives every trial; people take half a minute. */
function driveAll(at: Weekend): void {
  for (let next = at.next(); next !== undefined; next = at.next()) {
    if (at.plan.seats[next.driver]?.driver.kind === 'cpu') at.advance();
    else {
      playOut(at.begin());
      at.finish(30_000);
    }
  }
}

function resumed(file: string, disk: FakeDisk) {
  const opened = openSave(file, everyLibrary, disk, now);
  if (opened.kind !== 'open') throw new Error(opened.sentence);
  return { opened, weekend: resumeWeekend(opened, drivers, disk, now) };
}

describe('the trials', () => {
  test('of CPU drivers take 2.8 to 3 seconds for each roll, and seldom the same time (R-91)', () => {
    const at = weekend();
    at.advance();
    const [log] = at.qualifying().trials;
    expect(log).toMatchObject({ session: 0, driver: 0, tires: expect.any(String) });
    const rolls = log?.rolls.length ?? 0;
    expect(log?.timeMs).toBeGreaterThanOrEqual(rolls * 2800);
    expect(log?.timeMs).toBeLessThanOrEqual(rolls * 3000);
    expect(log?.rolls[0]).toEqual({ gear: 1, face: expect.any(Number) });
  });

  test('of CPU drivers with as many rolls are told apart by the clock, the same for the same dice (M-1-3-2)', () => {
    const times = () => {
      const seats = Array.from({ length: 8 }, (_, at) => seat(`Driver ${at}`, 'random'));
      const at = weekend({ seats }, { sessions: 2 });
      driveAll(at);
      return at.qualifying().trials.map(({ rolls, timeMs }) => `${rolls.length} ${timeMs}`);
    };
    const once = times();
    expect(new Set(once).size).toBe(once.length);
    expect(times()).toEqual(once);
  });

  test('of people are timed outside', () => {
    const at = weekend({ seats: [seat('Ann'), seat('Ida', 'random')] });
    const lap = at.begin();
    expect(lap.book.id).toBe('masters-2005-trial');
    playOut(lap);
    at.finish(61_234.5);
    expect(at.qualifying().trials[0]).toMatchObject({ driver: 0, timeMs: 61_234 });
    expect(() => at.finish(1)).toThrow('no trial is under way');
    expect(() => at.begin()).toThrow('no person is to drive a trial');
    expect(weekend({ seats: [seat('Ann')] }).advance).toThrow('no CPU driver is to drive a trial');
  });

  test('of people may be free-hand while CPU drivers only place their car right (R-93)', () => {
    const at = weekend({}, { hand: 'free' });
    at.advance();
    expect(at.qualifying().trials[0]?.misplacements).toBe(0);
    expect(at.begin().book.id).toBe('masters-2005-trial-free');
  });

  test('are the same for the same seed, and others for another one', () => {
    const [one, two, other] = [weekend(), weekend(), weekend({ seed: 4712 })];
    for (const at of [one, two, other]) driveAll(at);
    expect(two.qualifying()).toEqual(one.qualifying());
    expect(other.qualifying().trials).not.toEqual(one.qualifying().trials);
  });

  test('alone, without a race, end when everybody has driven', () => {
    const at = weekend({}, { sessions: 2 }, false);
    driveAll(at);
    expect(at.qualifying().trials).toHaveLength(6);
    expect(() => at.race()).toThrow('the grid is not made yet');
  });
});

describe('the race after them', () => {
  test('has the grid of the classification, the best in front (M-1-3-2)', () => {
    const at = weekend({}, { sessions: 2 });
    driveAll(at);
    expect(at.race().setup.grid).toEqual(
      qualifyingRanking(at.qualifying(), trialValuesOf('masters-2005')).map(({ driver }) => driver),
    );
    expect(at.race().seats).toEqual(at.plan.seats);
    expect(at.race().next().kind).not.toBe('over');
  });

  test('begins on the track of the last session when it is changeable (M-3-2-4)', () => {
    const wet = Array.from({ length: 40 }, (_, seed) =>
      weekend({ seed }, { weather: 'roll' }),
    ).find(
      one => sessionWeather(one.qualifying(), 0, 'masters-2005', one.plan.board).sky === 'rain',
    );
    if (wet === undefined) throw new Error('it never rains');
    driveAll(wet);
    const race = wet.race();
    expect(race.setup.options).toMatchObject({ lastSession: 'wet' });
    const changeable = weekend(
      { seed: race.setup.seed, options: { weather: 'changeable' } },
      { weather: 'roll' },
    );
    driveAll(changeable);
    expect((changeable.race().race() as FormulaDeRace).weather?.track).toBe('wet');
  });

  test('its weather is rolled by the absolute pole (M-2-0-1, M-3-2-1)', () => {
    const at = weekend({ options: { weather: 'roll' } });
    driveAll(at);
    expect(at.race().events()).toContainEqual(
      expect.objectContaining({ kind: 'dieRolled', die: 'black', seat: at.race().setup.grid?.[0] }),
    );
  });
});

describe('the save', () => {
  test('goes on with the next trial, and with the same race in the end', () => {
    const plain = weekend({}, { sessions: 2 });
    driveAll(plain);
    const { weekend: at, disk } = saved({ sessions: 2 });
    const file = at.file ?? '';
    at.advance();
    at.close();
    const { weekend: next } = resumed(file, disk);
    expect(next?.next()).toEqual({ session: 0, driver: 1 });
    if (next === undefined) return;
    driveAll(next);
    expect(next.qualifying()).toEqual(plain.qualifying());
    expect(next.race().race()).toEqual(plain.race().race());
    expect(next.race().file).toBe(file);
  });

  test('left in the middle of a trial holds that trial void and goes on with the next driver (R-91, R-92)', () => {
    const { weekend: at, disk } = saved();
    at.advance();
    at.begin();
    at.started();
    expect(openSave(at.file ?? '', everyLibrary, disk, now).kind).toBe('held');
    at.close();
    const { weekend: next } = resumed(at.file ?? '', disk);
    expect(next?.next()).toEqual({ session: 0, driver: 2 });
    expect(next?.qualifying().trials.at(-1)).toMatchObject({ driver: 1, end: 'void' });
    next?.advance();
    expect(next === undefined ? '' : lastOnGrid(next.race())).toBe('Ann');
  });

  test('left in the middle of the last trial goes on with the race and its grid', () => {
    const seats = [seat('Ann'), seat('Bob')];
    const disk = fakeDisk();
    const at = weekend({ seats, saving: { folder: '/saves', disk, now } }, { weather: 'rain' });
    at.withdraw();
    at.begin();
    at.started();
    at.close();
    const { weekend: next } = resumed(at.file ?? '', disk);
    expect(next?.next()).toBeUndefined();
    const race = next?.race();
    expect(race?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(race?.setup.options).toMatchObject({ lastSession: 'wet' });
    expect(race?.file).toBe(at.file);
  });

  test('is free for others once the weekend is left after the last trial, unless somebody has taken the race', () => {
    const { weekend: left, disk } = saved();
    driveAll(left);
    left.close();
    expect(openSave(left.file ?? '', everyLibrary, disk, now).kind).toBe('open');
    const { weekend: raced, disk: other } = saved();
    driveAll(raced);
    const race = raced.race();
    raced.close();
    expect(openSave(race.file ?? '', everyLibrary, other, now).kind).toBe('held');
    race.close();
    expect(openSave(race.file ?? '', everyLibrary, other, now).kind).toBe('open');
  });

  test('a trial whose clock has not started yet is as it was when it is left', () => {
    const { weekend: at, disk } = saved();
    at.advance();
    const { seed } = at.begin().setup;
    at.drop();
    expect(at.begin().setup.seed).toBe(seed);
    at.close();
    expect(resumed(at.file ?? '', disk).weekend?.next()).toMatchObject({ driver: 1 });
  });

  test('is an ordinary save of the race from the last trial on', () => {
    const { weekend: at, disk } = saved();
    driveAll(at);
    const file = at.file ?? '';
    at.race().close();
    const save = readSave(file, everyLibrary, disk);
    expect(save).toMatchObject({ ok: true, recovered: 'nothing', race: at.race().race() });
    expect(save.ok && save.record.qualifying).toEqual(at.qualifying());
    const { opened, weekend: over } = resumed(file, disk);
    expect(over).toBeUndefined();
    const race = resumeSession({ opened, levels: drivers, disk, now });
    playOut(race);
    race.close();
    expect(readSave(file, everyLibrary, disk)).toMatchObject({ ok: true, recovered: 'nothing' });
  });

  test.each(['v1'])('of every version goes on: %s', version => {
    const disk = fakeDisk();
    const file = join(import.meta.dirname, '../storage/fixtures', version, 'weekend.save');
    disk.files.set('/saves/old.json', readFileSync(file));
    const { weekend: at } = resumed('/saves/old.json', disk);
    expect(at?.next()).toEqual({ session: 0, driver: 3 });
    expect(at?.qualifying().trials.map(({ end }) => end)).toEqual(['finished', 'finished', 'void']);
    if (at === undefined) return;
    driveAll(at);
    expect(at.race().file).toBe('/saves/old.json');
  });

  test.each<[string, Partial<TrialLog>, string]>([
    ['drives twice', {}, 'a trial that was driven twice'],
    ['is not entered', { driver: 3 }, 'a trial of no session, or of nobody'],
    ['drives in a session too many', { session: 1 }, 'a trial of no session, or of nobody'],
  ])('in which somebody %s is damaged', (_who, change, fault) => {
    const { weekend: at, disk } = saved();
    at.advance();
    at.close();
    const file = at.file ?? '';
    const split = splitSave(disk.read(file));
    if (split.kind !== 'whole') throw new Error('it is whole');
    const record = JSON.parse(split.parts.record);
    const [trial] = record.qualifying.trials;
    record.qualifying.trials.push({ ...trial, ...change });
    disk.files.delete(previousOf(file));
    disk.write(file, joinSave({ ...split.parts, record: JSON.stringify(record) }));
    const save = readSave(file, everyLibrary, disk);
    expect(save.ok ? 'it was read' : save.sentence).toContain(fault);
  });

  test('that is damaged never takes the place of the one before it', () => {
    const { weekend: at, disk } = saved();
    at.advance();
    at.withdraw();
    at.close();
    const file = at.file ?? '';
    const good = disk.files.get(previousOf(file));
    disk.files.set(file, new Uint8Array(1));
    const { opened, weekend: next } = resumed(file, disk);
    expect(opened.save.recovered).toBe('previous');
    expect(next?.notice()).toContain('so a timed trial may have to be driven again.');
    expect(next?.next()).toMatchObject({ driver: 1 });
    expect(disk.files.get(previousOf(file))).toEqual(good);
    const whole = disk.files.get(file);
    next?.withdraw();
    expect(disk.files.get(previousOf(file))).toEqual(whole);
  });

  test('of a version that let a void lap be driven again keeps the lap that was', () => {
    const trials = [{ end: 'void' as const }, { end: 'finished' as const }];
    const { weekend: at, disk } = saved();
    driveAll(at);
    at.race().close();
    const file = at.file ?? '';
    const split = splitSave(disk.read(file));
    if (split.kind !== 'whole') throw new Error('it is whole');
    const record = JSON.parse(split.parts.record);
    const driven: TrialLog = record.qualifying.trials[1];
    const again = trials.map(({ end }) => ({ ...driven, end }));
    record.qualifying.trials.splice(1, 1, ...again);
    disk.write(file, joinSave({ ...split.parts, record: JSON.stringify(record) }));
    expect(readSave(file, everyLibrary, disk)).toMatchObject({ ok: true, recovered: 'nothing' });
    expect(resumed(file, disk).weekend).toBeUndefined();
  });

  test('names a driver who has left his lap last on the grid (R-92)', () => {
    const { weekend: at } = saved();
    at.advance();
    at.begin();
    at.started();
    at.drop();
    expect(at.qualifying().trials.at(-1)?.end).toBe('void');
    driveAll(at);
    expect(lastOnGrid(at.race())).toBe('Ann');
  });

  test('a disk that refuses costs no trial, and is told', () => {
    const disk = fakeDisk();
    disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' });
    const at = weekend({ saving: { folder: '/saves', disk, now } });
    expect(at.notice()).toContain('the disk is full');
    driveAll(at);
    disk.fail(undefined);
    playOut(at.race());
    expect(at.race().file).toBeDefined();
  });
});
