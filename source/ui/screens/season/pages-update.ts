import type { Address } from '../../../season/pages/address.ts';
import { pageMarkdown } from '../../../season/pages/layout/page-markdown.ts';
import { idFor } from '../../../season/plan/ids.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { type Model, wordsOf } from '../../model.ts';
import { editField, fieldOf } from '../../typing/text-field.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { act } from './act.ts';
import { actionsOf } from './actions.ts';
import { doorBeside, doorNamed, doorsOf, nextPanel } from './cursor.ts';
import { pageHeight, scrolledTop } from './scroll.ts';
import { ALMANAC } from './season-list-update.ts';
import { cellAt, pagesOf, shownLines, shownPage, withPages } from './season-model.ts';
import { isSeason, type OpenPage, type PagesModel, pageOn } from './season-state.ts';
import { toPage, withPage } from './trail.ts';

const FIND_COLUMNS = 30;

export function pagesKey(model: Model, key: Key): Update {
  const pages = pagesOf(model);
  if (pages === undefined) return to(model);
  if (pageOn(pages).find !== undefined) return findKey(model, pages, key);
  const command = commandOf('page', key);
  switch (command) {
    case 'back':
      return back(model, pages);
    case 'pick': {
      const line = actionsOf(model, pages)[Number(key.name) - 1];
      return line === undefined ? to(model) : act(model, pages, line.action);
    }
    case 'confirm':
      return confirm(model, pages);
    case 'panel':
      return toPanel(model, pages);
    case 'up':
    case 'down':
      return vertical(model, pages, command);
    case 'doorLeft':
    case 'doorRight':
      return horizontal(model, pages, command === 'doorLeft' ? 'left' : 'right');
    case 'pageUp':
    case 'pageDown':
      return paged(model, pages, command === 'pageUp' ? -1 : 1);
    case 'find':
      return to(withPages(model, withPage(pages, { find: fieldOf('') })));
    case 'exportPage':
      return exported(model, pages);
    case 'whatIf':
      return isSeason(pages) ? toPage(model, pages, { kind: 'whatIf' }) : to(model);
    case 'chart':
      return isSeason(pages) ? toPage(model, pages, chartBeside(pageOn(pages).address)) : to(model);
    default:
      return anywhere(model, 'page', key) ?? to(model);
  }
}

function chartBeside(address: Address): Address {
  const isOfTeams =
    address.kind === 'team' || (address.kind === 'standings' && address.of === 'teams');
  return { kind: 'chart', of: isOfTeams ? 'teams' : 'points' };
}

function marked(model: Model, pages: PagesModel, change: Partial<OpenPage>): Update {
  const next = withPage(pages, change);
  return to(withPages(model, withPage(next, { top: scrolledTop(model, next) })));
}

function back(model: Model, pages: PagesModel): Update {
  if (isSeason(pages) && pages.held !== undefined) {
    return to(withPages(model, { ...pages, held: undefined }));
  }
  const trail = pages.trail.slice(0, -1);
  if (trail.length > 0) return to(withPages(model, { ...pages, trail }));
  if (!isSeason(pages)) {
    return toScreen({ ...model, almanac: undefined }, { kind: 'seasons', at: ALMANAC });
  }
  const closed = { ...model, season: undefined };
  return toScreen(
    closed,
    { kind: 'seasons', at: pages.open.folder },
    { kind: 'season', act: { kind: 'close' } },
  );
}

function confirm(model: Model, pages: PagesModel): Update {
  const page = pageOn(pages);
  if (page.cell === undefined) {
    const line = actionsOf(model, pages)[page.action];
    return line === undefined ? toPanel(model, pages) : act(model, pages, line.action);
  }
  const door = cellAt(shownPage(model, pages), page.cell)?.door;
  return door === undefined ? to(model) : toPage(model, pages, door);
}

function doorsOn(model: Model, pages: PagesModel) {
  return doorsOf(shownPage(model, pages), shownLines(model, pages));
}

// From the lines below to the first table, then to the next one, and back to the lines.
function toPanel(model: Model, pages: PagesModel): Update {
  const doors = doorsOn(model, pages);
  const { cell } = pageOn(pages);
  const next = nextPanel(doors, cell);
  const hasActions = actionsOf(model, pages).length > 0;
  const first = next ?? (hasActions ? undefined : doors[0]);
  return marked(model, pages, { cell: first?.cell });
}

