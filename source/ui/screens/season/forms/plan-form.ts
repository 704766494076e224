import { bookNamed } from '../../../../rules/games.ts';
import { offeredOptions } from '../../../../rules/kit/options.ts';
import { SEASON_WORDS } from '../../../../season/pages/words/season-words.ts';
import type { SeasonWords } from '../../../../season/pages/words/words.ts';
import { idFor } from '../../../../season/plan/ids.ts';
import {
  type Criterion,
  type GridRule,
  type Plan,
  type SeriesPlan,
  weekendTerms,
} from '../../../../season/plan/plan.ts';
import { SERIES } from '../../../../season/plan/plan-fields.ts';
import { pointsTable } from '../../../../season/plan/points-tables.ts';
import { planFrom } from '../../../../season/templates/template.ts';
import { templateNamed } from '../../../../season/templates/templates.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { cleanText } from '../../../typing/text-field.ts';
import { type FormField, type FormSheet, type FormState, textField } from './form.ts';
import type { ListKind, ListRow } from './list-state.ts';
import { drawnRows, driverFault, entrantsIn } from './plan-drivers.ts';
import { OPTION, planFields, USUAL } from './plan-fields.ts';
import { type PlanList, planList, rowsOf, usualCalendar } from './plan-lists.ts';

export function planSheet(model: Model, form: FormState): FormSheet {
  const words = wordsOf(model).season.plan;
  const fields = planFields(model, form);
  const made = planOf(model, form, valuesOf(fields));
  const isPlan = typeof made !== 'string';
  return {
    title: words.title,
    aside: '',
    fields,
    heading: words.inWords,
    outcome: isPlan ? planWords(made, SEASON_WORDS[model.settings.language], form.tracks) : [],
    fault: isPlan ? '' : made,
    other: { text: words.save, form: 'planFile' },
    action: words.start,
    effect: isPlan ? { kind: 'createSeason', plan: made } : undefined,
  };
}

export function planFileSheet(model: Model, form: FormState): FormSheet {
  const words = wordsOf(model).season.plan;
  const made = planOf(model, form, valuesOf(planFields(model, form)));
  const isPlan = typeof made !== 'string';
  const usual = `${idFor(isPlan ? made.name : '', new Set(), 'season')}.yaml`;
  const field = textField('file', words.file, usual, form);
  const file = field.value.trim();
  const fault = isPlan ? (file === '' ? words.needsFile : '') : made;
  return {
    title: words.save,
    aside: '',
    fields: [field],
    heading: '',
    outcome: [words.fileHow],
    fault,
    action: words.write,
    effect: isPlan && fault === '' ? { kind: 'keepPlan', file, plan: made } : undefined,
  };
}

export function openPlanList(model: Model, form: FormState, kind: ListKind): PlanList {
  const value = valuesOf(planFields(model, form));
  const { ties: _ties, ...lists } = form.lists;
  const made = planOf(model, { ...form, lists }, value);
  const rank = typeof made === 'string' ? USUAL_RANK : made.rank.slice(1);
  return planList(model, form, kind, {
    calendar: usualCalendar(form),
    entrants: drawnRows(value, model.offer.levels),
    ties: rank.map(criterion => ({ criterion })),
  });
}

/** What most formats settle ties by, if the plan names nothing. */
const USUAL_RANK: readonly Criterion[] = ['wins', 'places', 'latest', 'lot'];

function valuesOf(fields: readonly FormField[]): (id: string) => string {
  return id => fields.find(field => field.id === id)?.value ?? '';
}

function planOf(model: Model, form: FormState, value: (id: string) => string): Plan | string {
  const words = wordsOf(model).season.plan;
  const template = templateNamed(value('template'));
  const book = bookNamed(value('book'));
  if (template === undefined || book === undefined) return '';
  const name = cleanText(value('name'), 40).trim();
  if (name === '') return words.needsName;
  const weekends = rowsOf(form, 'calendar', () => usualCalendar(form));
  const tracks = weekends.map(({ track = '' }) => track);
  if (tracks.length === 0) return words.needsCircuit;
  const seed = Number(value('seed'));
  if (!Number.isSafeInteger(seed)) return words.needsSeed;
  const laps = value('laps');
  const wrong = [laps, ...weekends.map(row => row['laps'] ?? '')].some(one => !LAPS.test(one));
  if (wrong) return words.needsLaps;
  const rows = rowsOf(form, 'entrants', () => drawnRows(value, model.offer.levels));
  const { entrants, teams } = entrantsIn(rows);
  const fault = driverFault(entrants, words);
  if (fault !== '') return fault;
  const { min, max } = template.entrants;
  if (entrants.length < min || entrants.length > max)
    return words.entrants(min, max, entrants.length);
  const standIn = value('standIn');
  const stand = standIn === 'none' ? {} : { standIn };
  const plan = planFrom(template, { name, book, tracks, entrants, teams, seed, ...stand });
  return listed(form, weekends, {
    ...changed(plan, value),
    ...(laps === '' ? {} : { laps: Number(laps) }),
  });
}

