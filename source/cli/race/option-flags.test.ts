// The flags of options, tested with an additional book that has options of its own.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { optionalBook } from '../../testing/formula-de/optional-book.ts';

let runWords: typeof import('../../testing/run-words.ts').runWords;
let flags: typeof import('./option-flags.ts');
let report: typeof import('../simulation/head.ts');

// Loads the command line again beside one more book, and once more without it for the test files that follow.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(import('../../rules/books.ts'), async original => {
    const house = await original();
    const bookOf = (id: string) => (id === optionalBook.id ? optionalBook : house.bookOf(id));
    return { ...house, books: [...house.books, optionalBook], bookOf };
  });
  ({ runWords } = await import('../../testing/run-words.ts'));
  flags = await import('./option-flags.ts');
  report = await import('../simulation/head.ts');
});
afterAll(() => {
  vi.doUnmock(import('../../rules/books.ts'));
  vi.resetModules();
});

const FLAGGED = ['race', 'drive', 'simulate'];

test.each(FLAGGED)('chicane %s knows the flags of the options of every book', async command => {
  const { out } = await runWords(command, '--help');
  // One book may have a flag of a name that stands only behind `--with` in another.
  const flagged = flags.everyOption.flatMap(({ flag }) =>
    flag.form === 'name' ? [] : [flag.name],
  );
  for (const { flag } of flags.everyOption) {
    expect(out.includes(`--${flag.name} `), flag.name).toBe(flagged.includes(flag.name));
  }
  expect(out).toContain('--with ');
});

test('the options of a race are those that flags give it, as its book has them', () => {
  const given = { weather: 'rain', 'pit-stops': 'off', slipstreams: true, prepare: false };
  expect(flags.optionsFromFlags(optionalBook, given)).toEqual({
    weather: 'rain',
    pitStops: 'off',
    slipstreams: 'on',
  });
});

test('bare names behind --with switch options on, and a flag with a value says more', () => {
  const given = { with: ['slipstreams, early-slipstreams', 'weather'] };
  const all = { slipstreams: 'on', earlySlipstreams: 'on', weather: 'roll' };
  expect(flags.optionsFromFlags(optionalBook, given)).toEqual(all);
  expect(flags.optionsFromFlags(optionalBook, { ...given, weather: 'rain' })).toEqual({
    ...all,
    weather: 'rain',
  });
});

/** The names of a book that may stand behind `--with`: of the options with a value that the bare name sets. */
const namesWith = ({ options }: typeof masters2005) =>
  options.flatMap(({ flag }) => (flag?.sets === undefined ? [] : [flag.name])).join(', ');

const refused = (...lines: readonly string[]) =>
  FLAGGED.flatMap(command => lines.map(line => `${command} ${line}`));

test.each([
  ...refused('--slipstreams').map(line => [
    line,
    'Masters 2005 has no option --slipstreams. Books with it: optional.',
  ]),
  ...refused('--rules optional --tires soft').map(line => [
    line,
    'The optional book has no option --tires. Books with it: masters-2005, masters-2002, trant.',
  ]),
  ...refused('--rules optional --with early-slipstreams').map(line => [
    line,
    '--with early-slipstreams: it needs --slipstreams, which is off (The optional book).',
  ]),
  ...refused('--rules optional --with slipstream').map(line => [
    line,
    '--with slipstream: The optional book has no such option; did you mean slipstreams? It has: weather,',
  ]),
  ...refused('--with tires').map(line => [
    line,
    `--with tires: Masters 2005 has no such option. It has: ${namesWith(masters2005)}.`,
  ]),
  ...refused('--prepare --tires soft').map(line => [
    line,
    'With --prepare each driver chooses; leave --tires out.',
  ]),
  ...refused('--rules trant --prepare --wing high').map(line => [
    line,
    'With --prepare each driver chooses; leave --wing out.',
  ]),
  ['race --weather fog', '--weather takes "sun", "changeable", "rain", "roll", not "fog".'],
  ['race --slipstream', 'There is no flag "--slipstream".'],
])('chicane %s ends with 2', async (line = '', sentence = '') => {
  const { exitCode, out, err } = await runWords(...line.split(' '));
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});

test('chicane qualify has the flags of timed trials alone', async () => {
  const { out } = await runWords('qualify', '--help');
  expect(out).toContain('--weather');
  expect(out).not.toContain('--tires');
  expect(out).not.toContain('--pit-stops');
});

test('a report tells the options of a book in its words, and not what goes without saying', () => {
  const plan = { laps: 2, cars: ['pro'], points: [10] };
  const options = { weather: 'roll', preparation: 'ready', pitStops: 'off', slipstreams: 'on' };
  expect(report.headOf({ ...plan, rules: optionalBook.id, options })).toBe(
    'optional, 1 car, 2 laps, weather by the die, no pit stops, slipstreams; points 10',
  );
});
