// The form of a new race: what is filled in, and what each key does to it.
import { SPREADS } from '../../../drivers/levels/opponents.ts';
import { SESSIONS_MAX } from '../../../rules/formula-de/chapters/trials/timed-trials.ts';
import { TRIAL_HANDS } from '../../../rules/formula-de/chapters/trials/trial-lists.ts';
import { fittingOptions, type OptionField } from '../../../rules/kit/options.ts';
import { isTyped, type Key } from '../../input/key.ts';
import { isKeyOf } from '../../keys.ts';
import type { Offer } from '../../offer.ts';
import {
  type GridSpread,
  type GridWishes,
  QUALIFY,
  type Qualify,
  type Settings,
  type WantedOpponent,
} from '../../services.ts';
import {
  cleanText,
  editField,
  fieldOf,
  suggestedField,
  type TextField,
} from '../../typing/text-field.ts';

export const NAME_COLUMNS = 20;
const LAPS_MAX = 99;
const SEED_DIGITS = 9;

export const DEFAULT_GRID: GridWishes = { qualify: 'dice', sessions: 1, hand: 'guided' };
const TRIAL_ROWS: readonly FormRow[] = [{ kind: 'sessions' }, { kind: 'hand' }];
/** Most options that stand among the other lines; a book with more has a page for them. */
const OPTIONS_BESIDE = 3;

export type FormRow =
  | { readonly kind: 'start' }
  | { readonly kind: 'track' }
  | { readonly kind: 'laps' }
  | { readonly kind: 'human'; readonly index: number }
  | { readonly kind: 'cars' }
  | { readonly kind: 'level' }
  | { readonly kind: 'opponents' }
  | { readonly kind: 'qualify' }
  | { readonly kind: 'sessions' }
  | { readonly kind: 'hand' }
  | { readonly kind: 'rules' }
  | { readonly kind: 'option'; readonly name: string }
  /** `options` opens the page of the options, and `done` closes it. */
  | { readonly kind: 'options' }
  | { readonly kind: 'done' }
  | { readonly kind: 'seed' };

export interface FormModel {
  readonly track: string;
  readonly laps: number;
  /** Whether the number of laps follows the rules; false once somebody has set it. */
  readonly lapsByRules: boolean;
  /** One field per human driver, and an empty one for another. */
  readonly humans: readonly TextField[];
  readonly cars: number;
  readonly level: string;
  readonly spread: GridSpread;
  /** The opponents in grid order once the player has changed one; empty until then. */
  readonly chosen: readonly WantedOpponent[];
  /** The number with which opponents are drawn when no seed is typed, and how often they were drawn again. */
  readonly draw: number;
  readonly redraws: number;
  readonly grid: GridWishes;
  readonly choosesGrid: boolean;
  readonly rules: string;
  /** Values of the options that the book offers, by name and in their order; all of them valid. */
  readonly options: Readonly<Record<string, string>>;
  readonly seed: TextField;
  /** Whether the lines are those of the race or, of a book with many options, those of its options. */
  readonly page: 'race' | 'options';
  readonly row: number;
}

/**
 * Returns a form filled in with the last race, or for a first one. A form for a first race begins with the name, any
 * other with the line that starts it.
 * @param draw a random number to draw the opponents with
 */
export function openForm(offer: Offer, settings: Settings, draw: number): FormModel {
  const last = settings.lastRace;
  const known = offer.tracks.some(track => track.id === last?.track);
  const cars = clamp(last?.cars ?? Math.min(6, offer.carsMax), 2, offer.carsMax);
  const level = last !== undefined && offer.levels.includes(last.level) ? last.level : undefined;
  const names = last?.humans ?? [settings.name === '' ? '' : settings.name];
  const rules = oneOf(
    offer.books.map(book => book.id),
    last?.rules,
  );
  const form = withSpareHuman(
    {
      track: (known ? last?.track : offer.tracks[0]?.id) ?? '',
      laps: clamp(last?.laps ?? 1, 1, LAPS_MAX),
      lapsByRules: last !== undefined && last.laps === usualLapsBy(rules, offer),
      humans: names.map(name => suggestedField(cleanText(name, NAME_COLUMNS))),
      cars,
      level: level ?? offer.levels[0] ?? '',
      ...lastOpponents(offer, last),
      draw,
      redraws: 0,
      grid: gridBy(rules, { ...DEFAULT_GRID, ...last?.grid }, offer),
      choosesGrid: choosesGridBy(rules, offer),
      rules,
      options: fittingOptions(offeredBy(rules, offer), { ...last?.options }),
      seed: fieldOf(''),
      page: 'race',
      row: 0,
    },
    offer,
  );
  return last === undefined ? form : { ...form, row: startRow(form) };
}

