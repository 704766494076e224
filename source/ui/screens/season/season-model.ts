// The page of a season on the screen: what it is made from, and what it contains.
import { almanacPage } from '../../../season/almanac/almanac-pages.ts';
import { isAlmanacDoor } from '../../../season/pages/address.ts';
import type { PageContext } from '../../../season/pages/context.ts';
import {
  type CellPlace,
  type PageLine,
  pageLines,
} from '../../../season/pages/layout/page-lines.ts';
import type { PageCell, SeasonPage } from '../../../season/pages/page.ts';
import { pageAt } from '../../../season/pages/page-at.ts';
import { SEASON_WORDS } from '../../../season/pages/words/season-words.ts';
import { currentWeekend } from '../../../season/to-do.ts';
import type { Model } from '../../model.ts';
import { isSeason, type PagesModel, pageOn, type SeasonModel } from './season-state.ts';

export function contextOf({ settings }: Model, { open }: Pick<SeasonModel, 'open'>): PageContext {
  const { season, tracks, letters, tables, moments, almanac } = open;
  const words = SEASON_WORDS[settings.language];
  return { season, words, tracks, letters, tables, moments, almanac };
}

// Pages without a season are those of the almanac.
function pageIn(model: Model, pages: PagesModel): SeasonPage {
  const { address } = pageOn(pages);
  if (isSeason(pages)) return pageAt(contextOf(model, pages), address);
  const { almanac, tracks } = pages;
  const context = { almanac, tracks, language: model.settings.language };
  return almanacPage(context, isAlmanacDoor(address) ? address : { kind: 'hall' });
}

// Pages of a season in its present state, by address and language; kept because every key needs the page several times.
const told = new WeakMap<object, Map<string, unknown>>();

function once<X>(pages: PagesModel, key: string, make: () => X): X {
  const open = isSeason(pages) ? pages.open : pages.almanac;
  const ofSeason = told.get(open) ?? new Map<string, unknown>();
  told.set(open, ofSeason);
  if (!ofSeason.has(key)) ofSeason.set(key, make());
  return ofSeason.get(key) as X;
}

function keyOf({ settings }: Model, season: PagesModel): string {
  return `${settings.language} ${JSON.stringify(pageOn(season).address)}`;
}

export function shownPage(model: Model, pages: PagesModel): SeasonPage {
  return once(pages, keyOf(model, pages), () => pageIn(model, pages));
}

export const MARGIN = 1;

export function shownLines(model: Model, season: PagesModel): readonly PageLine[] {
  const { columns } = model.size;
  const key = `${columns} ${keyOf(model, season)}`;
  return once(season, key, () => pageLines(shownPage(model, season), columns - 2 * MARGIN));
}

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

export function pagesOf({ screen, season, almanac }: Model): PagesModel | undefined {
  return screen.kind === 'almanac' ? almanac : season;
}

export function withPages(model: Model, pages: PagesModel): Model {
  return isSeason(pages) ? { ...model, season: pages } : { ...model, almanac: pages };
}
