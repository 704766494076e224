// A page of a season: the one thing from which text, Markdown and the screen are made.

/** What a name on a page leads to. */
export type Door =
  | { readonly kind: 'driver'; readonly driver: string }
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'weekend'; readonly weekend: string }
  | { readonly kind: 'race'; readonly weekend: string; readonly table: number };

/** A cell of a table. */
export interface PageCell {
  readonly text: string;
  readonly door?: Door;
  /** Number of the colour of a car whose letter it is. */
  readonly hue?: number;
  /** What is told of the cell where it is marked on the screen; text and Markdown leave it out. */
  readonly note?: string;
}

/** A column of a table. */
export interface PageColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
  /** A narrow page leaves columns with greater numbers out first; 0 always stays. */
  readonly rank: number;
}

/** A table. Where no column has a head, its name stands above it. */
export interface PageTable {
  readonly kind: 'table';
  readonly name: string;
  readonly columns: readonly PageColumn[];
  readonly rows: readonly (readonly PageCell[])[];
}

/** A part of a page. */
export type PagePart =
  /** Sentences, wrapped to the width. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | PageTable
  /** Lines that stand as they are, such as a chart. */
  | { readonly kind: 'drawing'; readonly name: string; readonly lines: readonly string[] };

/** A page of a season. */
export interface SeasonPage {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly aside?: string;
  readonly parts: readonly PagePart[];
}
