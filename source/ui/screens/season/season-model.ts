// The page of a season on the screen: what it is made from, and what it tells.
import { currentWeekend } from '../../../season/due.ts';
import type { PageContext } from '../../../season/pages/context.ts';
import {
  type CellPlace,
  type PageLine,
  pageLines,
} from '../../../season/pages/layout/page-lines.ts';
import type { PageCell, SeasonPage } from '../../../season/pages/page.ts';
import { pageAt } from '../../../season/pages/page-at.ts';
import { SEASON_WORDS } from '../../../season/pages/words/season-words.ts';
import type { Model } from '../../model.ts';
import { type OpenSeason, pageOn, type SeasonModel } from './season-state.ts';

/** Returns what the pages are made from, in the player's language. */
export function contextOf({ settings }: Model, { open }: SeasonModel): PageContext {
  const { season, tracks, letters, tables } = open;
  return { season, words: SEASON_WORDS[settings.language], tracks, letters, tables };
}

// What was told of a season as it stood, by address and language: every key asks for the page several times.
const told = new WeakMap<OpenSeason, Map<string, unknown>>();

function once<X>(open: OpenSeason, key: string, make: () => X): X {
  const ofSeason = told.get(open) ?? new Map<string, unknown>();
  told.set(open, ofSeason);
  if (!ofSeason.has(key)) ofSeason.set(key, make());
  return ofSeason.get(key) as X;
}

function keyOf({ settings }: Model, season: SeasonModel): string {
  return `${settings.language} ${JSON.stringify(pageOn(season).address)}`;
}

/** Returns the page on the screen as it is told. */
export function shownPage(model: Model, season: SeasonModel): SeasonPage {
  const { address } = pageOn(season);
  return once(season.open, keyOf(model, season), () => pageAt(contextOf(model, season), address));
}

/** Columns left free at the left of every line. */
export const MARGIN = 1;

/** Returns the lines of the page on the screen. */
export function shownLines(model: Model, season: SeasonModel): readonly PageLine[] {
  const { columns } = model.size;
  const key = `${columns} ${keyOf(model, season)}`;
  return once(season.open, key, () => pageLines(shownPage(model, season), columns - 2 * MARGIN));
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
