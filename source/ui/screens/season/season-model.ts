// The state of the pages of a season: the season itself, the pages that were opened one from another, and the cursor.
import { currentWeekend, type Due } from '../../../season/due.ts';
import type { Address } from '../../../season/pages/address.ts';
import type { PageContext } from '../../../season/pages/context.ts';
import { type CellPlace, type PageLine, pageLines } from '../../../season/pages/layout.ts';
import type { PageCell, SeasonPage } from '../../../season/pages/page.ts';
import { pageAt } from '../../../season/pages/page-at.ts';
import type { TableState } from '../../../season/pages/table-state.ts';
import { SEASON_WORDS } from '../../../season/pages/words/season-words.ts';
import type { Season } from '../../../season/season.ts';
import type { Model } from '../../model.ts';
import type { TextField } from '../../text-field.ts';

/** A season as the runtime tells of it. */
export interface OpenSeason {
  readonly folder: string;
  readonly season: Season;
  readonly due: readonly Due[];
  /** Names of circuits by id. */
  readonly tracks: Readonly<Record<string, string>>;
  /** Letters of cars by the id of the driver. */
  readonly letters: Readonly<Record<string, string>>;
  readonly tables: readonly TableState[];
}

/** A table of a weekend. */
export interface TableAt {
  readonly weekend: string;
  readonly table: number;
}

/** A page that was opened, and what is marked on it. */
export interface OpenPage {
  readonly address: Address;
  /** Index of the marked action. */
  readonly action: number;
  /** The marked cell; undefined while an action is marked. */
  readonly cell: CellPlace | undefined;
  /** First line on the screen. */
  readonly top: number;
  /** A name being looked for; undefined when none is. */
  readonly find: TextField | undefined;
}

/** The open season. */
export interface SeasonModel {
  readonly open: OpenSeason;
  /** The pages from the paddock to the one on the screen. */
  readonly trail: readonly OpenPage[];
  /** The table whose race is on the screen. */
  readonly racing: TableAt | undefined;
  /** The table that another program holds, while the player is asked what to do. */
  readonly held: (TableAt & { readonly holder: string }) | undefined;
}

/** Returns a page as it opens. */
export function opened(address: Address): OpenPage {
  return { address, action: 0, cell: undefined, top: 0, find: undefined };
}

/** Returns the page on the screen. */
export function pageOn({ trail }: SeasonModel): OpenPage {
  return trail.at(-1) ?? opened({ kind: 'paddock' });
}

/** Returns what the pages are made from, in the player's language. */
export function contextOf({ settings }: Model, { open }: SeasonModel): PageContext {
  const { season, tracks, letters, tables } = open;
  return { season, words: SEASON_WORDS[settings.language], tracks, letters, tables };
}

/** Returns the page on the screen as it is told. */
export function shownPage(model: Model, season: SeasonModel): SeasonPage {
  return pageAt(contextOf(model, season), pageOn(season).address);
}

/** Columns left free at the left of every line. */
export const MARGIN = 1;

/** Returns the lines of the page on the screen. */
export function shownLines(model: Model, season: SeasonModel): readonly PageLine[] {
  return pageLines(shownPage(model, season), model.size.columns - 2 * MARGIN);
}

/** Returns a cell of a page. */
export function cellAt(
  { parts }: SeasonPage,
  { part, row, column }: CellPlace,
): PageCell | undefined {
  const table = parts[part];
  return table?.kind === 'table' ? table.rows[row]?.[column] : undefined;
}

/** Returns the id of the weekend that is being driven, undefined when the season is over. */
export function weekendNow({ open: { season } }: SeasonModel): string | undefined {
  const index = currentWeekend(season);
  return index === undefined ? undefined : season.plan.calendar[index]?.id;
}
