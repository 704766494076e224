// Keys of the forms of a season.
import type { Key } from '../../../input/key.ts';
import { commandOf } from '../../../keys.ts';
import { type Model, type SeasonFormScreen, wordsOf } from '../../../model.ts';
import { editField, fieldOf, suggestedField } from '../../../typing/text-field.ts';
import { to, toScreen, type Update } from '../../../update.ts';
import { anywhere } from '../../anywhere.ts';
import type { FormField, FormSheet, FormState } from './form.ts';
import type { ListKind } from './list-state.ts';
import { listKey } from './list-update.ts';
import { movedInOrder } from './order-lines.ts';
import { formSheet } from './sheets.ts';

/** Enough for the names of sixty people. */
const TEXT_COLUMNS = 1300;

export function formKey(model: Model, screen: SeasonFormScreen, key: Key): Update {
  const { form } = screen;
  if (form.asking !== undefined) return answerKey(model, form, form.asking, key);
  if (form.list !== undefined) return listKey(model, form, form.list, key);
  const sheet = formSheet(model, form);
  const { fields } = sheet;
  const lines = fields.length + (sheet.other === undefined ? 0 : 1);
  const field = fields[form.row];
  if (field !== undefined && field.choices === undefined) {
    const typed = typedText(field, form, key);
    if (typed !== undefined) return withForm(model, typed);
  }
  switch (commandOf('form', key)) {
    case 'back':
      return left(model, form);
    case 'up':
    case 'down':
      return withForm(model, onRow(form, lines, commandOf('form', key) === 'up' ? -1 : 1));
    case 'column':
      return withForm(model, onRow(form, lines, 1));
    case 'less':
    case 'more':
      return withForm(model, changed(form, field, commandOf('form', key) === 'less' ? -1 : 1));
    case 'confirm':
      if (field?.opens !== undefined) return opened(model, form, field.opens);
      if (field !== undefined) return withForm(model, onRow(form, lines, 1));
      return form.row < lines ? asked(model, form, sheet) : done(model, form);
    default:
      return anywhere(model, 'form', key) ?? to(model);
  }
}

function opened(model: Model, form: FormState, kind: ListKind): Update {
  const list = { kind, row: 0, column: 0, typing: undefined };
  return withForm(model, { ...form, typing: undefined, list });
}

// What the line asks for is filled in on a form of its own, which keeps all the values so far.
function asked(model: Model, form: FormState, { other, fault }: FormSheet): Update {
  if (other === undefined || fault !== '') return to({ ...model, notice: fault });
  return withForm(model, { ...form, kind: other.form, row: 0, typing: undefined });
}

// The question before something that cannot be undone: nothing happens unless it is answered with yes.
function answerKey(model: Model, form: FormState, asking: 'no' | 'yes', key: Key): Update {
  const { asking: _asked, ...kept } = form;
  switch (commandOf('question', key)) {
    case 'up':
    case 'down':
      return withForm(model, { ...form, asking: asking === 'no' ? 'yes' : 'no' });
    case 'pick':
      if (key.name === '2') return done(model, { ...form, asking: 'yes' });
      return key.name === '1' ? withForm(model, kept) : to(model);
    case 'confirm':
      return asking === 'yes' ? done(model, form) : withForm(model, kept);
    case 'back':
      return withForm(model, kept);
    default:
      return anywhere(model, 'question', key) ?? to(model);
  }
}

function withForm(model: Model, form: FormState): Update {
  return to({ ...model, screen: { kind: 'form', form } });
}

function onRow(form: FormState, lines: number, way: -1 | 1): FormState {
  const rows = lines + 1;
  return { ...form, row: (form.row + way + rows) % rows, typing: undefined };
}

function changed(form: FormState, field: FormField | undefined, way: -1 | 1): FormState {
  if (field === undefined) return form;
  if (field.order !== undefined) return movedInOrder(form, field, way);
  const { choices = [] } = field;
  if (choices.length === 0) return form;
  const at = choices.indexOf(field.value) + way;
  const value = choices[(at + choices.length) % Math.max(1, choices.length)] ?? field.value;
  return { ...form, values: { ...form.values, [field.id]: value } };
}

// Returns the form with a text edited; undefined for a key that does nothing to a text.
function typedText(field: FormField, form: FormState, key: Key): FormState | undefined {
  const moves = ['up', 'down', 'enter', 'tab', 'escape', 'ctrl+c'].includes(key.name);
  if (moves) return undefined;
  const untouched = form.values[field.id] === undefined;
  const text = untouched ? suggestedField(field.value) : fieldOf(field.value);
  const typing = editField(form.typing ?? text, key, TEXT_COLUMNS);
  return { ...form, typing, values: { ...form.values, [field.id]: typing.text } };
}

function done(model: Model, form: FormState): Update {
  const { effect, fault, question } = formSheet(model, form);
  if (effect === undefined) return to({ ...model, notice: fault });
  if (question !== undefined && form.asking !== 'yes') {
    return withForm(model, { ...form, asking: 'no' });
  }
  if (form.kind === 'plan' || form.kind === 'planFile') return to(model, effect);
  return toScreen(model, { kind: 'season' }, effect);
}

function left(model: Model, form: FormState): Update {
  if (form.kind === 'planFile') return withForm(model, { ...form, kind: 'plan', row: 0 });
  if (model.season !== undefined) return toScreen(model, { kind: 'season' });
  return toScreen(model, { kind: 'seasons', at: model.seasons?.[0]?.folder ?? '' });
}

/** Returns to the form of the plan that was written into a file. */
export function planKept(model: Model, file: string): Update {
  const { screen } = model;
  const notice = wordsOf(model).season.exported(file);
  if (screen.kind !== 'form') return to({ ...model, notice });
  return withForm({ ...model, notice }, { ...screen.form, kind: 'plan', row: 0 });
}
