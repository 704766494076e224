import { expect, test, vi } from 'vitest';
import { firstBook } from '../../rules/books.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { screenServices } from './screen-services.ts';
import { openPreferences } from './settings.ts';

/** A race of two weak drivers. */
const WANTED = {
  track: 'mexico-city',
  rules: 'masters-2005',
  laps: 1,
  humans: [],
  cars: 2,
  level: 'rookie',
  spread: 'even',
  opponents: [],
  seed: 7,
  options: { weather: 'sun', tires: 'hard', preparation: 'ready' },
  grid: { qualify: 'none', sessions: 1, hand: 'guided' },
} as const;

test('the screen lists the club circuit first and the others by name', () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_SETTINGS', folder);
  const services = screenServices({ preferences: openPreferences(), saves: folder });
  vi.unstubAllEnvs();
  const [first, ...others] = services.tracks();
  expect(first).toMatchObject({ id: 'otterbrook', name: 'Otterbrook' });
  const names = others.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const monza = others.find(({ id }) => id === 'monza');
  expect(monza?.board(firstBook.id)?.name).toBe('Monza');
  expect(monza?.board(firstBook.id)).toBe(monza?.board(firstBook.id));
});

test('of the circuits on the list one board is kept, that of the one looked at last', () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_SETTINGS', folder);
  const services = screenServices({ preferences: openPreferences(), saves: folder });
  vi.unstubAllEnvs();
  const [otterbrook, other] = services.tracks();
  const board = otterbrook?.board(firstBook.id);
  expect(otterbrook?.board(firstBook.id)).toBe(board);
  other?.board(firstBook.id);
  expect(otterbrook?.board(firstBook.id)).not.toBe(board);
  expect(otterbrook?.board(firstBook.id)).toEqual(board);
});

test('races that go on are listed before those that are over, under the name of their circuit', () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_SETTINGS', folder);
  const services = screenServices({ preferences: openPreferences(), saves: folder });
  vi.unstubAllEnvs();
  for (const race of [
    { ...WANTED, humans: ['Ann'] },
    { ...WANTED, track: 'otterbrook' },
  ]) {
    const open = services.startRace(race);
    if (!('answers' in open)) throw new Error('the race begins');
    while (open.next().kind === 'cpu') open.advance();
    open.close();
  }
  const [open, over, ...others] = services.listSaves();
  expect(open).toMatchObject({ track: 'Mexico City' });
  expect(open?.finished).toBeUndefined();
  expect(over).toMatchObject({ track: 'Otterbrook', finished: true });
  expect(others).toEqual([]);
  expect(services.unfinished()).toMatchObject({ track: 'Mexico City' });
});

test('a race with options that its book does not have is a problem in a sentence', () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_SETTINGS', folder);
  const services = screenServices({ preferences: openPreferences(), saves: folder });
  vi.unstubAllEnvs();
  const options = { weather: 'sun', ballast: 'on' };
  expect(services.startRace({ ...WANTED, options })).toEqual({
    problem: 'Masters 2005: option ballast: there is no such option',
  });
  expect(services.listSaves()).toEqual([]);
});