/** Laps as they are typed, or nothing. */
const LAPS = /^(?:[1-9]\d?)?$/;

// What the lists change about single weekends and ties; the first criterion stays that of the format.
function listed(form: FormState, weekends: readonly ListRow[], plan: Plan): Plan {
  const calendar = plan.calendar.map((weekend, at) => {
    const { track, laps = '', book = '' } = weekends[at] ?? {};
    if (track !== weekend.track) return weekend;
    return {
      ...weekend,
      ...(laps === '' ? {} : { laps: Number(laps) }),
      ...(book === '' || book === plan.rules ? {} : { rules: book }),
    };
  });
  const { ties } = form.lists;
  if (ties === undefined) return { ...plan, calendar };
  const rank = [...plan.rank.slice(0, 1), ...ties.map(row => row['criterion'] as Criterion)];
  return { ...plan, calendar, rank: [...new Set(rank)] };
}

// A line that is not on the form has no value.
function isSet(value: string): boolean {
  return value !== USUAL && value !== '';
}

function changed(plan: Plan, value: (id: string) => string): Plan {
  const [grid, points, count] = [value('grid'), value('points'), value('count')];
  const options = offeredOptions(bookNamed(plan.rules)?.options ?? []).flatMap(({ name }) => {
    const wanted = value(`${OPTION}${name}`);
    return isSet(wanted) ? [[name, wanted] as const] : [];
  });
  const series = Object.keys(SERIES).filter(id => isSet(value(id)));
  return {
    ...plan,
    ...(Object.fromEntries(series.map(id => [id, value(id)])) as Partial<SeriesPlan>),
    options: { ...plan.options, ...Object.fromEntries(options) },
    ...(grid === USUAL
      ? {}
      : {
          grid: grid as GridRule,
          trials: { ...plan.trials, sessions: grid === 'trials' ? 1 : 0 },
        }),
    points:
      points === USUAL
        ? plan.points
        : points === 'book'
          ? { ...plan.points, by: 'book' }
          : { ...plan.points, by: 'places', places: pointsTable(points, plan.tables.size) },
    count: count === 'all' ? plan.count : { ...plan.count, best: Number(count) },
  };
}

function planWords(
  plan: Plan,
  words: SeasonWords,
  tracks: Readonly<Record<string, string>>,
): readonly string[] {
  const { plan: said, standings, weekend } = words;
  const sessions = plan.calendar.map(one => weekendTerms(plan, one).sessions);
  const most = Math.max(0, ...sessions);
  const criteria = plan.rank.slice(1).map(criterion => words.criteria[criterion]);
  const { best, drop } = plan.count;
  const count =
    best !== undefined ? standings.best(best) : drop > 0 ? standings.drop(drop) : standings.all;
  const table = plan.points.by === 'book' ? standings.byBook : plan.points.places.join('-');
  return [
    `${said.weekends(plan.calendar.length)}: ${plan.calendar.map(({ track }) => tracks[track] ?? track).join(', ')}.`,
    `${words.laps(plan.laps)}; ${said.tables(plan.tables.size)}.`,
    said.grid(weekend.grids[plan.grid]),
    ...(most > 0 ? [said.sessions(most)] : []),
    `${table}; ${count}; ${said.ties(criteria.join(', '))}.`,
    ...(plan.teams.length > 0 ? [said.teams(plan.teamScores)] : []),
    ...(plan.car === 'builtOnce' ? [said.builtOnce] : []),
    ...(plan.marshal === 'rota' ? [said.rota] : []),
    said.absent(plan.absent.standIn, plan.absent.scores),
    `${words.paddock.drivers}: ${plan.entrants.map(({ name }) => name).join(', ')}.`,
  ];
}
