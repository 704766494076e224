// The options of the books: what every declaration keeps to, and what options change in steps and numbers.
import { describe, expect, test } from 'vitest';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { optionalBook } from '../../testing/formula-de/optional-book.ts';
import { driveAtRandom, eightCars } from '../../testing/formula-de/random-drive.ts';
import { books, trialBooks } from '../books.ts';
import { fingerprint } from '../kit/hash.ts';
import { optionFaults } from '../kit/options.ts';
import { makeBook } from './book.ts';
import { masters2005 } from './masters/masters-2005.ts';
import type { BookOption } from './options.ts';
import type { FormulaDeOptions } from './state.ts';

const BOOKS = [...books, ...trialBooks, optionalBook];
const BOARD = cornersBoard();

/** Returns the places of the numbers that an option changes, such as `pits.quickStopUpTo`. */
function changedBy({ changes = {} }: BookOption): readonly string[] {
  return Object.entries(changes).flatMap(([chapter, numbers]) =>
    Object.keys(numbers).map(number => `${chapter}.${number}`),
  );
}

describe.each(BOOKS.map(book => [book.id, book] as const))('the options of %s', (_id, book) => {
  const { definition } = book;
  const { options } = definition;
  const named = (name: string) => options.find(option => option.name === name);
  const lists = [...definition.preparation, ...definition.round, ...definition.orderOfPlay];

  test('have names, and flags, of their own', () => {
    for (const names of [
      options.map(({ name }) => name),
      options.flatMap(({ flag }) => flag?.name ?? []),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('change different numbers', () => {
    const changed = options.flatMap(changedBy);
    expect(new Set(changed).size).toBe(changed.length);
  });

  test('change numbers that the book has', () => {
    const chapters: Readonly<Record<string, unknown>> = { ...definition.values };
    for (const option of options) {
      for (const path of changedBy(option)) {
        const [chapter = '', number = ''] = path.split('.');
        expect(chapters[chapter], path).toHaveProperty(number);
      }
    }
  });

  test('are usual, off and called by values that there are', () => {
    for (const { values, usual, off, flag } of options) {
      for (const value of [usual, off ?? usual, flag?.sets ?? usual]) {
        expect(values).toContain(value);
      }
      for (const value of Object.keys(flag?.told ?? {})) expect(values).toContain(value);
    }
    expect(optionFaults(options, {})).toEqual([]);
  });

  test('need, and give way to, options that can be off', () => {
    options.forEach(({ off, needs, overruledBy }, at) => {
      if (needs !== undefined) {
        expect(off).toBeDefined();
        expect(options.slice(0, at).map(({ name }) => name)).toContain(needs);
      }
      for (const other of [needs, overruledBy]) {
        if (other !== undefined) expect(named(other)?.off).toBeDefined();
      }
    });
  });

  test('are declared where a list of steps names them, and can be off', () => {
    for (const [step, , option] of lists) {
      if (option !== undefined) expect(named(option)?.off, step).toBeDefined();
    }
  });

  test('leave no step out to which numbers lead back', () => {
    const { slipstreamReturn } = definition.values.pits;
    const line = definition.orderOfPlay.find(([step]) => step === slipstreamReturn);
    expect(line?.[2]).toBeUndefined();
  });

  test('are those that the chapters ask for, and maybe more', () => {
    const asked: readonly (keyof FormulaDeOptions)[] = [
      'weather',
      'lastSession',
      'tires',
      'preparation',
    ];
    expect(options.map(({ name }) => name)).toEqual(expect.arrayContaining([...asked]));
  });
});

describe('an option', () => {
  const terms = (options: object) => optionalBook.terms(options);
  const printed = optionalBook.definition.orderOfPlay.map(([step]) => step);

  test('that is off leaves its steps out, wherever a list of the book has them', () => {
    const { orderOfPlay, values } = terms({ pitStops: 'off', slipstreams: 'off' });
    const left = ['pitTires', 'pitStop', 'slipstream'];
    expect(orderOfPlay).toEqual(printed.filter(step => !left.includes(step)));
    expect(values.pits.quickExit).not.toContain('slipstream');
    expect(terms({ slipstreams: 'on' }).values.pits.quickExit).toContain('slipstream');
  });

  test('that is on puts its steps at their printed place', () => {
    expect(terms({ pitStops: 'on', slipstreams: 'on' }).orderOfPlay).toEqual(printed);
    expect(terms({ slipstreams: 'on', pitStops: 'off' }).orderOfPlay).toEqual(
      printed.filter(step => !['pitTires', 'pitStop'].includes(step)),
    );
  });

  test('changes its numbers while it is on, and no others', () => {
    const { values } = optionalBook.definition;
    expect(terms({ pitStops: 'off' }).values.pits.quickStopUpTo).toBe(values.pits.quickStopUpTo);
    expect(terms({ pitStops: 'on', slipstreams: 'on', earlySlipstreams: 'on' }).values).toEqual({
      ...values,
      pits: { ...values.pits, quickStopUpTo: 15 },
      slipstream: { ...values.slipstream, spaces: 2, lowestGear: 3 },
    });
  });

  test('has the same terms whatever the order in which options are given', () => {
    expect(terms({ pitStops: 'on', slipstreams: 'on' })).toBe(
      terms({ slipstreams: 'on', pitStops: 'on' }),
    );
  });

  test('of a race of which nothing is said has its usual value', () => {
    const { race } = optionalBook.start(eightCars(BOARD, 1), BOARD);
    expect(race.options).toMatchObject({ pitStops: 'on', slipstreams: 'off', weather: 'sun' });
  });
});

/** Returns every combination of values of the options that can be off. */
function combinations(): readonly object[] {
  const switches = optionalBook.options.filter(({ off }) => off !== undefined);
  return switches.reduce<readonly object[]>(
    (some, { name, values }) =>
      some.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [{}],
  );
}

describe('options multiply', () => {
  const possible = combinations().filter(
    options => optionFaults(optionalBook.options, options).length === 0,
  );

  test.each(possible.map(options => [options]))('a race with %j starts and ends', options => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];
    const setup = { ...eightCars(BOARD, 11), book: optionalBook.id, seats, options };
    const asked = new Set<string>();
    const race = driveAtRandom(BOARD, setup, stage => asked.add(stage.asked.step), optionalBook);
    expect(optionalBook.faults(race, BOARD)).toEqual([]);
    expect(race.options).toMatchObject(options);
    const { orderOfPlay, preparation } = optionalBook.terms(race.options);
    const steps: readonly string[] = [...orderOfPlay, ...preparation];
    for (const step of asked) expect(steps).toContain(step);
  });

  test('but for those that lack one that they need', () => {
    expect(combinations()).toHaveLength(16);
    expect(possible).toHaveLength(12);
  });
});

describe('a book does not start with', () => {
  const start = (options: unknown) =>
    optionalBook.start({ ...eightCars(BOARD, 1), options }, BOARD);

  test.each<[string, unknown, string]>([
    [
      'an option that it does not have',
      { slipstream: 'on' },
      'option slipstream: there is no such option; did you mean slipstreams?',
    ],
    [
      'a value that it does not allow',
      { tires: 'soft' },
      'option tires: "soft" is not one of hard',
    ],
    [
      'an option without the one that it needs',
      { earlySlipstreams: 'on' },
      'option earlySlipstreams: it needs option slipstreams, which is off',
    ],
    ['options that are none', 'sun', 'option 0: there is no such option'],
  ])('%s', (_what, options, fault) => {
    expect(() => start(options)).toThrow(RangeError);
    expect(() => start(options)).toThrow(`The optional book: ${fault}`);
  });

  test('nor goes on with a race that has them', () => {
    const { race } = optionalBook.start(eightCars(BOARD, 1), BOARD);
    const faults = (options: object) =>
      optionalBook.faults({ ...race, options: { ...race.options, ...options } }, BOARD);
    expect(faults({ earlySlipstreams: 'on' })).toEqual([
      'options.earlySlipstreams: it needs options.slipstreams, which is off',
    ]);
    expect(faults({ ballast: 'on' })).toEqual(['options.ballast: there is no such option']);
    expect(masters2005.faults({ ...race, book: masters2005.id }, BOARD)).toEqual([
      'options.pitStops: there is no such option',
      'options.slipstreams: there is no such option',
      'options.earlySlipstreams: there is no such option',
    ]);
  });
});

describe('an option that came to its book later', () => {
  const { definition } = masters2005;
  const later: BookOption = {
    name: 'ballast',
    values: ['off', 'on'],
    usual: 'off',
    off: 'off',
    later: true,
  };
  const grown = makeBook({ ...definition, options: [...definition.options, later] });
  const board = cornersBoard();
  const setup = (options: object) => ({
    book: definition.id,
    track: board.id,
    seed: 3,
    laps: 1,
    seats: [{ name: 'Ada' }],
    options,
  });

  test('leaves a race in which it is off as it was before', () => {
    const before = masters2005.start(setup({}), board).race;
    expect(fingerprint(grown.start(setup({}), board).race)).toBe(fingerprint(before));
    expect(fingerprint(grown.start(setup({ ballast: 'off' }), board).race)).toBe(
      fingerprint(before),
    );
    expect(grown.faults(before, board)).toEqual([]);
  });

  test('is written into a race in which it is on', () => {
    const { race } = grown.start(setup({ ballast: 'on' }), board);
    expect(race.options).toMatchObject({ ballast: 'on' });
    expect(grown.faults(race, board)).toEqual([]);
    expect(masters2005.faults(race, board)).not.toEqual([]);
  });
});
