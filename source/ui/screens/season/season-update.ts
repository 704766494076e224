// Messages about the open season, and about the almanac.
import type { Address } from '../../../season/pages/address.ts';
import { refusedText } from '../../../season/pages/context.ts';
import type { Message } from '../../messages.ts';
import { type Model, wordsOf } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { contextOf } from './season-model.ts';
import { opened, pageOn } from './season-state.ts';
import { LOOK, withPage } from './trail.ts';

/** Shows the state of the open season; a season that was not open before opens at the season home. */
export function seasonTold(
  model: Model,
  message: Extract<Message, { kind: 'seasonTold' }>,
): Update {
  const { open, refusal } = message;
  const refused = refusal === undefined ? [] : [refusedText(contextOf(model, { open }), refusal)];
  const notice = [...refused, message.notice].filter(part => part !== '').join(' ');
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

/** Interval in milliseconds at which a page about tables at work looks at them. */
const LOOK_MS = 1000;

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

export function almanacTold(
  model: Model,
  { almanac, tracks, notice }: Extract<Message, { kind: 'almanacTold' }>,
): Update {
  const trail = [opened({ kind: 'hall' })];
  return toScreen({ ...model, almanac: { almanac, tracks, trail }, notice }, { kind: 'almanac' });
}
