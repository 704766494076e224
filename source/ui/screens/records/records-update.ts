// Keys of the page of records.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { lookOf } from '../../look.ts';
import type { Message } from '../../messages.ts';
import type { Model, RecordsScreen } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { recordRows } from './record-rows.ts';

/** Returns the lines of the page that fit on the screen, besides the heading, a sentence and the keys. */
export function recordsHeight({ size }: Pick<Model, 'size'>): number {
  return Math.max(1, size.rows - 1 - 4);
}

export function recordsListed(
  model: Model,
  { records, tracks, day }: Extract<Message, { kind: 'recordsListed' }>,
): Update {
  return toScreen({ ...model, day }, { kind: 'records', records, tracks, top: 0 });
}

export function recordsKey(model: Model, screen: RecordsScreen, key: Key): Update {
  const page = recordsHeight(model);
  switch (commandOf('records', key)) {
    case 'back':
      return toScreen(model, { kind: 'title', at: 'records' });
    case 'up':
      return scrolled(model, screen, -1);
    case 'down':
      return scrolled(model, screen, 1);
    case 'pageUp':
      return scrolled(model, screen, -page);
    case 'pageDown':
      return scrolled(model, screen, page);
    default:
      return anywhere(model, 'records', key) ?? to(model);
  }
}

function scrolled(model: Model, screen: RecordsScreen, by: number): Update {
  const rows = recordRows(model, screen, lookOf(model), model.size.columns);
  const most = Math.max(0, rows.length - recordsHeight(model));
  const top = Math.min(most, Math.max(0, screen.top + by));
  return to({ ...model, screen: { ...screen, top } });
}
