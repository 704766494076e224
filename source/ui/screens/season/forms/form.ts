// A form of a season: lines with values, what comes of them beside, and one line that does it.
import type { Effect } from '../../../messages.ts';
import type { TextField } from '../../../typing/text-field.ts';
import type { ListKind, ListRow, OpenList } from './list-state.ts';

export const FORM_KINDS = ['decision', 'trial', 'swap', 'grid', 'plan', 'planFile'] as const;
/** A decision of the organiser; whose trial is next; two drivers who change tables; the grid of a table; a new season; its plan as a file. */
export type FormKind = (typeof FORM_KINDS)[number];

/** What is filled in. */
export interface FormState {
  readonly kind: FormKind;
  /** Index of the marked line; the line that does it comes last. */
  readonly row: number;
  /** Values by the name of their line; a line that was never changed has its usual one. */
  readonly values: Readonly<Record<string, string>>;
  /** The text being typed on the marked line; undefined on other lines. */
  readonly typing: TextField | undefined;
  /** The marked answer while the form asks whether it is to be done. */
  readonly asking?: 'no' | 'yes';
  /** Lists by kind, as far as they were changed, and the one that is open. */
  readonly lists: Readonly<Partial<Record<ListKind, readonly ListRow[]>>>;
  readonly list?: OpenList;
  /** Names of circuits by id, where they are chosen. */
  readonly tracks: Readonly<Record<string, string>>;
}

/** A line of a form. */
export interface FormField {
  readonly id: string;
  readonly label: string;
  /** The value as it is kept, and as it is shown. */
  readonly value: string;
  readonly shown: string;
  /** The values to choose from; absent for a text. */
  readonly choices?: readonly string[];
  /** The list that Enter opens. */
  readonly opens?: ListKind;
  /** The order that the line is part of, and its name among the values; the arrows move the driver of the line. */
  readonly order?: { readonly name: string; readonly all: readonly string[] };
}

/** A form as it stands. */
export interface FormSheet {
  readonly title: string;
  readonly aside: string;
  readonly fields: readonly FormField[];
  /** What comes of the values, and its heading. */
  readonly heading: string;
  readonly outcome: readonly string[];
  /** What is wrong with the values; empty when nothing is. */
  readonly fault: string;
  /** A line in front of it that asks for more, once nothing is wrong. */
  readonly other?: { readonly text: string; readonly form: FormKind };
  /** The line that does it, and what it does. */
  readonly action: string;
  readonly effect: Effect | undefined;
  /** What is asked before it is done, where no later decision makes it as it was. */
  readonly question?: string;
}

/** Returns a form as it opens. */
export function openedForm(
  kind: FormKind,
  values: FormState['values'] = {},
  tracks: FormState['tracks'] = {},
): FormState {
  return { kind, row: 0, values, typing: undefined, lists: {}, tracks };
}

/** Returns a line with values to choose from; a value that is none of them becomes the first. */
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

/** Returns a line with a text. */
export function textField(
  id: string,
  label: string,
  usual: string,
  { values }: FormState,
): FormField {
  const value = values[id] ?? usual;
  return { id, label, value, shown: value };
}

/** Returns a line that opens a list, which it shows in short. */
export function listField(id: ListKind, label: string, shown: string): FormField {
  return { id, label, value: '', shown, choices: [], opens: id };
}
