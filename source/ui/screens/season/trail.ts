// The pages that were opened one from another, and how one more is opened.

import { type Address, isSamePage } from '../../../season/pages/address.ts';
import { plainName } from '../../../season/plan/ids.ts';
import type { Due } from '../../../season/to-do.ts';
import type { Effect } from '../../messages.ts';
import type { Model } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { linesOfBoard } from './board-lines.ts';
import { withPages } from './season-model.ts';
import { isSeason, type OpenPage, opened, type PagesModel, pageOn } from './season-state.ts';

/** Asks for the state of the season, because other programs may have raced meanwhile. */
export const LOOK = { kind: 'season', act: { kind: 'look' } } as const;

export function withPage<Pages extends PagesModel>(pages: Pages, change: Partial<OpenPage>): Pages {
  const page = { ...pageOn(pages), ...change };
  return { ...pages, trail: [...pages.trail.slice(0, -1), page] };
}

/** Opens a page; if it is open already, returns to it. */
export function toPage(model: Model, pages: PagesModel, address: Address): Update {
  const at = pages.trail.findIndex(page => isSamePage(page.address, address));
  const fresh = { ...opened(address), action: actionFirst(model, pages, address) };
  const trail = at < 0 ? [...pages.trail, fresh] : pages.trail.slice(0, at + 1);
  if (!isSeason(pages)) return to(withPages(model, { ...pages, trail }));
  return to(withPages(model, { ...pages, trail, held: undefined }), lookFrom(address));
}

// On the board the player's own table is marked, else one that nobody has open, so that Enter never leads to the race of
// others.
function actionFirst({ settings }: Model, pages: PagesModel, address: Address): number {
  if (address.kind !== 'tables' || !isSeason(pages)) return 0;
  const lines = linesOfBoard(pages);
  const own = lines.findIndex(one => isOwnTable(one, settings.name));
  if (own >= 0) return own;
  const held = pages.open.tables.filter(({ holder }) => holder !== undefined);
  const free = lines.findIndex(
    one => one.kind === 'race' && !held.some(({ table }) => table === one.table),
  );
  return Math.max(0, free);
}

function isOwnTable(one: Due, name: string): boolean {
  return (
    name !== '' &&
    one.kind === 'race' &&
    one.race.seats.some(
      ({ entrant, standIn }) =>
        entrant.cpu === undefined &&
        standIn === undefined &&
        plainName(entrant.name) === plainName(name),
    )
  );
}

// The page of a weekend or of a race also needs the biggest moments of that weekend.
function lookFrom(address: Address): Effect {
  const isOfWeekend = address.kind === 'weekend' || address.kind === 'race';
  const { act } = LOOK;
  return { kind: 'season', act: isOfWeekend ? { ...act, weekend: address.weekend } : act };
}
