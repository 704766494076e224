// Keys of a list of a form.
import { isTyped, type Key } from '../../../input/key.ts';
import { commandOf } from '../../../keys.ts';
import type { Model } from '../../../model.ts';
import { cleanText, editField, fieldOf, suggestedField } from '../../../typing/text-field.ts';
import { to, type Update } from '../../../update.ts';
import { anywhere } from '../../anywhere.ts';
import type { FormState } from './form.ts';
import type { ListRow, OpenList } from './list-state.ts';
import { planFields } from './plan-fields.ts';
import { openPlanList } from './plan-form.ts';
import type { ListColumn, PlanList } from './plan-lists.ts';

const NAME_COLUMNS = 20;

export function listKey(model: Model, form: FormState, open: OpenList, key: Key): Update {
  const list = openPlanList(model, form, open.kind);
  const at: At = { model, form, open, list };
  return inCell(at, key) ?? command(at, key) ?? anywhere(model, 'planList', key) ?? to(model);
}

interface At {
  readonly model: Model;
  readonly form: FormState;
  readonly open: OpenList;
  readonly list: PlanList;
}

function command(at: At, key: Key): Update | undefined {
  const { open, list } = at;
  const lines = list.rows.length + 2;
  switch (commandOf('planList', key)) {
    case 'back':
      return closed(at);
    case 'up':
      return marked(at, { row: (open.row - 1 + lines) % lines });
    case 'down':
      return marked(at, { row: (open.row + 1) % lines });
    case 'column':
      return marked(at, { column: (open.column + 1) % list.columns.length });
    case 'less':
      return changed(at, -1);
    case 'more':
      return changed(at, 1);
    case 'addLine':
      return added(at, open.row + 1);
    case 'dropLine':
      return dropped(at);
    case 'earlier':
      return moved(at, -1);
    case 'later':
      return moved(at, 1);
    case 'confirm':
      if (open.row === list.rows.length) return added(at, open.row);
      return open.row > list.rows.length ? closed(at) : marked(at, { row: open.row + 1 });
    default:
      return undefined;
  }
}

// A text is typed in its cell; in a column of choices a letter selects the next value that begins with it.
function inCell(at: At, key: Key): Update | undefined {
  const { list, open } = at;
  const column = list.columns[open.column];
  const row = list.rows[open.row];
  if (column === undefined || row === undefined) return undefined;
  if (column.typed === undefined) return jumped(at, column, row, key);
  if (key.name === 'paste' && /[,;\n]/.test(key.text)) return pasted(at, key.text);
  const moves = ['up', 'down', 'enter', 'tab', 'escape', 'ctrl+n', 'ctrl+d', '<', '>'];
  if (moves.includes(key.name) || (isTyped(key) && !column.typed.of.test(key.text))) {
    return undefined;
  }
  const value = row[column.id] ?? '';
  // One letter takes the place of the one before.
  const text = column.typed.most === 1 ? suggestedField(value) : fieldOf(value);
  const typing = editField(open.typing ?? text, key, column.typed.most);
  const rows = withCell(list.rows, open.row, column.id, typing.text);
  return update(at, rows, { typing });
}

function jumped(at: At, column: ListColumn, row: ListRow, key: Key): Update | undefined {
  const { choices = [], said } = column;
  if (!/^[a-z]$/i.test(key.name) || ['j', 'k'].includes(key.name)) return undefined;
  const from = choices.indexOf(row[column.id] ?? '');
  const order = [...choices.slice(from + 1), ...choices.slice(0, from + 1)];
  const begins = (value: string) => said(value).toLowerCase().startsWith(key.name.toLowerCase());
  const value = order.find(begins);
  if (value === undefined) return to(at.model);
  return update(at, withCell(at.list.rows, at.open.row, column.id, value), {});
}

// Names that are pasted together are entrants of their own.
function pasted(at: At, text: string): Update {
  const { list, open } = at;
  const column = list.columns[open.column]?.id ?? '';
  const names = text
    .split(/[,;\n]+/)
    .map(name => cleanText(name, NAME_COLUMNS).trim())
    .filter(name => name !== '');
  const own = list.rows[open.row] ?? {};
  const lines = names.map((name, nth) => ({
    ...(nth === 0 ? own : list.fresh(list.rows)),
    [column]: name,
  }));
  const rows = [...list.rows.slice(0, open.row), ...lines, ...list.rows.slice(open.row + 1)];
  return update(at, rows.slice(0, list.most), { row: open.row + Math.max(0, lines.length - 1) });
}

function withCell(
  rows: readonly ListRow[],
  at: number,
  column: string,
  value: string,
): readonly ListRow[] {
  return rows.map((row, index) => (index === at ? { ...row, [column]: value } : row));
}

function changed(at: At, way: -1 | 1): Update {
  const { list, open, model } = at;
  const column = list.columns[open.column];
  const row = list.rows[open.row];
  const choices = column?.choices ?? [];
  if (column === undefined || row === undefined || choices.length === 0) return to(model);
  const next = choices.indexOf(row[column.id] ?? '') + way;
  const value = choices[(next + choices.length) % choices.length] ?? '';
  return update(at, withCell(list.rows, open.row, column.id, value), {});
}

function added(at: At, behind: number): Update {
  const { list, model } = at;
  if (list.rows.length >= list.most) return to(model);
  const row = Math.min(behind, list.rows.length);
  const rows = [...list.rows.slice(0, row), list.fresh(list.rows), ...list.rows.slice(row)];
  return update(at, rows, { row, column: 0 });
}

function dropped(at: At): Update {
  const { list, open } = at;
  const rows = list.rows.filter((_, index) => index !== open.row);
  return update(at, rows, { row: Math.min(open.row, rows.length) });
}

function moved(at: At, way: -1 | 1): Update {
  const { list, open, model } = at;
  const [one, other] = [list.rows[open.row], list.rows[open.row + way]];
  if (one === undefined || other === undefined) return to(model);
  const rows = list.rows.with(open.row, other).with(open.row + way, one);
  return update(at, rows, { row: open.row + way });
}

function marked(at: At, change: Partial<OpenList>): Update {
  const list = { ...at.open, typing: undefined, ...change };
  return to({ ...at.model, screen: { kind: 'form', form: { ...at.form, list } } });
}

function update(at: At, rows: readonly ListRow[], change: Partial<OpenList>): Update {
  const { form, open } = at;
  const lists = { ...form.lists, [open.kind]: rows };
  return marked({ ...at, form: { ...form, lists } }, change);
}

// The line that leads to the list is marked, wherever it stands by now.
function closed({ model, form, open }: At): Update {
  const { list: _list, ...kept } = form;
  const row = planFields(model, kept).findIndex(({ opens }) => opens === open.kind);
  return to({ ...model, screen: { kind: 'form', form: { ...kept, row } } });
}
