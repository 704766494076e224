// The state of a list of a form: its rows, and what is marked on it.
import type { TextField } from '../../../typing/text-field.ts';

export type ListKind = 'calendar' | 'entrants' | 'ties';

/** A row: values by the id of their column. */
export type ListRow = Readonly<Record<string, string>>;

export interface OpenList {
  readonly kind: ListKind;
  /** Index of the marked row; after the rows come the line that adds one and the line that returns to the form. */
  readonly row: number;
  readonly column: number;
  readonly typing: TextField | undefined;
}
