// A message of two lines to whoever takes the keyboard next. It lives on the screen alone: no save has it.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { editField, fieldOf, type TextField } from '../../typing/text-field.ts';
import { to, type Update } from '../../update.ts';
import { closeOverlay, openHelp } from '../overlays.ts';
import { humanSeats, type Post } from '../race/race-model.ts';

const MESSAGE_COLUMNS = 50;

/** Opens the lines for the person who is asked; undefined where nobody else is at this keyboard. */
export function openMessage(model: Model): Update | undefined {
  const { screen } = model;
  if (screen.kind !== 'race') return undefined;
  const { prompt, covered, table, trial, replay, post } = screen.race;
  if (prompt?.kind !== 'ask' || covered || trial !== undefined || replay !== undefined) {
    return undefined;
  }
  if (humanSeats(table).length < 2) return undefined;
  const own = post?.from === prompt.decision.seat ? post.lines : [];
  const lines = [fieldOf(own[0] ?? ''), fieldOf(own[1] ?? '')] as const;
  return to({ ...model, overlay: { kind: 'message', row: 0, lines } });
}

export function messageKey(model: Model, key: Key): Update {
  const { overlay } = model;
  if (overlay.kind !== 'message') return to(model);
  const { row, lines } = overlay;
  if (key.name === 'escape') return closeOverlay(model);
  if (key.name === 'f1') return openHelp(model);
  if (key.name === 'enter' && row === 1) return kept(model, lines);
  const command = commandOf('message', key);
  if (command === 'next' || key.name === 'up' || key.name === 'backTab') {
    return to({ ...model, overlay: { ...overlay, row: 1 - row } });
  }
  const typed = lines.map((line, at) =>
    at === row ? editField(line, key, MESSAGE_COLUMNS) : line,
  );
  const [first = fieldOf(''), second = fieldOf('')] = typed;
  return to({ ...model, overlay: { ...overlay, lines: [first, second] } });
}

function kept(model: Model, lines: readonly TextField[]): Update {
  const { screen } = model;
  if (screen.kind !== 'race' || screen.race.prompt?.kind !== 'ask') return closeOverlay(model);
  const { post: _, ...race } = screen.race;
  const written = lines.map(({ text }) => text.trim()).filter(text => text !== '');
  const post: Post = { from: screen.race.prompt.decision.seat, lines: written };
  const next = written.length === 0 ? race : { ...race, post };
  return closeOverlay({ ...model, screen: { kind: 'race', race: next } });
}