function vertical(model: Model, pages: PagesModel, way: 'up' | 'down'): Update {
  const page = pageOn(pages);
  const actions = actionsOf(model, pages);
  const doors = doorsOn(model, pages);
  if (page.cell === undefined) {
    const action = page.action + (way === 'up' ? -1 : 1);
    if (action >= 0 && action < actions.length) return marked(model, pages, { action });
    const door = way === 'up' ? doors.at(-1) : doors[0];
    return door === undefined
      ? marked(model, pages, { action: (action + actions.length) % Math.max(1, actions.length) })
      : marked(model, pages, { cell: door.cell });
  }
  const door = doorBeside(doors, page.cell, way);
  if (door !== undefined) return marked(model, pages, { cell: door.cell });
  if (actions.length === 0) return to(model);
  const action = way === 'up' ? actions.length - 1 : 0;
  return marked(model, pages, { cell: undefined, action });
}

function horizontal(model: Model, pages: PagesModel, way: 'left' | 'right'): Update {
  const page = pageOn(pages);
  if (page.cell === undefined) {
    const door = doorsOn(model, pages)[0];
    return door === undefined ? to(model) : marked(model, pages, { cell: door.cell });
  }
  const door = doorBeside(doorsOn(model, pages), page.cell, way);
  return door === undefined
    ? matrixMoved(model, pages, way)
    : marked(model, pages, { cell: door.cell });
}

// A matrix that does not fit moves sideways under the cursor.
function matrixMoved(model: Model, pages: PagesModel, way: 'left' | 'right'): Update {
  const { address } = pageOn(pages);
  if (address.kind !== 'standings' || !isSeason(pages)) return to(model);
  const { length } = pages.open.season.plan.calendar;
  const now = address.towards ?? length - 1;
  const towards = Math.min(length - 1, Math.max(0, now + (way === 'left' ? -1 : 1)));
  return to(withPages(model, withPage(pages, { address: { ...address, towards } })));
}

function paged(model: Model, pages: PagesModel, way: -1 | 1): Update {
  const height = pageHeight(model, pages);
  const most = Math.max(0, shownLines(model, pages).length - height);
  const top = Math.min(most, Math.max(0, pageOn(pages).top + way * height));
  return to(withPages(model, withPage(pages, { top, cell: undefined })));
}

function findKey(model: Model, pages: PagesModel, key: Key): Update {
  const { find = fieldOf(''), cell } = pageOn(pages);
  const closed = withPage(pages, { find: undefined });
  if (key.name === 'escape') return to(withPages(model, closed));
  if (key.name === 'enter') {
    const door = doorNamed(doorsOn(model, pages), find.text, cell);
    if (door !== undefined || find.text === '') return to(withPages(model, closed));
    const notice = wordsOf(model).season.notFound(find.text);
    return to({ ...withPages(model, closed), notice });
  }
  const field = editField(find, key, FIND_COLUMNS);
  const door = doorNamed(doorsOn(model, pages), field.text, cell);
  return marked(model, pages, { find: field, ...(door === undefined ? {} : { cell: door.cell }) });
}

function exported(model: Model, pages: PagesModel): Update {
  if (!isSeason(pages)) return to(model);
  const page = shownPage(model, pages);
  const markdown = `${pageMarkdown(page).join('\n')}\n`;
  const name = fileNameOf(pageOn(pages).address);
  return to(model, { kind: 'season', act: { kind: 'keepPage', name, markdown } });
}

/**
 * Returns the name of the file of a page, without an extension; it consists of small letters, digits and hyphens as its ids
 * do.
 */
function fileNameOf(address: Address): string {
  switch (address.kind) {
    case 'standings':
      return `standings-${address.of}`;
    case 'driver':
      return `driver-${address.driver}`;
    case 'headToHead':
      return `drivers-${address.driver}-${address.other}`;
    case 'chart':
      return `chart-${address.of}`;
    case 'paper':
      return address.after === undefined ? 'paper' : `paper-${address.after}`;
    case 'whatIf':
      return ['what-if', ...[address.points ?? [], address.without ?? []].flat()]
        .join('-')
        .replaceAll(' ', '-');
    case 'team':
      return `team-${address.team}`;
    case 'weekend':
      return `weekend-${address.weekend}`;
    case 'tables':
      return `tables-${address.weekend}`;
    case 'race':
      return `race-${address.weekend}-${address.table}`;
    case 'records':
      return address.track === undefined ? 'records' : `records-${address.track}`;
    case 'life':
      return `life-${idFor(address.name, new Set(), 'driver')}`;
    case 'pastSeason':
      return `season-${idFor(address.season, new Set(), 'past')}`;
    default:
      return address.kind;
  }
}
