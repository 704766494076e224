import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board } from '../../circuit/board.ts';
import { firstBook } from '../../rules/books.ts';
import { bestOf } from '../../storage/records/kept-record.ts';
import { cornersBoard, ovalBoard } from '../../testing/circuits/tiny-circuits.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { playerRecords } from './player-records.ts';
import { openPreferences } from './settings.ts';

const BOOK = firstBook.id;
const OVAL = { ...ovalBoard(), id: 'oval' };
const CORNERS = { ...cornersBoard(), id: 'corners' };
const LAP = { kind: 'timedLap', laps: 1 } as const;
const ADA = { ...LAP, name: 'Ada', plays: 14, timeMs: 42_000 };
const BEN = { ...LAP, name: 'Ben', plays: 12, timeMs: 50_000 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  vi.stubEnv('CHICANE_SETTINGS', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Returns the records that a program started now would find. */
function found(saves = join(folder, 'saves')) {
  const now = () => new Date(2026, 10, 22);
  const { all, keep } = playerRecords({ preferences: openPreferences().get, saves, now });
  const best = ({ id, hash }: Board, book: string) => {
    const record = bestOf(all(), { ...LAP, track: id, hash, book });
    const { name = '', plays = 0, timeMs = 0 } = record ?? {};
    return record && { ...LAP, name, plays, timeMs };
  };
  return { all, keep, best };
}

describe('of two programs that are open at once', () => {
  test('both keep their laps', () => {
    const [one, other] = [found(), found()];
    one.keep(OVAL, BOOK, ADA);
    other.keep(CORNERS, BOOK, BEN);
    expect(found().best(OVAL, BOOK)).toEqual(ADA);
    expect(found().best(CORNERS, BOOK)).toEqual(BEN);
  });

  test('the better lap of a circuit stays, whoever is later', () => {
    const [one, other] = [found(), found()];
    one.keep(OVAL, BOOK, BEN);
    other.keep(OVAL, BOOK, ADA);
    expect(found().best(OVAL, BOOK)).toEqual(BEN);
    expect(other.best(OVAL, BOOK)).toEqual(BEN);
    one.keep(OVAL, BOOK, { ...ADA, plays: 11 });
    expect(found().best(OVAL, BOOK)).toEqual({ ...ADA, plays: 11 });
  });

  test('each keeps the preferences that it has changed', () => {
    const [one, other] = [openPreferences(), openPreferences()];
    one.set({ ...one.get(), language: 'fr' });
    other.set({ ...other.get(), name: 'Ben' });
    expect(openPreferences().get()).toMatchObject({ language: 'fr', name: 'Ben' });
  });
});

test('a lap on another board of the same name counts no more', () => {
  found().keep(OVAL, BOOK, BEN);
  const changed = { ...OVAL, hash: 'other' };
  expect(found().best(changed, BOOK)).toBeUndefined();
  found().keep(changed, BOOK, ADA);
  expect(found().best(changed, BOOK)).toEqual(ADA);
});

describe('laps by different books', () => {
  test('are kept side by side: a lap by one is no measure for another', () => {
    found().keep(OVAL, BOOK, BEN);
    found().keep(OVAL, 'bga-basic', { ...ADA, plays: 9 });
    found().keep(OVAL, 'bga-advanced', ADA);
    expect(found().best(OVAL, BOOK)).toEqual(BEN);
    expect(found().best(OVAL, 'bga-basic')).toEqual({ ...ADA, plays: 9 });
    expect(found().best(OVAL, 'bga-advanced')).toEqual(ADA);
    expect(found().best(OVAL, 'masters-2002')).toBeUndefined();
  });

  test('a lap that an older program kept without its book counts for the first book', () => {
    const laps = [{ name: 'Ben', rolls: 12, timeMs: 50_000, track: 'oval', hash: OVAL.hash }];
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ laps }));
    expect(found().best(OVAL, BOOK)).toEqual(BEN);
    expect(found().best(OVAL, 'bga-basic')).toBeUndefined();
    found().keep(OVAL, BOOK, { ...ADA, plays: 11 });
    expect(found().best(OVAL, BOOK)).toEqual({ ...ADA, plays: 11 });
  });
});

test.each([['nonsense'], [[{ track: 'oval', hash: OVAL.hash, rolls: 'few' }]], [undefined]])(
  'laps of an older program that somebody has scribbled over (%j) are no records',
  laps => {
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ laps }));
    expect(found().all()).toEqual([]);
  },
);

test('a lap is kept with its day, beside the saves, and no lock is left behind', () => {
  expect(found().keep(OVAL, BOOK, BEN)).toBe(true);
  expect(found().all()).toEqual([
    { ...BEN, track: 'oval', hash: OVAL.hash, book: BOOK, date: '2026-11-22' },
  ]);
  expect(readdirSync(join(folder, 'saves'))).toEqual(['records.jsonl']);
});

test('where nothing can be written the lap lasts as long as the program', () => {
  writeFileSync(join(folder, 'file'), '');
  const records = found(join(folder, 'file'));
  expect(records.keep(OVAL, BOOK, BEN)).toBe(true);
  expect(records.best(OVAL, BOOK)).toEqual(BEN);
  expect(records.keep(OVAL, BOOK, ADA)).toBe(false);
});

test('preferences that this version cannot use are as if nobody had set them', () => {
  const scribbled = { language: 'xx', theme: 7, name: 'Ada', saves: 3, lastRace: { humans: 4 } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(scribbled));
  const usual = { language: DEFAULT_SETTINGS.language, theme: 'safe', saves: '' };
  const read = openPreferences().get();
  expect(read).toMatchObject({ ...usual, name: 'Ada' });
  expect(read.lastRace).toBeUndefined();
});

test('the last race comes back as it was set', () => {
  const lastRace = { track: 'monza', laps: 3, humans: ['Ada'], cars: 4, level: 'pro' };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ lastRace }));
  expect(openPreferences().get().lastRace).toEqual(lastRace);
});

test('the last race of an older program keeps its weather, tires and preparation', () => {
  const race = { track: 'monza', laps: 3, humans: ['Ada'], cars: 4, level: 'pro' };
  const lastRace = { ...race, weather: 'rain', tires: 'soft', preparation: 'chosen' };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ lastRace }));
  const options = { weather: 'rain', tires: 'soft', preparation: 'chosen' };
  expect(openPreferences().get().lastRace).toEqual({ ...race, options });
});

test.each([
  ['default', 'dark'],
  ['usual', 'dark'],
  ['classic', 'dark'],
  ['colour-blind', 'safe'],
  ['mono', 'none'],
  ['toString', 'safe'],
])('colours that a player chose under the older name %s are now called %s', (theme, now) => {
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ theme }));
  expect(openPreferences().get().theme).toBe(now);
});
