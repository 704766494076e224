// Two drivers who change tables, and the grid of a table by hand.
import { tablesOf } from '../../../../season/draw.ts';
import { driverName, type PageContext } from '../../../../season/pages/context.ts';
import { weekendIndex } from '../../../../season/season.ts';
import { due } from '../../../../season/to-do.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { contextOf } from '../season-model.ts';
import type { SeasonModel } from '../season-state.ts';
import { choiceField, type FormSheet, type FormState } from './form.ts';
import { orderIn, orderLines } from './order-lines.ts';

/** Returns the tables of the weekend at work as drawn, else as proposed. */
export function tablesNow({ open: { season } }: SeasonModel): {
  readonly weekend: string;
  readonly tables: readonly (readonly string[])[];
} {
  const [first] = due(season);
  if (first === undefined) return { weekend: '', tables: [] };
  const proposed = first.kind === 'draw' ? (first.proposal?.tables ?? []) : undefined;
  const tables = proposed ?? tablesOf(season, weekendIndex(season, first.weekend)) ?? [];
  return { weekend: first.weekend, tables };
}

export function swapSheet(model: Model, season: SeasonModel, form: FormState): FormSheet {
  const words = wordsOf(model).season.swap;
  const context = contextOf(model, season);
  const { weekend, tables } = tablesNow(season);
  const drivers = tables.flat();
  const said = (id: string) => `${driverName(context, id)} (${tableOf(tables, id)})`;
  const one = choiceField('one', words.one, drivers, form, said);
  const others = drivers.filter(id => tableOf(tables, id) !== tableOf(tables, one.value));
  const other = choiceField('other', words.other, others, form, said);
  const swapped = tables.map(table =>
    table.map(id => (id === one.value ? other.value : id === other.value ? one.value : id)),
  );
  const entry = { kind: 'drawn', weekend, tables: swapped, by: 'hand' } as const;
  const fault = others.length === 0 ? words.oneTable : '';
  return {
    title: words.title,
    aside: season.open.season.plan.name,
    fields: [one, other],
    heading: words.outcome,
    outcome: tableLines(context, swapped),
    fault,
    action: words.enter,
    effect: fault === '' ? { kind: 'season', act: { kind: 'enter', entry } } : undefined,
  };
}

function tableOf(tables: readonly (readonly string[])[], id: string): number {
  return tables.findIndex(table => table.includes(id)) + 1;
}

function tableLines(
  context: PageContext,
  tables: readonly (readonly string[])[],
): readonly string[] {
  return tables.map(
    (table, at) => `${at + 1}  ${table.map(id => driverName(context, id)).join(', ')}`,
  );
}

/** Returns the form of the first grid that the organiser sets: a line for each place, on which the arrows move its driver. */
export function gridSheet(model: Model, season: SeasonModel, form: FormState): FormSheet {
  const words = wordsOf(model).season.grid;
  const context = contextOf(model, season);
  const open = due(season.open.season).find(one => one.kind === 'grid');
  const order = open?.kind === 'grid' ? orderIn(form, 'order', open.drivers) : [];
  const entry =
    open?.kind === 'grid'
      ? ({ kind: 'gridSet', weekend: open.weekend, table: open.table, grid: order } as const)
      : undefined;
  return {
    title: words.title(open?.kind === 'grid' ? open.table : 0),
    aside: season.open.season.plan.name,
    fields: orderLines(
      'order',
      order,
      (place = 0) => words.place(place),
      id => driverName(context, id),
    ),
    heading: '',
    outcome: [words.how],
    fault: '',
    action: words.enter,
    effect: entry === undefined ? undefined : { kind: 'season', act: { kind: 'enter', entry } },
  };
}
