// The lines of the organiser's desk.

import { everybody } from '../../../../season/field.ts';
import { driverName, type PageContext, trackName } from '../../../../season/pages/context.ts';
import type { Season } from '../../../../season/season.ts';
import { resultsOf } from '../../../../season/standings/results.ts';
import { weekendsRaced } from '../../../../season/standings/standings.ts';
import { currentWeekend } from '../../../../season/to-do.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { contextOf } from '../season-model.ts';
import type { SeasonModel } from '../season-state.ts';
import { DECISION_KINDS, type DecisionKind, WITHOUT_REASON } from './decision-kinds.ts';
import { choiceField, type FormField, type FormState, textField } from './form.ts';
import { orderIn, orderLines, UNPLACED } from './order-lines.ts';

const LINES: Readonly<Record<DecisionKind, readonly string[]>> = {
  pointsOff: ['driver', 'points', 'weekend'],
  disqualified: ['driver', 'weekend'],
  result: ['weekend', 'table', 'order'],
  raceAgain: ['weekend', 'table'],
  trialAgain: ['driver', 'weekend', 'session'],
  undone: ['line'],
  backTo: ['line'],
  absent: ['driver', 'weekend', 'standIn'],
  present: ['driver', 'weekend'],
  joined: ['name', 'team', 'level', 'weekend'],
  replaced: ['driver', 'name', 'level', 'weekend'],
  withdrawn: ['driver', 'weekend'],
  returned: ['driver', 'weekend'],
  closed: [],
};
/** Decisions about a race that is over, by default the last one. */
const OF_RESULTS: readonly DecisionKind[] = ['pointsOff', 'disqualified', 'result', 'raceAgain'];
/** The choice in place of a level: the seat stays empty, or a person drives. */
export const NO_LEVEL = '-';
/** The choice of no team. */
export const NO_TEAM = '-';

interface Desk {
  readonly model: Model;
  readonly context: PageContext;
  readonly form: FormState;
  readonly kind: DecisionKind;
  readonly weekend: string;
  readonly table: number;
}

export function decisionFields(
  model: Model,
  season: SeasonModel,
  form: FormState,
): readonly FormField[] {
  const words = wordsOf(model).season.decision;
  const what = choiceField(
    'what',
    words.what,
    DECISION_KINDS,
    form,
    kind => words.kinds[kind as DecisionKind],
  );
  const kind = what.value as DecisionKind;
  const context = contextOf(model, season);
  const at = { model, context, form, kind, weekend: '', table: 1 };
  const weekend = weekendField(at).value;
  const desk = { ...at, weekend, table: Number(tableField({ ...at, weekend }).value) };
  const lines = LINES[kind].flatMap(id => fieldsOf(id, desk));
  const reason = textField('reason', words.reason, '', form);
  return [what, ...lines, ...(WITHOUT_REASON.includes(kind) ? [] : [reason])];
}

function fieldsOf(id: string, desk: Desk): readonly FormField[] {
  const { model, context, form } = desk;
  const words = wordsOf(model).season.decision;
  const { season } = context;
  switch (id) {
    case 'driver': {
      const ids = everybody(season).map(entrant => entrant.id);
      return [choiceField(id, words.driver, ids, form, one => driverName(context, one))];
    }
    case 'weekend':
      return [weekendField(desk)];
    case 'table':
      return [tableField(desk)];
    case 'order':
      return resultLines(desk);
    case 'points':
      return [textField(id, words.points, '3', form)];
    case 'name':
      return [textField(id, words.name, '', form)];
    case 'line': {
      const last = Math.max(1, season.lines.length - 1);
      return [textField(id, words.line, String(last), form)];
    }
    case 'team':
      return teamLines(desk);
    case 'standIn':
      return [levelField(desk, id, words.standIn, words.emptySeat)];
    case 'level':
      return [levelField(desk, id, words.level, context.words.person)];
    default:
      return [choiceField(id, words.session, ['1', '2', '3'], form, one => one)];
  }
}

function weekendField({ model, context, form, kind }: Desk): FormField {
  const { season } = context;
  const words = wordsOf(model).season.decision;
  const { calendar } = season.plan;
  const ids = calendar.map(weekend => weekend.id);
  const usual = calendar[usualWeekend(season, kind)]?.id;
  const marked = usual === undefined ? form : withUsual(form, { weekend: usual });
  return choiceField('weekend', words.weekend, ids, marked, one => {
    const weekend = calendar.find(({ id }) => id === one);
    return weekend === undefined ? one : trackName(context, weekend);
  });
}

function usualWeekend(season: Season, kind: DecisionKind): number {
  const raced = Math.max(0, weekendsRaced(season) - 1);
  return OF_RESULTS.includes(kind) ? raced : (currentWeekend(season) ?? raced);
}

function withUsual(form: FormState, usual: FormState['values']): FormState {
  return { ...form, values: { ...usual, ...form.values } };
}

function tableField({ model, context, form }: Desk): FormField {
  const words = wordsOf(model).season.decision;
  const { weekends } = context.season.facts;
  const most = Math.max(
    ...weekends.map(({ results, drawn = [] }) => Math.max(results.length, drawn.length)),
    1,
  );
  const numbers = Array.from({ length: most }, (_, at) => String(at + 1));
  return choiceField('table', words.table, numbers, form, one => one);
}

function levelField(desk: Desk, id: 'standIn' | 'level', label: string, none: string): FormField {
  const { model, context, form } = desk;
  const { levels } = wordsOf(model);
  const standIn = context.season.plan.absent.standIn ?? NO_LEVEL;
  const marked = withUsual(form, id === 'standIn' ? { standIn } : {});
  const said = (level: string) => (level === NO_LEVEL ? none : (levels[level] ?? level));
  return choiceField(id, label, [NO_LEVEL, ...model.offer.levels], marked, said);
}

function teamLines({ model, context, form }: Desk): readonly FormField[] {
  const words = wordsOf(model).season.decision;
  const { teams } = context.season.plan;
  if (teams.length === 0) return [];
  const ids = [NO_TEAM, ...teams.map(({ id }) => id)];
  return [
    choiceField('team', words.team, ids, form, id =>
      id === NO_TEAM ? words.noTeam : (teams.find(team => team.id === id)?.name ?? id),
    ),
  ];
}

function orderName(weekend: string, table: number): string {
  return `order ${weekend} ${table}`;
}

// The result as it counts now, those who are out after those with a place.
function usualOrder({ season }: PageContext, weekend: string, table: number): readonly string[] {
  const index = season.plan.calendar.findIndex(({ id }) => id === weekend);
  const result = index < 0 ? undefined : resultsOf(season, index).find(one => one.table === table);
  if (result === undefined) return [];
  const placed = result.sheet
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const out = result.sheet.filter(({ place }) => place === undefined);
  return [...placed.map(row => row.driver), UNPLACED, ...out.map(row => row.driver)];
}

/** Returns the order as set in the form, without those who have no place. */
export function orderSaid(
  context: PageContext,
  form: FormState,
  weekend: string,
  table: number,
): readonly string[] {
  const order = orderIn(form, orderName(weekend, table), usualOrder(context, weekend, table));
  return order.slice(0, Math.max(0, order.indexOf(UNPLACED)));
}

function resultLines({ model, context, form, weekend, table }: Desk): readonly FormField[] {
  const words = wordsOf(model).season;
  const name = orderName(weekend, table);
  const order = orderIn(form, name, usualOrder(context, weekend, table));
  return orderLines(
    name,
    order,
    place => (place === undefined ? context.words.results.out : words.grid.place(place)),
    id => driverName(context, id),
  );
}
