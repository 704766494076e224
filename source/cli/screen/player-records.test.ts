import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstBook } from '../../rules/books.ts';
import { cornersBoard, ovalBoard } from '../../testing/circuits/tiny-circuits.ts';
import { DEFAULT_SETTINGS } from '../../ui/doors.ts';
import { playerRecords } from './player-records.ts';
import { openPreferences } from './settings.ts';

const BOOK = firstBook.id;
const OVAL = { ...ovalBoard(), id: 'oval' };
const CORNERS = { ...cornersBoard(), id: 'corners' };
const ADA = { name: 'Ada', rolls: 14, timeMs: 42_000 };
const BEN = { name: 'Ben', rolls: 12, timeMs: 50_000 };

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
const found = () => playerRecords(openPreferences());

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
    one.keep(OVAL, BOOK, { ...ADA, rolls: 11 });
    expect(found().best(OVAL, BOOK)).toEqual({ ...ADA, rolls: 11 });
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
    found().keep(OVAL, 'bga-basic', { ...ADA, rolls: 9 });
    found().keep(OVAL, 'bga-advanced', ADA);
    expect(found().best(OVAL, BOOK)).toEqual(BEN);
    expect(found().best(OVAL, 'bga-basic')).toEqual({ ...ADA, rolls: 9 });
    expect(found().best(OVAL, 'bga-advanced')).toEqual(ADA);
    expect(found().best(OVAL, 'masters-2002')).toBeUndefined();
  });

  test('a lap that an older program kept without its book counts for the first book', () => {
    const laps = [{ ...BEN, track: 'oval', hash: OVAL.hash }];
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ laps }));
    expect(found().best(OVAL, BOOK)).toEqual(BEN);
    expect(found().best(OVAL, 'bga-basic')).toBeUndefined();
    found().keep(OVAL, BOOK, { ...ADA, rolls: 11 });
    expect(found().best(OVAL, BOOK)).toEqual({ ...ADA, rolls: 11 });
  });
});

test('no lock is left behind', () => {
  found().keep(OVAL, BOOK, BEN);
  expect(readdirSync(folder)).toEqual(['config.json']);
});

test('a file that somebody has scribbled on is replaced', () => {
  writeFileSync(join(folder, 'config.json'), '{"laps": [');
  found().keep(OVAL, BOOK, BEN);
  expect(found().best(OVAL, BOOK)).toEqual(BEN);
});

test('where nothing can be written the lap lasts as long as the program', () => {
  writeFileSync(join(folder, 'file'), '');
  vi.stubEnv('CHICANE_SETTINGS', join(folder, 'file'));
  const records = found();
  records.keep(OVAL, BOOK, BEN);
  expect(records.best(OVAL, BOOK)).toEqual(BEN);
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
