// Keys and messages of the pages of a season.
import type { Due } from '../../../season/due.ts';
import { type Address, isSamePage } from '../../../season/pages/address.ts';
import { pageMarkdown } from '../../../season/pages/layout/page-markdown.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Message } from '../../messages.ts';
import { type Model, wordsOf } from '../../model.ts';
import { editField, fieldOf } from '../../text-field.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { type Action, actionsOf } from './actions.ts';
import { doorBeside, doorNamed, doorsOf, nextPanel } from './cursor.ts';
import { openedForm } from './forms/form.ts';
import { fileNameOf } from './page-file.ts';
import { pageHeight, scrolledTop } from './scroll.ts';
import { cellAt, shownLines, shownPage } from './season-model.ts';
import { type OpenPage, opened, pageOn, type SeasonModel } from './season-state.ts';

/** Columns of a name that is looked for. */
const FIND_COLUMNS = 30;

/** Shows how the open season stands; a season that was not open before opens at its paddock. */
export function seasonTold(
  model: Model,
  message: Extract<Message, { kind: 'seasonTold' }>,
): Update {
  const { open, notice } = message;
  const told = notice === '' ? model : { ...model, notice };
  if (model.season?.open.folder === open.folder) {
    const { season, screen } = model;
    const next = { ...told, season: { ...season, open, held: season.held } };
    const isWatched =
      screen.kind === 'season' && isLive(pageOn(season).address) && open.tables.length > 0;
    const again = { kind: 'later', waitMs: LOOK_MS, message: { kind: 'lookDue' } } as const;
    return isWatched ? to(next, again) : to(next);
  }
  const season = { open, trail: [opened({ kind: 'paddock' })], racing: undefined, held: undefined };
  return toScreen({ ...told, season }, { kind: 'season' });
}

/** Asks about a table that another program has open. */
export function tableHeld(
  model: Model,
  { at, holder }: Extract<Message, { kind: 'tableHeld' }>,
): Update {
  const { season } = model;
  if (season === undefined) return to(model);
  const held = { ...season, held: { ...at, holder } };
  const notice = wordsOf(model).season.held.question(at.table, holder);
  return to({ ...model, season: withPage(held, { action: 0, cell: undefined }), notice });
}

/** Handles a key on a page. */
export function seasonKey(model: Model, key: Key): Update {
  const { season } = model;
  if (season === undefined) return to(model);
  if (pageOn(season).find !== undefined) return findKey(model, season, key);
  const command = commandOf('page', key);
  switch (command) {
    case 'back':
      return back(model, season);
    case 'pick': {
      const line = actionsOf(model, season)[Number(key.name) - 1];
      return line === undefined ? to(model) : act(model, season, line.action);
    }
    case 'confirm':
      return confirm(model, season);
    case 'panel':
      return toPanel(model, season);
    case 'up':
    case 'down':
      return vertical(model, season, command);
    case 'doorLeft':
    case 'doorRight':
      return horizontal(model, season, command === 'doorLeft' ? 'left' : 'right');
    case 'pageUp':
    case 'pageDown':
      return paged(model, season, command === 'pageUp' ? -1 : 1);
    case 'find':
      return to({ ...model, season: withPage(season, { find: fieldOf('') }) });
    case 'exportPage':
      return exported(model, season);
    case 'whatIf':
      return toPage(model, season, { kind: 'whatIf' });
    case 'chart':
      return toPage(model, season, chartBeside(pageOn(season).address));
    default:
      return anywhere(model, 'page', key) ?? to(model);
  }
}

// The chart of what the page is about.
function chartBeside(address: Address): Address {
  const isOfTeams =
    address.kind === 'team' || (address.kind === 'standings' && address.of === 'teams');
  return { kind: 'chart', of: isOfTeams ? 'teams' : 'points' };
}

function withPage(season: SeasonModel, change: Partial<OpenPage>): SeasonModel {
  const page = { ...pageOn(season), ...change };
  return { ...season, trail: [...season.trail.slice(0, -1), page] };
}

