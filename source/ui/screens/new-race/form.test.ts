import { describe, expect, it } from 'vitest';
import { masters2002 } from '../../../rules/formula-de/masters/masters-2002.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { offeredOptions } from '../../../rules/kit/options.ts';
import type { RuleBook } from '../../../rules/kit/types.ts';
import { optionalBook } from '../../../testing/formula-de/optional-book.ts';
import { type Key, named, typed } from '../../input/key.ts';
import type { Offer } from '../../offer.ts';
import { DEFAULT_SETTINGS, type NewRace } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { editForm, type FormModel, moveRow, openForm, openOptions, rowAt, rowsOf } from './form.ts';
import { raceOf } from './new-race-update.ts';

function track(id: string) {
  return { id, name: id, place: '', board: () => undefined, par: async () => undefined };
}
function offered({ options }: RuleBook) {
  return offeredOptions(options);
}
const OFFER: Offer = {
  tracks: [track('otterbrook'), track('monza')],
  levels: ['club', 'random'],
  books: [
    {
      id: 'masters-2005',
      name: 'Masters 2005',
      usualLaps: 3,
      hasTrials: true,
      sessionsMost: 3,
      options: offered(masters2005),
    },
    {
      id: 'masters-2002',
      name: 'Masters 2002',
      usualLaps: 3,
      hasTrials: true,
      sessionsMost: 3,
      options: offered(masters2002),
    },
  ],
  carsMax: 4,
  words: { en: EN, fr: FR },
};

const DRAW = 7;

/** Returns the race as filled in, without the opponents. */
function wantedRace(form: FormModel) {
  const { opponents: _opponents, ...race } = raceOf(form, OFFER);
  return race;
}

const USUAL = {
  spread: 'mixed',
  rules: 'masters-2005',
  options: Object.fromEntries(offered(masters2005).map(({ name, usual }) => [name, usual])),
  grid: { qualify: 'dice', sessions: 1, hand: 'guided' },
} as const;

function toRow(form: FormModel, kind: string, index = 0): FormModel {
  const rows = rowsOf(form);
  const at = rows.findIndex(row =>
    row.kind === 'option'
      ? row.name === kind
      : row.kind === kind && (row.kind !== 'human' || row.index === index),
  );
  return { ...form, row: at };
}
function type(form: FormModel, ...keys: (Key | string)[]): FormModel {
  return keys.reduce<FormModel>(
    (now, key) => editForm(now, typeof key === 'string' ? typed(key) : key, OFFER),
    form,
  );
}

