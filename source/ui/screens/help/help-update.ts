// Keys of the help: scroll, and close.
import type { Key } from '../../input/key.ts';
import { commandOf, isKeyOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { askLeave } from '../leaving/leaving-update.ts';
import { closeOverlay } from '../overlays.ts';
import { helpHeight, helpParts, helpRows } from './help-rows.ts';

export function helpKey(model: Model, key: Key): Update {
  if (model.overlay.kind !== 'help') return to(model);
  const { top } = model.overlay;
  const page = helpHeight(model.size);
  // The page keys share letters with commands elsewhere; here they scroll.
  if (isKeyOf('pageUp', key)) return scroll(model, top - page);
  if (isKeyOf('pageDown', key)) return scroll(model, top + page);
  switch (commandOf('help', key)) {
    case 'part':
      return scroll(model, nextPart(model, top));
    case 'up':
      return scroll(model, top - 1);
    case 'down':
      return scroll(model, top + 1);
    case 'back':
    case 'help':
      return closeOverlay(model);
    case 'quit':
      return askLeave(model);
    default:
      return key.name === 'enter' ? closeOverlay(model) : to(model);
  }
}

/** Returns the number of rows above each part of the help. */
export function partTops(model: Model): readonly number[] {
  let above = 0;
  return helpParts(model).map(({ rows }) => {
    const top = above;
    above += rows.length;
    return top;
  });
}

// After the last part, and where nothing more can be scrolled, it returns to the first.
function nextPart(model: Model, top: number): number {
  const most = Math.max(0, helpRows(model).length - helpHeight(model.size));
  return top >= most ? 0 : (partTops(model).find(one => one > top) ?? 0);
}

function scroll(model: Model, top: number): Update {
  const { overlay } = model;
  if (overlay.kind !== 'help') return to(model);
  const most = Math.max(0, helpRows(model).length - helpHeight(model.size));
  return to({ ...model, overlay: { ...overlay, top: Math.min(most, Math.max(0, top)) } });
}
