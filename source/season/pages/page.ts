// A page of a season: the one thing from which text, Markdown and the screen are made.

/** What a name on a page leads to. */
export type Door =
  /** Whoever has a seat, or had it at a weekend, an index of the calendar. */
  | { readonly kind: 'driver'; readonly driver: string; readonly at?: number }
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'weekend'; readonly weekend: string }
  | { readonly kind: 'race'; readonly weekend: string; readonly table: number }
  | { readonly kind: 'headToHead'; readonly driver: string; readonly other: string }
  /** The chart of the season: points after each weekend, places, or the points of the teams. */
  | { readonly kind: 'chart'; readonly of: 'points' | 'places' | 'teams' }
  /** The news after so many weekends of the calendar, all that were raced unless given. */
  | { readonly kind: 'paper'; readonly after?: number }
  /** The standings under another table of points, named by its figures, or without a weekend, named by its id. */
  | { readonly kind: 'whatIf'; readonly points?: string; readonly without?: string }
  | AlmanacDoor;

export type AlmanacDoor =
  | { readonly kind: 'hall' }
  | { readonly kind: 'life'; readonly name: string }
  /** The records of every circuit, or of one, by its id. */
  | { readonly kind: 'records'; readonly track?: string }
  | { readonly kind: 'pastSeason'; readonly season: string };

export interface PageCell {
  readonly text: string;
  readonly door?: Door;
  /** Number of the colour of the car whose letter this is. */
  readonly hue?: number;
  /** Shown about the cell where it is marked on the screen; text and Markdown leave it out. */
  readonly note?: string;
}

/** The heading of a column; or what Markdown calls a column that has no heading on a page. */
export type Head = string | { readonly said: string };

export interface PageColumn {
  readonly head: string;
  /** What Markdown calls a column without a head. */
  readonly said?: string;
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

export interface PageDrawing {
  readonly kind: 'drawing';
  readonly name: string;
  readonly lines: readonly string[];
  /** The same for wider pages, the narrowest first; text without a width uses `lines`. */
  readonly wider?: readonly (readonly string[])[];
}

export type PagePart =
  /** Sentences, wrapped to the width. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | PageTable
  /** Lines that stand as they are, such as a chart. */
  | PageDrawing;

export interface SeasonPage {
  readonly title: string;
  /** Text at the right of the title. */
  readonly aside?: string;
  readonly parts: readonly PagePart[];
}

export function headOf(head: Head): Pick<PageColumn, 'head' | 'said'> {
  return typeof head === 'string' ? { head } : { head: '', said: head.said };
}
