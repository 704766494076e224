// The lines of the form of a new season.

import { DEFAULT_LEVEL } from '../../../../drivers/levels/drivers.ts';
import { allBooks, bookNamed, games } from '../../../../rules/games.ts';
import { offeredOptions } from '../../../../rules/kit/options.ts';
import { SEASON_WORDS } from '../../../../season/pages/words/season-words.ts';
import type { Criterion, GridRule } from '../../../../season/plan/plan.ts';
import { POINTS_TABLES } from '../../../../season/plan/points-tables.ts';
import { usualBook } from '../../../../season/templates/template.ts';
import { templateNamed, templates } from '../../../../season/templates/templates.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { choiceField, type FormField, type FormState, listField, textField } from './form.ts';
import { rowsOf, usualCalendar } from './plan-lists.ts';

const CPUS_MOST = 60;
const CPUS_USUAL = '5';
const BEST_MOST = 20;
/** Prefix of the lines of options, before the name of the option. */
export const OPTION = 'option.';
/** The choice that leaves a value to the format. */
export const USUAL = 'usual';

const GRIDS = [
  'trials',
  'lot',
  'rotation',
  'standings',
  'reversed',
  'lastResult',
  'byHand',
] as const satisfies readonly GridRule[];

export function planFields(model: Model, form: FormState): readonly FormField[] {
  const words = wordsOf(model).season.plan;
  const ids = allBooks().map(({ id }) => id);
  const formats = templates.map(({ id }) => id);
  const format = choiceField(
    'template',
    words.format,
    formats,
    form,
    id => words.formats[id] ?? id,
  );
  const rules = usualBook(templateNamed(format.value))?.id;
  const usual = rules === undefined ? form : { ...form, values: { book: rules, ...form.values } };
  const book = choiceField('book', words.book, ids, usual, id => bookNamed(id)?.name ?? id);
  return [
    textField('name', words.name, words.usualName, form),
    format,
    book,
    textField('laps', words.laps, '', form),
    ...weekendFields(model, form),
    ...driverFields(model, form),
    ...scoringFields(model, form),
    ...seriesFields(model, form, book.value),
    ...optionFields(model, form, book.value),
    textField('seed', words.seed, form.values['usualSeed'] ?? '1', form),
  ];
}

function weekendFields(model: Model, form: FormState): readonly FormField[] {
  const words = wordsOf(model).season.plan;
  const { grids } = SEASON_WORDS[model.settings.language].weekend;
  const rows = rowsOf(form, 'calendar', () => usualCalendar(form));
  const circuits = rows.map(({ track = '' }) => form.tracks[track] ?? track);
  return [
    choiceField('grid', words.grid, [USUAL, ...GRIDS], form, rule =>
      rule === USUAL ? words.usual : grids[rule as GridRule],
    ),
    listField('calendar', words.calendar, words.listed(circuits)),
  ];
}

function driverFields(model: Model, form: FormState): readonly FormField[] {
  const { levels, season } = wordsOf(model);
  const { plan: words } = season;
  const counts = Array.from({ length: CPUS_MOST + 1 }, (_, at) => String(at));
  const usual = { ...form, values: { cpus: CPUS_USUAL, level: DEFAULT_LEVEL, ...form.values } };
  const named = (level: string) => levels[level] ?? level;
  const standIn = choiceField(
    'standIn',
    words.absent,
    ['none', ...model.offer.levels],
    // The same default as that of the command.
    { ...form, values: { standIn: DEFAULT_LEVEL, ...form.values } },
    one => (one === 'none' ? words.emptySeat : named(one)),
  );
  const { entrants } = form.lists;
  // Once they are named one by one, no other line determines them.
  if (entrants !== undefined) {
    const names = entrants.flatMap(({ name = '' }) => (name === '' ? [] : [name]));
    return [listField('entrants', words.entrantsHead, words.listed(names)), standIn];
  }
  return [
    textField('people', words.people, model.settings.name, form),
    choiceField('cpus', words.cpus, counts, usual, count => count),
    choiceField('level', words.level, model.offer.levels, usual, named),
    choiceField('teams', words.teams, ['none', 'two'], form, one =>
      one === 'none' ? words.noTeams : words.ofTwo,
    ),
    listField('entrants', words.entrantsHead, words.oneByOne),
    standIn,
  ];
}

// Only some books build cars that are kept from race to race (TR-3, TR-9).
function seriesFields(model: Model, form: FormState, id: string): readonly FormField[] {
  const { plan: words } = wordsOf(model).season;
  const book = bookNamed(id);
  if (book === undefined || games.of(book).seasonal?.(book) === undefined) return [];
  return Object.entries(words.series).map(([id, { label, values }]) => {
    const named: Readonly<Record<string, string>> = { [USUAL]: words.usual, ...values };
    return choiceField(id, label, Object.keys(named), form, rule => named[rule] ?? rule);
  });
}

function scoringFields(model: Model, form: FormState): readonly FormField[] {
  const words = wordsOf(model).season.plan;
  const { standings } = SEASON_WORDS[model.settings.language];
  const { criteria } = SEASON_WORDS[model.settings.language];
  const ties = form.lists.ties?.map(({ criterion }) => criteria[criterion as Criterion]);
  const counts = ['all', ...Array.from({ length: BEST_MOST }, (_, at) => String(at + 1))];
  return [
    choiceField('points', words.points, [USUAL, ...POINTS_TABLES, 'book'], form, one => {
      if (one === USUAL) return words.usual;
      return one === 'book' ? standings.byBook : one;
    }),
    choiceField('count', words.count, counts, form, one =>
      one === 'all' ? standings.all : standings.best(Number(one)),
    ),
    listField('ties', words.ties, ties === undefined ? words.usual : ties.join(', ')),
  ];
}

// The options of the book; unless it is changed here, each has the value of the format.
function optionFields(model: Model, form: FormState, book: string): readonly FormField[] {
  const words = wordsOf(model);
  const rules = bookNamed(book);
  if (rules === undefined) return [];
  return offeredOptions(rules.options).map(({ name, values }) =>
    choiceField(
      `${OPTION}${name}`,
      words.options[name]?.label ?? name,
      [USUAL, ...values],
      form,
      one =>
        one === USUAL ? words.season.plan.usual : (words.options[name]?.values?.[one] ?? one),
    ),
  );
}