// Drawn opponents are drawn again; chosen ones stay if their level still exists.
function lastOpponents(
  { levels }: Offer,
  last: Settings['lastRace'],
): Pick<FormModel, 'spread' | 'chosen'> {
  const spread = oneOf([...SPREADS, 'chosen'], last?.spread);
  if (spread !== 'chosen') return { spread, chosen: [] };
  const chosen = (last?.opponents ?? []).filter(one => levels.includes(one.level));
  return {
    spread,
    chosen: chosen.map(one => ({ ...one, name: cleanText(one.name, NAME_COLUMNS) })),
  };
}

/** Returns the lines of the form from top to bottom: what a first race needs, then what may stay as it is. */
export function rowsOf(form: FormModel): readonly FormRow[] {
  const trials = form.grid.qualify === 'timed' ? TRIAL_ROWS : [];
  const grid: readonly FormRow[] = form.choosesGrid ? [{ kind: 'qualify' }, ...trials] : [];
  const options = Object.keys(form.options).map((name): FormRow => ({ kind: 'option', name }));
  if (form.page === 'options') return [...options, ...grid, { kind: 'done' }];
  const isLong = options.length > OPTIONS_BESIDE;
  return [
    ...form.humans.map((_, index): FormRow => ({ kind: 'human', index })),
    { kind: 'start' },
    { kind: 'track' },
    { kind: 'laps' },
    { kind: 'cars' },
    { kind: 'level' },
    { kind: 'opponents' },
    ...(isLong ? [] : grid),
    { kind: 'rules' },
    ...(isLong ? [{ kind: 'options' } as const] : options),
    { kind: 'seed' },
  ];
}

export function rowAt(form: FormModel): FormRow {
  return rowsOf(form)[form.row] ?? { kind: 'start' };
}

export function openOptions(form: FormModel): FormModel {
  return { ...form, page: 'options', row: 0 };
}

/** Returns the form with the lines of the race, and the one that opened the options marked. */
export function closeOptions(form: FormModel): FormModel {
  return onRow({ ...form, page: 'race' }, 'options');
}

/** Reports whether letters are text here and not commands. */
export function isTyping(form: FormModel): boolean {
  return rowAt(form).kind === 'human' || rowAt(form).kind === 'seed';
}

export function editForm(form: FormModel, key: Key, offer: Offer): FormModel {
  const row = rowAt(form);
  if (row.kind === 'human') return editHuman(form, row.index, key, offer);
  if (row.kind === 'seed') return { ...form, seed: editSeed(form.seed, key) };
  // A name typed where the race starts is that of the first driver.
  if (row.kind === 'start' && isTyped(key) && /\p{L}/u.test(key.text)) {
    return editHuman(onRow(form, 'human'), 0, key, offer);
  }
  if (isKeyOf('less', key)) return stepRow(form, row, -1, offer);
  if (isKeyOf('more', key)) return stepRow(form, row, 1, offer);
  if (row.kind === 'laps') return withLaps(form, typeNumber(form.laps, key, LAPS_MAX));
  return form;
}

/** Returns the form with another line marked, wrapping around at the ends. */
export function moveRow(form: FormModel, by: number): FormModel {
  const count = rowsOf(form).length;
  return { ...form, row: (form.row + by + count) % count };
}

/**
 * Returns the form after Enter on a line that Enter does not open: with the next line marked, and after the last one
 * the line that starts the race.
 */
export function confirmRow(form: FormModel): FormModel {
  const isLast = form.row === rowsOf(form).length - 1;
  return isLast ? { ...form, row: startRow(form) } : moveRow(form, 1);
}

function startRow(form: FormModel): number {
  return rowsOf(form).findIndex(row => row.kind === 'start');
}

function stepRow(form: FormModel, row: FormRow, by: number, offer: Offer): FormModel {
  switch (row.kind) {
    case 'track':
      return {
        ...form,
        track: stepIn(
          offer.tracks.map(track => track.id),
          form.track,
          by,
        ),
      };
    case 'laps':
      return withLaps(form, clamp(form.laps + by, 1, LAPS_MAX));
    case 'cars':
      return {
        ...form,
        cars: clamp(form.cars + by, Math.max(2, humansOf(form).length), offer.carsMax),
      };
    case 'level':
      return {
        ...form,
        level: stepIn(offer.levels, form.level, by),
        spread: form.spread === 'even' ? 'even' : 'mixed',
      };
    case 'opponents':
      return { ...form, spread: form.spread === 'mixed' ? 'even' : 'mixed' };
    case 'qualify':
    case 'sessions':
    case 'hand':
      return { ...form, grid: stepGrid(form, row.kind, by, offer) };
    case 'rules': {
      const ids = offer.books.map(book => book.id);
      const rules = stepIn(ids, form.rules, by);
      const options = fittingOptions(offeredBy(rules, offer), form.options);
      const laps = form.lapsByRules ? usualLapsBy(rules, offer) : form.laps;
      const grid = gridBy(rules, form.grid, offer);
      const choosesGrid = choosesGridBy(rules, offer);
      return onRow({ ...form, rules, laps, options, grid, choosesGrid }, 'rules');
    }
    case 'option':
      return { ...form, options: stepOption(form, row.name, by, offer) };
    default:
      return form;
  }
}