// Marks something, and scrolls so that it can be seen.
function marked(model: Model, season: SeasonModel, change: Partial<OpenPage>): Update {
  const next = withPage(season, change);
  return to({ ...model, season: withPage(next, { top: scrolledTop(model, next) }) });
}

function back(model: Model, season: SeasonModel): Update {
  if (season.held !== undefined) return to({ ...model, season: { ...season, held: undefined } });
  const trail = season.trail.slice(0, -1);
  if (trail.length > 0) return to({ ...model, season: { ...season, trail } });
  const closed = { ...model, season: undefined };
  return toScreen(
    closed,
    { kind: 'seasons', at: season.open.folder },
    { kind: 'season', act: { kind: 'close' } },
  );
}

function confirm(model: Model, season: SeasonModel): Update {
  const page = pageOn(season);
  if (page.cell === undefined) {
    const line = actionsOf(model, season)[page.action];
    return line === undefined ? toPanel(model, season) : act(model, season, line.action);
  }
  const door = cellAt(shownPage(model, season), page.cell)?.door;
  return door === undefined ? to(model) : toPage(model, season, door);
}

function toPage(model: Model, season: SeasonModel, address: Address): Update {
  const at = season.trail.findIndex(page => isSamePage(page.address, address));
  const trail = at < 0 ? [...season.trail, opened(address)] : season.trail.slice(0, at + 1);
  // Other programs may have raced meanwhile.
  return to({ ...model, season: { ...season, trail, held: undefined } }, LOOK);
}

const LOOK = { kind: 'season', act: { kind: 'look' } } as const;
/** How often a page about tables at work looks at them. */
const LOOK_MS = 1000;

// Pages about tables that other programs may be racing.
function isLive({ kind }: Address): boolean {
  return kind === 'tables' || kind === 'race';
}

/** Looks at the tables again, as long as a page about them is open. */
export function lookDue(model: Model): Update {
  const { season, screen } = model;
  const isShown =
    season !== undefined && screen.kind === 'season' && isLive(pageOn(season).address);
  return isShown ? to(model, LOOK) : to(model);
}

function act(model: Model, season: SeasonModel, action: Action): Update {
  switch (action.kind) {
    case 'page':
      return toPage(model, season, action.address);
    case 'form':
      return toScreen(model, { kind: 'form', form: openedForm(action.form) });
    case 'due':
      return actDue(model, action.due);
    case 'held': {
      const { held } = season;
      const free = { ...model, season: { ...season, held: undefined } };
      if (action.answer === 'leaveIt' || held === undefined) return to(free);
      const { weekend, table } = held;
      if (action.answer === 'watch') {
        return toPage(model, free.season, { kind: 'race', weekend, table });
      }
      const notice = wordsOf(model).saves.asking;
      const at = { weekend, table };
      const asked = { kind: 'race', at, from: held.holder } as const;
      return to({ ...free, notice }, { kind: 'season', act: asked });
    }
  }
}

function actDue(model: Model, due: Due): Update {
  const { weekend } = due;
  switch (due.kind) {
    case 'trial':
      return to(model, { kind: 'season', act: { kind: 'trials' } });
    case 'draw': {
      const tables = due.proposal?.tables;
      if (tables === undefined) return to(model);
      const entry = { kind: 'drawn', weekend, tables, by: 'rule' } as const;
      return to(model, { kind: 'season', act: { kind: 'enter', entry } });
    }
    case 'roll': {
      const { driver, die } = due;
      const entry = { kind: 'rolledForAll', weekend, driver, die } as const;
      return to(model, { kind: 'season', act: { kind: 'enter', entry } });
    }
    case 'grid':
      return toScreen(model, { kind: 'form', form: openedForm('grid') });
    case 'race': {
      const at = { weekend, table: due.table };
      return to(model, { kind: 'season', act: { kind: 'race', at } });
    }
  }
}

