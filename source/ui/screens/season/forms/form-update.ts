// Keys of the forms of a season.
import type { Key } from '../../../input/key.ts';
import { commandOf } from '../../../keys.ts';
import type { Model, SeasonFormScreen } from '../../../model.ts';
import { editField, fieldOf, suggestedField } from '../../../text-field.ts';
import { to, toScreen, type Update } from '../../../update.ts';
import { anywhere } from '../../anywhere.ts';
import type { FormField, FormState } from './form.ts';
import { movedInOrder } from './order-lines.ts';
import { formSheet } from './sheets.ts';

const TEXT_COLUMNS = 200;

/** Handles a key on a form. */
export function formKey(model: Model, screen: SeasonFormScreen, key: Key): Update {
  const { form } = screen;
  if (form.asking !== undefined) return answerKey(model, form, form.asking, key);
  const { fields } = formSheet(model, form);
  const field = fields[form.row];
  if (field !== undefined && field.choices === undefined) {
    const typed = typedText(field, form, key);
    if (typed !== undefined) return withForm(model, typed);
  }
  switch (commandOf('form', key)) {
    case 'back':
      return left(model);
    case 'up':
    case 'down':
      return withForm(model, onRow(form, fields.length, commandOf('form', key) === 'up' ? -1 : 1));
    case 'column':
      return withForm(model, onRow(form, fields.length, 1));
    case 'less':
    case 'more':
      return withForm(model, changed(form, field, commandOf('form', key) === 'less' ? -1 : 1));
    case 'confirm':
      return field === undefined
        ? done(model, form)
        : withForm(model, onRow(form, fields.length, 1));
    default:
      return anywhere(model, 'form', key) ?? to(model);
  }
}

// The question before something that stays: nothing happens unless it is answered.
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

function onRow(form: FormState, fields: number, way: -1 | 1): FormState {
  const rows = fields + 1;
  return { ...form, row: (form.row + way + rows) % rows, typing: undefined };
}

function changed(form: FormState, field: FormField | undefined, way: -1 | 1): FormState {
  if (field === undefined) return form;
  if (field.order !== undefined) return movedInOrder(form, field, way);
  const { choices = [] } = field;
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
  if (form.kind === 'plan') return to(model, effect);
  return toScreen(model, { kind: 'season' }, effect);
}

function left(model: Model): Update {
  if (model.season !== undefined) return toScreen(model, { kind: 'season' });
  return toScreen(model, { kind: 'seasons', at: model.seasons?.[0]?.folder ?? '' });
}
