// Overlays: how what covers a screen is opened and closed.
import type { HelpOverlay, Model } from '../model.ts';
import { suggestedField } from '../typing/text-field.ts';
import { to, type Update } from '../update.ts';

export function openHelp(model: Model, topic: HelpOverlay['topic'] = 'here'): Update {
  const { overlay } = model;
  if (overlay.kind === 'help') return to(model);
  return to({ ...model, overlay: { kind: 'help', topic, top: 0, under: overlay } });
}

export function openSettings(model: Model): Update {
  const name = suggestedField(model.settings.name);
  return to({ ...model, overlay: { kind: 'settings', row: 0, name } });
}

/** Closes the overlay; under the help there may be another one. */
export function closeOverlay(model: Model): Update {
  const { overlay } = model;
  return to({ ...model, overlay: overlay.kind === 'help' ? overlay.under : { kind: 'none' } });
}