function doorsOn(model: Model, season: SeasonModel) {
  return doorsOf(shownPage(model, season), shownLines(model, season));
}

// From the lines below to the first table, on to the next one, and back.
function toPanel(model: Model, season: SeasonModel): Update {
  const doors = doorsOn(model, season);
  const { cell } = pageOn(season);
  const next = nextPanel(doors, cell);
  const hasActions = actionsOf(model, season).length > 0;
  const first = next ?? (hasActions ? undefined : doors[0]);
  return marked(model, season, { cell: first?.cell });
}

function vertical(model: Model, season: SeasonModel, way: 'up' | 'down'): Update {
  const page = pageOn(season);
  const actions = actionsOf(model, season);
  const doors = doorsOn(model, season);
  if (page.cell === undefined) {
    const action = page.action + (way === 'up' ? -1 : 1);
    if (action >= 0 && action < actions.length) return marked(model, season, { action });
    const door = way === 'up' ? doors.at(-1) : doors[0];
    return door === undefined
      ? marked(model, season, { action: (action + actions.length) % Math.max(1, actions.length) })
      : marked(model, season, { cell: door.cell });
  }
  const door = doorBeside(doors, page.cell, way);
  if (door !== undefined) return marked(model, season, { cell: door.cell });
  if (actions.length === 0) return to(model);
  const action = way === 'up' ? actions.length - 1 : 0;
  return marked(model, season, { cell: undefined, action });
}

function horizontal(model: Model, season: SeasonModel, way: 'left' | 'right'): Update {
  const page = pageOn(season);
  if (page.cell === undefined) {
    const door = doorsOn(model, season)[0];
    return door === undefined ? to(model) : marked(model, season, { cell: door.cell });
  }
  const door = doorBeside(doorsOn(model, season), page.cell, way);
  return door === undefined
    ? matrixMoved(model, season, way)
    : marked(model, season, { cell: door.cell });
}

// A matrix that does not fit moves sideways under the cursor.
function matrixMoved(model: Model, season: SeasonModel, way: 'left' | 'right'): Update {
  const { address } = pageOn(season);
  if (address.kind !== 'standings') return to(model);
  const { length } = season.open.season.plan.calendar;
  const now = address.towards ?? length - 1;
  const towards = Math.min(length - 1, Math.max(0, now + (way === 'left' ? -1 : 1)));
  return to({ ...model, season: withPage(season, { address: { ...address, towards } }) });
}

function paged(model: Model, season: SeasonModel, way: -1 | 1): Update {
  const height = pageHeight(model, season);
  const most = Math.max(0, shownLines(model, season).length - height);
  const top = Math.min(most, Math.max(0, pageOn(season).top + way * height));
  return to({ ...model, season: withPage(season, { top, cell: undefined }) });
}

function findKey(model: Model, season: SeasonModel, key: Key): Update {
  const { find = fieldOf(''), cell } = pageOn(season);
  const closed = withPage(season, { find: undefined });
  if (key.name === 'escape') return to({ ...model, season: closed });
  if (key.name === 'enter') {
    const door = doorNamed(doorsOn(model, season), find.text, cell);
    if (door !== undefined || find.text === '') return to({ ...model, season: closed });
    const notice = wordsOf(model).season.notFound(find.text);
    return to({ ...model, season: closed, notice });
  }
  const field = editField(find, key, FIND_COLUMNS);
  const door = doorNamed(doorsOn(model, season), field.text, cell);
  return marked(model, season, { find: field, ...(door === undefined ? {} : { cell: door.cell }) });
}

function exported(model: Model, season: SeasonModel): Update {
  const page = shownPage(model, season);
  const markdown = `${pageMarkdown(page).join('\n')}\n`;
  const name = fileNameOf(pageOn(season).address);
  return to(model, { kind: 'season', act: { kind: 'keepPage', name, markdown } });
}
