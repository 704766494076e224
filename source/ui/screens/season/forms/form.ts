// A form of a season: lines with values, the outcome beside them, and one line that carries it out.
import type { Effect } from '../../../messages.ts';
import type { TextField } from '../../../typing/text-field.ts';
import type { ListKind, ListRow, OpenList } from './list-state.ts';

export const FORM_KINDS = ['decision', 'trial', 'swap', 'grid', 'plan', 'planFile'] as const;
/**
 * A decision of the organiser; the choice of whose trial is next; two drivers who change tables; the grid of a table; a new
 * season; its plan as a file.
 */
export type FormKind = (typeof FORM_KINDS)[number];

export interface FormState {
  readonly kind: FormKind;
  /** Index of the marked line; the action line comes last. */
  readonly row: number;
  /** Values by the name of their line; a line that was never changed has its default. */
  readonly values: Readonly<Record<string, string>>;
  readonly typing: TextField | undefined;
  readonly asking?: 'no' | 'yes';
  /** Lists by kind, as far as they were changed, and the one that is open. */
  readonly lists: Readonly<Partial<Record<ListKind, readonly ListRow[]>>>;
  readonly list?: OpenList;
  readonly tracks: Readonly<Record<string, string>>;
}

export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  /** The values to choose from; absent for a text. */
  readonly choices?: readonly string[];
  readonly opens?: ListKind;
  /** The order that the line is part of, and its name among the values; the arrows move the driver of the line. */
  readonly order?: { readonly name: string; readonly all: readonly string[] };
}

export interface FormSheet {
  readonly title: string;
  readonly aside: string;
  readonly fields: readonly FormField[];
  /** The outcome of the values, and its heading. */
  readonly heading: string;
  readonly outcome: readonly string[];
  readonly fault: string;
  /** A line in front of the action line that asks for more, once nothing is wrong. */
  readonly other?: { readonly text: string; readonly form: FormKind };
  readonly action: string;
  readonly effect: Effect | undefined;
  /** The confirmation before the action, where no later decision can undo it. */
  readonly question?: string;
}

export function openedForm(
  kind: FormKind,
  values: FormState['values'] = {},
  tracks: FormState['tracks'] = {},
): FormState {
  return { kind, row: 0, values, typing: undefined, lists: {}, tracks };
}

/** Returns a line with values to choose from; a value that is not among them becomes the first. */
export function choiceField(
  id: string,
  label: string,
  choices: readonly string[],
  { values }: FormState,
  said: (value: string) => string,
): FormField {
  const wanted = values[id];
  const value = wanted !== undefined && choices.includes(wanted) ? wanted : (choices[0] ?? '');
  return { id, label, value, shown: said(value), choices };
}

export function textField(
  id: string,
  label: string,
  usual: string,
  { values }: FormState,
): FormField {
  const value = values[id] ?? usual;
  return { id, label, value, shown: value };
}

export function listField(id: ListKind, label: string, shown: string): FormField {
  return { id, label, value: '', shown, choices: [], opens: id };
}