// The line is looked up by its kind, because another book may have other lines above it.
function onRow(form: FormModel, wanted: FormRow['kind']): FormModel {
  return { ...form, row: rowsOf(form).findIndex(({ kind }) => kind === wanted) };
}

export function humansOf(form: FormModel): readonly string[] {
  return form.humans.map(field => field.text.trim()).filter(name => name !== '');
}

export function offeredBy(rules: string, { books }: Offer): readonly OptionField[] {
  return books.find(({ id }) => id === rules)?.options ?? [];
}

function withLaps(form: FormModel, laps: number): FormModel {
  return laps === form.laps ? form : { ...form, laps, lapsByRules: false };
}

function usualLapsBy(rules: string, { books }: Offer): number {
  return books.find(({ id }) => id === rules)?.usualLaps ?? 1;
}

// An option that is switched off switches off those that need it.
function stepOption(
  { rules, options }: FormModel,
  name: string,
  by: number,
  offer: Offer,
): FormModel['options'] {
  const offered = offeredBy(rules, offer);
  const { values = [] } = offered.find(option => option.name === name) ?? {};
  return fittingOptions(offered, {
    ...options,
    [name]: stepIn(values, options[name] ?? '', by),
  });
}

// Not every book has timed trials, or as many sessions of them.
function gridBy(rules: string, grid: GridWishes, offer: Offer): GridWishes {
  return {
    ...grid,
    qualify: oneOf(qualifyBy(rules, offer), grid.qualify),
    sessions: Math.min(grid.sessions, sessionsBy(rules, offer)),
  };
}

function choosesGridBy(rules: string, { books }: Offer): boolean {
  return books.find(({ id }) => id === rules)?.makesGrid !== true;
}

function sessionsBy(rules: string, { books }: Offer): number {
  return books.find(({ id }) => id === rules)?.sessionsMost ?? SESSIONS_MAX;
}

function qualifyBy(rules: string, { books }: Offer): readonly Qualify[] {
  const hasTrials = books.some(book => book.id === rules && book.hasTrials);
  return QUALIFY.filter(one => hasTrials || one !== 'timed');
}

function stepGrid(
  { rules, grid }: FormModel,
  row: 'qualify' | 'sessions' | 'hand',
  by: number,
  offer: Offer,
): GridWishes {
  if (row === 'qualify') {
    return { ...grid, qualify: stepIn(qualifyBy(rules, offer), grid.qualify, by) };
  }
  if (row === 'hand') return { ...grid, hand: stepIn(TRIAL_HANDS, grid.hand, by) };
  return { ...grid, sessions: clamp(grid.sessions + by, 1, sessionsBy(rules, offer)) };
}

function editHuman(form: FormModel, index: number, key: Key, offer: Offer): FormModel {
  const humans = form.humans.map((field, at) =>
    at === index ? editField(field, key, NAME_COLUMNS) : field,
  );
  const cars = Math.max(form.cars, humansOf({ ...form, humans }).length);
  return withSpareHuman({ ...form, humans, cars }, offer);
}

// An empty field stands after the names as long as the grid has room.
function withSpareHuman(form: FormModel, offer: Offer): FormModel {
  const full = form.humans.length >= offer.carsMax || form.humans.at(-1)?.text === '';
  return full ? form : { ...form, humans: [...form.humans, fieldOf('')] };
}

function editSeed(field: TextField, key: Key): TextField {
  if (isTyped(key) && !/^\d$/.test(key.text)) return field;
  const next = editField(field, key, SEED_DIGITS);
  return /^\d*$/.test(next.text) ? next : field;
}

function typeNumber(value: number, key: Key, most: number): number {
  if (key.name === 'backspace') return Math.max(1, Math.floor(value / 10));
  if (!/^\d$/.test(key.text)) return value;
  const longer = value * 10 + Number(key.text);
  return clamp(longer <= most ? longer : Number(key.text), 1, most);
}

/** Returns the last choice if it is still on offer, else the first of the list; an empty text for an empty list. */
function oneOf<T extends string>(list: readonly T[], last: T | undefined): T {
  return list.find(one => one === last) ?? list[0] ?? ('' as T);
}

/** Returns the value `by` places further in a list, wrapping around at the ends. */
export function stepIn<T extends string>(list: readonly T[], value: T, by: number): T {
  const at = list.indexOf(value);
  return list[(at + by + list.length) % list.length] ?? value;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