describe('the form of a new race', () => {
  it('begins with something that can be raced at once', () => {
    const form = openForm(OFFER, DEFAULT_SETTINGS, DRAW);
    expect(rowAt(form)).toEqual({ kind: 'human', index: 0 });
    expect(wantedRace(form)).toEqual({
      track: 'otterbrook',
      laps: 1,
      humans: [],
      cars: 4,
      level: 'club',
      ...USUAL,
    });
  });

  it('begins with the last race, without what is no longer on offer', () => {
    const lastRace = {
      track: 'spa',
      laps: 3,
      humans: ['Ann'],
      cars: 40,
      level: 'master',
      ...USUAL,
      opponents: [],
      rules: 'masters-1999',
    };
    const form = openForm(OFFER, { ...DEFAULT_SETTINGS, lastRace }, DRAW);
    expect(rowAt(form).kind).toBe('start');
    expect(wantedRace(form)).toEqual({
      track: 'otterbrook',
      laps: 3,
      humans: ['Ann'],
      cars: 4,
      level: 'club',
      ...USUAL,
    });
  });

  it('always has an empty line for one more driver until the grid is full', () => {
    let form = toRow(openForm(OFFER, DEFAULT_SETTINGS, DRAW), 'human');
    for (let index = 0; index < 4; index++) {
      form = type(toRow(form, 'human', index), 'A', String(index));
    }
    expect(form.humans.map(field => field.text)).toEqual(['A0', 'A1', 'A2', 'A3']);
    expect(wantedRace(form).humans).toHaveLength(4);
  });

  it('steps and types numbers within their limits', () => {
    const form = toRow(openForm(OFFER, DEFAULT_SETTINGS, DRAW), 'laps');
    expect(type(form, named('left')).laps).toBe(1);
    expect(type(form, named('right'), 'l').laps).toBe(3);
    expect(type(form, '2').laps).toBe(12);
    expect(type(form, '2', '5').laps).toBe(5);
    const cars = toRow(form, 'cars');
    expect(type(cars, named('right')).cars).toBe(4);
    expect(type(cars, named('left'), named('left'), named('left'), named('left')).cars).toBe(2);
  });

  it('takes only digits for the seed', () => {
    const form = type(toRow(openForm(OFFER, DEFAULT_SETTINGS, DRAW), 'seed'), '4', 'x', '2', {
      name: 'paste',
      text: '7 8',
    });
    expect(wantedRace(form).seed).toBe(42);
  });

  it('keeps book, weather, tires, preparation and grid of the last race', () => {
    const lastRace = {
      track: 'monza',
      laps: 1,
      humans: [],
      cars: 4,
      level: 'club',
      spread: 'even',
      rules: 'masters-2002',
      options: { weather: 'roll', tires: 'soft', preparation: 'chosen' },
      grid: { qualify: 'timed', sessions: 2, hand: 'free' },
    } as const;
    const settings = { ...DEFAULT_SETTINGS, lastRace: { ...lastRace, opponents: [] } };
    expect(wantedRace(openForm(OFFER, settings, DRAW))).toEqual(lastRace);
  });

  it('steps through books, weathers, tires and preparations', () => {
    const form = openForm(OFFER, DEFAULT_SETTINGS, DRAW);
    const step = (kind: string, times: number) =>
      wantedRace(type(toRow(form, kind), ...Array.from({ length: times }, () => named('right'))));
    expect(step('rules', 1).rules).toBe('masters-2002');
    expect([1, 2, 3, 4].map(times => step('weather', times).options['weather'])).toEqual([
      'changeable',
      'rain',
      'roll',
      'sun',
    ]);
    expect([1, 2].map(times => step('tires', times).options['tires'])).toEqual(['soft', 'rain']);
    expect(step('preparation', 1).options['preparation']).toBe('chosen');
  });

  it('asks for sessions and hand only where timed trials make the grid', () => {
    const form = openForm(OFFER, DEFAULT_SETTINGS, DRAW);
    const kinds = (one: FormModel) => rowsOf(one).map(row => row.kind);
    expect(kinds(form)).not.toContain('sessions');
    const timed = type(toRow(form, 'qualify'), named('left'));
    expect(raceOf(timed, OFFER).grid).toEqual({ qualify: 'timed', sessions: 1, hand: 'guided' });
    expect(kinds(timed)).toEqual(expect.arrayContaining(['sessions', 'hand']));
    const steps = [1, 2, 3].map(times =>
      type(toRow(timed, 'sessions'), ...Array.from({ length: times }, () => named('right'))),
    );
    expect(steps.map(one => raceOf(one, OFFER).grid.sessions)).toEqual([2, 3, 3]);
    expect(raceOf(type(toRow(timed, 'hand'), named('right')), OFFER).grid.hand).toBe('free');
  });

  it('offers timed trials only by a book that has them', () => {
    const [first, second] = OFFER.books;
    if (first === undefined || second === undefined) throw new Error('two books');
    const offer = { ...OFFER, books: [first, { ...second, hasTrials: false }] };
    const press = (form: FormModel, kind: string, key: Key) =>
      editForm(toRow(form, kind), key, offer);
    const timed = press(openForm(offer, DEFAULT_SETTINGS, DRAW), 'qualify', named('left'));
    expect(timed.grid.qualify).toBe('timed');
    const other = press(timed, 'rules', named('right'));
    expect(other.grid).toEqual({ qualify: 'dice', sessions: 1, hand: 'guided' });
    expect(press(other, 'qualify', named('left')).grid.qualify).toBe('none');
    const lastRace = { ...raceOf(timed, offer), rules: second.id };
    const again = openForm(offer, { ...DEFAULT_SETTINGS, lastRace }, DRAW);
    expect(again.grid.qualify).toBe('dice');
  });

  it('asks for no grid by a book that settles it itself', () => {
    const [first, second] = OFFER.books;
    if (first === undefined || second === undefined) throw new Error('two books');
    const bids: Offer['books'][number] = { ...second, hasTrials: false, makesGrid: true };
    const offer = { ...OFFER, books: [first, bids] };
    const kinds = (form: FormModel) => rowsOf(form).map(({ kind }) => kind);
    const press = (form: FormModel) => editForm(toRow(form, 'rules'), named('right'), offer);
    const opened = openForm(offer, DEFAULT_SETTINGS, DRAW);
    expect(kinds(opened)).toContain('qualify');
    const other = press(opened);
    expect(kinds(other)).not.toContain('qualify');
    expect(kinds(press(other))).toContain('qualify');
    const lastRace = { ...raceOf(opened, offer), rules: bids.id };
    const again = openForm(offer, { ...DEFAULT_SETTINGS, lastRace }, DRAW);
    expect(kinds(again)).not.toContain('qualify');
  });

  it('fills in what a race kept by an older program does not say', () => {
    const {
      rules: _rules,
      options: _options,
      grid: _grid,
      ...older
    } = { ...USUAL, track: 'monza', laps: 2 };
    const lastRace = { ...older, humans: [], cars: 3, level: 'club' } as unknown as NewRace;
    expect(wantedRace(openForm(OFFER, { ...DEFAULT_SETTINGS, lastRace }, DRAW))).toMatchObject(
      USUAL,
    );
  });

  it('shows the options of its book alone, and keeps the values that the next book has too', () => {
    const { id, name } = optionalBook;
    const other = {
      id,
      name,
      usualLaps: 1,
      hasTrials: false,
      sessionsMost: 3,
      options: offered(optionalBook),
    };
    const offer = { ...OFFER, books: [...OFFER.books, other] };
    const press = (form: FormModel, row: string, ...keys: Key[]) =>
      keys.reduce((now, key) => editForm(now, key, offer), toRow(form, row));
    const rain = press(openForm(offer, DEFAULT_SETTINGS, DRAW), 'weather', named('right'));
    const soft = press(rain, 'tires', named('right'));
    const optional = press(soft, 'rules', named('left'));
    expect(raceOf(optional, offer)).toMatchObject({ rules: id });
    expect(raceOf(optional, offer).options).toEqual({
      weather: 'changeable',
      preparation: 'ready',
      pitStops: 'on',
      slipstreams: 'off',
      earlySlipstreams: 'off',
    });
    const rows = rowsOf(openOptions(optional));
    expect(rows.flatMap(row => (row.kind === 'option' ? row.name : []))).toEqual(
      Object.keys(optional.options),
    );
    expect(press(optional, 'rules', named('right')).options).toEqual({
      ...USUAL.options,
      weather: 'changeable',
    });
  });

  it('changes the laps with the rules until somebody sets them', () => {
    const { id, name } = optionalBook;
    const short = {
      id,
      name,
      usualLaps: 1,
      hasTrials: false,
      sessionsMost: 3,
      options: offered(optionalBook),
    };
    const offer = { ...OFFER, books: [...OFFER.books, short] };
    const lastRace = (laps: number) => ({
      ...raceOf(openForm(offer, DEFAULT_SETTINGS, DRAW), offer),
      laps,
    });
    const open = (laps: number) =>
      openForm(offer, { ...DEFAULT_SETTINGS, lastRace: lastRace(laps) }, DRAW);
    const press = (form: FormModel, row: string, key: Key) =>
      editForm(toRow(form, row), key, offer);
    const other = press(open(3), 'rules', named('left'));
    expect(other).toMatchObject({ rules: id, laps: 1 });
    expect(press(other, 'rules', named('right')).laps).toBe(3);
    const set = press(other, 'laps', named('right'));
    expect(press(set, 'rules', named('right')).laps).toBe(2);
    expect(press(open(5), 'rules', named('left')).laps).toBe(5);
  });

  it('has no option on without the one that it needs', () => {
    const { id, name } = optionalBook;
    const book = {
      id,
      name,
      usualLaps: 1,
      hasTrials: false,
      sessionsMost: 3,
      options: offered(optionalBook),
    };
    const offer = { ...OFFER, books: [book] };
    const press = (form: FormModel, row: string) =>
      editForm(toRow(form, row), named('right'), offer);
    const form = openOptions(openForm(offer, DEFAULT_SETTINGS, DRAW));
    expect(press(form, 'earlySlipstreams').options).toMatchObject({ earlySlipstreams: 'off' });
    const both = press(press(form, 'slipstreams'), 'earlySlipstreams');
    expect(both.options).toMatchObject({ slipstreams: 'on', earlySlipstreams: 'on' });
    expect(press(both, 'slipstreams').options).toMatchObject({
      slipstreams: 'off',
      earlySlipstreams: 'off',
    });
    const lastRace = { ...raceOf(both, offer), options: { earlySlipstreams: 'on' } };
    const again = openForm(offer, { ...DEFAULT_SETTINGS, lastRace }, DRAW);
    expect(again.options).toMatchObject({ slipstreams: 'off', earlySlipstreams: 'off' });
  });

  it('goes round at its ends', () => {
    const form = openForm(OFFER, DEFAULT_SETTINGS, DRAW);
    expect(rowAt(moveRow(form, -1)).kind).toBe('seed');
    expect(rowAt(moveRow(moveRow(form, -1), 1)).kind).toBe('human');
  });
});
